"""What a choice has cost, judged by playing on: never by what the player who made it thought of it.

    >>> from canasta_desktop.arena.judge.setup import JudgeSetup
    >>> setup = JudgeSetup("classic", 4, "standard-1", seed=1)
    >>> setup.population
    ('standard-1',)

- `setup` says who is judged, in which game, among which players. `choices` plays a deal of theirs and notes each choice
  with what else could have been done (`alternatives`).
- `hands` counts what hands really hold, in deals of the same players that are not judged. `playouts` is the reference:
  worlds that fit all that the seat could know, drawn as such hands are held, the same for every alternative, each
  played to the end of the deal by a player that never changes. `comparison` makes points and intervals of them.
- `verdicts`: a cheap look at every choice finds those that may have lost something; these, and some of the others drawn
  at random, are judged in many worlds. `kinds` says what kind of blunder it is, from the position and both actions.
- `tasks` carries the work to other processes as text; `run` shares it out, keeps it and resumes; `report` makes figures
  and a table of it, and `command` is the command line. `position` judges a single position whole.

Who may enter: `arena`, for its command line.
"""
