"""The games of the house: what a game is to everyone else, and where each is found."""
