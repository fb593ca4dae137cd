"""Where everything is: pure functions of display and window, without widgets.

`table_layout` (table) divides the window; `arrange` (arrangement) gives every card and thing of a `Display` its pose in
it, from `hand`, `melds`, `columns`, `piles`, `seats`. `hit_test` answers what lies under the mouse, always about the
settled table and never about what is in flight; `free_areas` says where a bubble may cover something.

Who may enter: rooms that draw or place. Tests prove here that nothing overlaps and nothing leaves the window.
"""
