"""What lies on the table: a class a file.

Cards are `CardItem`s. Everything else is a frozen description that can paint itself once into a pixmap (`Painted`) and
is shown by a `PaintedItem`; it is painted again only when the description, the theme or the scale has changed.
"""
