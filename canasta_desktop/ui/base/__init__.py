"""What every room of the window may use.

`theme` has colours and type sizes as tokens, `commands` the window's actions with their shortcuts, `keys` the keyboard
map, `language` the translators, `motion` the one driver of all movement, `touch` what a finger does with lists and
sheets, `rect` rectangles without Qt, `layers` the one table of z-values, `guard` the decorator for every method that Qt
calls: an exception that leaves one ends the program.

Who may enter: the command line, for the language; every later room but `figures`, `faces`, `portraits`, `lesson`,
`presentation`, `presenter` and `duplicate`.
"""
