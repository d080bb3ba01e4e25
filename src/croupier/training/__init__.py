"""How weights are learned from games: what is needed for it comes with the extra `train`."""
