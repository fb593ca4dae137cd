"""Players that never change again, so that strength has something to be measured against.

A figure such as "expert wins 85 % of its matches" says nothing unless the other player stays what it was. These do:
`standard` and `novice` as they stood when this folder was made (`standard-1`, `novice-1`), and players that were never
tuned: `tests/bots/baselines` holds what each chose in deals of every system, and fails where one chooses otherwise.

`standard` weighs with `estimate` what `knowledge` counts, and has a module for each decision (`taking`, `melding`,
`discarding` and others); `monte_carlo` and `rule_lists` are the players that were never tuned.

Who may enter: `bots`, which lists all players by name; `bots.search`, which begins with what they would do; `arena`;
`presentation`, for their counting of cards.
"""
