"""What the tests of the rules share: positions as text, random play, arbitrary actions, what lies where.

Only what anybody may call is used here, so that the same tests run against the compiled core.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from canasta_desktop.rules.actions import NEW, Action, Answer, Ask, Discard, Draw, End, Meld, Play, Take
from canasta_desktop.rules.cards import FACES, Hand, is_wild
from canasta_desktop.rules.events import Event
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import action_text, read_action, state_text
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State

CLASSIC = {players: rule_set("classic", players) for players in (2, 4)}

FAR = 4000
"""More actions than any deal takes."""

HERE = Path(__file__).resolve().parent


# --- positions as text -----------------------------------------------------------------------------


def table(text: str) -> State:
    """A position: a line a fact, `key: value`; whatever is not named is ordinary and unknown.

    `system`, `options` (as JSON) and `players`, `turn` (seat and phase, `0 draw`), `hand` (of the seat in turn) and
    `hand N` (cards or a number), `ours` and `theirs` (melds of the side in turn and of the next one, separated by `|`),
    `threes` and `their threes`, `pile`, `stock` (cards, the next first, or a number), `scores` (by side), `melded by`
    (seats), `extra` (as JSON, see CASES.md).
    """
    given = {}
    for line in text.strip().splitlines():
        key, colon, value = line.partition(":")
        assert colon, line
        given[key.strip()] = value.strip()
    players = int(given.pop("players", "4"))
    rules = rule_set(given.pop("system", "classic"), players, json.loads(given.pop("options", "{}")))
    sides = rules.seating.sides
    seat, phase = given.pop("turn", "0 draw").split()
    turn = int(seat)
    ours, theirs = turn % sides, (turn + 1) % sides
    hands: list[str | int] = [rules.deal.hand] * players
    melds: list[list[str]] = [[] for _ in range(sides)]
    threes = [""] * sides
    position: dict[str, object] = {"turn": turn, "phase": phase, "hands": hands, "melds": melds, "red_threes": threes}
    position |= {"stock": _cards_or_number(given.pop("stock", "20")), "pile": given.pop("pile", "")}
    position["scores"] = [int(score) for score in given.pop("scores", "0 " * rules.seating.accounts()).split()]
    extra = json.loads(given.pop("extra", "{}"))
    if "melded by" in given:
        extra["melded_by"] = [int(seat) for seat in given.pop("melded by").split()]
    position["extra"] = extra
    for key, value in given.items():
        if key == "hand":
            hands[turn] = _cards_or_number(value)
        elif key.startswith("hand "):
            hands[int(key[5:])] = _cards_or_number(value)
        elif key in ("ours", "theirs"):
            melds[ours if key == "ours" else theirs] = [meld.strip() for meld in value.split("|")]
        else:
            threes[{"threes": ours, "their threes": theirs}[key]] = value
    return read_position(rules, position)


def _cards_or_number(text: str) -> str | int:
    return int(text) if text.isdecimal() else text


def refusal(state: State, action: str) -> Refusal | None:
    """Why the seat whose action is due is refused this action, None if it is not."""
    return check(state.table, state.hand_to_act(), read_action(action))


def outcome(state: State, *actions: str) -> str:
    """Play these actions on a copy: `legal`, or the code of the first refusal and, unless it is the last, its place."""
    state = state.copy()
    for index, action in enumerate(actions):
        refused = refusal(state, action)
        if refused is not None:
            return refused.reason.value + ("" if index == len(actions) - 1 else f" at {action!r}")
        state.apply(read_action(action))
    return "legal"


def after(state: State, *actions: str) -> State:
    """The deal after these actions, all of them legal."""
    state = state.copy()
    for action in actions:
        assert refusal(state, action) is None, (action, refusal(state, action))
        state.apply(read_action(action))
    return state


def offered(state: State) -> list[str]:
    """What `legal` offers, as text."""
    return [] if state.table.over else [action_text(action) for action in legal(state.table, state.hand_to_act())]


# --- random play -----------------------------------------------------------------------------------

SCORES = (-105, -5, 0, 1495, 1500, 2995, 3000, 4995)


def random_deal(players: int, seed: int) -> State:
    """A deal from this seed, its dealer, number and scores from the same seed."""
    rng = Rng(seed)
    scores = (SCORES[rng.below(len(SCORES))], SCORES[rng.below(len(SCORES))])
    return State.deal(CLASSIC[players], DealStart(1 + rng.below(5), rng.below(players), scores), seed)


def pick(actions: list[Action], rng: Rng) -> Action:
    """One of these actions; melds, takes and questions more often than their number alone would have it."""
    dear = [action for action in actions if isinstance(action, Meld | Take | Ask)]
    if dear and rng.below(3):
        return dear[rng.below(len(dear))]
    return actions[rng.below(len(actions))]


def walk(state: State, rng: Rng, log: list[Event] | None = None) -> Iterator[Action]:
    """Play at random until the deal is over; each action is yielded before it is applied to `state`."""
    for _ in range(FAR):
        if state.table.over:
            return
        actions = legal(state.table, state.hand_to_act())
        assert actions, f"no action in {state_text(state)}"
        action = pick(actions, rng)
        yield action
        state.apply(action, log)
    raise AssertionError(f"the deal does not end: {state_text(state)}")


def stroll(players: int, seed: int, steps: int) -> State:
    """A deal some random steps on, and not over."""
    state = random_deal(players, seed)
    before = state.copy()
    for taken, _ in enumerate(walk(state, Rng(seed + 1))):
        before = state.copy()
        if taken == steps:
            break
    return before


def arbitrary(state: State, rng: Rng) -> Action:
    """Any action at all: well formed or not, of cards that are there or not, near to legal more often than not."""
    kind = rng.below(12)
    hand = state.hand_to_act()
    if kind < 5:
        return Meld(tuple([_arbitrary_play(state, hand, rng) for _ in range(rng.below(4))]))
    if kind < 8 and state.table.pile:
        # Of the top card's rank, most of the time, and with wild cards.
        rank = state.table.pile[-1] >> 2
        near = [card for card in hand.cards() if card >> 2 == rank or is_wild(card)]
        cards = _some(near if near and rng.below(4) else hand.cards(), rng)
        plays = tuple([_arbitrary_play(state, hand, rng) for _ in range(rng.below(3))])
        return Take(cards, _arbitrary_target(state, rank, rng), plays)
    plain = [Draw(), End(), Ask(), Answer(True), Answer(False)]
    if kind < 9:
        return plain[rng.below(len(plain))]
    return Discard(hand.cards()[rng.below(hand.size)] if hand.size and rng.below(4) else rng.below(FACES))


def _arbitrary_play(state: State, hand: Hand, rng: Rng) -> Play:
    if rng.below(8) == 0:
        anything = tuple([rng.below(FACES) for _ in range(rng.below(5))])
        return Play(anything, _arbitrary_target(state, rng.below(14), rng))
    cards = hand.cards()
    rank = cards[rng.below(len(cards))] >> 2 if cards else 5
    own = hand.of_rank(rank)
    wilds = [card for card in cards if is_wild(card)]
    few = _some(wilds, rng) if rng.below(2) else ()
    return Play((*(own if rng.below(2) else _some(own, rng)), *few), _arbitrary_target(state, rank, rng))


def _arbitrary_target(state: State, rank: int, rng: Rng) -> int:
    """The right meld or a new one, most of the time."""
    if rng.below(6) == 0:
        return rng.below(12)
    meld = state.table.meld_of_rank(state.table.sides[state.table.turn.seat], rank)
    return NEW if meld is None or rng.below(8) == 0 else meld.number


def _some(cards: list[int], rng: Rng) -> tuple[int, ...]:
    return tuple([card for card in cards if rng.below(2)])


# --- what lies where -------------------------------------------------------------------------------


def record(state: State) -> dict[str, list]:
    """A deal as the record a save holds, read as plain JSON: what a test compares without asking the core."""
    return json.loads(state_text(state))


def words(text: str) -> list[str]:
    return text.split()


def whereabouts(state: State) -> Counter[str]:
    """Every card of the deal, wherever it lies."""
    deal = record(state)
    places = [*deal["hands"], *deal["threes"], deal["pile"], deal["cards"]]
    places += [cards for melds in deal["melds"] for _, _, cards in melds]
    return Counter([card for place in places for card in words(place)])


PACK = Counter({rank + suit: 2 for rank in "A23456789TJQK" for suit in "SHDC"} | {"JO": 4})
"""Two packs and four jokers (CL-1.2)."""


WILD = {"2S", "2H", "2D", "2C", "JO"}
RED = {"3H", "3D"}


def assert_sound(state: State) -> None:
    """Each card is in exactly one place, and the counts on the table say so."""
    deal = record(state)
    assert whereabouts(state) == PACK
    assert deal["sizes"] == [len(words(hand)) for hand in deal["hands"]]
    assert deal["stock"] == len(words(deal["cards"]))
    for known, hand in zip(deal["known"], deal["hands"], strict=True):
        assert Counter(words(known)) <= Counter(words(hand))
    for hand in deal["hands"]:
        assert not RED & set(words(hand))
    numbers = [number for melds in deal["melds"] for number, _, _ in melds]
    assert len(set(numbers)) == len(numbers)
    for melds in deal["melds"]:
        ranks = []
        for _, _, cards in melds:
            naturals = [card for card in words(cards) if card not in WILD]
            wilds = len(words(cards)) - len(naturals)
            # CL-5.1 to CL-5.3, CL-5.9, CL-5.12
            assert len({card[0] for card in naturals}) == 1
            assert len(naturals) >= 2
            assert wilds <= (0 if naturals[0][0] == "3" else 3)
            assert len(naturals) + wilds >= 3
            ranks.append(naturals[0][0])
        assert len(set(ranks)) == len(ranks)
    assert deal["frozen"] == bool(set(words(deal["pile"])) & (WILD | RED))
