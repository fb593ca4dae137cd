"""The program looked at from outside: pictures of named scenes, a gallery of the cards, the self-test.

`shots` opens the real window on fixed positions (`shot_tables`), has happen what a scene tells (`shot_scenes`, with
dialogs `shot_dialogs`, by the hands of `shot_window`) and saves a picture; `gallery` and `sheets` draw cards and
characters by themselves. `selftest` plays deals in the real window with keys, as the hints say (`selftest_player`), and
finds out whether an installation is whole. Everything here drives the window as a person would and knows no shortcut
into it.

Who may enter: the command line.
"""
