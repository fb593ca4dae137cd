"""A deal beside the same deal played by an expert: what each made of it, and the turns in which they would part.

`DuplicateDialog` shows how far the expert has come, then the two scores side by side and the turns. It takes plain data
(`game.duplicate.Duplicate`) and knows nobody who plays.

Who may enter: `session`, which imports it when it is asked for.
"""
