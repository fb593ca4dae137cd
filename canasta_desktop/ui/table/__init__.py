"""The table on the screen: the scene, its cards, the mouse, and everything that moves.

`TableScene` is what the window knows of it, and nothing more before the first display. `LaidTable` then follows each:
`arrange` says where all of it belongs, `CardLayer` sends the cards there, `ItemLayer` puts up everything else as
descriptions from `table_items`, and from `guidance_items` what a hint or a lesson points at. `Pointer` (drag) turns
mouse events into intents, and `DragFeedback` shows what it does meanwhile.
Nothing is read back from items: where a card is, is asked of the arrangement.

Who may enter: `window`; `session`, for the view and its scene.
"""
