"""A rule set as pages (Markdown, web page, paper), and the wording of the clauses that it rests on.

`sheet` collects the statements of a rule set in words, with a table of figures at the head and worked examples in the
chapters; `changes` marks what house rules change, `pages` prints.

An example is a conformance case: `examples` takes it from a file, `seated_cases` sets it at the table of the sheet,
`demonstration` plays it by the rules of the sheet and says what comes of it. Which cases are meant for which chapter
stands in `assets/make_examples.py`. `example_text` puts examples, the values of the cards and who sits where into
signs.

Who may enter: the command line; `dialogs`, which show it; `new_game`, for what house rules change.
"""
