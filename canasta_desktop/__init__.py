"""Canasta for one screen: rules, opponents, match and table."""
