"""Tables of Las Vegas for the environments."""
