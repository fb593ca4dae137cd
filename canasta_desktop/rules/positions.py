"""Positions as CASES.md has them: readable, with unknown cards, for cases and tests."""

from collections.abc import Mapping
from typing import cast

from canasta_desktop.rules.cards import Cards, Hand, read_cards
from canasta_desktop.rules.laying import form_sides
from canasta_desktop.rules.notation import NotationError, new_meld
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING, PLAYING, Table, Turn

Position = Mapping[str, object]

KNOWN_EXTRAS = (
    *("melded_by", "first_turn", "asked", "deal", "lone_player", "sits_out", "bonus", "turn_card_passed"),
    *("foot", "foot_played", "forgotten_red_threes"),
)


def read_position(rules: RuleSet, position: Position) -> State:
    """The deal in this position, unknown cards filled from what is left of the packs.

    Raises NotationError where the packs do not hold the cards or a key is not known.
    """
    extra = cast(Position, position.get("extra", {}))
    unknown = [key for key in extra if key not in KNOWN_EXTRAS]
    if unknown:
        raise NotationError(f"extra: {', '.join(unknown)} means nothing in {rules.key}")
    left = _Left(rules)
    scores = cast(list[int], position.get("scores", [0] * rules.seating.accounts()))
    dealer = cast(int, position.get("dealer", 0))
    table = Table(rules, cast(int, extra.get("deal", 1)), dealer, list(scores))
    _read_seats(table, extra)
    _read_public(table, position, left)
    hands = [left.named(cards) for cards in cast(list[str | int], position["hands"])]
    feet = [left.named(cards or "") for cards in cast(list[str | int | None], extra.get("foot", [None] * len(hands)))]
    stock = left.named(cast(str | int, position["stock"]))
    state = State(table, [Hand(left.filled(cards)) for cards in hands], left.filled(stock)[::-1])
    state.feet = [left.filled(cards) for cards in feet]
    table.feet = [len(foot) for foot in state.feet]
    table.sizes = [hand.size for hand in state.hands]
    table.stock = len(state.stock)
    for own in rules.extras:
        own.resumes(state, left.filled)
    _read_record(table, position, extra)
    _read_extras(table, extra)
    if table.turn.phase == DRAWING:
        state.begin_turn()
    return state


def _read_seats(table: Table, extra: Position) -> None:
    """Who sits out, and who plays with whom in a cut-throat deal."""
    seating = table.rules.seating
    if "sits_out" in extra:
        out = cast(int | list[int], extra["sits_out"])
        resting = (out,) if isinstance(out, int) else tuple(out)
        playing = [seat for seat in range(seating.players) if seat not in resting]
        if table.dealer in resting:
            table.dealer = playing[-1]
        table.order = seating.order_without(resting, table.dealer)
    if extra.get("lone_player") is not None:
        form_sides(table, cast(int, extra["lone_player"]))


def _read_extras(table: Table, extra: Position) -> None:
    """What only some systems have."""
    seats = len(table.sides)
    table.bonus = list(cast(list[int], extra.get("bonus", table.bonus)))
    if extra.get("turn_card_passed"):
        table.turn_card = False
    played = cast(list[int], extra.get("foot_played", [seat for seat in range(seats) if "foot" not in extra]))
    table.from_foot = [seat in played for seat in range(seats)]
    for seat in cast(list[int], extra.get("asked", [])):
        table.asked[seat] = True
    for side, count in enumerate(cast(list[int], extra.get("forgotten_red_threes", []))):
        table.forgotten[table.sides.index(side)] = count


def _read_public(table: Table, position: Position, left: "_Left") -> None:
    """Pile, red threes and melds; a meld is its side's first seat's, or that of the first that melded."""
    table.pile = left.taken(cast(str, position["pile"]))
    table.frozen = bool(position.get("frozen", len(table.rules.freezing(table.pile)) > 0))
    by_seat = table.rules.seating.forms_sides()
    for side, threes in enumerate(cast(list[str], position["red_threes"])):
        table.threes[side if by_seat else table.sides.index(side)] = left.taken(threes)
    extra = cast(Position, position.get("extra", {}))
    melds = cast(list[list[str]], position["melds"])
    # In cut-throat deals what lies on the table is listed by seat, in the others by side.
    places = list(range(len(table.sides))) if by_seat else table.sides
    by_side = [seat for seat, place in enumerate(places) if seat in table.order and melds[place]]
    melded_by = cast(list[int], extra.get("melded_by", by_side))
    for seat in melded_by:
        table.melded[seat] = True
    for place, texts in enumerate(melds):
        seats = [seat for seat in melded_by if places[seat] == place] or [places.index(place)]
        for text in texts:
            cards: Cards = tuple(left.taken(text))
            meld = new_meld(table, table.laid_melds, seats[0], cards)
            table.melds[table.sides[seats[0]]].append(meld)
            table.laid_melds += 1
    for side, some in enumerate(table.melds):
        # The lower seat's melds come first (CASES.md).
        table.melds[side] = sorted(some, key=lambda meld: (meld.seat, meld.number) if by_seat else (0, meld.number))


def _read_record(table: Table, position: Position, extra: Position) -> None:
    """Whose turn it is and how far it has come."""
    table.turn = Turn(cast(int, position["turn"]))
    table.turn.fresh = not table.melded[table.turn.seat]
    phases = {"draw": DRAWING, "play": PLAYING}
    table.turn.phase = phases[cast(str, position["phase"])]


class _Left:
    """What is left of the packs while a position is read."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.cards = Hand(rules.pack.cards())

    def taken(self, text: str) -> list[int]:
        """The cards of a string, taken from the packs."""
        cards = read_cards(text)
        for card in cards:
            if self.cards.faces[card] == 0:
                raise NotationError(f"more cards than the packs have: {text}")
            self.cards.remove(card)
        return cards

    def named(self, cards: str | int) -> list[int] | int:
        """The cards of a string, or the number of unknown ones, to be filled when all are named."""
        return cards if isinstance(cards, int) else self.taken(cards)

    def filled(self, cards: list[int] | int) -> list[int]:
        """Unknown cards, mixed, from what is left; threes that are laid out come last of all."""
        if not isinstance(cards, int):
            return cards
        lays_out = self.rules.threes.lays_out
        left = self.cards.cards()
        Rng(len(left)).shuffle(left)
        left.sort(key=lays_out)  # in a hand they could not be
        if len(left) < cards:
            raise NotationError("fewer cards are left than are unknown")
        self.cards.take_out(left[:cards])
        return left[:cards]
