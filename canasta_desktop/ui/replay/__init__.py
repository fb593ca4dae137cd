"""The strip below the table while a deal is seen again: where it stands, and what moves it.

`ReplayStrip` is a board of the same wood as the rail. `Timeline` is what its slider shows, as plain data: how many
actions there are, after which of them a turn ends, and the marks of what is worth a jump. It knows no match: the
session's `ReplayControl` says what to show (`StripState`), and is told what is wanted by signals.

Who may enter: the session.
"""
