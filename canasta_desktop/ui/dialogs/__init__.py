"""The dialogs: each takes plain data, tells by signals what was chosen, and keeps no state of the game.

They are shown without a nested loop, follow a change of language and theme while open, and can be used by keyboard.
`Dialog` (frame) is what all of them share: a title, a body, a row of buttons. `controls`, `parts` and `rows` are what
bodies are made of, with Qt's own widgets where these show in every theme; a `Notice` tells inside a dialog what went
well or wrong, and a `Document` is text that is read piece by piece with the keys.

The largest are `SettingsDialog`, whose pages are `sound_page`, `hearing_page` and `keys_page` beside its own,
`RulesDialog` with the rules at hand, and `LogDialog`, which also says why a computer player did what it did.

Who may enter: `people`, `history`, `new_game`, `statistics`, `score_pad` and `duplicate`, which are made of the same
parts; `session`, which makes them all.
"""
