"""What a rule set says of itself: all of it, on clauses that exist, with the figures that are played by."""

from collections import Counter

import pytest

from canasta_desktop.rules.codes import Chapter, Rule
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.pile_terms import RED_THREE, WITH_WILD
from canasta_desktop.rules.refusals import OK, Reason
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.rules.stock_end import Must
from canasta_desktop.rules.subjects import Topic
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.verification.laws import walk
from canasta_desktop.verification.random_actions import arbitrary
from tests.rules.clauses import BY_FILE, CLAUSES
from tests.rules.every_rule_set import FORMS, sheets

forms = pytest.mark.parametrize(("system", "players"), FORMS, ids=str)


def told(system: str, players: int, **options: object) -> list[Statement]:
    return statements(rule_set(system, players, options))


def codes(system: str, players: int, **options: object) -> set[Rule]:
    return {statement.code for statement in told(system, players, **options)}


# --- every rule set --------------------------------------------------------------------------------


def test_every_statement_stands_on_a_clause_that_exists():
    lost = [(name, one) for name, _, said in sheets() for one in said if one.clause not in CLAUSES]
    assert lost == []


def test_no_statement_says_the_same_twice():
    twice = [
        (name, one, times)
        for name, _, said in sheets()
        for one, times in Counter((one.code, one.figures) for one in said).items()
        if times > 1
    ]
    assert twice == []
    assert [(name, len(said)) for name, _, said in sheets() if len(said) <= 60] == []


def test_statements_stand_in_order_of_play():
    order = {chapter: place for place, chapter in enumerate(Chapter)}
    chapters = {name: [order[one.code.chapter] for one in said] for name, _, said in sheets()}
    assert [name for name, places in chapters.items() if places != sorted(places)] == []


def test_every_clause_a_rule_set_names_exists():
    named = [(name, about, clause) for name, rules, _ in sheets() for about, clause in rules.clauses.items()]
    assert [one for one in named if one[2] not in CLAUSES] == []


@forms
def test_what_no_source_says_is_marked(system, players):
    """Another deal at equal scores is this program's answer in every game (A-9 of classic.md)."""
    assert Rule.TIE in {one.code for one in told(system, players) if one.ruling}


def test_a_ruling_is_one_of_something_a_rule_set_knows():
    known = {about for system, players in FORMS for about in rule_set(system, players).clauses}
    marked = {about for system, players in FORMS for about in rule_set(system, players).rulings}
    assert sorted(marked - known) == []


def asks(rules):
    return rules.seating.has_partners() and rules.out.ask is not Asking.OFF


def takes_or_ends(rules):
    """Whether taking the pile can be compulsory once the stock is empty (CL-9.2, GT-9.1, VA-2.10)."""
    must = rules.stock_end.must
    return must is Must.IF_POSSIBLE or (must is Must.IF_IT_FITS and not rules.pile.always_frozen)


def is_modern(rules):
    return rules.key == "modern-american"


ONLY_WHERE = {
    Reason.WILD_NEEDS_FIVE: is_modern,
    Reason.WILD_MELD_UNFINISHED: is_modern,
    Reason.INITIAL_NEEDS_PURE_MELD: is_modern,
    Reason.INITIAL_MIXED_CANASTA: is_modern,
    Reason.PILE_MIXED_ACES: is_modern,
    Reason.MELD_UNFINISHED: is_modern,
    Reason.SPECIAL_HAND_INVALID: lambda rules: any(one.code == Rule.SPECIAL_HANDS for one in statements(rules)),
    Reason.PARTNER_NOT_IN_FOOT: lambda rules: rules.key == "hand-and-foot" and rules.seating.has_partners(),
    Reason.ASK_NOT_ALLOWED: lambda rules: rules.seating.has_partners(),
    Reason.ASK_FIRST: asks,
    Reason.ASK_TOO_LATE: asks,
    Reason.ASK_ONCE: asks,
    Reason.PARTNER_SAID_NO: asks,
    Reason.PARTNER_SAID_YES: asks,
    Reason.TAKE_IS_COMPULSORY: takes_or_ends,
    Reason.PILE_BEFORE_INITIAL_MELD: lambda rules: rules.pile.unopened == 0,
    Reason.PILE_NEEDS_MATCH: lambda rules: rules.pile.open & WITH_WILD and not rules.pile.always_frozen,
    Reason.PILE_SINGLE_CARD: lambda rules: rules.pile.single_card,
    Reason.PILE_TOP_RED_THREE: lambda rules: rules.pile.bars & RED_THREE,
}
"""Where a reason can be met at all; all others can in every game, or nearly."""


def can_be_met(reason, rules):
    return ONLY_WHERE.get(reason, lambda rules: True)(rules)


def test_every_refusal_can_be_looked_up_in_the_sheet():
    lost = []
    for name, rules, said in sheets():
        clauses = {one.clause for one in said}
        for reason in Reason:
            if reason is OK:
                continue
            clause = rules.clause(reason)  # known everywhere, so that a refusal can always be told
            if clause not in clauses and can_be_met(reason, rules):
                lost.append((name, reason, clause))
    assert lost == []


def test_every_line_of_the_score_can_be_looked_up_in_the_sheet():
    about = (Topic.MELDED, Topic.CANASTAS, Topic.RED_THREES, Topic.GOING_OUT, Topic.IN_HAND)
    lines = [
        (name, {rules.clause(one) for one in about}, {one.clause for one in said}) for name, rules, said in sheets()
    ]
    assert [(name, wanted - told) for name, wanted, told in lines if not wanted <= told] == []


@forms
def test_what_is_refused_in_play_is_in_the_sheet(system, players):
    """Clumsy players try all sorts of things, even to ask where there is nobody to be asked."""
    rules = rule_set(system, players)
    clauses = {one.clause for one in statements(rules)}
    rng = Rng(7 * players)
    for number in range(1, 4):
        state = State.deal(rules, DealStart(number, 0, (0,) * rules.seating.accounts()), 31 * number)
        for _ in walk(state, rng):
            for _ in range(3):
                refused = check(state.table, state.hand_to_act(), arbitrary(state, rng, ()))
                if refused is not None and refused.clause not in clauses:
                    assert not can_be_met(refused.reason, rules), refused


def test_a_figure_that_is_not_there_is_an_error():
    with pytest.raises(KeyError):
        told("classic", 4)[0].figure("nothing")


# --- nothing is left out ---------------------------------------------------------------------------

NOT_TOLD = {
    "classic": {"CL-3.5", "CL-12.8"},  # points to CL-10.4; with two players there is nobody to ask
    "classic-german": {"CG-3.2", "CG-9.1"},  # the same as CG-10.3; points to CL-9
    "global-trade": {"GT-3.5"},  # the same as GT-10.2
    "modern-american": {"MA-7.1"},  # says which hands count; they are told
    "samba": {"SA-4.5", "SA-5.5", "SA-9.3"},  # follows from SA-4.1; told as VA-3.13; points to CL-9
    "joker-samba": {"JS-2.4", "JS-4.1"},  # told with JS-5.2; points to SA-5
    "variations": {
        *("VA-1.11", "VA-1.12", "VA-2.15", "VA-2.17", "VA-2.22", "VA-3.9", "VA-3.11"),  # told by clauses of the systems
        *("VA-4.1", "VA-4.2", "VA-4.3", "VA-4.4"),  # named games
        *("VA-5.1", "VA-5.3", "VA-5.4", "VA-5.5", "VA-5.6"),  # which options go together
    },
    "house-rules": {"VA-6.2", "VA-6.40", "VA-6.41", "VA-6.42"},  # told by clauses of the systems; what goes together
}
"""Clauses that have no statement of their own, and why."""


def every_clause_told(system: str = "") -> set[str]:
    return {one.clause for _, rules, said in sheets() if system in ("", rules.key) for one in said}


@pytest.mark.parametrize("file", sorted(BY_FILE))
def test_every_clause_of_a_rule_file_is_told(file):
    clauses = every_clause_told(file if file in SYSTEMS else "")
    assert set(BY_FILE[file]) - clauses == NOT_TOLD.get(file, set())


# --- figures by hand, from the clauses -------------------------------------------------------------

FIGURES = {
    ("classic", 4): {
        (Rule.GAME_WON, "points"): (5000, "CL-11.1"),
        (Rule.PLAYERS_PARTNERS, "players"): (4, "CL-1.1"),
        (Rule.PLAYERS_PARTNERS, "sides"): (2, "CL-1.1"),
        (Rule.PACK, "decks"): (2, "CL-1.2"),
        (Rule.PACK, "jokers"): (4, "CL-1.2"),
        (Rule.PACK, "cards"): (108, "CL-1.2"),
        (Rule.VALUES, "rank13"): (50, "CL-1.3"),
        (Rule.VALUES, "rank12"): (20, "CL-1.3"),
        (Rule.VALUES, "rank0"): (20, "CL-1.3"),
        (Rule.VALUES, "rank11"): (10, "CL-1.3"),
        (Rule.VALUES, "rank6"): (10, "CL-1.3"),
        (Rule.VALUES, "rank5"): (5, "CL-1.3"),
        (Rule.VALUES, "rank1"): (5, "CL-1.3"),
        (Rule.DEAL, "hand"): (11, "CL-2.1"),
        (Rule.TURN_DRAW, "draw"): (1, "CL-4.1"),
        (Rule.SETS, "least"): (3, "CL-5.1"),
        (Rule.SETS_NATURALS, "naturals"): (2, "CL-5.2"),
        (Rule.SETS_WILDS, "wilds"): (3, "CL-5.3"),
        (Rule.CANASTA_NATURALS, "naturals"): (4, "CL-5.4"),
        (Rule.CANASTA, "size"): (7, "CL-5.7"),
        (Rule.BLACK_THREES_MELDED, "least"): (3, "CL-5.12"),
        (Rule.BLACK_THREES_MELDED, "most"): (4, "CL-5.12"),
        (Rule.MINIMUM, "below"): (15, "CL-7.2"),
        (Rule.MINIMUM, "points0"): (50, "CL-7.2"),
        (Rule.MINIMUM, "score1"): (1500, "CL-7.2"),
        (Rule.MINIMUM, "points1"): (90, "CL-7.2"),
        (Rule.MINIMUM, "score2"): (3000, "CL-7.2"),
        (Rule.MINIMUM, "points2"): (120, "CL-7.2"),
        (Rule.OUT_CANASTAS, "canastas"): (1, "CL-8.1"),
        (Rule.SCORE_CANASTAS, "natural"): (500, "CL-10.1"),
        (Rule.SCORE_CANASTAS, "mixed"): (300, "CL-10.1"),
        (Rule.SCORE_THREES, "each"): (100, "CL-10.4"),
        (Rule.SCORE_THREES, "count4"): (800, "CL-10.4"),
        (Rule.SCORE_OUT, "bonus"): (100, "CL-10.2"),
        (Rule.SCORE_CONCEALED, "concealed"): (200, "CL-10.2"),
        (Rule.TARGET, "points"): (5000, "CL-11.1"),
    },
    ("classic", 2): {
        (Rule.PLAYERS_ALONE, "players"): (2, "CL-12.1"),
        (Rule.DEAL, "hand"): (15, "CL-12.1"),
        (Rule.TURN_DRAW, "draw"): (2, "CL-12.2"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "CL-12.3"),
        (Rule.TARGET, "points"): (5000, "CL-12.4"),
    },
    ("classic", 3): {
        (Rule.PLAYERS_CUT_THROAT, "players"): (3, "CL-13.2"),
        (Rule.DEAL, "hand"): (13, "CL-13.1"),
        (Rule.TURN_DRAW, "draw"): (2, "CL-13.1"),
        (Rule.OUT_CANASTAS, "canastas"): (1, "CL-13.9"),
        (Rule.TARGET, "points"): (7500, "CL-13.11"),
    },
    ("classic", 5): {
        (Rule.PLAYERS_REST, "larger"): (3, "CL-14.1"),
        (Rule.PLAYERS_REST, "smaller"): (2, "CL-14.1"),
        (Rule.PLAYERS_REST, "playing"): (4, "CL-14.1"),
        (Rule.DEAL, "hand"): (11, "CL-14.2"),
        (Rule.TARGET, "points"): (5000, "CL-14.2"),
    },
    ("classic", 6): {
        (Rule.PLAYERS_ALTERNATE, "size"): (3, "CL-15.1"),
        (Rule.PACK, "cards"): (162, "CL-15.2"),
        (Rule.DEAL, "hand"): (13, "CL-15.3"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "CL-15.4"),
        (Rule.SCORE_THREES, "count5"): (1000, "CL-15.5"),
        (Rule.SCORE_THREES, "count6"): (1200, "CL-15.5"),
        (Rule.MINIMUM, "score3"): (7000, "CL-15.6"),
        (Rule.MINIMUM, "points3"): (150, "CL-15.6"),
        (Rule.TARGET, "points"): (10000, "CL-15.6"),
        (Rule.BLACK_THREES_MELDED, "most"): (6, "CL-15.7"),
    },
    ("classic-german", 4): {
        (Rule.DEAL, "hand"): (11, "CG-2.1"),
        (Rule.SETS_WILDS, "wilds"): (3, "CG-5.3"),
        (Rule.CANASTA_NATURALS, "naturals"): (5, "CG-5.6"),  # five naturals and two wild cards, CG-5.2
        (Rule.MINIMUM, "below"): (15, "CG-7.1"),
        (Rule.MINIMUM, "points2"): (120, "CG-7.1"),
        (Rule.OUT_CANASTAS, "canastas"): (1, "CG-8.1"),
        (Rule.SCORE_CANASTAS, "natural"): (500, "CG-10.1"),
        (Rule.SCORE_CONCEALED, "concealed"): (200, "CG-10.2"),
        (Rule.SCORE_THREES, "count4"): (800, "CG-10.3"),
        (Rule.TARGET, "points"): (5000, "CG-10.5"),
    },
    ("verschaerft", 3): {
        (Rule.PACK, "decks"): (6, "VS-1.2"),
        (Rule.PACK, "jokers"): (12, "VS-1.2"),
        (Rule.PACK, "cards"): (324, "VS-1.2"),
        (Rule.VALUES, "rank6"): (5, "VS-1.3"),
        (Rule.VALUES, "rank7"): (10, "VS-1.3"),
        (Rule.DEAL, "hand"): (13, "VS-2.2"),
        (Rule.TURN_DRAW, "draw"): (2, "VS-3.1"),
        (Rule.SETS, "least"): (3, "VS-4.1"),
        (Rule.CANASTA, "size"): (7, "VS-4.3"),
        (Rule.WILD_MELDS_WHOLE, "size"): (7, "VS-4.5"),
        (Rule.MINIMUM, "points0"): (50, "VS-6.1"),
        (Rule.MINIMUM, "points2"): (120, "VS-6.1"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "VS-7.1"),
        (Rule.SCORE_CANASTAS, "mixed"): (300, "VS-9.1"),
        (Rule.SCORE_WILD_CANASTA, "points"): (1000, "VS-9.1"),
        (Rule.SCORE_CONCEALED, "concealed"): (200, "VS-9.2"),
        (Rule.SCORE_THREES_DOUBLING, "count4"): (800, "VS-9.3"),
        (Rule.SCORE_BLACK_THREES_DOUBLING, "count3"): (400, "VS-9.4"),
        (Rule.TARGET, "points"): (5000, "VS-9.8"),
    },
    ("global-trade", 4): {
        (Rule.PACK, "cards"): (110, "GT-1.4"),
        (Rule.PACK, "jokers"): (6, "GT-1.4"),
        (Rule.DEAL, "hand"): (11, "GT-2.1"),
        (Rule.TURN_DRAW, "draw"): (1, "GT-4.1"),
        (Rule.SETS_NATURALS, "naturals"): (2, "GT-5.1"),
        (Rule.SETS_WILDS, "wilds"): (3, "GT-5.1"),
        (Rule.MINIMUM, "points1"): (90, "GT-7.1"),
        (Rule.OUT_CANASTAS, "canastas"): (1, "GT-8.1"),
        (Rule.SCORE_CANASTAS, "natural"): (500, "GT-10.1"),
        (Rule.SCORE_CONCEALED, "concealed"): (200, "GT-10.1"),
        (Rule.SCORE_THREES, "count4"): (800, "GT-10.2"),
        (Rule.TARGET, "points"): (5000, "GT-10.4"),
    },
    ("global-trade", 2): {(Rule.DEAL, "hand"): (15, "GT-2.1"), (Rule.TURN_DRAW, "draw"): (1, "GT-4.1")},
    ("global-trade", 3): {(Rule.DEAL, "hand"): (13, "GT-2.1")},
    ("global-trade", 6): {(Rule.PLAYERS_PARTNERS, "sides"): (3, "GT-1.3"), (Rule.DEAL, "hand"): (11, "GT-2.1")},
    ("modern-american", 4): {
        (Rule.DEAL, "hand"): (13, "MA-1.2"),
        (Rule.TURN_CARD, "place"): (9, "MA-1.3"),
        (Rule.TURN_CARD, "left"): (8, "MA-1.3"),
        (Rule.TARGET, "points"): (8500, "MA-1.5"),
        (Rule.MELD_LARGEST, "most"): (7, "MA-3.1"),
        (Rule.SETS_OF, "wilds"): (2, "MA-3.2"),
        (Rule.WILD_IN_INITIAL_MELD, "five"): (5, "MA-3.3"),
        (Rule.ACES_PURE, "naturals"): (2, "MA-3.6"),
        (Rule.WILD_MELDS, "least"): (3, "MA-3.7"),
        (Rule.TAKE_UP_TO_FOUR, "most"): (4, "MA-4.3"),
        (Rule.MINIMUM, "points0"): (125, "MA-5.1"),
        (Rule.MINIMUM, "score1"): (3000, "MA-5.1"),
        (Rule.MINIMUM, "points1"): (155, "MA-5.1"),
        (Rule.MINIMUM, "score2"): (5000, "MA-5.1"),
        (Rule.MINIMUM, "points2"): (180, "MA-5.1"),
        (Rule.INITIAL_MELD_STANDARD, "least"): (3, "MA-5.2"),
        (Rule.INITIAL_SPLASH, "size"): (7, "MA-5.3"),
        (Rule.BONUS_CARDS, "first"): (4, "MA-6.1"),
        (Rule.BONUS_CARDS, "second"): (3, "MA-6.1"),
        (Rule.BONUS_FULL, "place"): (9, "MA-6.4"),
        (Rule.SPECIAL_HANDS, "cards"): (14, "MA-7"),
        (Rule.SPECIAL_STRAIGHT, "points"): (3000, "MA-7"),
        (Rule.SPECIAL_PAIRS_NATURAL, "points"): (2500, "MA-7"),
        (Rule.SPECIAL_PAIRS_WILD, "points"): (2000, "MA-7"),
        (Rule.SPECIAL_GARBAGE, "points"): (2000, "MA-7"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "MA-8.1"),
        (Rule.SCORE_CANASTAS, "mixed"): (300, "MA-9.1"),
        (Rule.SCORE_WILD_CANASTAS_MODERN, "twos"): (3000, "MA-9.1"),
        (Rule.SCORE_WILD_CANASTAS_MODERN, "jokers"): (2500, "MA-9.1"),
        (Rule.SCORE_WILD_CANASTAS_MODERN, "mixed"): (2000, "MA-9.1"),
        (Rule.SCORE_OUT, "bonus"): (100, "MA-9.2"),
        (Rule.SCORE_THREES_BY_COLOUR, "count1"): (100, "MA-9.3"),
        (Rule.SCORE_THREES_BY_COLOUR, "count4"): (1000, "MA-9.3"),
        (Rule.PENALTY_PURE, "points"): (2500, "MA-9.4"),
        (Rule.PENALTY_WILD, "points"): (2000, "MA-9.4"),
        (Rule.PENALTY_WILD, "jokers"): (2500, "MA-9.4"),
        (Rule.PENALTY_MANY, "points"): (1500, "MA-9.5"),
    },
    ("samba", 4): {
        (Rule.PACK, "cards"): (162, "SA-1.2"),
        (Rule.DEAL, "hand"): (15, "SA-1.3"),
        (Rule.TURN_DRAW, "draw"): (2, "SA-2.1"),
        (Rule.SETS_WILDS, "wilds"): (2, "SA-3.1"),
        (Rule.SEQUENCES, "least"): (3, "SA-4.1"),
        (Rule.SAMBA, "size"): (7, "SA-4.2"),
        (Rule.MINIMUM, "points3"): (150, "SA-6.1"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "SA-7.1"),
        (Rule.SCORE_OUT, "bonus"): (200, "SA-7.3"),
        (Rule.SCORE_THREES, "count6"): (1000, "SA-8.1"),
        (Rule.SCORE_THREES_NEED, "canastas"): (2, "SA-8.1"),
        (Rule.SCORE_SAMBA, "points"): (1500, "SA-9.1"),
        (Rule.TARGET, "points"): (10000, "SA-9.2"),
    },
    ("samba", 6): {(Rule.DEAL, "hand"): (13, "SA-1.3")},
    ("bolivia", 4): {
        (Rule.DEAL, "hand"): (15, "BO-1.1"),
        (Rule.WILD_MELDS, "most"): (7, "BO-1.2"),
        (Rule.SETS_WILDS, "wilds"): (2, "BO-1.4"),
        (Rule.MINIMUM, "score3"): (7000, "BO-1.6"),
        (Rule.OUT_CANASTA_KINDS, "escalera"): (1, "BO-1.7"),
        (Rule.SCORE_OUT, "bonus"): (200, "BO-1.7"),
        (Rule.SCORE_BLACK_THREES_CAUGHT, "points"): (100, "BO-1.8"),
        (Rule.SCORE_THREES, "count6"): (1000, "BO-1.9"),
        (Rule.TARGET, "points"): (15000, "BO-1.10"),
        (Rule.SCORE_ESCALERA, "points"): (1500, "BO-1.11"),
        (Rule.SCORE_WILD_CANASTA, "points"): (2500, "BO-1.11"),
    },
    ("joker-samba", 4): {
        (Rule.PACK, "cards"): (165, "JS-1.1"),
        (Rule.PACK, "jokers"): (9, "JS-1.1"),
        (Rule.SETS_STAGED, "size3"): (0, "JS-2.1"),
        (Rule.SETS_STAGED, "size4"): (1, "JS-2.1"),
        (Rule.SETS_STAGED, "size5"): (2, "JS-2.1"),
        (Rule.SETS_STAGED, "size7"): (2, "JS-2.1"),
        (Rule.MINIMUM, "points0"): (50, "JS-3.1"),
        (Rule.MINIMUM, "score2"): (5000, "JS-3.1"),
        (Rule.MINIMUM, "points3"): (160, "JS-3.1"),
        (Rule.OUT_CANASTAS, "canastas"): (2, "JS-4.2"),
        (Rule.SCORE_OUT, "bonus"): (300, "JS-4.2"),
        (Rule.SCORE_RANKED, "points"): (1000, "JS-5.1"),
        (Rule.SCORE_RANKED_MIXED, "points"): (500, "JS-5.1"),
        (Rule.SCORE_WILD_CANASTAS, "jokers"): (4000, "JS-5.2"),
        (Rule.SCORE_WILD_CANASTAS, "twos"): (3000, "JS-5.2"),
        (Rule.SCORE_WILD_CANASTAS, "mixed"): (2000, "JS-5.2"),
        (Rule.SCORE_SAMBA, "points"): (1500, "JS-5.3"),
        (Rule.SCORE_THREES, "count4"): (800, "JS-5.4"),
        (Rule.SCORE_THREES, "count5"): (1000, "JS-5.4"),
        (Rule.PENALTY_WILD_MELDS_AND_SEQUENCES, "points"): (1000, "JS-5.6"),
        (Rule.PENALTY_WILD_MELDS_AND_SEQUENCES, "cards"): (5, "JS-5.6"),
        (Rule.TARGET, "points"): (10000, "JS-5.7"),
    },
    ("hand-and-foot", 4): {
        (Rule.PACK, "decks"): (5, "HF-1.1"),
        (Rule.PACK, "cards"): (270, "HF-1.1"),
        (Rule.DEAL, "hand"): (13, "HF-1.2"),
        (Rule.DEAL_FOOT, "cards"): (13, "HF-1.2"),
        (Rule.TURN_DRAW, "draw"): (2, "HF-2.1"),
        (Rule.TAKE_TOP_CARDS, "most"): (7, "HF-2.2"),
        (Rule.MELD_LARGEST, "most"): (7, "HF-3.1"),
        (Rule.MINIMUM_BY_DEAL, "deal1"): (50, "HF-5.1"),
        (Rule.MINIMUM_BY_DEAL, "deal4"): (150, "HF-5.1"),
        (Rule.OUT_CANASTA_KINDS, "natural"): (2, "HF-7.1"),
        (Rule.OUT_CANASTA_KINDS, "mixed"): (2, "HF-7.1"),
        (Rule.OUT_CANASTA_KINDS, "wild"): (1, "HF-7.1"),
        (Rule.SCORE_WILD_CANASTA, "points"): (1500, "HF-8.1"),
        (Rule.SCORE_THREES_LAID, "points"): (100, "HF-4.1"),
        (Rule.SCORE_THREES_CAUGHT, "points"): (100, "HF-4.2"),
        (Rule.MATCH_DEALS, "deals"): (4, "HF-8.2"),
    },
    ("hand-and-foot", 6): {(Rule.PACK, "decks"): (7, "HF-1.1"), (Rule.PLAYERS_ALTERNATE, "size"): (3, "HF-1.1")},
    ("manzana", 2): {
        (Rule.PACK, "cards"): (54, "MZ-1.1"),
        (Rule.DEAL, "hand"): (7, "MZ-1.4"),
        (Rule.TURN_DRAW, "draw"): (1, "MZ-2.1"),
        (Rule.CANASTA, "size"): (4, "MZ-3.3"),
        (Rule.MINIMUM, "below"): (15, "MZ-5.1"),
        (Rule.MINIMUM, "score1"): (750, "MZ-5.1"),
        (Rule.MINIMUM, "points2"): (70, "MZ-5.1"),
        (Rule.SCORE_CANASTAS, "natural"): (200, "MZ-7.1"),
        (Rule.SCORE_CONCEALED, "concealed"): (100, "MZ-7.2"),
        (Rule.SCORE_THREES, "count2"): (150, "MZ-7.3"),
        (Rule.TARGET, "points"): (2500, "MZ-7.5"),
    },
}


def test_there_are_figures_by_hand_for_every_system():
    assert {system for system, _ in FIGURES} == set(SYSTEMS)


@pytest.mark.parametrize(("system", "players"), FIGURES)
def test_a_statement_gives_the_figure_of_its_clause(system, players):
    statements_by_code = {one.code: one for one in reversed(told(system, players))}
    found = {
        (code, name): (statements_by_code[code].figure(name), statements_by_code[code].clause)
        for code, name in FIGURES[system, players]
    }
    assert found == FIGURES[system, players]


HOUSE_RULES = [
    ("classic", 4, {"canastas_to_go_out": 3}, Rule.OUT_CANASTAS, "canastas", (3, "VA-2.1")),
    ("classic", 4, {"wild_canasta": 1000}, Rule.SCORE_WILD_CANASTA, "points", (1000, "VA-2.2")),
    (
        "classic",
        4,
        {"wild_canasta": 1000, "wild_meld_penalty": 1000},
        Rule.PENALTY_WILD_MELD,
        "points",
        (1000, "VA-2.3"),
    ),
    ("classic", 4, {"staged_naturals": True}, Rule.SETS_STAGED, "size4", (2, "VA-2.5")),
    ("classic", 4, {"staged_naturals": True}, Rule.SETS_STAGED, "size7", (3, "VA-2.5")),
    ("classic", 4, {"hand_canasta_bonus": 1000}, Rule.SCORE_HAND_CANASTA, "bonus", (1000, "VA-2.13")),
    ("classic", 4, {"target": 7500}, Rule.TARGET, "points", (7500, "VA-2.14")),
    ("classic", 4, {"target": 7500}, Rule.GAME_WON, "points", (7500, "VA-2.14")),
    ("classic", 3, {"three_player_canastas": 2}, Rule.OUT_CANASTAS, "canastas", (2, "VA-2.16")),
    ("classic", 4, {"max_meld_size": 7}, Rule.MELD_LARGEST, "most", (7, "VA-2.21")),
    ("classic", 2, {"two_player_draw": 1}, Rule.TURN_DRAW, "draw", (1, "VA-2.26")),
    ("verschaerft", 4, {"jokers_per_player": 14}, Rule.PACK, "jokers", (56, "VA-3.1")),
    ("global-trade", 4, {"jokers": 4}, Rule.PACK, "cards", (108, "VA-3.8")),
    ("global-trade", 4, {"red_threes_by_hand": True}, Rule.PENALTY_FORGOTTEN, "points", (500, "GT-3.2")),
    ("samba", 4, {"top_minimum": 160}, Rule.MINIMUM, "points3", (160, "VA-3.12")),
    ("samba", 4, {"surprise": True}, Rule.SURPRISE, "cards", (3, "VA-3.14")),
    ("samba", 4, {"profile": "dutch"}, Rule.PENALTY_THREES_IN_HAND, "points", (750, "SA-8.2")),
    ("hand-and-foot", 4, {"profile": "bicycle"}, Rule.DEAL_FOOT, "cards", (11, "HF-1.2")),
    ("hand-and-foot", 4, {"profile": "bicycle"}, Rule.CANASTA_NATURALS, "naturals", (4, "HF-3.6")),
    ("hand-and-foot", 4, {"foot_cards": 11}, Rule.DEAL_FOOT, "cards", (11, "VA-6.12")),
    ("hand-and-foot", 4, {"packs": 6}, Rule.PACK, "cards", (324, "VA-6.10")),
    ("hand-and-foot", 4, {"cards_drawn": 3}, Rule.TURN_DRAW, "draw", (3, "VA-6.13")),
    ("hand-and-foot", 4, {"cards_drawn": 3}, Rule.LAST_FEWER, "draw", (3, "VA-6.13")),
    ("hand-and-foot", 4, {"pile_taken": 5}, Rule.TAKE_TOP_CARDS, "most", (5, "VA-6.14")),
    ("hand-and-foot", 4, {"minimums": "60-90-120-150"}, Rule.MINIMUM_BY_DEAL, "deal1", (60, "VA-6.16")),
    ("hand-and-foot", 4, {"minimums": "by-score"}, Rule.MINIMUM, "score3", (7500, "VA-6.16")),
    ("hand-and-foot", 4, {"wilds_in_books": "majority"}, Rule.CANASTA_NATURALS, "naturals", (4, "VA-6.17")),
    ("hand-and-foot", 4, {"wild_book_bonus": 2500}, Rule.SCORE_WILD_CANASTA, "points", (2500, "VA-6.19")),
    ("hand-and-foot", 4, {"clean_books": 3}, Rule.OUT_CANASTA_KINDS, "natural", (3, "VA-6.20")),
    ("hand-and-foot", 4, {"dirty_books": 0}, Rule.OUT_CANASTAS, "canastas", (3, "VA-6.21")),
    ("hand-and-foot", 4, {"red_three_cost": 500}, Rule.SCORE_THREES_CAUGHT, "points", (500, "VA-6.27")),
    ("hand-and-foot", 4, {"red_threes": "stay"}, Rule.SCORE_THREES_LEFT, "points", (100, "VA-6.26")),
    ("hand-and-foot", 4, {"black_three_cost": 300}, Rule.SCORE_BLACK_THREES_LEFT, "points", (300, "VA-6.28")),
    ("hand-and-foot", 4, {"deals": 6}, Rule.MATCH_DEALS, "deals", (6, "VA-6.29")),
    ("hand-and-foot", 4, {"deals": "target"}, Rule.TARGET, "points", (10000, "VA-6.29")),
    ("bolivia", 4, {"packs": 4}, Rule.SCORE_THREES, "count8", (1000, "VA-6.10")),
    ("bolivia", 4, {"canastas_to_go_out": 3}, Rule.OUT_CANASTAS, "canastas", (3, "VA-6.31")),
    ("bolivia", 4, {"escaleras_needed": 2}, Rule.OUT_CANASTA_KINDS, "escalera", (2, "VA-6.32")),
    ("bolivia", 4, {"bolivias_needed": 1}, Rule.OUT_CANASTA_KINDS, "wild", (1, "VA-6.33")),
    ("bolivia", 4, {"minimums": "early"}, Rule.MINIMUM, "score3", (5000, "VA-6.34")),
    ("bolivia", 4, {"wilds_in_sets": 3}, Rule.SETS_WILDS, "wilds", (3, "VA-6.35")),
    ("bolivia", 4, {"red_threes_need": 1}, Rule.SCORE_THREES_NEED, "canastas", (1, "VA-6.36")),
    ("bolivia", 4, {"target": 10000}, Rule.TARGET, "points", (10000, "VA-6.30")),
    ("modern-american", 4, {"profile": "cla"}, Rule.SPECIAL_GARBAGE, "points", (3000, "MA-7")),
    ("modern-american", 4, {"profile": "cla"}, Rule.SPECIAL_DREAM_PLUS4, "points", (8500, "MA-7")),
    ("modern-american", 4, {"profile": "cla"}, Rule.PENALTY_WILD_ALWAYS, "points", (2000, "VA-1.13")),
]


@pytest.mark.parametrize(("system", "players", "options", "code", "name", "wanted"), HOUSE_RULES)
def test_a_house_rule_is_told_with_its_figure_and_clause(system, players, options, code, name, wanted):
    statement = next(one for one in told(system, players, **options) if one.code == code)
    assert (statement.figure(name), statement.clause) == wanted


# --- only what holds -------------------------------------------------------------------------------

PARTNERS = {
    *(Rule.PLAYERS_PARTNERS, Rule.INITIAL_MELD_FOR_SIDE),
    *(Rule.ASKING_OPTIONAL, Rule.ASKING_WHEN, Rule.ASKING_ANSWER, Rule.ASKING_OFF),
}


@forms
def test_partners_are_told_of_only_where_there_are_any(system, players):
    rules = rule_set(system, players)
    if rules.seating.has_partners():
        assert Rule.INITIAL_MELD_FOR_SIDE in codes(system, players)
    else:
        assert Rule.PLAYERS_ALONE in codes(system, players)
        assert not PARTNERS & codes(system, players)


def test_what_a_house_rule_ends_is_told_no_more():
    assert {Rule.FROZEN_BY_WILD, Rule.TAKE_UNFROZEN, Rule.FREEZE_ENDS} <= codes("classic", 4)
    assert not {Rule.FROZEN_BY_WILD, Rule.TAKE_UNFROZEN, Rule.FREEZE_ENDS} & codes("classic", 4, always_frozen=True)
    assert {Rule.ALWAYS_FROZEN, Rule.TAKE_FROZEN} <= codes("classic", 4, always_frozen=True)
    assert {Rule.NO_WILD_MELDS} <= codes("classic", 4) - codes("classic", 4, wild_canasta=1000)
    assert {Rule.MINIMUM_TOP_CARD} <= codes("classic", 4) - codes("classic", 4, initial_with_pile=False)
    assert {Rule.BONUS_CARDS} <= codes("modern-american", 4) - codes("modern-american", 4, talons="wings")
    assert {Rule.SPECIAL_HANDS} <= codes("modern-american", 4) - codes("modern-american", 4, special_hands="none")


def test_the_wings_know_no_turn_without_bonus_cards():
    told_of = codes("modern-american", 4, talons="wings")
    assert {code for code in told_of if code.chapter is Chapter.BONUS} == {Rule.BONUS_WINGS}


def test_what_a_family_leaves_out_is_told_no_more():
    """VA-6.16, VA-6.18, VA-6.26, VA-6.34"""
    for system in ("hand-and-foot", "bolivia"):
        free = codes(system, 4, minimums="none")
        assert Rule.INITIAL_MELD_FREE in free
        assert {code for code in free if code.chapter is Chapter.INITIAL_MELD} == {Rule.INITIAL_MELD_FREE}
    plain = codes("hand-and-foot", 4)
    stay = codes("hand-and-foot", 4, red_threes="stay")
    assert {Rule.RED_THREES_DEALT, Rule.FOOT_THREES, Rule.SCORE_THREES_LAID, Rule.LAST_THREE_UNREPLACED} <= plain - stay
    assert {Rule.THREES_STAY, Rule.DISCARD_ANY_CARD, Rule.PILE_TOP_THREE, Rule.SCORE_THREES_LEFT} <= stay - plain
    assert {Rule.WILD_MELDS, Rule.PILE_TOP_WILD_ALIKE, Rule.SCORE_WILD_CANASTA} <= plain - codes(
        "hand-and-foot", 4, wild_books="none"
    )


def test_a_red_three_in_a_pile_is_told_of_only_where_it_can_lie_there():
    having = {(system, players) for system, players in FORMS if Rule.RED_THREES_FROM_PILE in codes(system, players)}
    assert {system for system, _ in having} == {
        *("classic", "classic-german", "global-trade", "verschaerft", "samba", "bolivia", "joker-samba")
    }


def test_a_ruling_that_an_option_replaces_is_none_any_more():
    def is_ruling(code: Rule, **options: object) -> bool:
        return next(one.ruling for one in told("verschaerft", 4, **options) if one.code is code)

    assert is_ruling(Rule.WILD_MELDS_WHOLE)
    assert not is_ruling(Rule.WILD_MELDS_UNLIMITED, wild_melds_incremental=True)


def test_manzana_marks_all_that_its_source_does_not_say():
    sourced = {one.clause for one in told("manzana", 2) if not one.ruling}
    assert sourced == {
        *("MZ", "MZ-1.1", "MZ-1.2", "MZ-1.3", "MZ-1.4", "MZ-1.5", "MZ-2.1", "MZ-2.2", "MZ-2.3", "MZ-2.4"),
        *("MZ-3.3", "MZ-6.1", "MZ-6.2"),
    }
    assert told("manzana", 2)[0].code == Rule.PROVISIONAL
