"""Where players are compared: the same deals from every side, in all systems, until a difference is there.

    >>> from canasta_desktop.arena.contest import Contest
    >>> contest = Contest("classic", 4, ("standard-1", "hasty-1"), seed=1)
    >>> [pairing.names for pairing in contest.pairings()]
    [('standard-1', 'hasty-1')]

- `contest` says what is to be played, and `rounds` plays it: a *round* is the same cards once for each way to hand the
  two players out to the sides, so that luck cancels out.
- What crosses from one process or machine to another is text (`rounds.play_text`), never a pickled rule; `scheduling`
  sends it to processes of this computer or to a Dask cluster, and loses nothing if one of them dies.
- `record` keeps each round as a line, so that a run can be broken off and resumed; `figures` makes shares, intervals
  and think times of them, `ratings` one scale for all players, `report` a table. `commands` is the command line.
- `habits` counts how a player plays, whoever wins: when it goes out, how often it takes or freezes the pile, what it
  does with wild cards and its foot.
- `training` plays deals of a mixed company and gives every choice in them, to learn from or to judge; `judge` finds the
  blunders among them by playing on.
- `ladder` has the levels meet each other and players that never change, and makes the table of it that page and README
  show (`bots.strength`), and `series` does so for every game (`bots.series`); `fingerprint` tells when a level is no
  longer the one that was measured.

Who may enter: the command line; `verification`, for the same way of sharing work; `archive`, for intervals alone. It
knows no Qt.
"""
