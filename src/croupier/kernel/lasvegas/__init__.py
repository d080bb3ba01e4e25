"""Las Vegas as rows."""
