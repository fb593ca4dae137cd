"""The only door from the window to the match: intents come in, displays go out.

`Presenter` hands each intent to the person at the screen, sends the display that follows, and sees to the next player.
`Opponents` asks the computer players through `BotProcess`, a process of its own, so that thinking never holds up the
table; `pacing` makes their steps slow enough to follow, `replay` shows them again, `SpectatorControls` is for who
watches computer players. A `Guide` leads somebody through a lesson or a replay.

Why did a computer player do that? A choice is a function of what a seat saw, its level and its seed, so nothing of it
is kept. `Explainer` has `Match.past_choice` work out again what the seat saw, asks the player once more in a process of
its own, and believes no answer that is not what was done. What may be said of it before the deal is over is decided by
`explaining` in `ui.presentation`, and said by `wording.reasons`.

Who may enter: `session`, which makes one; `inspection`, for the process. Widgets never see it: they send an `Intent`
and are given a `Display`.
"""
