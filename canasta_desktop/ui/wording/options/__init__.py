"""House rules in words: a name and a sentence for each, and where it is listed.

`OptionWords` is the door, with a word for each value and why two rules do not go together. The words stand by family:
`classic`, `modern`, `seats`, `single_systems`, and `family` for what this program adds. `groups` has the headings under
which they are listed: by what they are about, and first what a single game has alone.

Who may enter: `wording`; `new_game`, for the groups.
"""
