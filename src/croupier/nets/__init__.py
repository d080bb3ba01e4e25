"""What was learned: the weights that judging and playing need, one small file for each game."""
