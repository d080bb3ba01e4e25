"""Tables of Lords of Vegas for the environments."""
