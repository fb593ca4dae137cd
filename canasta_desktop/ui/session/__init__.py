"""One run of the program: start, data folder, log, match, files, dialogs, and the end.

`app.play` is where the window begins; `startup` and `data_lock` say in a sentence what stands in the way. `Session`
ties match, presenter, window and store together; `people_control` knows who is at the screen and whose settings hold;
`new_matches` deals what is played next; `dialogs` knows the dialogs by name, `dialog_factory` makes them and connects
what they choose. `single_instance` hands a file to a program that is already running; `program_log` and
`problem_report` are for the day something goes wrong.

Who may enter: the command line and inspection. It may import every room.
"""
