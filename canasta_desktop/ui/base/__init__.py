"""What every room of the window may use: theme, keys, commands, language, motion, rectangles, layers."""
