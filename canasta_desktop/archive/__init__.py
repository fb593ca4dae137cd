"""Every match that was played: the list of them, made of what stands in their saves.

The saves are the truth (`game.journal`): one file a match in the folder of kept games, and the running one. What lies
beside them, an index and figures, is only there to be quick, and can be thrown away and made again.

Main type: `MatchRow`, a match as it stands in the list.

Who may enter: the window. It imports `game` and what lies below; no Qt.
"""
