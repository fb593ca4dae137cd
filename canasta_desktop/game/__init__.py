"""A match at the table: deals, a person's turn in the making, saves and files. No window, no opponents' thoughts.

Main types: `Match` is the only door to a running match; `Deal` one deal with undo; `Store` the data folder;
`journal` the format of a save; `HouseRules`, `Preset` and `Settings` what a person has chosen, `People` who plays here;
`deal_code` a deal as a text that can be typed, `coded_match` the match that begins with it; `commitment` the seal of a
deal; `daily` the deal of the day.

What lies before a person is four things, each there for a reason of its own:

- `SeatArrangement` is what a save keeps of it: the order of the hand, the sorting, and the steps of the draft, as plain
  values. `Match.arrangement(seat)` has one for every seat, so that each person at a shared screen finds their own
  again.
- `Staging` is what staged cards *mean* on a table: which melds they make, whether the pile is taken, what would be
  refused. It never changes; every question of the meter, the targets and the ways out goes to one.
- `Draft` is the turn in the making: it holds the present `Staging`, places cards and takes them back, and follows the
  table. It is what a program without a window would use.
- `Workbench` (in `ui.presentation`) is the draft as it lies on the screen: cards as numbered tokens, what is selected,
  what has just been drawn.

`StagingPlace` and `StagingSpot` say where staged cards can lie, in melds and drafts; `Place` and `Spot` of `ui.display`
say where anything on the screen can lie, the stock, other players and the score included.

A deal is seen again by `playback`, which plays it through once and keeps copies on the way, so that one can stand in it
after any action. A `PlaybackMatch` is followed by no store; of a running deal it gives only what the viewer's own seat
saw.

A code of a deal holds rules, dealer, seed and scores, and finds slips of who types it; the seal is a hash of the same.
Both formats stand in `assets/run/formats`, for readers of anybody's own, and never change.

Who may enter: the command line, `archive` and `pad`; of the window `presenter` and `session`, which play a match,
`lesson`, `presentation`, `score_sheet`, `history` and `duplicate`, which show what becomes of it, `wording`, for its
codes, and `appearance`, `dialogs`, `people`, `new_game` and `score_pad`, for settings, people, house rules and files;
`inspection`. It knows no Qt.
"""
