"""One run of the program: start, lock, log, match, files, dialogs."""
