"""The computer players, and the commands that let them play by themselves.

What it is for: choosing an action. A player is a pure function of what its seat may see and of its own random stream
(`policy.Policy`), so it cannot cheat and repeats itself under undo and replay. `levels` names the players: `Novice` and
`Standard`, whose decisions stand in a module each (`taking`, `initial_meld`, `melding`, `discarding`, `going_out`).

Around them: `knowledge` counts what the seat can know, `appraisal` and `estimate` put it into points; `worker` and
`worker_protocol` are the process that the window asks; `arena` plays series of matches for `simulate`.

Who may enter: the window's presenter, which asks; `verification` for the bench's figures. It imports `rules` alone.
"""
