"""How the program looks: the settings of the window, Qt's palette and style sheets, the fonts that are bundled.

Colours are tokens of `base.theme`; `stylesheet` and `part_stylesheet` put them into Qt's words, and an `Appearance` is
all of it as the settings have it. `Wishes` are what the system asks of all programs, less motion or larger text, which
`SystemWishes` follows; `card_style` says how the cards look, `fonts` loads Inter and Fraunces.

Who may enter: `window`, which wears it; `dialogs`, which offer it; `session` and `inspection`.
"""
