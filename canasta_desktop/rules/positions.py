"""Positions as CASES.md has them: readable, with unknown cards, for cases and tests.

What is read comes from outside: whatever does not fit the rule set or its seating is refused by a NotationError that
names the field.
"""

from collections.abc import Mapping
from typing import Final

from canasta_desktop.rules.cards import Cards, Hand
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.laying import form_sides
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.records import new_meld
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING, PLAYING, Table, Turn

Position = Mapping[str, object]

KNOWN: Final = (
    *("turn", "phase", "dealer", "scores", "hands", "melds"),
    *("red_threes", "stock", "pile", "frozen", "extra"),
)
KNOWN_EXTRAS: Final = (
    *("melded_by", "first_turn", "asked", "deal", "lone_player", "sits_out", "bonus", "turn_card_passed"),
    *("foot", "foot_played", "forgotten_red_threes"),
)

PHASES: Final = {"draw": DRAWING, "play": PLAYING}

MOST_CARDS: Final = 1000
"""More than all packs have."""
MOST_DEALS: Final = 100_000
MOST_POINTS: Final = 10_000_000


def read_position(rules: RuleSet, position: Position) -> State:
    """The deal in this position, unknown cards filled from what is left of the packs.

    Raises NotationError where the packs do not hold the cards, a key is not known, or something does not fit.
    """
    root = Field(dict(position), "position")
    root.only(KNOWN, "is not known")
    extra = root.at("extra") if root.has("extra") else Field({}, "position.extra")
    extra.only(KNOWN_EXTRAS, f"means nothing in {rules.key}")
    left = _Left(rules)
    table = _read_table(rules, root, extra)
    seats = len(table.sides)
    _read_public(table, root, extra, left)
    hands = [left.named(cards) for cards in root.at("hands").items(seats)]
    feet = [left.foot(cards) for cards in extra.at("foot").items(seats)] if extra.has("foot") else [[]] * seats
    stock = left.named(root.at("stock"))
    state = State(table, [Hand(left.filled(cards)) for cards in hands], left.filled(stock)[::-1])
    state.feet = [list(left.filled(cards)) for cards in feet]
    table.feet = [len(foot) for foot in state.feet]
    table.sizes = [hand.size for hand in state.hands]
    table.stock = len(state.stock)
    for own in rules.extras:
        own.resumes(state, left.filled)
    _read_record(table, root)
    _read_extras(table, extra)
    _check_hands(table, root)
    if table.turn.phase == DRAWING:
        state.begin_turn()
    return state


def _read_table(rules: RuleSet, root: Field, extra: Field) -> Table:
    """An empty table: the deal, the scores, and who plays with whom."""
    seating = rules.seating
    accounts = seating.accounts()
    number = extra.at("deal").whole(1, MOST_DEALS) if extra.has("deal") else 1
    dealer = root.at("dealer").whole(0, seating.players - 1) if root.has("dealer") else 0
    points = root.at("scores").wholes(-MOST_POINTS, MOST_POINTS, accounts) if root.has("scores") else [0] * accounts
    table = Table(rules, number, dealer, points)
    if extra.has("sits_out"):
        _read_resting(table, extra.at("sits_out"))
    if extra.has("lone_player"):
        lone = extra.at("lone_player")
        if not seating.forms_sides():
            raise lone.wrong(f"nobody becomes a lone player in {rules.key}")
        form_sides(table, lone.whole(0, seating.players - 1))
    return table


def _read_resting(table: Table, field: Field) -> None:
    """Who sits out: one of the groups of seats that may (CL-14.1, GT-1.3)."""
    seating = table.rules.seating
    last = seating.players - 1
    out = tuple(field.wholes(0, last) if isinstance(field.value, list | tuple) else [field.whole(0, last)])
    if tuple(sorted(out)) not in [tuple(sorted(group)) for group in seating.resting]:
        groups = " or ".join([" and ".join(map(str, group)) for group in seating.resting])
        raise field.wrong(f"only {groups} can sit out" if groups else "nobody sits out at this table")
    if table.dealer in out:
        table.dealer = [seat for seat in range(seating.players) if seat not in out][-1]
    table.order = seating.order_without(out, table.dealer)


def _read_extras(table: Table, extra: Field) -> None:
    """What only some systems have."""
    seats = len(table.sides)
    last = seats - 1
    if extra.has("bonus"):
        table.bonus = extra.at("bonus").wholes(0, MOST_CARDS, seats)
        if sum(table.bonus) > table.stock:
            raise extra.at("bonus").wrong("more cards than the stock has")
    if extra.has("turn_card_passed") and extra.at("turn_card_passed").fact():
        table.turn_card = False
    unplayed = [] if extra.has("foot") else list(range(seats))
    played = extra.at("foot_played").wholes(0, last) if extra.has("foot_played") else unplayed
    table.from_foot = [seat in played for seat in range(seats)]
    for seat in extra.at("asked").wholes(0, last) if extra.has("asked") else []:
        table.asked[seat] = True
    if extra.has("first_turn"):
        extra.at("first_turn").wholes(0, last)  # what follows from it stands elsewhere in the position
    if extra.has("forgotten_red_threes"):
        forgotten = extra.at("forgotten_red_threes").wholes(0, MOST_CARDS, table.rules.seating.sides)
        sides = table.rules.seating.sides_of_seats()
        for side, count in enumerate(forgotten):
            table.forgotten[sides.index(side)] = count


def _read_public(table: Table, root: Field, extra: Field, left: "_Left") -> None:
    """Pile, red threes and melds; a meld is its side's first seat's, or that of the first that melded."""
    table.pile = left.taken(root.at("pile"))
    frozen = root.at("frozen").fact() if root.has("frozen") else len(table.rules.freezing(table.pile)) > 0
    table.frozen = frozen
    by_seat = table.rules.seating.forms_sides()
    # In cut-throat deals what lies on the table is listed by seat, in the others by side.
    places = list(range(len(table.sides))) if by_seat else table.sides
    count = len(set(places))
    for place, threes in enumerate(root.at("red_threes").items(count)):
        table.threes[places.index(place)] = left.taken(threes)
        if not all([table.rules.threes.lays_out(card) for card in table.threes[places.index(place)]]):
            raise threes.wrong("a card that is not laid out")
    melds = root.at("melds").items(count)
    by_side = [seat for seat, place in enumerate(places) if seat in table.order and melds[place].items()]
    melded_by = extra.at("melded_by").wholes(0, len(places) - 1) if extra.has("melded_by") else by_side
    for seat in melded_by:
        table.melded[seat] = True
    for place, listed in enumerate(melds):
        seats = [seat for seat in melded_by if places[seat] == place] or [places.index(place)]
        for cards in listed.items():
            _lie(table, seats[0], cards, left)
    for side, some in enumerate(table.melds):
        # The lower seat's melds come first (CASES.md).
        table.melds[side] = sorted(some, key=lambda meld: (meld.seat, meld.number) if by_seat else (0, meld.number))


def _lie(table: Table, seat: int, field: Field, left: "_Left") -> None:
    """A meld of this seat's lies on the table."""
    cards: Cards = tuple(left.taken(field))
    meld = new_meld(table, table.laid_melds, seat, cards)
    table.melds[table.sides[seat]].append(meld)
    table.laid_melds += 1


def _read_record(table: Table, root: Field) -> None:
    """Whose turn it is and how far it has come."""
    seat = root.at("turn")
    table.turn = Turn(seat.whole(0, len(table.sides) - 1))
    if table.turn.seat not in table.order:
        raise seat.wrong(f"seat {table.turn.seat} sits out")
    table.turn.fresh = not table.melded[table.turn.seat]
    table.turn.phase = PHASES[root.at("phase").choice(tuple(PHASES))]


def _check_hands(table: Table, root: Field) -> None:
    """Who sits out holds nothing and has melded nothing."""
    for seat, hand in enumerate(root.at("hands").items()):
        if seat not in table.order and (table.sizes[seat] or table.melded[seat]):
            raise hand.wrong("who sits out has no cards")


class _Left:
    """What is left of the packs while a position is read."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.cards = Hand(rules.pack.cards())

    def taken(self, field: Field) -> list[int]:
        """The cards of a string, taken from the packs."""
        cards = field.cards()
        for card in cards:
            if self.cards.faces[card] == 0:
                raise field.wrong(f"more cards than the packs have: {field.shown()}")
            self.cards.remove(card)
        return cards

    def named(self, field: Field) -> list[int] | int:
        """The cards of a string, or the number of unknown ones, to be filled when all are named."""
        return self.taken(field) if isinstance(field.value, str) else field.whole(0, MOST_CARDS)

    def foot(self, field: Field) -> list[int] | int:
        """The cards of a foot, or the number of unknown ones; null: it has been taken up."""
        return [] if field.value is None else self.named(field)

    def filled(self, cards: list[int] | int) -> list[int]:
        """Unknown cards, mixed, from what is left; threes that are laid out come last of all."""
        if not isinstance(cards, int):
            return cards
        if cards == 0:
            return []
        lays_out = self.rules.threes.lays_out
        left = self.cards.cards()
        Rng(len(left)).shuffle(left)
        left.sort(key=lays_out)  # in a hand they could not be
        if len(left) < cards:
            raise NotationError("fewer cards are left than are unknown")
        self.cards.take_out(left[:cards])
        return left[:cards]
