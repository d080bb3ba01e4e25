"""How games look at the terminal."""
