"""What is offered: steps, plans for the initial meld and for going out, ways to take the pile.

Plans are compared with brute force written here from the clauses: every way to spread the wild cards, nothing clever.
"""

from collections import Counter
from dataclasses import replace
from itertools import islice, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from canasta_desktop.rules.actions import NEW, LayMeld, Play
from canasta_desktop.rules.cards import RANK_SIGNS, card_text, read_cards
from canasta_desktop.rules.generator import Goal, legal, plans, takes
from canasta_desktop.rules.going_out_ways import can_go_out, ways_out
from canasta_desktop.rules.legality import check, check_play
from canasta_desktop.rules.notation import action_text, read_action
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING
from canasta_desktop.verification.laws import walk
from canasta_desktop.verification.random_actions import arbitrary
from tests.rules.games import in_every_game, tried_often
from tests.rules.playing import CLASSIC, offered, outcome, table

VALUES = dict.fromkeys("KQJT98", 10) | dict.fromkeys("76543", 5) | {"A": 20, "2": 20, "JO": 50}
SUITS = "SHDCSHDC"
WILDS = ("2", "JO")

Kind = str
"""A rank's sign, or `JO`: what a card is where suits have no meaning."""


def kinds(cards) -> Counter[Kind]:
    return Counter(["JO" if card_text(card) == "JO" else card_text(card)[0] for card in cards])


# --- small hands, for brute force -------------------------------------------------------------------


def spelled(rank: Kind, count: int, start: int = 0) -> list[str]:
    """So many cards of a rank; black threes where it is three, jokers for `JO`."""
    if rank == "JO":
        return ["JO"] * count
    suits = "SCSC" if rank == "3" else SUITS
    return [rank + suits[start + n] for n in range(count)]


@st.composite
def hands_and_melds(draw, players: int, is_open: bool) -> State:
    """A seat in play that might well go out: few ranks, many wild cards, melds of its side near seven."""
    ranks = draw(st.lists(st.sampled_from("3456789TJQKA"), min_size=1, max_size=4, unique=True))
    twos, jokers = draw(st.integers(0, 3)), draw(st.integers(0, 2))
    hand = spelled("2", twos) + spelled("JO", jokers)
    melds: list[str] = []
    laid_twos = 0
    for rank in ranks:
        most = 4 if rank == "3" else 8
        own = draw(st.integers(0, most))
        if is_open and rank != "3" and draw(st.booleans()):
            wilds = min(draw(st.integers(0, 3)), 5 - laid_twos)
            naturals = draw(st.integers(max(2, 3 - wilds), 7))
            melds.append(" ".join(spelled(rank, naturals) + spelled("2", wilds, twos + laid_twos)))
            laid_twos += wilds
            own = min(own, 8 - naturals, 3)
            hand += spelled(rank, own, naturals)
        else:
            hand += spelled(rank, own)
    if is_open and not melds:
        assume("K" not in ranks)
        melds.append("KS KH KD")
    assume(1 <= len(hand) <= 16)
    assume(is_open or len(hand) > 1)
    score = draw(st.sampled_from([-5, 0, 1500, 3000]))
    position = {
        "turn": 0,
        "phase": "play",
        "hands": [" ".join(hand), *[0] * (players - 1)],
        "melds": [melds, []],
        "red_threes": ["", ""],
        "stock": 0,
        "pile": "",
        "scores": [score, 0],
    }
    return read_position(CLASSIC[players], position)


OPEN_4, CLOSED_4 = hands_and_melds(4, True), hands_and_melds(4, False)
ANY_HAND = st.one_of(OPEN_4, CLOSED_4, hands_and_melds(2, True), hands_and_melds(2, False))


def spreads(wilds: int, ranks: list[Kind]) -> list[Counter[Kind]]:
    """Every way to lay so many wild cards to these ranks."""
    return [
        Counter(dict(zip(ranks, numbers, strict=True)))
        for numbers in product(range(min(wilds, 3) + 1), repeat=len(ranks))
        if sum(numbers) == wilds
    ]


def is_meld(rank: Kind, naturals: int, wilds: int) -> bool:
    """CL-5.1 to CL-5.3, CL-5.12."""
    return naturals + wilds >= 3 and naturals >= 2 and wilds <= (0 if rank == "3" else 3)


def table_melds(state: State) -> dict[Kind, tuple[int, int]]:
    """The melds of the side in turn: naturals and wild cards by rank."""
    melds = {}
    for meld in state.table.melds[0]:
        counts = kinds(meld.cards)
        wilds = counts["2"] + counts["JO"]
        melds[RANK_SIGNS[meld.rank]] = (len(meld.cards) - wilds, wilds)
    return melds


def kept_by_brute_force(state: State) -> set[Kind]:
    """What card can be kept for the discard, `` for none, in all ways to go out now (CL-8.1, CL-8.2, CL-7)."""
    hand, melds = kinds(state.hands[0].cards()), table_melds(state)
    needed = 1 if len(state.hands) == 4 else 2
    found = set()
    for kept in ["", *hand]:
        left = hand - Counter([kept] if kept else [])
        naturals = {rank: count for rank, count in left.items() if rank not in WILDS}
        targets = sorted({*naturals, *melds})
        for spread in spreads(left["2"] + left["JO"], targets):
            canastas = 0
            for rank in targets:
                lying = melds.get(rank, (0, 0))
                size = lying[0] + naturals.get(rank, 0), lying[1] + spread[rank]
                if not is_meld(rank, *size):
                    break
                canastas += sum(size) >= 7
            else:
                laid = sum(VALUES[kind] * count for kind, count in left.items())
                # CL-7.7: the whole hand with a canasta, drawn from the stock, needs no minimum; more is not asked
                # here, since a side that has not melded goes out with a canasta of this very turn.
                if canastas >= needed and (melds or canastas or laid >= minimum(state)):
                    found.add(kept)
    return found


def minimum(state: State) -> int:
    score = state.table.scores[0]
    return 15 if score < 0 else 50 if score < 1500 else 90 if score < 3000 else 120


@settings(max_examples=tried_often(600))
@given(ANY_HAND)
def test_ways_to_go_out_are_those_of_brute_force(state):
    found = set()
    for plays in ways_out(state.table, state.hands[0]):
        laid = [card for play in plays for card in play.cards]
        kept = kinds(state.hands[0].cards()) - kinds(laid)
        assert kept.total() + len(laid) == state.hands[0].size
        assert kept.total() <= 1
        found.add(next(iter(kept), ""))
        if plays:
            assert check(state.table, state.hands[0], LayMeld(plays)) is None
    assert found == kept_by_brute_force(state), state_text_of(state)
    assert can_go_out(state.table, state.hands[0]) == bool(found)


def state_text_of(state: State) -> str:
    melds = [" ".join([card_text(card) for card in meld.cards]) for meld in state.table.melds[0]]
    return f"{state.hands[0]!r}, melds {melds}, score {state.table.scores[0]}, {len(state.hands)} players"


@settings(max_examples=tried_often(200))
@given(ANY_HAND)
def test_who_can_go_out_is_offered_a_way(state):
    """By one action that melds, or step by step: the discard of a single card."""
    hand = state.hands[0]
    outs = list(plans(state.table, hand, Goal.OUT))
    for plays in outs:
        assert check(state.table, hand, LayMeld(plays)) is None
        assert hand.size - sum(len(play.cards) for play in plays) <= 1
    assert bool(outs) == bool(
        kept_by_brute_force(state) - ({next(iter(kinds(hand.cards())))} if hand.size == 1 else set())
    )
    if outs:
        assert any(goes_out(state, action) for action in legal(state.table, hand))


def goes_out(state: State, action) -> bool:
    return isinstance(action, LayMeld) and state.hands[0].size - sum(len(play.cards) for play in action.plays) <= 1


def reachable(state: State) -> bool:
    """A single card is held after drawing or taking only where the side has a canasta (CL-8.3)."""
    return state.hands[0].size > 1 or any(sum(meld) >= 7 for meld in table_melds(state).values())


@settings(max_examples=tried_often(250))
@given(OPEN_4)
def test_a_yes_leads_out_whatever_is_tried(state):
    """After a yes, any chain of offered steps ends by going out, if that was possible."""
    assume(reachable(state))
    possible = bool(kept_by_brute_force(state))
    state.apply(read_action("ask"))
    state.apply(read_action("yes"))
    rng = Rng(state.hands[0].size)
    while not state.table.over and state.table.turn.seat == 0:
        actions = legal(state.table, state.hands[0])
        assert actions, state_text_of(state)
        state.apply(actions[rng.below(len(actions))])
    assert (state.table.out == 0) or not possible


@settings(max_examples=tried_often(250))
@given(OPEN_4)
def test_a_no_never_leaves_without_an_action(state):
    assume(reachable(state))
    size = state.hands[0].size
    state.apply(read_action("ask"))
    state.apply(read_action("no"))
    rng = Rng(size)
    while not state.table.over and state.table.turn.seat == 0:
        actions = legal(state.table, state.hands[0])
        assert actions, state_text_of(state)
        state.apply(actions[rng.below(len(actions))])
    assert not state.table.over or size == 1


# --- the initial meld --------------------------------------------------------------------------------


def openings(state: State) -> set[tuple]:
    """All initial melds that reach the minimum: by rank how many naturals and wild cards, then twos and jokers."""
    hand = kinds(state.hands[0].cards())
    ranks = sorted(kind for kind in hand if kind not in (*WILDS, "3"))
    needed = 1 if len(state.hands) == 4 else 2
    found = set()
    for twos, jokers in product(range(hand["2"] + 1), range(hand["JO"] + 1)):
        for spread in spreads(twos + jokers, ranks):
            shares = [[0, *range(1, hand[rank] + 1)] for rank in ranks]
            for naturals in product(*shares):
                melds = [(r, n, spread[r]) for r, n in zip(ranks, naturals, strict=True) if n or spread[r]]
                if not melds or not all(is_meld(*meld) for meld in melds):
                    continue
                laid = sum(VALUES[r] * n for r, n, _ in melds) + 20 * twos + 50 * jokers
                size = sum(n + w for _, n, w in melds)
                canastas = sum(n + w >= 7 for _, n, w in melds)
                if laid >= minimum(state) and (state.hands[0].size - size > 1 or canastas >= needed):
                    found.add((tuple(melds), twos, jokers))
    return found


def told(plays) -> tuple:
    """A plan as brute force writes it."""
    melds = []
    wilds: Counter[Kind] = Counter()
    for play in plays:
        counts = kinds(play.cards)
        rank = next(kind for kind in counts if kind not in WILDS)
        melds.append((rank, counts[rank], counts["2"] + counts["JO"]))
        wilds += Counter({kind: counts[kind] for kind in WILDS})
    return tuple(sorted(melds)), wilds["2"], wilds["JO"]


@st.composite
def unopened(draw) -> State:
    """A seat whose side has not melded, with up to eleven cards of few ranks."""
    players = draw(st.sampled_from([2, 4]))
    ranks = draw(st.lists(st.sampled_from("456789TJQKA"), min_size=1, max_size=4, unique=True))
    hand = spelled("2", draw(st.integers(0, 3))) + spelled("JO", draw(st.integers(0, 2)))
    for rank in ranks:
        hand += spelled(rank, draw(st.integers(1, 4)))
    hand += spelled("3", draw(st.integers(0, 2)))
    score = draw(st.sampled_from([-5, 0, 1500, 3000]))
    text = f"players: {players}\nturn: 0 play\nhand: {' '.join(hand)}\nscores: {score} 0"
    return table(text)


@settings(max_examples=tried_often(250))
@given(unopened())
def test_plans_for_the_initial_meld_are_those_of_brute_force(state):
    found = [told(plays) for plays in plans(state.table, state.hands[0], Goal.OPEN)]
    assert len(set(found)) == len(found)
    assert set(found) == openings(state)


@settings(max_examples=tried_often(250))
@given(unopened())
def test_plans_are_legal_and_the_cheapest_come_first(state):
    spent = []
    for plays in islice(plans(state.table, state.hands[0], Goal.OPEN), 60):
        assert check(state.table, state.hands[0], LayMeld(plays)) is None
        assert all(play.onto == NEW for play in plays)
        _, twos, jokers = told(plays)
        spent.append((twos + jokers, jokers))
    assert spent == sorted(spent)


@settings(max_examples=tried_often(120))
@given(unopened(), st.integers(0, 2**32 - 1))
def test_plans_keep_what_was_begun(state, seed):
    rng = Rng(seed)
    start = []
    for rank in range(2, 13):
        own = state.hands[0].of_rank(rank)
        if own and rng.below(3) == 0:
            start.append(Play(tuple(own[: 1 + rng.below(len(own))])))
    twos = state.hands[0].of_rank(0)
    if start and twos and rng.below(2):
        start[0] = Play((*start[0].cards, twos[0]))
    assume(start)
    begun = [kinds(play.cards) for play in start]
    found = set()
    for plays in plans(state.table, state.hands[0], Goal.OPEN, start):
        assert check(state.table, state.hands[0], LayMeld(plays)) is None
        for play, first in zip(plays, start, strict=False):
            assert not Counter(first.cards) - Counter(play.cards)
        assert len(plays) >= len(start)
        found.add(told(plays))
    # Every opening that grows from what was begun is found; a two begun with is one of the twos it spends.
    grown = set()
    for melds, twos_spent, jokers in openings(state):
        shares = {rank: (naturals, wilds) for rank, naturals, wilds in melds}
        if all(fits(shares, counts) for counts in begun) and twos_spent >= sum(counts["2"] for counts in begun):
            grown.add((melds, twos_spent, jokers))
    assert found == grown


def fits(shares: dict[Kind, tuple[int, int]], begun: Counter[Kind]) -> bool:
    rank = next(kind for kind in begun if kind not in WILDS)
    naturals, wilds = shares.get(rank, (0, 0))
    return naturals >= begun[rank] and wilds >= begun["2"]


def test_the_cheapest_initial_meld_spends_no_wild_card_if_it_can():
    state = table("turn: 0 play\nhand: KS KH KD QS QH QD 2S JO AS AH 5C")
    first = next(plans(state.table, state.hands[0], Goal.OPEN))
    assert told(first) == ((("K", 3, 0), ("Q", 3, 0)), 0, 0)


def test_a_plan_goes_on_from_what_is_staged():
    state = table("turn: 0 play\nhand: KS KH KD QS QH QD 2S JO AS AH 5C")
    start = [Play(tuple(read_cards("AS AH")))]
    first = next(plans(state.table, state.hands[0], Goal.OPEN, start))
    assert told(first) == ((("A", 2, 1),), 1, 0)


def test_a_large_hand_is_planned_for_at_once():
    """Thirty cards, every rank in it: the first plans must not wait for all to be listed."""
    hand = [rank + suit for rank in "456789TJQKA" for suit in "SH"] + ["2S", "2H", "2D", "2C", "JO", "JO", "3S", "3C"]
    state = table(f"players: 2\nturn: 0 play\nscores: 3000 0\nhand: {' '.join(hand)}")
    assert len(list(islice(plans(state.table, state.hands[0], Goal.OPEN), 4))) == 4
    assert legal(state.table, state.hands[0])


def test_a_hand_that_can_never_open_is_soon_known():
    hand = "4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 2H 2D 2C JO JO 3S 3C 4S 5S 6S"
    state = table(f"players: 2\nturn: 0 play\nscores: 3000 0\nhand: {hand}")
    assert [action for action in offered(state) if action.startswith("meld")]


# --- steps ------------------------------------------------------------------------------------------


def test_a_single_card_that_would_end_the_turn_wrongly_is_not_offered():
    state = table("turn: 0 play\nours: KS KH KD KC KS\nhand: KD KH")
    assert offered(state) == ["meld KH KD > 0", "discard KH", "ask"]


def test_what_differs_in_suit_alone_is_offered_once():
    state = table("turn: 0 play\nours: QS QH QD\nhand: 8S 8H 8D 8C 5S 5H 2S 2D")
    offers = offered(state)
    assert {"meld 8S 8H 8D", "meld 8S 8H 8D 8C", "meld 5S 5H 2S", "meld 2S > 0"} <= set(offers)
    assert {"discard 8S", "discard 5S", "discard 2S", "ask"} <= set(offers)
    by_rank = [[word[0] for word in offer.split()] for offer in offers]
    assert len(by_rank) == len({tuple(ranks) for ranks in by_rank})


def test_a_two_and_a_joker_are_two_choices():
    state = table("turn: 0 play\nours: QS QH QD\nhand: 8S 8H 2S JO 5C 7D")
    assert {"meld 8S 8H 2S", "meld 8S 8H JO", "meld 2S > 0", "meld JO > 0"} <= set(offered(state))


def picture(state: State) -> tuple:
    """Hand and melds of seat 0 as far as they matter: suits do not."""
    melds = {RANK_SIGNS[meld.rank]: tuple(sorted(kinds(meld.cards).items())) for meld in state.table.melds[0]}
    return tuple(sorted(kinds(state.hands[0].cards()).items())), tuple(sorted(melds.items()))


def reached(state: State) -> set[tuple]:
    """All that chains of offered melds lead to in this turn."""
    found = {picture(state)}
    left = [state]
    while left:
        here = left.pop()
        for action in legal(here.table, here.hands[0]):
            if isinstance(action, LayMeld):
                there = here.copy()
                there.apply(action)
                if picture(there) not in found:
                    found.add(picture(there))
                    if not there.table.over:
                        left.append(there)
    return found


@settings(max_examples=tried_often(40))
@given(st.one_of(OPEN_4, hands_and_melds(2, True)), st.integers(0, 2**32 - 1))
def test_a_meld_that_does_not_go_out_is_a_chain_of_offered_steps(state, seed):
    assume(2 < state.hands[0].size <= 9)
    rng = Rng(seed)
    chains, offers = reached(state), legal(state.table, state.hands[0])
    for _ in range(40):
        action = arbitrary(state, rng, offers)
        if not isinstance(action, LayMeld) or check(state.table, state.hands[0], action) is not None:
            continue
        there = state.copy()
        there.apply(action)
        if there.hands[0].size > 1:
            assert picture(there) in chains, action_text(action)


# --- taking the pile ---------------------------------------------------------------------------------


@in_every_game(examples=1)
def test_the_quick_way_for_plain_rule_sets_lists_nothing_that_the_long_way_does_not(game):
    """It may list less: melds with more than one wild card, which are chains of what it lists (`decompose`)."""
    rules = game.rules()
    if not rules.is_plain:
        return
    asked = replace(rules)  # the rule set itself is shared
    object.__setattr__(asked, "is_plain", False)
    quick, long = (State.deal(one, game.start(), game.seed) for one in (rules, asked))
    for action in walk(quick, game.rng("walk")):
        lists = [set(map(action_text, legal(one.table, one.hand_to_act()))) for one in (quick, long)]
        assert lists[0] <= lists[1], action_text(action)
        long.apply(action)


@in_every_game(examples=2)
def test_every_way_to_take_that_is_listed_is_legal(game):
    state = game.deal()
    for _ in walk(state, game.rng("walk")):
        if state.table.turn.phase == DRAWING:
            hand = state.hand_to_act()
            ways = list(islice(takes(state.table, hand), 40))
            assert len(set(ways)) == len(ways)
            for way in ways:
                assert check(state.table, hand, way) is None, action_text(way)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("hand: 9S 9H 4D 5C\nours: QS QH QD\npile: 4C 9D", ["take 9S 9H"]),
        ("hand: 9S 9H 2S JO 4D\nours: QS QH QD\npile: 4C 9D", ["take 9S 9H", "take 9S 2S", "take 9S JO"]),
        ("hand: 4S 5S\nours: 9S 9H 9C\npile: 4C 9D", ["take > 0"]),
        ("hand: 9S 9H 2S\nours: QS QH QD\npile: 2C 9D", ["take 9S 9H"]),
        ("hand: 9S 9H 4D 5C\npile: 4C 9D", []),
        ("hand: 9S 9H 2S 4D 5C\npile: 4C 9D", ["take 9S 9H 2S"]),
        ("hand: 9S 9H KS KH KD 4D 5C\npile: 4C 9D", ["take 9S 9H | KS KH KD"]),
    ],
)
def test_the_ways_to_take(position, expected):
    state = table(position)
    assert [action_text(take) for take in takes(state.table, state.hands[0])] == expected


def test_a_pile_that_must_be_taken_can_be_taken():
    """The card left after the take would have to be discarded; laid with the top card it makes the canasta."""
    state = table("hand: QS\nours: QC QD QH QC QD\npile: QH\nstock: 0")
    assert outcome(state, "take > 0") == "canasta-needed"
    assert outcome(state, "take QS > 0") == "legal"
    assert outcome(state, "end") == "take-is-compulsory"
    assert offered(state) == ["take QS > 0"]


def test_a_pile_that_can_be_taken_with_a_wild_card_must_be():
    """CL-9.2 and A-19: compulsory unless it would be illegal; with the two it is legal and goes out."""
    state = table("hand: 2S\nours: QC QD QH QC QD\npile: QH\nstock: 0")
    assert outcome(state, "take > 0") == "canasta-needed"
    assert outcome(state, "take 2S > 0") == "legal"
    assert outcome(state, "end") == "take-is-compulsory"
    assert offered(state) == ["take 2S > 0"]


def test_a_pile_that_leaves_one_card_and_no_canasta_need_not_be_taken():
    state = table("hand: 4S\nours: QC QD QH\npile: QH\nstock: 0")
    assert outcome(state, "take > 0") == "canasta-needed"
    assert offered(state) == ["end"]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("hand: 9S 9H KS\nours: KC KD KH KC KD KH\npile: 9D", "take 9S 9H | KS > 0"),
        ("hand: 9S 9H 2S\nours: 9C 9D 9C\npile: 3H 9D", "take 9S 9H 2S > 0"),
    ],
)
def test_taking_the_pile_and_going_out_by_it_is_offered(position, expected):
    """No chain of steps reaches it, since a step that leaves one card is refused before the canasta is made (A-21)."""
    state = table(position)
    assert outcome(state, expected) == "legal"
    assert any(sorted(action.split()) == sorted(expected.split()) for action in offered(state)), offered(state)


# --- one meld in the making (staging) ------------------------------------------------------------------

STAGED = "turn: 0 play\nours: QS QH QD\nhand: KS KH 2S 2H 2D 2C JO 3S 3C 8S QC 9H 5D"


@pytest.mark.parametrize(
    "cards", ["KS", "KS KH", "KS 2S", "KS 2S 2H", "KS KH JO", "3S", "3S 3C", "QC > 0", "JO > 0", ""]
)
def test_a_meld_in_the_making_may_be_unfinished(cards):
    state = table(STAGED)
    play = read_action(f"meld {cards}").plays[0]
    assert check_play(state.table, state.hands[0], play) is None


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("KS 8S", "meld-mixed-ranks"),
        ("KD", "card-not-in-hand"),
        ("KS KH 2S 2H 2D JO", "meld-too-many-wilds"),
        ("KS 2S 2H 2D 2C", "meld-too-many-wilds"),
        ("3S 2S", "meld-too-many-wilds"),
        ("2S 2H", "wild-meld-not-allowed"),
        ("QC", "duplicate-meld"),
        ("QC > 7", "no-such-meld"),
        ("8S > 0", "meld-mixed-ranks"),
        ("2S 2H 2D JO > 0", "meld-too-many-wilds"),
    ],
)
def test_a_meld_that_can_never_be_finished_is_refused_at_once(cards, code):
    state = table(STAGED)
    play = read_action(f"meld {cards}").plays[0]
    refused = check_play(state.table, state.hands[0], play)
    assert refused is not None
    assert refused.reason.value == code
    assert refused.clause.startswith("CL-5") or code == "card-not-in-hand"


def test_staging_looks_neither_at_the_minimum_nor_at_the_turn():
    state = table("scores: 3000 0\nhand: 4S 4H 4D 5C")
    assert check_play(state.table, state.hands[0], read_action("meld 4S 4H 4D").plays[0]) is None
