"""One position judged whole: what a player does there, and what each alternative comes to beside it.

The position brings its own rules; of the setup the player, the seed and the worlds count. These are drawn evenly, for
of the others nothing is known but what the position tells.
"""

import json
from collections.abc import Iterable
from typing import Any

from canasta_desktop.arena.judge.alternatives import alternatives
from canasta_desktop.arena.judge.comparison import Comparison, Reference
from canasta_desktop.arena.judge.setup import REFERENCE, JudgeSetup
from canasta_desktop.arena.judge.tasks import comparison_record, read_comparison
from canasta_desktop.bots.players import player
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.records import read_observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.table import NOBODY


def chosen_action(setup: JudgeSetup, position: str) -> Action:
    """What the judged player does in this position (`notation.observation_text`). Raises ValueError."""
    view = read_observation(position)
    if view.seat == NOBODY or view.table.to_act() != view.seat:
        raise ValueError("in this position it is not for the seat that sees it to act")
    return player(setup.name).choose(view, Rng(derived_seed(setup.seed, "choice"))).action


def position_tasks(setup: JudgeSetup, position: str, chosen: Action) -> list[str]:
    """A task for each alternative, for `compare_text`; all are compared in the same worlds."""
    return [
        f"{setup.text()}\n{json.dumps([position, action_text(chosen), action_text(other)])}"
        for other in alternatives(read_observation(position), chosen)
    ]


def compare_text(text: str) -> str:
    """Compare an alternative with the action chosen, as a task asks for; a line of JSON. Raises ValueError."""
    head, wanted = text.splitlines()
    setup = JudgeSetup.read(head)
    parts: Any = json.loads(wanted)
    position, chosen, other = (str(part) for part in parts)
    seed = derived_seed(setup.seed, "position")
    reference = Reference(read_observation(position), read_action(chosen), player(REFERENCE), seed)
    return json.dumps(comparison_record(reference.compare(read_action(other), setup.worlds)))


def best_first(lines: Iterable[str]) -> list[Comparison]:
    """The comparisons of these lines, the best alternative first."""
    return sorted([read_comparison(json.loads(line)) for line in lines], key=lambda one: -one.points)
