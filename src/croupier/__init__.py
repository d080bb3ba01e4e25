"""Deal, roll, pay out and keep the rules of Las Vegas and Lords of Vegas."""
