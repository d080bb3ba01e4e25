"""How Las Vegas looks at the terminal."""
