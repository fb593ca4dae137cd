"""Text that comes from outside, of any length, direction or script, made safe to show.

Names of players, presets and files are text, never markup (`plain_text`), turn no sentence round (`direction`), and
are shortened and broken without parting a letter from its accents (`shortening`, `wrapping`).

Who may enter: every room of the window. It imports none.
"""
