"""What a screen reader is told, and by which way it hears.

`announce` says one sentence at once; `Announcer` says those of the table, never more than one a second. On Linux a
reader that knows announcements gets them; one that does not, like that of Debian 12, gets a `Notification`, an object
of that role which appears, because of all that happens beside the focus it speaks nothing else. `listeners` knows which
of the two it is, so that nothing is heard twice.

Who may enter: `input` and `window`, which speak of the table; `score_sheet`, `dialogs`, `history`, `new_game`,
`statistics` and `duplicate`, which speak for themselves; `session`.
"""
