"""A rule set as pages: everything it says, as Markdown, as a web page, on paper.

`sheet` collects the statements of a rule set in words, `changes` marks what house rules change of them, `pages` prints.

Who may enter: dialogs and the command line.
"""
