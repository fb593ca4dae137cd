"""The window: what stands over the table as real widgets, the curtain, menus, notices.

`MainWindow` keeps them in step with the display; `Chrome` places corner, prompt and buttons over the table, which paint
themselves (`painted_buttons`, `brush`). `CurtainControl` hides one person's things from the next, `DialogManager` keeps
the dialogs that are open, `StateRecorder` writes what `--describe` asks for.

Who may enter: every later room but `people`: they share its labels and buttons, lie over it or open it.
"""
