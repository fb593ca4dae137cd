"""The clause tables: for each system, what rests on which clause, and what only this program says.

A table maps clauses to the statements, refusals and lines of the score that rest on them (`CLAUSES` in `classic` and
each other module, `RULINGS` for what no source says). A system that varies another begins with the table of that one.
They stand apart so that a system's module begins with the game.

Who may enter: `rules.systems`.
"""
