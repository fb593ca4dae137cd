"""Codes to sentences: everything the program says, in the language of the moment.

`Wording` (wording) is the door: its parts are collections of phrases (`base.Phrases`) by subject: refusals, events,
questions, plates, scores. Names of cards with their grammatical forms come from `cards`. `rules` holds the sentences of
the rule sheet and `options` those of house rules; both are imported when they are first asked for, since the table
needs neither. `spoken` words what is heard instead of seen, with names of cards in place of their signs.

A sentence is whole, with named blanks, and never put together from halves: other languages order words differently.

Who may enter: the command line; every later room but `geometry`, `items`, `input`, `own_voice`, `table`,
`lesson_sheet`, `replay` and `welcome`, which are given their words. Of Qt it knows the translator, and how languages
write figures and dates.
"""
