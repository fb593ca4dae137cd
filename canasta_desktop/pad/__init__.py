"""The score pad: people play with real cards at a real table, and the program keeps the score.

`countables` asks a rule set what there is to be counted at the end of a deal. `scored_counts` puts what was counted
onto a table that nobody plays at and has the rules score it, so no rule is written twice. A `ScorePad` is one match:
who plays what, and the deals as they were counted; totals, minimums, dealers and the end follow from these, so a line
that is corrected corrects all below it. `PadHistory` takes changes back, `PadFolder` keeps every pad in a file of its
own.

Who may enter: `score_pad`, which shows it; `session`, which knows where pads lie; `inspection`. It knows no Qt.
"""
