"""Hand and Foot: a second packet to take up, books of seven, four deals (hand-and-foot.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import JOKER, Cards, is_red_three
from canasta_desktop.rules.drawing import lay_out_held
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.extras import Extra, Log
from canasta_desktop.rules.forms import Again, Ratio, Sets, WildMelds
from canasta_desktop.rules.going_out import Asking, Concealed, GoingOut
from canasta_desktop.rules.melds import Melds
from canasta_desktop.rules.opening import OpeningByDeal
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import BLACK_THREE, PAIR, RED_THREE, WILD, Pile, WildTop
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.ruleset import Deal, Pack, RuleSet, Value
from canasta_desktop.rules.scoring import Item, Line, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.state import State
from canasta_desktop.rules.statements import Statement, resting, say
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CL, STANDARD
from canasta_desktop.rules.table import ALL_WILD, MIXED, NATURAL, Meld, Table
from canasta_desktop.rules.threes import RedThrees

KEY: Final = "hand-and-foot"

HF: Final[dict[str, str]] = {
    **CL,
    **resting(
        {
            "HF-1.1": ("players-partners", "players-alone", "players-rest", "players-rest-seats", "pack"),
            "HF-1.2": ("deal", "deal-foot"),
            "HF-1.3": ("up-card", "up-card-covered"),
            "HF-1.4": ("values",),
            "HF-2.1": (
                *("turn-parts", "turn-draw"),
                *("not-your-turn", "wrong-phase", "card-not-in-hand"),
            ),
            "HF-2.2": (
                *("take-top-melded", "take-top-cards", "take-pair", "pile-empty", "pile-needs-pair"),
                *("pile-needs-match", "pile-frozen-needs-pair", "pile-before-initial-meld", "pile-never-frozen"),
            ),
            "HF-2.3": ("pile-top-wild", "pile-top-black-three"),
            "HF-2.4": ("minimum-top-card",),
            "HF-3.1": (
                *("sets", "wild-melds", "canasta", "meld-largest", "meld-too-small", "meld-too-large", "meld-closed"),
                *("meld-mixed-ranks", "sequence-invalid", "wild-meld-not-allowed"),
            ),
            "HF-3.2": (
                *("sets-wilds", "sets-two-to-one", "canasta-naturals"),
                *("meld-too-many-wilds", "meld-too-few-naturals"),
            ),
            "HF-3.3": ("names-books",),
            "HF-3.4": ("one-meld-of-a-rank", "wild-melds-second", "duplicate-meld", "take-joins", "take-more"),
            "HF-3.5": (
                *("no-black-threes", "meld-rank-not-allowed", "black-threes-only-going-out"),
                "red-three-not-meldable",
            ),
            "HF-4.1": ("red-threes-dealt", "red-threes-drawn", "red-three-first", "red-threes"),
            "HF-4.2": ("score-threes-caught",),
            "HF-4.3": ("up-card-black-three",),
            "HF-5.1": ("initial-meld", "minimum", "minimum-no-bonus", "minimum-not-met"),
            "HF-6.1": ("foot-at-once",),
            "HF-6.2": ("foot-next-turn",),
            "HF-6.3": ("foot-threes",),
            "HF-7.1": ("out-canastas", "canasta-needed", "canastas-needed"),
            "HF-7.2": ("partner-not-in-foot",),
            "HF-7.3": (
                *("asking", "asking-next", "asking-answer", "asking-impossible"),
                *("ask-first", "ask-too-late", "ask-once", "ask-not-allowed", "partner-said-no", "partner-said-yes"),
            ),
            "HF-7.4": ("out-how",),
            "HF-7.5": ("out-keep-card", "must-keep-card"),
            "HF-7.6": ("stock-empty", "stock-empty-never", "stock-no-bonus", "take-is-compulsory"),
            "HF-8.1": ("canastas", "score-wild-canasta", "melded", "in-hand", "going-out", "score-no-concealed"),
            "HF-8.2": ("target", "tie"),
        }
    ),
}

BICYCLE: Final[dict[str, str]] = resting(
    {
        "HF-3.6": (
            *("sets-naturals", "sets-wilds", "sets-at-most", "canasta-naturals", "no-wild-melds"),
            *("meld-too-many-wilds", "meld-too-few-naturals", "wild-meld-not-allowed"),
        ),
        "HF-7.4": ("out-how", "discard-required", "turn-discard"),
        "VA-3.16": (
            *("pile-top-wild", "asking", "ask-first", "ask-too-late", "ask-once", "ask-not-allowed"),
            *("partner-said-no", "partner-said-yes"),
        ),
    }
)
"""What rests on other clauses in Bicycle's form."""

RULINGS: Final[frozenset[str]] = frozenset(
    [
        *("first-dealer", "players-rest", "players-rest-seats", "wild-melds-second", "tie"),
        *("last-single", "last-three-unreplaced", "last-only-threes", "sets-at-most", "asking-next"),
        *("pile-never-frozen", "take-more", "asking-impossible"),
    ]
)
"""What the sources leave open (A-3, A-5 to A-7, A-9, the clauses marked so, A-16 and A-20 of classic.md)."""


@dataclass(frozen=True)
class Foot(Extra):
    """A packet of `cards` for each player, taken up when the hand is empty (HF-1.2, HF-6)."""

    cards: int

    def deals(self, state: State) -> None:
        table = state.table
        for seat in table.order:
            state.feet[seat] = [state.stock.pop() for _ in range(self.cards)]
            table.feet[seat] = self.cards

    def supplies(self, table: Table, left: int, opens: bool) -> bool:
        return table.feet[table.turn.seat] > 0

    def hand_emptied(self, state: State, log: Log) -> None:
        self.take_up(state, log)

    def turn_begins(self, state: State, log: Log) -> None:
        seat = state.table.turn.seat
        if state.hands[seat].size == 0 and state.table.feet[seat]:
            self.take_up(state, log)

    def turn_ends(self, state: State, log: Log) -> None:
        seat = state.table.turn.seat
        if state.table.feet[seat] == 0 and state.hands[seat].size:
            state.table.from_foot[seat] = True

    def take_up(self, state: State, log: Log) -> None:
        """The foot becomes the hand; red threes in it are laid out and replaced (HF-6.3)."""
        table = state.table
        seat = table.turn.seat
        foot = state.feet[seat]
        for card in foot:
            state.hands[seat].add(card)
        table.sizes[seat] += len(foot)
        table.feet[seat] = 0
        state.feet[seat] = []
        if log is not None:
            log.append(Event(What.FOOT_TAKEN, seat, (), len(foot)))
            log.append(Event(What.FOOT_TAKEN, seat, tuple(foot), len(foot), to=seat))
        lay_out_held(state, seat, log)

    def tell(self, rules: RuleSet) -> list[Statement]:
        books = "names-books" if rules.melds.form(JOKER) is not None else "names-books-natural"
        told = [say(rules, books, about="names-books")]
        return told + [say(rules, code) for code in ("foot-at-once", "foot-next-turn", "foot-threes")]

    def tell_deal(self, rules: RuleSet) -> list[Statement]:
        return [say(rules, "deal-foot", (("cards", self.cards),))]


@dataclass(frozen=True)
class FootOut(GoingOut):
    """Every partner must have played from the foot (HF-7.2, A-6)."""

    def refuses(self, table: Table, counts: list[int]) -> Reason:
        why = super().refuses(table, counts)
        if why is OK or why is Reason.ASK_FIRST:
            now = self.refuses_now(table)
            return why if now is OK else now
        return why

    def refuses_now(self, table: Table) -> Reason:
        turn = table.turn
        for seat in table.order:
            if seat != turn.seat and table.sides[seat] == table.sides[turn.seat] and not table.from_foot[seat]:
                return Reason.PARTNER_NOT_IN_FOOT
        return OK

    def tell_canastas(self, rules: RuleSet) -> list[Statement]:
        told = super().tell_canastas(rules)
        if rules.seating.has_partners():
            told.append(say(rules, "out-partner-in-foot", about="partner-not-in-foot"))
        return told

    def tell_keep(self, rules: RuleSet) -> list[Statement]:
        return [say(rules, "out-keep-card-foot", about="out-keep-card")]


@dataclass(frozen=True)
class FootScoring(Scoring):
    """Red threes pay when laid and cost when not, whatever else a side has (HF-4, A-4)."""

    each: int = 100

    def sheet_cards(self, table: Table, left: Sequence[Cards], account: int) -> list[int]:
        """The red threes that this account never laid out."""
        seats = table.rules.seating.seats_of(table, account)
        return [card for seat in seats for card in left[seat] if is_red_three(card)]

    def three_lines(self, table: Table, seats: list[int], melds: list[Meld]) -> list[Line]:
        laid = [card for seat in seats for card in table.threes[seat]]
        if not laid:
            return []
        return [Line(Item.RED_THREES, self.each * len(laid), len(laid), tuple(laid), table.rules.clause("red-threes"))]

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[Line]:
        caught = self.sheet_cards(table, left, account)
        if not caught:
            return []
        return [Line(Item.RED_THREES, -self.each * len(caught), len(caught), tuple(caught), "HF-4.2")]

    def hand_lines(self, table: Table, left: Sequence[Cards], account: int) -> list[Line]:
        others = [tuple([card for card in cards if not is_red_three(card)]) for cards in left]
        return super().hand_lines(table, others, account)

    def tell_threes(self, rules: RuleSet) -> list[Statement]:
        figures = (("points", self.each),)
        return [say(rules, "score-threes-laid", figures, "red-threes")]

    def tell_penalties(self, rules: RuleSet) -> list[Statement]:
        return [say(rules, "score-threes-caught", (("points", self.each),))]

    def tell_hand(self, rules: RuleSet) -> list[Statement]:
        return [say(rules, "score-in-hand-foot", about="in-hand")]


HAND_AND_FOOT_4: Final[RuleSet] = RuleSet(
    key=KEY,
    seating=Seating(players=4, sides=2),
    pack=Pack(decks=5, jokers=10, values=STANDARD),
    deal=Deal(hand=13, draw=2, cover=WILD | RED_THREE, buries=True),
    threes=RedThrees(),
    melds=Melds(
        (
            Sets(min_naturals=2, max_wilds=2, ratio=Ratio.TWO_TO_ONE, most=7, repeat=Again.COMPLETE),
            WildMelds(),
        )
    ),
    opening=OpeningByDeal(steps=((0, 50),), below_zero=50, waived_concealed=False, deals=(50, 90, 120, 150)),
    pile=Pile(
        open=PAIR,
        frozen=PAIR,
        unopened=PAIR,
        freezes=0,
        turned_freezes=0,
        bars=BLACK_THREE,
        wild_top=WildTop.ALIKE,
        unopened_is_frozen=False,
        single_card=False,
        most=7,
    ),
    out=FootOut(
        canastas=((NATURAL, 2), (MIXED, 2), (ALL_WILD, 1)),
        ask=Asking.COMPULSORY,
        bonus=100,
        concealed=100,
        conceals=Concealed.NEVER,
        keeps=True,
    ),
    stock_end=TakeOrEnd(must=Must.NEVER),
    scoring=FootScoring(canastas=(500, 300, 1500, 0), red_threes=(0, 100), target=0, deals=4),
    clauses=HF,
    rulings=RULINGS,
    extras=(Foot(13),),
)


def form(players: int) -> RuleSet | None:
    """Hand and Foot for 2 to 6 players, a pack more than players (HF-1.1)."""
    rules = HAND_AND_FOOT_4
    seating = {
        2: Seating(players=2, sides=2),
        3: Seating(players=3, sides=3),
        4: rules.seating,
        5: Seating(players=5, sides=2, resting=((0,), (2,), (4,))),
        6: Seating(players=6, sides=2),
    }.get(players)
    if seating is None:
        return None
    # With five, four play (HF-1.1): their packs are those of four.
    playing = 4 if players == 5 else players
    pack = replace(rules.pack, decks=playing + 1, jokers=2 * (playing + 1))
    out = rules.out if seating.has_partners() else replace(rules.out, ask=Asking.OFF)
    return replace(rules, seating=seating, pack=pack, out=out)


def _profile(rules: RuleSet, value: Value) -> RuleSet:
    """Bicycle's sheet: 11 and 11 cards, no wild books, no leave, a final discard (HF-1.2, HF-3.6, HF-7)."""
    if value != "bicycle":
        return rules
    sets = Sets(min_naturals=2, max_wilds=3, ratio=Ratio.AT_MOST, most=7, repeat=Again.COMPLETE)
    return replace(
        rules,
        deal=replace(rules.deal, hand=11),
        extras=(Foot(11),),
        melds=Melds((sets,)),
        pile=replace(rules.pile, bars=WILD | BLACK_THREE, wild_top=WildTop.BARRED),
        out=replace(rules.out, canastas=((NATURAL, 1), (MIXED, 1)), ask=Asking.OFF, discard=True),
        clauses={**rules.clauses, **BICYCLE},
    )


OPTIONS: Final[tuple[Option, ...]] = (Option("profile", "VA-3.16", ("pagat", "bicycle"), _profile),)
"""The house rule of hand-and-foot."""
