"""What lies on the table: a class a file.

Cards are `CardItem`s. Everything else is a frozen description that can paint itself once into a pixmap (`Painted`) and
is shown by a `PaintedItem`; it is painted again only when the description, the theme or the scale has changed. A `Look`
is all that painting needs to know: colours, the unit, the pixel ratio. `FeltPainter` paints the cloth and the rail.

Who may enter: `table`, which puts them up; `score_sheet`, `lesson_sheet`, `replay`, `welcome`, `history` and
`score_pad`, which paint with the same look; `session`.
"""
