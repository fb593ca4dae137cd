"""A temperament for players of simple rules, who weigh nothing by themselves."""

from typing import Final

from canasta_desktop.bots.policy import Decision, Policy, Temperament
from canasta_desktop.bots.search.candidates import Breadth, leaning_candidates
from canasta_desktop.bots.search.leaning import leaning
from canasta_desktop.bots.search.learned import Learned
from canasta_desktop.bots.search.searching import Effort, Heat, SearchingPolicy
from canasta_desktop.rules.actions import Action
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng

MOST_GAIN: Final = 0.0
"""What looks better than the choice of its rules by more points is not taken for a temperament's sake.

It would make a stronger player of it: somebody who collects gains 290 points a deal at the skilled level that way.
"""


class Tempered(SearchingPolicy):
    """Plays by the rules of another player, unless something else suits its temperament and costs little.

    What would suit is weighed against the choice of the rules in few worlds: simple rules are quick, and it stays so.
    Of a game of which nothing was learned it can weigh nothing, and plays as the other one.
    """

    name = "tempered"
    effort = Effort(Breadth(0, 0, 0), (Heat(8),), turns=4, threshold=1.5, most_gain=MOST_GAIN)

    def __init__(self, player: Policy, temperament: Temperament) -> None:
        super().__init__(temperament, player)

    def choose(self, view: Observation, rng: Rng) -> Decision:
        return super().choose(view, rng)._replace(is_stand_in=False)  # its own rules are no other player's

    def _leanings(self, view: Observation, options: list[Action], effort: Effort, rng: Rng) -> list[float]:
        """What the temperament adds, and nothing else: in all that it does not touch the rules are played by."""
        return [leaning(view, action, self.temperament, rng) for action in options]

    def _options(self, view: Observation, base: Action, known: Learned, effort: Effort, rng: Rng) -> list[Action]:
        return [base, *leaning_candidates(view, base, self.temperament, effort.breadth)]
