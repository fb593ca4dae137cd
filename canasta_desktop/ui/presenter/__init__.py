"""The only door from the window to the match: intents come in, displays go out.

`Presenter` hands each intent to the person at the screen, sends the display that follows, and sees to the next player.
`Opponents` asks the computer players through `BotProcess`, a process of its own, so that thinking never holds up the
table; `pacing` makes their steps slow enough to follow, `replay` shows them again, `SpectatorControls` is for who
watches computer players. `Explainer` asks them once more why they did something.

Who may enter: the session, which makes one. Widgets never see it: they know `intent` and `show_display`.
"""
