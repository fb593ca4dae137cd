"""The first deal with Anna: eight steps from the first card to going out, as data without words.

The deal is a deal like any other, played by `game.Match` under the rules of classic canasta; only the order of the pack
is fixed (`pack`). What is to be done in each step, and what the others do meanwhile, stands in `script`; `goals` says
what can be wanted at all: whether an action is what was meant, how it is done, and what on the table to point at.
`lesson.Lesson` knows how far a match has come. It keeps hardly anything: a task is done when the table shows it.

Who learns plays a match of its own that no store follows: `session.lesson_control` runs it, with a `Guide` at the
presenter, and another match waits meanwhile. The sentences are in `wording.lesson`, the paper they stand on is
`lesson_sheet`.

Who may enter: `wording` and `session`. It knows no Qt.
"""
