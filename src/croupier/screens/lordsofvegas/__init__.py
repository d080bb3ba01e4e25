"""How Lords of Vegas looks at the terminal."""
