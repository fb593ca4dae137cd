"""Keyboard, focus and screen readers over the display.

`FocusModel` is a pure model of which thing has the focus; `Keyboard` carries out what keys mean and sends intents;
`KeyEvents` is the thin glue to Qt. `table_buttons` keeps a real, invisible button under the view for each thing on the
table, so that a screen reader finds them; `read_out` says hand, melds, piles and score on request.

Who may enter: `window`, which puts it together; `table`, for what has the focus; `own_voice`, which says it.
"""
