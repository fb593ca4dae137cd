"""Keyboard, focus and screen readers over the display."""
