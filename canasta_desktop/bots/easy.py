"""The easy level: lays, asks and goes out as a novice does, but counts cards where a beginner first learns to.

It weighs whether the pile is worth taking, and asks of each discard whether the next player can take it. When to open,
what to hold back and when a deal should end are beyond it. Nothing is thrown away at random.
"""

from canasta_desktop.bots.baselines.discarding import discard
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.bots.baselines.routine import threes_first
from canasta_desktop.bots.baselines.taking import before_drawing
from canasta_desktop.bots.policy import Decision, Policy
from canasta_desktop.rules.actions import Discard
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import DRAWING


class Easy(Policy):
    """Takes the pile when that pays, discards what is safe and of little use, and lays all that it can."""

    name = "easy"

    def choose(self, view: Observation, rng: Rng) -> Decision:
        if view.table.turn.phase == DRAWING:
            return threes_first(view.table, view.hand) or before_drawing(Knowledge(view))
        choice = Novice().choose(view, rng)
        if not isinstance(choice.action, Discard):
            return choice
        return discard(Knowledge(view), rng) or choice
