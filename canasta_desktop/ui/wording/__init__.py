"""Codes to sentences: everything the program says, in the language of the moment."""
