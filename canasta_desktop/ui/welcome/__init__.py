"""What lies over the table when the program starts: the name of the game, and what can be begun.

`Welcome` is the widget: for newcomers with languages and reading aids, for others with the game that waits
(`GameSummary`). It covers the table as long as nothing has been chosen, and says by signals what is wanted; what that
comes to, the session knows. `choices` has its buttons, `fan` the cards beside them.

Who may enter: `session`; `history`, for the cards over a list without a match; `inspection`. It is imported with the
first welcome, for a start without one needs none of it.
"""
