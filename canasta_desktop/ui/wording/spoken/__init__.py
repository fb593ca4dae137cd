"""What is heard: whole sentences with the names of cards, for screen readers and the program's own voice.

`events` says what has happened, `special_events` what happens only in some games; `actions` answers what a person does
before the cards: preparing, selecting, taking back, sorting; `scores` says how it stands in one sentence. `cards` has
the names as sentences need them, and puts them in place of the signs of any other text.

How much is said is the person's choice (`display.verbosity`). English and German tell what has happened in one tense,
as it is told at a table: "Anna took the pile", "Anna hat das Paket genommen". `{who}` is who did it, in German with the
verb that goes with it: "Anna hat", "Du hast".

Who may enter: `wording`; `presentation`, for what the narrator says; `score_sheet`, for its lines.
"""
