"""What a person has before them, and what the screen shows of it.

From intents: `Person` carries out what the person at the screen wants, on the `Workbench` (cards as tokens, selection,
draft) or in the match (`turn_commands`); `hinting` is what a hint comes to. To displays: `DisplayBuilder` (screen) puts
a `Display` together from builders by subject (`buttons`, `notes`, `piles`, `seats`, `targets`, `trays`), which share
the answers about one moment in `TurnFacts`. The `Narrator` adds what is said with a display, each time anew.

Several people at one screen: `HotSeat` knows who sits there and when the curtain comes down; `Spectator` stands in for
a person where nobody may see a hand. `Notices` keeps what must be dismissed; `tips` decides what is explained;
`explaining`, what may be said of why a computer player did something.

Who may enter: `presenter`; `session`, for what lies over the table; `window` and `score_sheet`, for names that both
halves know. It knows no Qt.
"""
