"""The rules of the Canasta family, without a file, a clock or a thread.

What it is for: everything that can be right or wrong about a game. It is deterministic from a seed and compiles with
mypyc; releases carry it as machine code.

Main types:

- `RuleSet` (ruleset): one game for one number of players, as frozen sections (`Pack`, `Dealing`, `Melds`, `Pile`,
  `InitialMeld`, `GoingOut`, `Scoring` ...). `options.rule_set` makes one; a system is a module in `systems`.
- `State` (state): the whole deal, hidden cards included. It changes by `Action`s (actions) alone.
- `Table` (table): what everybody sees. `Observation` (observation): the table and one seat's own hand.
- `legality.check`: why an action is not allowed, as a `Refusal` that names its clause; `generator.legal`: what is.
- `notation`: actions as text; `records`: deals and observations; for saves, tests and the opponents' process.

Who may enter: the command line, and every later room but `text`, `accessibility`, `figures`, `portraits`, `appearance`,
`own_voice`, `table`, `lesson_sheet`, `replay` and `people`, which ask for no rule. It knows no Qt, and nothing of the
program is imported here.

>>> from canasta_desktop.rules.legality import check
>>> from canasta_desktop.rules.notation import read_action
>>> from canasta_desktop.rules.options import rule_set
>>> from canasta_desktop.rules.state import DealStart, State
>>> rules = rule_set("classic", 4, {"target": 3000})
>>> state = State.deal(rules, DealStart(number=1, dealer=0, scores=(0, 0)), seed=7)
>>> seat = state.table.turn.seat
>>> view = state.observe(seat)
>>> refusal = check(view.table, view.hand, read_action("discard KH"))
>>> refusal.reason.value, refusal.clause
('wrong-phase', 'CL-4.1')
"""
