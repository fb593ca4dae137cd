"""A new game: which one, who sits where, by which house rules; and the draw for seats before the first deal.

`NewGameDialog` holds the pages `GamePage`, `SeatsPage`, `HouseRulesPage` and `PresetsPage`, and the rules as they will
be played beside them. Pages know nothing of each other: each changes the `Plan`, with its `SeatPlan`, and follows it.
What was chosen is a `NewGameChoice`, which needs no Qt; `SeatDrawDialog` shows what a draw came to. Pictures of games,
seats and drawn cards are painted here, in the look that the application wears.

Who may enter: `session` and `inspection`; `score_pad`, which sets up its games with the same pages.
"""
