"""The contract between presenter and screen: what is shown, and what a person wants.

`Display` is one settled moment as plain, frozen data in the words of the present language: cards as tokens at places,
plates, trays, piles, buttons, notes, the open question. An `Intent` is what a person wants: a card toggled, a drag
dropped, a button pressed. `places` says where anything on the screen can lie. Displays go down to the screen, intents
come up; neither side knows more of the other.

Who may enter: `presentation` and `presenter`, which draw it up, with `wording` and `lesson`; `table`, `window` and
`input`, which show it, with `base`, `sound`, `portraits`, `geometry` and `items`; `score_sheet`, `history` and
`new_game`, for sides and seats; `session` and `inspection`. It knows no Qt.
"""
