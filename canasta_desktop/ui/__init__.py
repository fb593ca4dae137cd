"""The window, the table and everything on it."""
