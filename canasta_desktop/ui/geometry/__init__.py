"""Where everything is: pure functions of display and window, without widgets.

`spec` turns a `Display` into a question about the table (`TableSpec`: how many melds a side, how long the words are).
`table` solves it in units (`base.units`): who sits where, what each part needs, and the widest cards with which all
trays fit; `seat_places`, `walnut_places` and `rail_places` put down what is no tray, `tray_ways` knows the ways in
which a tray can be laid out, `bands` which of them is taken, `tray_places` puts its things down. `placing` joins the
answer with what is shown, which gives a `layout.TableLayout`: a rectangle in pixels for everything.

`arrange` (arrangement) gives every card of the display its pose in that layout (`hand`, `meld_cards`, `piles`,
`open_hands`) and every place the area that cards may be let go over. `hit_test` answers what lies under the mouse,
always about the settled table and never about what is in flight. `arrow` finds an arrow's way over all that lies there.

A table is solved once for each change of its contents or size and never while things move. Tests prove for tables of
every kind that nothing overlaps, nothing leaves the window and every index can be read.

Who may enter: `table`, which asks it; `items`, for poses and arrows; `window`, `lesson_sheet` and `replay`, for the
places that are left to them.
"""
