"""The person's diary: the list of all matches, and the score book of one.

`HistoryDialog` is a sheet of paper over the table, as the score sheet is: a `MatchListModel`, painted row by row by
`RowPainter`, with a field to search, filters, and what can be done with a match. `ScoreBookDialog` shows a match
deal by deal (`ScoreBook`), with its graph and its best moment, and prints it. Both take plain data, answer by signals
and lie on a `PaperDialog`; `entries` puts a row of the archive into words for the `Viewer` at the screen.

Who may enter: `session` and `inspection`. It knows no file and no presenter.
"""
