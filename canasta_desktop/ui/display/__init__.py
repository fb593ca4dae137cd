"""The contract between presenter and screen: what is shown, and what a person wants.

`Display` is one settled moment as plain, frozen data in the words of the present language: cards as tokens at places,
plates, trays, piles, buttons, notes, the open question. An `Intent` is what a person wants: a card toggled, a drag
dropped, a button pressed. Displays go down to the screen, intents come up; neither side knows more of the other.

Who may enter: every room of the window. It knows no Qt.
"""
