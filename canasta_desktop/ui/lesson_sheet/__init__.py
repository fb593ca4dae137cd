"""The paper on which Anna speaks: a step of the lesson above the table, and the last page in its middle.

A `LessonPanel` is given words (a `LessonPage`) and tells which button was pressed; it knows no step and no rule. Its
buttons stand in the keyboard's model like those of the corner, so that Tab finds them while the hand keeps the keys of
the game. `PaperLayout` reckons where everything stands.

Who may enter: `session`.
"""
