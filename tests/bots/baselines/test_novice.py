"""What a beginner has the sense for: melds that cost when they stay unfinished, and deals not to be ended yet."""

import pytest

from canasta_desktop.arena import game
from canasta_desktop.arena.game import Contestant, play_match
from canasta_desktop.arena.think_times import ThinkTimes
from canasta_desktop.bots.baselines.novice import Novice
from canasta_desktop.rules.notation import action_text
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import YES
from tests.rules.playing import table

NOVICE = Contestant(Novice(), ThinkTimes())

FAR = 60
"""More deals than a match of beginners should take."""

MATCHES = 5
"""So many are played, all but one of which must be won in time: a deal brings few points, a bad one takes thousands."""


def does(state: State) -> str:
    seat = state.table.to_act()
    return action_text(Novice().choose(state.observe(seat), Rng(1)).action)


# --- opening ---------------------------------------------------------------------------------------


def opens(hand: str) -> str:
    return does(
        table(f"""
            system: modern-american
            turn: 0 play
            hand: {hand}
            pile: 5S 5H
        """)
    )


def test_it_opens_without_a_meld_that_costs_unfinished_where_it_can():
    # Aces alone cost 2,500 unfinished, with a wild card they are like any other rank (MA-3.6, MA-9.4).
    assert opens("AS AH AD KS KH KD QS QH QD 2S 2H JO 4S 5S") == "meld QS QH QD | KS KH KD | AS AH AD 2S"


def test_it_does_not_wait_where_every_opening_may_be_paid_for():
    assert opens("AS AH AD KS KH KD KC QS QH QD QC 5C 6S 9C") == "meld QS QH QD | KS KH KD KC | AS AH AD"


def test_it_begins_what_is_nearly_whole_whatever_it_costs_unfinished():
    assert opens("7S 7S 7H 7D 7C KS KH KD QS QH QD JO 2S") == "meld 7S 7S 7H 7D 7C | QS QH JO | KS KH KD"


def test_once_open_it_keeps_in_hand_what_would_cost_unfinished():
    state = table("""
        system: modern-american
        turn: 0 play
        hand: 7S 7H 7D 7C JS JH JD 9S 4H
        ours: QS QH QD
        pile: 5S 5H
    """)
    assert does(state) == "meld JS JH JD"


# --- taking the pile -------------------------------------------------------------------------------


def takes(hand: str, ours: str, pile: str, stock: int = 20) -> str:
    return does(
        table(f"""
            system: modern-american
            turn: 0 draw
            hand: {hand}
            ours: {ours}
            pile: {pile}
            stock: {stock}
        """)
    )


def test_it_leaves_a_pile_for_which_it_would_begin_a_meld_that_costs():
    assert takes("AS AH KS 9H 6D", "QS QH QD", "5S 4H AD") == "draw"


@pytest.mark.parametrize(
    ("ours", "top"),
    [
        ("QS QH QD", "KD"),  # three kings cost nothing
        ("QS QH QD | AD AC AH", "AD"),  # the aces lie there already, and grow
    ],
)
def test_it_takes_a_pile_that_begins_nothing_that_costs(ours, top):
    assert takes("AS AH KS KH 6D", ours, "5S 4H " + top).startswith("take ")


def test_with_the_stock_gone_it_rather_ends_the_deal_than_begin_what_costs():
    assert takes("AS AH KS 9H 6D", "QS QH QD", "5S 4H AD", stock=0) == "end"


@pytest.mark.parametrize(("stock", "action"), [(5, "draw"), (0, "take 4S 4H | 2S 2H 2D JO")])
def test_a_pile_that_must_be_taken_is_taken_whatever_it_costs(stock, action):
    # With an empty stock it must be taken where that is possible (GT-9.1), here by opening with wild cards.
    state = table(f"""
        system: global-trade
        options: {{"wild_canasta": 2000, "wild_meld_penalty": 1000}}
        turn: 0 draw
        hand: 4S 4H JO 2S 2H 2D 6C 8D
        pile: 5S 4D
        scores: 3000 0
        stock: {stock}
    """)
    assert does(state) == action


# --- going out -------------------------------------------------------------------------------------

TWO_CANASTAS = "KS KH KD KC KS KH KD | QS QH QD QC QS QH QD"


def ends(ours: str) -> State:
    return table(f"""
        system: modern-american
        turn: 0 play
        hand: JS JH JD 4S
        ours: {ours}
        pile: 5S 5H
    """)


def test_it_goes_out_as_soon_as_it_can():
    assert does(ends(TWO_CANASTAS)) == "meld JS JH JD"


def test_it_does_not_end_a_deal_that_would_score_minus_for_its_side():
    # Two canastas, 1,000, and 100 for going out do not pay for the sevens, 2,500 (MA-9.4).
    assert does(ends(TWO_CANASTAS + " | 7S 7H 7D")) == "discard 4S"


def test_it_goes_out_once_its_partner_has_said_yes():
    state = ends(TWO_CANASTAS + " | 7S 7H 7D")
    state.table.turn.answer = YES
    assert does(state) == "meld JS JH JD"


# --- whole matches ---------------------------------------------------------------------------------


def test_beginners_bring_a_modern_match_to_its_end(monkeypatch):
    monkeypatch.setattr(game, "MOST_DEALS", FAR)
    rules = rule_set("modern-american", 4)
    results = [play_match(rules, [NOVICE] * 2, seed) for seed in range(MATCHES)]
    won = [max(result.scores) >= rules.scoring.target for result in results]
    assert sum(won) >= MATCHES - 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_beginners_bring_a_match_of_every_system_to_its_end(system, monkeypatch):
    monkeypatch.setattr(game, "MOST_DEALS", FAR)
    players = SYSTEMS[system].players()[-1]
    rules = rule_set(system, players)
    assert play_match(rules, [NOVICE] * rules.seating.sides, 1).deals < FAR
