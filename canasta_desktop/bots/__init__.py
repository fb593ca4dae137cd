"""The computer players, by level.

What it is for: choosing an action. A player is a pure function of what its seat may see and of its own random stream
(`policy.Policy`), so it cannot cheat and repeats itself under undo and replay. `levels` has the player of each of the
five levels, `players` also those that only the arena knows; how one leans between what is about as good is its
`policy.Temperament`. `worker` and `worker_protocol` are the process that the window asks. `strength` and `series` are
what matches and deals of the arena said of the levels.

Who may enter: the window's presenter, which asks; the arena, which compares; `game.seats` for the names of levels and
for the temperament that a save keeps. It imports `rules` alone.
"""
