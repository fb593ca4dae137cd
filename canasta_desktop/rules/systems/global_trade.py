"""The Global Trade sheet: 110 cards, several melds of a rank, a wild top card can be taken (global-trade.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_desktop.rules.cards import THREE, Cards
from canasta_desktop.rules.codes import Rule, Subject, Topic
from canasta_desktop.rules.forms import Again
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.option import Option
from canasta_desktop.rules.pile import BLACK_THREE, WildTop
from canasta_desktop.rules.refusals import Reason
from canasta_desktop.rules.ruleset import RuleSet, Value
from canasta_desktop.rules.scoring import Item, ScoreLine, Scoring
from canasta_desktop.rules.seating import Seating
from canasta_desktop.rules.statements import Statement, resting, statement
from canasta_desktop.rules.stock_end import Must, TakeOrEnd
from canasta_desktop.rules.systems.classic import CLASSIC_4
from canasta_desktop.rules.systems.shared import ON_OFF, family, seating_option, with_sets
from canasta_desktop.rules.table import Meld, Table
from canasta_desktop.rules.threes import Last, RedThrees

KEY: Final = "global-trade"

GT: Final[dict[Subject, str]] = {
    **CLASSIC_4.clauses,
    **resting(
        {
            "GT-1.1": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_ALONE),
            "GT-1.2": (Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS),
            "GT-1.4": (Rule.PACK,),
            "GT-1.5": (Rule.SIDES_DRAWN, Rule.SIDES_DRAWN_AGAIN, Rule.SIDES_DRAWN_TWO),
            "GT-1.6": (Rule.VALUES,),
            "GT-1.7": (Rule.DIRECTION,),
            "GT-2.1": (Rule.DEAL,),
            "GT-2.2": (Rule.UP_CARD,),
            "GT-2.3": (Rule.UP_CARD_COVERED, Rule.UP_CARD_FREEZES),
            "GT-3.1": (Rule.RED_THREES_FIRST_TURN, Reason.RED_THREE_FIRST),
            "GT-3.2": (Rule.RED_THREES_FORGOTTEN, Rule.PENALTY_FORGOTTEN),
            "GT-3.3": (Rule.RED_THREES_DRAWN,),
            "GT-3.4": (Rule.RED_THREES_FROM_PILE,),
            "GT-3.6": (Rule.RED_THREES_BY_HAND,),
            "GT-4.1": (
                *(Rule.TURN_PARTS, Rule.TURN_DRAW),
                *(Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE, Reason.CARD_NOT_IN_HAND),
            ),
            "GT-4.2": (Rule.TURN_MELD, Rule.TURN_DISCARD, Reason.DISCARD_REQUIRED),
            "GT-5.1": (
                *(
                    Rule.SETS,
                    Rule.SETS_NATURALS,
                    Rule.SETS_WILDS,
                    Reason.MELD_TOO_SMALL,
                    Reason.MELD_MIXED_RANKS,
                    Reason.SEQUENCE_INVALID,
                ),
                *(Reason.MELD_RANK_NOT_ALLOWED, Reason.MELD_TOO_FEW_NATURALS, Reason.MELD_TOO_MANY_WILDS),
            ),
            "GT-5.2": (Rule.NO_WILD_MELDS, Reason.WILD_MELD_NOT_ALLOWED),
            "GT-5.3": (Rule.CANASTA,),
            "GT-5.4": (Rule.BLACK_THREES_MELDED, Rule.BLACK_THREES_LAST, Reason.BLACK_THREES_ONLY_GOING_OUT),
            "GT-5.5": (Rule.OWN_MELDS_ONLY, Reason.NO_SUCH_MELD),
            "GT-5.6": (Rule.ONE_MELD_OF_A_RANK, Reason.DUPLICATE_MELD, Rule.TAKE_JOINS),
            "GT-6.1": (Rule.TAKE_TOP_MELDED, Rule.TAKE_WHOLE_PILE, Reason.PILE_EMPTY),
            "GT-6.2": (Rule.FROZEN_BEFORE_INITIAL_MELD, Rule.FROZEN_BY_WILD, Reason.PILE_BEFORE_INITIAL_MELD),
            "GT-6.3": (Rule.TAKE_FROZEN, Reason.PILE_FROZEN_NEEDS_PAIR, Reason.PILE_NEEDS_PAIR),
            "GT-6.4": (
                Rule.PILE_TOP_WILD,
                Reason.PILE_TOP_WILD,
            ),
            "GT-6.5": (Rule.TAKE_UNFROZEN, Reason.PILE_NEEDS_MATCH),
            "GT-6.6": (
                Rule.PILE_TOP_BLACK_THREE,
                Reason.PILE_TOP_BLACK_THREE,
            ),
            "GT-6.7": (Rule.PILE_SINGLE_CARD, Reason.PILE_SINGLE_CARD, Rule.PILE_SINGLE_CARD_STOCK),
            "GT-6.8": (Rule.MINIMUM_TOP_CARD,),
            "GT-7.1": (Rule.INITIAL_MELD, Rule.MINIMUM, Reason.MINIMUM_NOT_MET),
            "GT-7.2": (Rule.MINIMUM_TOGETHER, Rule.MINIMUM_NO_BONUS),
            "GT-8.1": (
                *(
                    Rule.OUT_CANASTAS,
                    Rule.OUT_KEEP_CARD,
                    Reason.CANASTA_NEEDED,
                    Reason.CANASTAS_NEEDED,
                    Reason.MUST_KEEP_CARD,
                ),
            ),
            "GT-8.2": (Rule.OUT_HOW,),
            "GT-8.3": (
                *(Topic.ASKING, Rule.ASKING_EARLY_DRAW, Rule.ASKING_ANSWER, Rule.ASKING_IMPOSSIBLE),
                *(Reason.ASK_FIRST, Reason.ASK_TOO_LATE, Reason.ASK_ONCE, Reason.ASK_NOT_ALLOWED),
                *(Reason.PARTNER_SAID_NO, Reason.PARTNER_SAID_YES),
            ),
            "GT-8.4": (Topic.OUT_CONCEALED, Rule.OUT_CONCEALED_MINIMUM),
            "GT-9.1": (Rule.STOCK_EMPTY, Reason.STOCK_EMPTY, Rule.STOCK_EMPTY_IF_POSSIBLE, Reason.TAKE_IS_COMPULSORY),
            "GT-9.2": (
                Rule.LAST_THREE_NO_DISCARD,
                Rule.LAST_THREE_NO_DISCARD_OUT,
                Rule.LAST_THREE_NO_DISCARD_KEEP,
                Reason.DISCARD_NOT_ALLOWED,
            ),
            "GT-10.1": (Topic.MELDED, Topic.CANASTAS, Topic.GOING_OUT),
            "GT-10.2": (Topic.RED_THREES, Topic.THREES_SIGN),
            "GT-10.3": (Topic.IN_HAND,),
            "GT-10.4": (Rule.TARGET, Rule.TIE),
            "VA-3.10": (Rule.TAKE_REST_OPTIONAL,),
        }
    ),
}

RULINGS: Final[frozenset[Subject]] = CLASSIC_4.rulings | {
    *(
        Rule.DIRECTION,
        Rule.RED_THREES_FORGOTTEN,
        Rule.TAKE_WHOLE_PILE,
        Rule.PILE_TOP_WILD,
        Rule.OUT_HOW,
        Rule.ASKING_EARLY_DRAW,
    ),
    *(Rule.LAST_THREE_NO_DISCARD_OUT, Rule.LAST_THREE_NO_DISCARD_KEEP),
}
"""What the sheet leaves open (GT-1.7, A-2 to A-6, A-11); with five and six players also the number of cards (A-1)."""

FORGOTTEN: Final = 500


@dataclass(frozen=True)
class GlobalTradeScoring(Scoring):
    """Red threes that were forgotten cost 500 each (GT-3.2)."""

    def penalty_lines(self, table: Table, left: Sequence[Cards], account: int, melds: list[Meld]) -> list[ScoreLine]:
        lines = super().penalty_lines(table, left, account, melds)
        count = sum([table.forgotten[seat] for seat in table.rules.seating.seats_of(table, account)])
        if count:
            lines.append(ScoreLine(Item.PENALTIES, -FORGOTTEN * count, count, (), "GT-3.2"))
        return lines

    def penalties_statements(self, rules: RuleSet) -> list[Statement]:
        result = super().penalties_statements(rules)
        if rules.threes.by_hand:
            result.append(statement(rules, Rule.PENALTY_FORGOTTEN, (("points", FORGOTTEN),)))
        return result


GLOBAL_TRADE_4: Final[RuleSet] = replace(
    with_sets(CLASSIC_4, repeat=Again.ALWAYS),
    key=KEY,
    pack=replace(CLASSIC_4.pack, jokers=6),
    threes=RedThrees(at_first_turn=True, last=Last.BARE),
    initial_meld=replace(CLASSIC_4.initial_meld, waived_concealed=False),
    pile=replace(CLASSIC_4.pile, bars=BLACK_THREE, wild_top=WildTop.ANY_PAIR),
    out=replace(CLASSIC_4.out, ask_early=True),
    stock_end=TakeOrEnd(must=Must.IF_POSSIBLE),
    scoring=GlobalTradeScoring(canastas=(500, 300, 0, 0), red_threes=(0, 100, 200, 300, 800), target=5000),
    clauses=GT,
    rulings=RULINGS,
)


def form(players: int) -> RuleSet | None:
    """The sheet for 2 to 6 players (GT-1, GT-2.1)."""
    rules = GLOBAL_TRADE_4
    if players == 4:
        return rules
    if players == 5:
        seating = Seating(players=5, sides=2, resting=((0,), (2,), (4,)))
        return replace(rules, seating=seating, rulings=RULINGS | {Rule.DEAL})
    if players == 6:
        clauses = resting({"GT-1.3": (Rule.PLAYERS_PARTNERS, Rule.PLAYERS_REST, Rule.PLAYERS_REST_SEATS)})
        return replace(rules, seating=Seating(players=6, sides=3), clauses=GT | clauses, rulings=RULINGS | {Rule.DEAL})
    if players in (2, 3):
        return replace(
            rules,
            seating=Seating(players=players, sides=players),
            dealing=replace(rules.dealing, hand={2: 15, 3: 13}[players]),
            out=replace(rules.out, ask=Asking.OFF),
        )
    return None


def _two_sides(rules: RuleSet, value: Value) -> RuleSet:
    """Two sides of three, of whom one each sits out every deal (GT-1.3)."""
    if value != "2x3":
        return rules
    return replace(rules, seating=replace(rules.seating, sides=2, resting=((0, 1), (2, 3), (4, 5))))


def _jokers(rules: RuleSet, value: Value) -> RuleSet:
    assert isinstance(value, int)
    return replace(rules, pack=replace(rules.pack, jokers=value))


def _by_hand(rules: RuleSet, value: Value) -> RuleSet:
    clauses = {**rules.clauses, Reason.RED_THREE_FIRST: "GT-3.2"}
    return replace(rules, threes=replace(rules.threes, by_hand=bool(value)), clauses=clauses)


def _rest_optional(rules: RuleSet, value: Value) -> RuleSet:
    return replace(rules, pile=replace(rules.pile, top_only=bool(value)))


OPTIONS: Final[tuple[Option, ...]] = (
    Option("six_player_form", "VA-2.18", ("3x2", "2x3"), _two_sides, only=(6,), form=True),
    seating_option(THREE),
    Option("jokers", "VA-3.8", (6, 4), _jokers, decides=(Rule.PACK,)),
    Option("red_threes_by_hand", "VA-3.9", ON_OFF, _by_hand),
    Option("take_rest_optional", "VA-3.10", ON_OFF, _rest_optional),
    *family(top_wild_takeable=True),
)
"""The house rules of this sheet and of the classic family."""
