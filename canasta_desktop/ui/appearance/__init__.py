"""How the program looks: the settings of the window, Qt's palette and style sheets, a font for machines without one.

Colours are tokens of `base.theme`; `stylesheet` and `part_stylesheet` put them into Qt's words, `looks` applies them.

Who may enter: window, dialogs through the session, inspection.
"""
