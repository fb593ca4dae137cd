"""The window around the table: bars, panel, curtain, menus."""
