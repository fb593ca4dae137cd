"""Opponents that think ahead: what could be done, many worlds that fit all that is known, and the mean of each.

`candidates` lists what is worth a thought, `worlds` draws the hands of the others, `searching` plays each candidate on
in the same worlds and takes the best; `learned` reads the numbers by which playouts act and positions are valued. All
of it is a function of the observation and of the choice's own random stream: how long a player thinks is set by
worlds, never by the clock.
"""
