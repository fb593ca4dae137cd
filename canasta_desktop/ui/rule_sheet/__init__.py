"""A rule set as pages (Markdown, web page, paper), and the wording of the clauses that it rests on.

`sheet` collects the statements of a rule set in words, `changes` marks what house rules change of them, `pages` prints.

Who may enter: dialogs and the command line.
"""
