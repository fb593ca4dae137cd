"""What checks the rules: laws asked of random deals, by tests and by `soak`.

`laws` states what holds in every deal of every rule set, `secrecy` that nothing tells of hidden cards, `invariants`
what holds of a single position; `random_actions` and `random_positions` lead to where play alone seldom goes,
`decompose` finds out whether an accepted action is one that the rules' own search would have offered. `soak` plays
deals by the hundred thousand and asks all of it.

Who may enter: the command line. Beside it only tests ask these laws; no player of the game ever runs them. It knows no
Qt.
"""
