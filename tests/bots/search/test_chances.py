"""Points near the end of a match: what counts is who wins it."""

import pytest

from canasta_desktop.bots.players import player
from canasta_desktop.bots.search import searching
from canasta_desktop.bots.search.chances import AT_LEAST, Chances, Deals, is_near_its_end
from canasta_desktop.bots.search.learned import learned
from canasta_desktop.bots.search.searching import Effort, Heat, Race
from canasta_desktop.rules.actions import DISCARDS
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from tests.rules.playing import table

DEALS = Deals(850, 900)


def deal(own, others, stock=40, options="{}"):
    """A deal in the middle, at such scores; seat 0 is in turn."""
    return table(f"turn: 0 play\nhand: 9S 9H 4D\nscores: {own} {others}\nstock: {stock}\noptions: {options}")


def merit(state, lead):
    return Chances(state.table, 0, DEALS).merit(state, lead)


def worth(own, others, lead, more=100):
    """What `more` points are worth at such scores where so large a lead is expected."""
    state = deal(own, others)
    return merit(state, lead + more) - merit(state, lead)


@pytest.mark.parametrize(
    ("scores", "is_near"),
    [((0, 0), False), ((3700, 2000), False), ((3800, 0), True), ((0, 3800), True), ((4900, 4900), True)],
)
def test_a_match_is_near_its_end_where_one_side_may_win_within_few_deals(scores, is_near):
    assert is_near_its_end(deal(*scores).table, DEALS) == is_near


def test_a_match_over_so_many_deals_is_near_its_end_in_the_last_ones():
    rules = rule_set("classic", 4, {"deals": 4})
    near = [is_near_its_end(State.deal(rules, DealStart(n, 0, (0, 0)), 1).table, DEALS) for n in (1, 2, 3, 4)]
    assert near == [False, False, True, True]


def among(*short):
    """Three who play for themselves at the begin of a deal, each so many points short of the end of the match."""
    rules = rule_set("classic", 3)
    target = rules.scoring.target
    state = State.deal(rules, DealStart(1, 2, tuple([target - points for points in short])), 1)
    assert state.table.turn.seat == 0
    return state


def test_a_match_of_several_is_near_its_end_where_one_of_them_may_win():
    assert is_near_its_end(among(5000, 5000, 100).table, DEALS)
    assert not is_near_its_end(among(5000, 5000, 1300).table, DEALS)


def test_who_plays_against_several_must_be_ahead_of_each():
    def chance(*short):
        return merit(among(*short), 0)

    assert chance(200, 4900, 4900) > chance(200, 4900, 200) > chance(200, 200, 200) > chance(4900, 200, 200)
    assert chance(200, 200, 4900) == pytest.approx(chance(200, 4900, 200), abs=1)
    lost, won = chance(14000, 1000, 1000), chance(1000, 14000, 14000)
    assert 0.2 < (chance(1000, 1000, 1000) - lost) / (won - lost) < 0.4


def test_where_several_stand_equal_a_point_is_about_a_point():
    state = among(1500, 1500, 1500)
    assert 60 <= merit(state, 100) - merit(state, 0) <= 140


@pytest.mark.parametrize("scores", [(4200, 4200), (4800, 3000), (3000, 4800), (4950, 4950)])
def test_a_larger_lead_is_never_worse(scores):
    state = deal(*scores)
    merits = [merit(state, lead) for lead in range(-3000, 3001, 100)]
    assert merits == sorted(merits)
    assert merits[0] < merits[-1]


def test_where_scores_are_equal_a_point_is_about_a_point():
    assert 60 <= worth(3500, 3500, 0) <= 140


def test_where_the_match_is_decided_points_are_played_for():
    assert 0 < worth(4900, -3000, 0) < 10


def test_what_decides_the_match_is_worth_more_than_what_comes_on_top():
    assert worth(4600, 4600, 0) > 3 * worth(4600, 4600, 1500)
    assert worth(4600, 4600, 0) > 3 * worth(4600, 4600, -1500)
    assert worth(3700, 4700, 1000) > worth(3700, 4700, 0)


def over(own, others, sheets, monkeypatch):
    """A deal that is over, in which the sides scored so much."""
    state = deal(own, others)
    state.table.over = True
    found = [type("Sheet", (), {"account": at, "total": points}) for at, points in enumerate(sheets)]
    monkeypatch.setattr(State, "score", lambda state: found)
    return state


def test_a_deal_that_ends_the_match_has_won_or_lost_it(monkeypatch):
    def end(own, others, *sheets):
        state = over(own, others, sheets, monkeypatch)
        return merit(state, sheets[0] - sheets[1])

    won, lost = end(4700, 4700, 400, 300), end(4700, 4700, 300, 400)
    little = 2000 * AT_LEAST
    assert won == pytest.approx(end(4700, 4700, 2000, 0), abs=little), "by how much is nearly all the same"
    assert lost == pytest.approx(end(4700, 4700, 0, 2000), abs=little)
    assert end(4700, 4700, 300, 300) == pytest.approx((won + lost) / 2, abs=1)
    assert lost + little < end(4700, 4700, 200, 100) < won - little, "it goes on"
    assert won - lost > 10 * little
    assert end(3700, 4700, 900, 400) < end(3700, 4700, 100, 200) - little, "ahead in the deal, but not in the match"


def test_the_order_of_accounts_does_not_matter():
    state, turned = deal(4700, 4100), deal(4100, 4700)
    for lead in (-800, 0, 300):
        assert Chances(state.table, 0, DEALS).merit(state, lead) == Chances(turned.table, 1, DEALS).merit(turned, lead)


# --- in a race -------------------------------------------------------------------------------------


def race(state, monkeypatch, deals, leads):
    """Two discards weighed in two worlds; in the first a playout ends with the first lead, and so on."""
    found = iter(leads)
    monkeypatch.setattr(searching, "play_some", lambda *of: next(found))
    known = learned(state.table.rules)._replace(deals=deals)
    options = [DISCARDS[read_cards(card)[0]] for card in ("9S", "4D")]
    running = Race(state.observe(0), options, known, Effort(None, (Heat(2),), hopeless=9.0, threshold=0.0))
    running.run(Rng(1), 9.0)
    return running


SAFE, BOLD = 300, (2000, -1600)
"""The one ends 300 points ahead in each world, the other far ahead or far behind, and on the mean less."""


def test_who_is_far_behind_dares_more_than_who_is_ahead(monkeypatch):
    leads = [SAFE, BOLD[0], SAFE, BOLD[1]]
    behind, ahead = deal(3000, 4800), deal(4800, 3000)
    assert race(behind, monkeypatch, DEALS, leads).best([0.0, 0.0]) == 1
    assert race(behind, monkeypatch, None, leads).best([0.0, 0.0]) == 0
    assert race(ahead, monkeypatch, DEALS, leads).best([0.0, 0.0]) == 0


def test_a_leaning_counts_as_much_as_points_do(monkeypatch):
    """Where points hardly matter any more, the least leaning would outweigh whatever there is to win."""
    leads = [100, 400, 1000, 900]  # by world: of the one, of the other
    liked = [0.0, -50.0]
    assert race(deal(100, 200), monkeypatch, DEALS, leads).best(liked) == 1, "a hundred points are more"
    assert race(deal(4900, 100), monkeypatch, DEALS, leads).best(liked) == 1
    assert race(deal(4900, 100), monkeypatch, DEALS, leads).best([0.0, -500.0]) == 0


@pytest.mark.parametrize("level", ["skilled:emil", "strong", "strong:emil"])
def test_near_the_end_every_choice_is_made(level, little_effort):
    """Those included that are none: with one card that can be thrown, nothing is weighed."""
    for scores in ((4800, 100), (4950, 4950), (-200, 4900)):
        state = deal(*scores)
        for _ in range(12):
            seat = state.table.to_act()
            action = player(level).choose(state.observe(seat), Rng(1)).action
            assert reason(state.table, state.hands[seat], action) is OK
            state.apply(action)
            if state.table.over:
                break
    alone = table("turn: 0 play\nhand: 4D\nscores: 4800 100\nours: 5C 5D 5S 5H 5C 5D 5S\npile: 6S")
    assert player(level).choose(alone.observe(0), Rng(1)).action


def test_what_is_told_of_the_others_is_points_and_what_they_were_forgone_for(monkeypatch):
    found = race(deal(3000, 4800), monkeypatch, DEALS, [SAFE, BOLD[0], SAFE, BOLD[1]])
    assert found.is_for_the_match(1)
    assert not found.is_for_the_match(0)
    assert found.rows != found.leads
    (other,) = found.behind(0)
    assert other.points == sum(BOLD) / 2 - SAFE
    plain = race(deal(100, 200), monkeypatch, DEALS, [SAFE, BOLD[0], SAFE, BOLD[1]])
    assert plain.rows is plain.leads
    assert not plain.is_for_the_match(1)
