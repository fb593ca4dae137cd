"""The score sheet on paper: what a deal has brought, line by line, and how the match stands.

`scored` works a deal out of the match as a `ScoredDeal`, plain data. `ScoreSheetDialog` lays it over the dimmed table
inside the window, as every `PaperDialog` lies there: it paints the paper (`paper`), lines and sums are buttons that
paint themselves (`rows`) in the columns that `columns` reckons, `graph` has all deals of the match, `best_moment` the
largest line. `count_up` counts the lines one after the other, `sheet_export` prints the paper, and `victory` is the
moment in which the winners of a match step forward. All lengths are units of the table.

Who may enter: `session`; `history`, `lesson_sheet` and `score_pad`, which lie on the same paper; `inspection`. It knows
no presenter and answers by signals.
"""
