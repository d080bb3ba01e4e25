"""Lords of Vegas as rows."""
