"""The rule sheet in words: a sentence for each statement of a rule set, under headings in order of play.

`RuleWords` is the door: it gives each `Section` with its paragraphs. A chapter or two are a module (`setup`, `turn`,
`pile`, `scoring` and others), whose sentences are made from a `StatementContext`: a statement, and how its readers
play. `key_figures` is the table at the head of a sheet, `round_table` who sits where, `examples` what worked examples
say.

Who may enter: `wording`; `rule_sheet`, which makes pages of it; `dialogs` and `new_game`, which show them.
"""
