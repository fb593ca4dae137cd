"""A match by the number of its deals: it ends with the last, unless that leaves equal scores (VA-6.29)."""

import pytest

from canasta_desktop.game import journal
from canasta_desktop.game.history import FinishedDeal, winner
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import match_of, to_the_end_of_the_deal


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_match_of_two_deals_is_over_after_the_second(system):
    game = match_of(system, SYSTEMS[system].usual_players(), {"deals": 2})
    to_the_end_of_the_deal(game)
    assert not game.is_over
    game.next_deal()
    game = journal.loads(journal.dumps(game).encode())
    to_the_end_of_the_deal(game)
    best = max(game.totals)
    assert game.winner == (NOBODY if game.totals.count(best) > 1 else game.totals.index(best))


def test_equal_scores_play_one_deal_more_until_they_differ():
    rules = rule_set("classic", 4, {"deals": 1})
    level = [FinishedDeal(1, 0, (300, 300)), FinishedDeal(2, 1, (-55, -55))]
    assert winner(rules, level[:1]) == winner(rules, level) == NOBODY
    assert winner(rules, [*level, FinishedDeal(3, 2, (5, 10))]) == 1
