"""Text that comes from outside, of any length, direction or script, made safe to show.

Names of players, presets and files are text, never markup (`plain_text`), turn no sentence round (`direction`), and
are shortened and broken without parting a letter from its accents (`shortening`, `wrapping`).

Who may enter: `base`, `wording`, `presentation`, `presenter`, `items`, `window`, `score_sheet`, `replay`, `welcome`,
`dialogs`, `people`, `history`, `new_game`, `statistics`, `score_pad` and `session`: wherever a name can turn up.
"""
