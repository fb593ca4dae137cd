"""The computer players, by level.

What it is for: choosing an action. A player is a pure function of what its seat may see and of its own random stream
(`policy.Policy`), so it cannot cheat and repeats itself under undo and replay. `levels` has the player of each of the
five levels, `players` also those that only the arena knows; how one leans between what is about as good is its
`policy.Temperament`. `worker` and `worker_protocol` are the process that the window asks. `strength` and `series` are
what matches and deals of the arena said of the levels.

In rooms of their own: `baselines`, the players that never change; `search`, Strong and Expert; `playout`, the fast
play by which these look ahead.

Who may enter: the command line, which is the process; `arena`, which compares; `presenter`, which asks; `game` and
`archive`, for levels and temperaments; `wording`, `presentation`, `dialogs` and `new_game`, for what they say and offer
of players; `session` and `inspection`. It knows no Qt.
"""
