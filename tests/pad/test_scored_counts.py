"""What was counted at a table scores as the engine's sheets do, to the point, in every system with any house rules."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator

from canasta_desktop.game.special_hands import known_hands
from canasta_desktop.pad.countables import Countable, CountKind, countables
from canasta_desktop.pad.scored_counts import AccountCount, Counting, PadDeal
from canasta_desktop.rules.cards import JOKER
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item, ScoreSheet
from canasta_desktop.rules.seeds import derived_seed
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.rules.table import NOBODY, RUN, Meld
from canasta_desktop.verification.laws import Course, play
from canasta_desktop.verification.random_positions import random_position
from canasta_desktop.verification.soak import drawn, random_start

TABLES = [(system, players) for system in SYSTEMS for players in SYSTEMS[system].players()]


def soak_deal(number: int, table: tuple[str, int]) -> tuple[State, DealStart]:
    """A deal that is over: of this table, with house rules drawn at random."""
    rng = Rng(derived_seed(19, "pad", number))
    rules = rule_set(*table, drawn(*table, rng))
    start = random_start(rules, rng)
    if rng.below(2):
        state = random_position(rules, start, rng)
    else:
        state = State.deal(rules, start, derived_seed(19, "cards", number))
    play(state, rng, False, Course())
    return state, start


# --- counting as people do, with the cards before them


def is_of(one: Countable, meld: Meld, rules: RuleSet) -> bool:
    """Whether this meld is one of these things, by what a person sees of it."""
    jokers = sum([card >> 2 == JOKER for card in meld.cards])
    shape = {JOKER: "wild", RUN: "run"}.get(meld.rank, "mixed" if meld.wilds else "natural")
    name = one.key.split(":")[1]
    if name not in (shape, "set" if shape in ("mixed", "natural") else ""):
        return False
    if one.kind is CountKind.UNFINISHED and shape == "run":
        return len(meld.cards) <= len(one.cards)
    return (not one.ranks or meld.rank in one.ranks) and (not one.jokers or jokers in one.jokers)


def melds_counted(melds: list[Meld], rules: RuleSet) -> Iterator[Countable]:
    """Each canasta as the most special thing it is, each unfinished meld as what it costs, if it does."""
    size = rules.melds.canasta
    for meld in melds:
        kind = CountKind.CANASTA if len(meld.cards) >= size else CountKind.UNFINISHED
        some = [one for one in countables(rules) if one.kind is kind and is_of(one, meld, rules)]
        some = [one for one in some if not (one.is_natural and meld.wilds)]
        if some:
            yield max(some, key=lambda one: (len(one.jokers) > 0, len(one.ranks) > 0))


def counted(state: State) -> PadDeal:
    """What people would write down at the end of this deal: each account what lies before its seats."""
    table, rules = state.table, state.table.rules
    seating, things = rules.seating, countables(rules)
    columns: list[AccountCount] = []
    for account in range(seating.accounts()):
        seats = [seat for seat in range(seating.players) if seating.account(seat) == account]
        melds = table.melds[account]
        found = Counter([one.key for one in melds_counted(melds, rules)])
        hands = [state.hands[seat].cards() + state.feet[seat] for seat in seats]
        rest = [card for hand in hands for card in hand]
        threes = [card for seat in seats for card in table.threes[seat]]
        for one in things:
            colour = {card ^ 3 for card in one.cards} | set(one.cards)
            if one.kind is CountKind.LAID:
                found[one.key] = sum([card in colour for card in threes])
            elif one.kind is CountKind.LEFT:
                found[one.key] = sum([card in colour for card in rest])
                rest = [card for card in rest if card not in colour]
            elif one.kind is CountKind.FORGOTTEN:
                found[one.key] = sum([table.forgotten[seat] for seat in seats])
            elif one.kind is CountKind.MANY_LEFT:
                many = [sum([card >> 2 == rank for card in hand]) for hand in hands for rank in one.ranks]
                found[one.key] = sum([count >= len(one.cards) for count in many])
        red = 0 if rules.threes.every else sum([card in (5, 6) for card in rest]) * rules.pack.values[1]
        found["melded"] = sum([rules.pack.points(meld.cards) for meld in melds])
        found["hand"] = rules.pack.points(rest) - red
        columns.append(AccountCount({key: count for key, count in found.items() if count}))
    out = NOBODY if table.out == NOBODY else seating.account(table.out)
    return PadDeal(tuple(columns), out, table.concealed, table.special, table.lone)


def points(sheet: ScoreSheet) -> tuple[int, dict[Item, int], bool]:
    """What a sheet says in points, line by line."""
    by_item = {item: sheet.points(item) for item in Item if sheet.points(item)}
    return sheet.account, by_item, sheet.wins


def endings(state: State) -> Iterator[State]:
    """The deal as it ended and, where somebody went out, as if it had been out of the hand, or by a special hand."""
    yield state
    if state.table.out == NOBODY:
        return
    concealed = state.copy()
    concealed.table.concealed = not state.table.concealed
    yield concealed
    for key in known_hands(state.table.rules):
        special = state.copy()
        special.table.special = key
        yield special


def check_deals(numbers: Iterable[int]) -> None:
    for number in numbers:
        table = TABLES[number % len(TABLES)]
        deal, start = soak_deal(number, table)
        counting = Counting(deal.table.rules)
        for state in endings(deal):
            pad = counting.sheets(counted(state), start.number, start.scores)
            assert [points(sheet) for sheet in pad] == [points(sheet) for sheet in state.score()], (
                *(number, table, state.table.rules.options),
                *(state.table.concealed, state.table.special),
            )


NUMBERS = {system: number for number, (system, _) in enumerate(TABLES)}


def test_counts_of_random_deals_give_the_engines_sheets():
    """A deal of each system; `python -m tests.pad.test_scored_counts 200` looks at as many as are wanted."""
    check_deals(NUMBERS.values())


if __name__ == "__main__":
    check_deals(range(int(sys.argv[1])))
