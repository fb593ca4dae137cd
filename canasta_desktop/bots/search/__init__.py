"""Opponents that think ahead: what could be done, many worlds that fit all that is known, and the mean of each.

`candidates` lists what is worth a thought; `searching` draws worlds, that is the hands of the others, plays each
candidate on in the same ones and takes the best (`Strong` and `Expert`, by the `Effort` they make). From world to
world opponents play otherwise, where more than one way to play is known. `beliefs` says what the table tells of those
hands, `hand_odds` how likely cards are in them then. `learned` reads the numbers by which playouts act, positions are
valued and hands are believed. `leaning` says what a temperament adds, and `tempered` gives one to players that do not
search. All of it is a function of the observation and of the choice's own random stream: how long a player thinks is
set by worlds, never by the clock.

Who may enter: `bots`, for its levels and its worker; `arena`, which measures; `session` and `inspection`, which ask
what has been learned.
"""
