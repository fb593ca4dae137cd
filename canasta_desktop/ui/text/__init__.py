"""Text that comes from outside, of any length, direction or script, made safe to show."""
