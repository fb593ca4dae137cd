"""One run of the program: start, data folder, log, match, files, dialogs, and the end.

`app.play` is where the window begins; `startup` and `data_lock` say in a sentence what stands in the way. `Session`
ties match, presenter, window and store together; `people_control` knows who is at the screen and whose settings hold;
`new_matches` deals what is played next; `dialogs` knows the dialogs by name, `dialog_factory` makes them and connects
what they choose. `single_instance` hands a file to a program that is already running; `program_log` and
`problem_report` are for the day something goes wrong.

At the start a welcome covers the table until something is chosen (`WelcomeControl`). Until then `Session.begin` has not
been called: the presenter has sent no display, so nothing moves and no hand lies behind. A file on the command line,
`--seed` and the setting "without the welcome" leave it out; `--describe` writes its first line once the table is there.
Who has no settings yet gets `first_settings`, and beginners to play with (`first_choice`); in the first two matches
`presentation.tips` says what is new at a moment and has not been told.

A lesson or a replay (`lesson_control`, `replay_control`) lies over the match; `Session.match` is the game that waits
meanwhile (`waiting_match`).

Who may enter: the command line and `inspection`.
"""
