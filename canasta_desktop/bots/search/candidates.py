"""What is worth a thought: the careful player's choice first, then what else a strong one would look at."""

from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from canasta_desktop.bots.baselines.appraisal import Holding
from canasta_desktop.bots.baselines.discarding import Discarder
from canasta_desktop.bots.baselines.estimate import Estimate
from canasta_desktop.bots.baselines.going_out import way_out
from canasta_desktop.bots.baselines.initial_meld import THIRD_WILD, third_wilds
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.baselines.melding import gathered
from canasta_desktop.bots.baselines.taking import Weigher
from canasta_desktop.bots.policy import EVEN, Temperament
from canasta_desktop.rules.actions import (
    ANSWERS,
    ASK,
    DISCARDS,
    DRAW,
    END,
    NEW,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    LayMeld,
    Play,
    Take,
)
from canasta_desktop.rules.cards import FACES, NATURAL_RANKS, TWO, is_wild
from canasta_desktop.rules.generator import Goal, plans, takes
from canasta_desktop.rules.legality import reason
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.pile_terms import WILD
from canasta_desktop.rules.refusals import OK
from canasta_desktop.rules.table import RUN

WAYS: Final = 12
"""Ways to take the pile that are looked at, before the best are weighed."""

PLANS: Final = 16
"""Initial melds that are looked at, before the best are weighed."""

PAIR: Final = 2

MOST_PAIRS: Final = 2
"""So many pairs are looked at that could begin a meld with a wild card, those of the highest cards."""

WHIMS: Final = 3
"""So many discards a player looks at that plays by feeling."""

SHORT: Final = 4
"""In a hand of so few cards a wild one may be the only discard that gives nothing away."""

WORTHWHILE: Final = 5
"""Of a smaller pile others lose less by its freezing than the wild card is worth."""

LARGE: Final = 25
"""A pile of so many cards is worth the wild card that bars it; plain players never let one grow so large."""

LEAVES: Final = 2
"""Cards that a candidate which does not go out leaves in the hand."""


class Breadth(NamedTuple):
    """How many discards, ways to take and initial melds are weighed.

    `parts`: of a plan to lay also parts, and any of the discards in its place, and in place of a discard what a careful
    player holds back; `bold`: also what it would hardly do, to spend wild cards where they complete nothing and to
    freeze the pile; `steps`: what it holds back in place of a plan, too, and each meld of the plan alone, for after a
    step the turn goes on; `wilds`: wild cards among the discards of a long hand, too, not only to bar a large pile, and
    for who freezes gladly wherever it can be done, not only where it costs little.
    """

    discards: int
    takes: int
    initial_melds: int
    parts: bool = False
    bold: bool = False
    steps: bool = False
    wilds: bool = True


def candidates(view: Observation, base: Action, breadth: Breadth) -> list[Action]:
    """What could be done in this seat's place, the `base` choice first; each is legal, and none comes twice."""
    found = [base, *_others(view, base, breadth)]
    distinct = list(dict.fromkeys(found))
    return [base] + [action for action in distinct[1:] if reason(view.table, view.hand, action) is OK]


def leaning_candidates(view: Observation, base: Action, temperament: Temperament, breadth: Breadth) -> list[Action]:
    """What a player of this temperament looks at besides, in place of the `base` choice; each is legal."""
    if temperament == EVEN:
        return []
    found = dict.fromkeys(_leaning(view, base, temperament, breadth))
    return [action for action in found if action != base and reason(view.table, view.hand, action) is OK]


def reluctant_candidates(view: Observation) -> list[Action]:
    """What a careful player hardly does, and what is right only where much is gained by it; each is legal.

    To throw a two, and to begin a meld with a pair and a wild card. A joker thrown, or a wild card laid onto a meld
    that it does not complete, was no better where the search held it to be so.
    """
    known = Knowledge(view)
    found: list[Action] = [DISCARDS[two] for two in view.hand.of_rank(TWO)[:1]]
    if known.table.is_open(known.side):
        found += _pairs_with_wild(known)[-MOST_PAIRS:]
    return [action for action in found if reason(view.table, view.hand, action) is OK]


def _leaning(view: Observation, base: Action, temperament: Temperament, breadth: Breadth) -> Iterable[Action]:
    if isinstance(base, (Draw, Take)):
        return _before_drawing(view, Breadth(0, 2, 0)) if temperament.risk else []
    if not isinstance(base, (Discard, LayMeld)):
        return []
    known = Knowledge(view)
    found: list[Action] = []
    if temperament.patience < 0:
        found += _out(known)
    if isinstance(base, Discard):
        if temperament.whim:
            found += _discards(known, WHIMS, breadth.wilds)
        if temperament.freezing > 0 and (breadth.wilds or _freezes_cheaply(known)):
            found += _freezing(known)
        elif temperament.freezing < 0 and is_wild(base.card):
            found += _discards(known, WHIMS, breadth.wilds)
        if temperament.holding < 0:
            found += _held_back(known) if known.table.is_open(known.side) else _initial_melds(known, 1)
        if temperament.thrift < 0:
            found += _wild_melds(known)
        return found
    return found + _in_place_of_laying(known, base, temperament, breadth.wilds)


def _in_place_of_laying(known: Knowledge, base: LayMeld, temperament: Temperament, with_wilds: bool) -> list[Action]:
    """What keeps more in the hand than these melds; discards as in `_discards`."""
    is_open = known.table.is_open(known.side)
    if known.hand.size - sum([len(play.cards) for play in base.plays]) < LEAVES:
        return [*_gathered(known), *_discards(known, 1, with_wilds)] if temperament.patience > 0 else []
    found: list[Action] = []
    if temperament.thrift > 0 and any([is_wild(card) for play in base.plays for card in play.cards]):
        found += _spending_less(base) if is_open else _initial_melds(known, WHIMS)
        found += _discards(known, 1, with_wilds)
    if temperament.holding > 0:
        found += [*_onto_only(base), *_discards(known, 1, with_wilds)]
    elif temperament.holding < 0 and is_open:
        found += _held_back(known)
    return found


def _onto_only(base: LayMeld) -> list[Action]:
    """Of these melds what goes onto others, no new ones."""
    onto = tuple([play for play in base.plays if play.onto != NEW])
    return [LayMeld(onto)] if 0 < len(onto) < len(base.plays) else []


def _spending_less(base: LayMeld) -> list[Action]:
    """Of these melds those without a wild card."""
    pure = tuple([play for play in base.plays if not any([is_wild(card) for card in play.cards])])
    return [LayMeld(pure)] if 0 < len(pure) < len(base.plays) else []


def _others(view: Observation, base: Action, breadth: Breadth) -> Iterable[Action]:
    if isinstance(base, Answer):
        return ANSWERS
    if isinstance(base, (Draw, Take, End)):
        return _before_drawing(view, breadth)
    known = Knowledge(view)
    is_open = view.table.is_open(known.side)
    if isinstance(base, Ask):
        return [*_out(known), *_gathered(known), *_discards(known, 2, with_wilds=True)]
    if isinstance(base, Discard):
        found: list[Action] = list(_discards(known, breadth.discards, breadth.wilds))
        if not is_open:
            found += _initial_melds(known, breadth.initial_melds)
        elif breadth.parts:
            found += [*_out(known), *_held_back(known)]
            if breadth.bold:
                found += _wild_melds(known)
        return [*found, *_wild_discards(known, breadth)]
    if isinstance(base, LayMeld):
        found = list(_instead_of(known, base, breadth))
        if not breadth.parts:
            return [*found, *_discards(known, 1, breadth.wilds)]
        if is_open and breadth.bold:
            found += _wild_melds(known)
            if breadth.steps:
                found += _held_back(known)
        found += _discards(known, breadth.discards, breadth.wilds)
        return [*found, *_wild_discards(known, breadth)]
    return []


def _instead_of(known: Knowledge, base: LayMeld, breadth: Breadth) -> list[Action]:
    """Other melds than these: other initial melds; going out or not; parts of the plan."""
    if not known.table.is_open(known.side):
        return list(_initial_melds(known, breadth.initial_melds))
    found: list[Action] = []
    laid = sum([len(play.cards) for play in base.plays])
    if known.hand.size - laid < LEAVES:
        found += _gathered(known)
    else:
        found += _out(known)
    if len(base.plays) > 1:
        found.append(LayMeld(base.plays[:1]))
        if breadth.parts:
            found += [LayMeld((*base.plays[:at], *base.plays[at + 1 :])) for at in range(len(base.plays))]
            found += [*_onto_only(base), *_spending_less(base)]
        if breadth.steps:
            found += [LayMeld((play,)) for play in base.plays]
    return found


def _before_drawing(view: Observation, breadth: Breadth) -> list[Action]:
    """To draw, and the best ways to take the pile."""
    table = view.table
    ways = list(islice(takes(table, view.hand), WAYS))
    if len(ways) > 1:
        weigher = Weigher(Knowledge(view))
        ways.sort(key=lambda take: -weigher.gain(take))
    found: list[Action] = list(ways[: breadth.takes])
    return [*found, DRAW if table.drawable() > 0 else END]


def _out(known: Knowledge) -> list[Action]:
    plays = way_out(known)
    return [] if plays is None else [LayMeld(plays), ASK]


def _gathered(known: Knowledge) -> list[Action]:
    """What a careful player would lay that does not go out."""
    if not known.table.is_open(known.side):
        return []
    choice = gathered(known).choice()
    return [] if choice is None else [choice.action]


def _held_back(known: Knowledge) -> list[Action]:
    """What a careful player holds back: cards that fit melds, and melds of three."""
    hand, wilds = known.hand, _wilds(known)
    forms = known.table.rules.melds
    found: list[Action] = []
    for meld in known.own_melds:
        count = hand.ranks[meld.rank] if meld.rank < len(hand.ranks) else 0
        if meld.rank != RUN and count and hand.size - count >= LEAVES and meld.rank in NATURAL_RANKS:
            found.append(LayMeld((Play(tuple(hand.of_rank(meld.rank)), meld.number),)))
        missing = forms.canasta - len(meld.cards)
        if 0 < missing <= len(wilds) and hand.size - missing >= LEAVES:
            found.append(LayMeld((Play(tuple(wilds[:missing]), meld.number),)))
    for rank in NATURAL_RANKS:
        if hand.ranks[rank] >= 3 and hand.size - hand.ranks[rank] >= LEAVES:
            if known.table.meld_of_rank(known.side, rank) is None:
                found.append(LayMeld((Play(tuple(hand.of_rank(rank))),)))
    return found


def _wild_melds(known: Knowledge) -> list[Action]:
    """One wild card where it completes nothing: onto a meld that is no canasta, or with a pair as a new meld."""
    hand, wilds = known.hand, _wilds(known)
    if not wilds:
        return []
    wild = wilds[0]
    found: list[Action] = []
    if hand.size > LEAVES:
        lacking = [meld for meld in known.own_melds if len(meld.cards) < known.table.rules.melds.canasta]
        found += [LayMeld((Play((wild,), meld.number),)) for meld in lacking if meld.rank in NATURAL_RANKS]
    return found + _pairs_with_wild(known)


def _pairs_with_wild(known: Knowledge) -> list[Action]:
    """New melds of a pair and the cheapest wild card, by rank."""
    hand, wilds = known.hand, _wilds(known)[:1]
    found: list[Action] = []
    for rank in NATURAL_RANKS:
        pair = tuple(hand.of_rank(rank))
        is_new = known.table.meld_of_rank(known.side, rank) is None
        if wilds and len(pair) == PAIR and is_new and hand.size - len(pair) > LEAVES:
            found.append(LayMeld((Play((*pair, *wilds)),)))
    return found


def _wild_discards(known: Knowledge, breadth: Breadth) -> list[Action]:
    """The wild cards that are thrown for what that does to the pile."""
    found = [] if breadth.wilds else _barring(known)
    return [*found, *_freezing(known)] if breadth.bold else found


def _freezing(known: Knowledge) -> list[Action]:
    """To throw the cheapest wild card, where that freezes the pile."""
    wilds = _wilds(known)
    return [DISCARDS[wilds[0]]] if wilds and not known.table.frozen else []


def _freezes_cheaply(known: Knowledge) -> bool:
    """Whether to freeze the pile takes enough from others.

    To a side without its initial meld the pile is frozen as it is (CL-6.3), and who still holds the hand that was dealt
    would take it sooner than others.
    """
    table = known.table
    is_used_up = known.hand.size <= table.rules.dealing.hand
    return is_used_up and len(table.pile) >= WORTHWHILE and any([table.is_open(side) for side in known.other_sides])


def _barring(known: Knowledge) -> list[Action]:
    """To throw the cheapest wild card onto a large pile, so that nobody takes it with all that lies there (CL-6.7)."""
    pile = known.table.rules.pile
    if len(known.table.pile) < LARGE or pile.most or not pile.bars & WILD:
        return []
    return [DISCARDS[wild] for wild in _wilds(known)[:1]]


def _wilds(known: Knowledge) -> list[int]:
    """The wild cards in the hand, twos first."""
    return [card for card in known.hand.cards() if is_wild(card)]


def _discards(known: Knowledge, count: int, with_wilds: bool) -> list[Action]:
    """The cheapest discards, one of each rank; where suits matter, of each face.

    There are none of the wild cards of a long hand, unless `with_wilds`.
    """
    if count == 0:
        return []
    discarder = Discarder(known)
    has_runs = known.table.rules.melds.has_runs
    keeps_wilds = known.hand.size > SHORT and not with_wilds
    found: dict[int, tuple[float, int]] = {}
    for card in range(FACES):
        if keeps_wilds and is_wild(card):
            continue
        if known.hand.faces[card] and reason(known.table, known.hand, DISCARDS[card]) is OK:
            key = card if has_runs else card >> 2
            cost = discarder.cost(card)
            if key not in found or cost < found[key][0]:
                found[key] = (cost, card)
    return [DISCARDS[card] for _, card in sorted(found.values())[:count]]


def _initial_melds(known: Knowledge, count: int) -> list[Action]:
    """The initial melds that spoil least."""
    holding = Holding(Estimate(known))
    ranked = [
        (THIRD_WILD * third_wilds(plays) - holding.after(plays).worth(), number, plays)
        for number, plays in enumerate(islice(plans(known.table, known.hand, Goal.OPEN), PLANS))
    ]
    return [LayMeld(plays) for _, _, plays in sorted(ranked)[:count]]
