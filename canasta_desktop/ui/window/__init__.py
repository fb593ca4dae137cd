"""The window around the table: bars, panel, question, curtain, menus, notices.

`MainWindow` keeps them in step with the display; `Chrome` places them around the table. `CurtainControl` hides one
person's things from the next, `DialogManager` keeps the dialogs that are open, `StateRecorder` writes what `--describe`
asks for.

Who may enter: dialogs, for the labels and buttons they share, and the session.
"""
