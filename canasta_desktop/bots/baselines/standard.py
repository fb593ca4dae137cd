"""The standard player: careful rules of thumb on counted cards; each decision has its module."""

from canasta_desktop.bots.baselines.discarding import discard
from canasta_desktop.bots.baselines.going_out import answer, end, way_out
from canasta_desktop.bots.baselines.initial_meld import initial_meld
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.melding import gain_of_turn, lay
from canasta_desktop.bots.baselines.routine import last_resort, special_hand, threes_first
from canasta_desktop.bots.baselines.taking import before_drawing
from canasta_desktop.bots.policy import Decision, Idea, Policy, Why
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import ANSWERING, DRAWING


class Standard(Policy):
    """Counts cards, feeds nobody, builds canastas with its partner and ends a deal at a good moment."""

    name = "standard"

    def choose(self, view: Observation, rng: Rng) -> Decision:
        known = Knowledge(view)
        phase = view.table.turn.phase
        if phase == ANSWERING:
            return answer(known, gain_of_turn(known))
        if phase == DRAWING:
            return threes_first(view.table, view.hand) or before_drawing(known)
        special = special_hand(view.table, view.hand)
        if special is not None:
            return special
        plays = way_out(known)
        if plays is None:
            return _play_on(known, rng)
        ending = end(known, plays)
        if ending is not None:
            return ending
        choice = _play_on(known, rng)
        return Decision(choice.action, (Idea(Why.NOT_YET_OUT), *choice.reasons))


def _play_on(known: Knowledge, rng: Rng) -> Decision:
    """Open, lay or discard."""
    choice = lay(known) if known.table.is_open(known.side) else initial_meld(known)
    return choice or discard(known, rng) or last_resort(known.table, known.hand)
