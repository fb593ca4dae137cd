"""Deal codes: what is written is read, by anybody; what was mistyped is named; nothing else comes out of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_desktop.game import journal
from canasta_desktop.game.code_symbols import ALPHABET, CHECKS, LONGEST_TYPED, CodeFault, DealCodeError, text_of
from canasta_desktop.game.coded_match import past_code, practice_match
from canasta_desktop.game.deal_code import HEAD, CodedDeal, coded_deal, deal_code, read_deal_code
from canasta_desktop.game.particulars import Kind
from canasta_desktop.game.published_numbers import OPTIONS, WORDS
from canasta_desktop.rules.cards import cards_text
from canasta_desktop.rules.option import OptionError
from canasta_desktop.rules.options import known, rule_set
from canasta_desktop.rules.records import state_text
from canasta_desktop.rules.seeds import HIGHEST_SEED
from canasta_desktop.rules.state import DealStart, State
from canasta_desktop.rules.systems import KEYS, SYSTEMS
from canasta_desktop.rules.table import NOBODY
from tests.game.deal_code_page import GAMES, RULES, SIGNS, VECTORS, decoded, one_more_character
from tests.game.deal_code_page import WORDS as PAGE_WORDS
from tests.game.matches import match_of, setup, stroll, to_the_end_of_the_deal

FORMS = [(key, players) for key, system in SYSTEMS.items() for players in system.players()]
WRITTEN = st.characters(exclude_categories=["Cs"])
"""What can be written: as Hypothesis has it by itself, which would first try to write every character there is."""
CODES = [vector["code"] for vector in VECTORS]


@st.composite
def deals(draw) -> CodedDeal:
    """A deal of any game with any house rules that go together."""
    system, players = draw(st.sampled_from(FORMS))
    options = {}
    for option in draw(st.lists(st.sampled_from(known(system, players)), max_size=12)):
        figures = st.integers(option.low // option.step, option.high // option.step).map(
            lambda n, by=option.step: n * by
        )
        options[option.name] = draw(st.sampled_from(option.values) if option.values else figures)
    while True:
        try:
            rules = rule_set(system, players, options)
            break
        except OptionError as error:
            del options[error.option if error.option in options else error.other]
    number = draw(st.integers(1, 12))
    dealer = rules.seating.dealing(1, draw(st.integers(0, players - 1)))
    for deal in range(2, number + 1):
        dealer = rules.seating.dealing(deal, rules.seating.next_dealer(dealer))
    score = st.integers(-5000, 20000) if number > 1 else st.just(0)
    scores = tuple(draw(st.lists(score, min_size=(n := rules.seating.accounts()), max_size=n)))
    if number > 1 and rules.scoring.winner(list(scores), number - 1) != NOBODY:
        scores = (0,) * n
    return coded_deal(rules, DealStart(number, dealer, scores), draw(st.integers(0, HIGHEST_SEED)))


@given(deals())
def test_every_deal_of_every_game_and_house_rules_comes_back(deal):
    code = deal_code(deal)
    assert read_deal_code(code) == deal
    assert (
        read_deal_code(code.lower().replace("-", " – ").replace("0", "o").replace("1", "l").replace("v", "u")) == deal
    )
    read = decoded(code)
    assert (read["game"], read["players"], read["dealer"]) == (deal.system, deal.players, deal.start.dealer)
    assert (int(read["seed"], 16), read["deal"]) == (deal.seed, deal.start.number)
    assert tuple(read["scores"]) == (deal.start.scores if deal.start.number > 1 else ())
    in_words = {name: str(value if name in WORDS else int(value)) for name, value in deal.options}
    assert read["rules"] == in_words


def test_the_numbers_are_those_of_the_page_and_there_is_one_for_everything():
    assert list(KEYS) == GAMES
    assert list(OPTIONS) == RULES
    assert {name: [str(word) for word in words] for name, words in WORDS.items()} == PAGE_WORDS
    assert ALPHABET == SIGNS
    for system, players in FORMS:
        for option in known(system, players):
            assert option.name in OPTIONS
            has_words = any(isinstance(value, str) for value in option.values)
            assert has_words == (option.name in WORDS)
            assert not has_words or set(option.values) <= set(WORDS[option.name])


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["game"])
def test_the_published_codes_are_those_deals_for_ever(vector):
    deal = read_deal_code(vector["code"])
    scores = tuple(vector["scores"]) or (0,) * deal.rules().seating.accounts()
    assert deal.start == DealStart(vector["deal"], vector["dealer"], scores)
    assert (deal.system, deal.players, f"{deal.seed:032x}") == (vector["game"], vector["players"], vector["seed"])
    assert dict(deal.options) == vector["rules"]
    assert deal_code(deal) == vector["code"]
    state = State.deal(deal.rules(), deal.start, deal.seed)
    first = vector["plays_first"]
    assert state.table.order[0] == first
    assert (cards_text(state.hands[first].cards()), cards_text(state.table.pile)) == (vector["hand"], vector["pile"])
    told = {key: vector[key] for key in ("game", "players", "dealer", "seed", "deal", "scores")}
    assert {key: value for key, value in decoded(vector["code"]).items() if key != "rules"} == told


# --- what was mistyped -----------------------------------------------------------------------------


def signs(code: str) -> list[int]:
    """Where the characters stand between the hyphens."""
    return [at for at, sign in enumerate(code) if sign != "-"]


def refusal(text: str) -> DealCodeError:
    """What is said of a text that is no code."""
    with pytest.raises(DealCodeError) as refused:
        read_deal_code(text)
    return refused.value


@given(st.sampled_from(CODES), st.data())
def test_one_wrong_character_is_named_and_two_are_never_taken_for_one(code, data):
    places = signs(code)
    one, other = data.draw(st.lists(st.sampled_from(range(len(places))), min_size=2, max_size=2, unique=True))
    wrong = list(code)
    for number, place in enumerate((one, other), 1):
        at = places[place]
        wrong[at] = data.draw(st.sampled_from([sign for sign in ALPHABET if sign != code[at]]))
        error = refusal("".join(wrong))
        assert number == 1 or error.fault is not CodeFault.WRONG_CHARACTER
        if number == 1 and error.code:
            assert (error.fault, error.place, error.sign, error.at) == (
                *(CodeFault.WRONG_CHARACTER, place + 1, wrong[at], at),
            )
            assert error.code == code
            assert error.group in "".join(wrong).split("-")
            assert wrong[at] in error.group


def test_a_wrong_character_of_a_usual_deal_is_named_at_every_place():
    code = CODES[1]
    assert len(signs(code)) == HEAD + CHECKS
    for place, at in enumerate(signs(code), 1):
        for sign in ALPHABET[place % 3 :: 3].replace(code[at], ""):
            error = refusal(code[:at] + sign + code[at + 1 :])
            assert (error.fault, error.place, error.code) == (CodeFault.WRONG_CHARACTER, place, code)


SLIPS = {
    CodeFault.MISSING_CHARACTER: lambda sign, after: after,
    CodeFault.EXTRA_CHARACTER: lambda sign, after: sign * 2 + after,
    CodeFault.SWAPPED_CHARACTERS: lambda sign, after: after[:1] + sign + after[1:],
}


@pytest.mark.parametrize("fault", SLIPS)
def test_a_lost_a_doubled_and_two_swapped_characters_are_located_or_nothing_is_said_of_a_place(fault):
    """Of all such slips in these four codes; where two repairs fit, neither is named."""
    located = tried = 0
    for code in (CODES[1], CODES[2], CODES[-3], CODES[-1]):
        plain = code.replace("-", "")
        for index in range(len(plain)):
            slipped = plain[:index] + SLIPS[fault](plain[index], plain[index + 1 :])
            if slipped == plain:
                continue
            error = refusal(slipped)
            tried += 1
            located += bool(error.code)
            assert error.code in ("", code)
            assert (error.fault is fault) == bool(error.code)
            if error.code and fault is CodeFault.MISSING_CHARACTER:
                assert plain[index : error.place + 1] == plain[index] * (error.place + 1 - index)
            elif error.code:
                assert slipped[error.at : error.end] == error.sign
    assert tried > 130
    assert located / tried > 0.9


@pytest.mark.parametrize(
    ("typed", "fault", "place", "looked_at", "group"),
    [
        ("807M-AXJ-CCPV-J7A5-KM46-MAS3-SJ86-FWQ", CodeFault.MISSING_CHARACTER, 7, "AXJ", "AXJ"),
        ("07m axj9 ccpv j7a5 km46 mas3 sj86 fwq", CodeFault.MISSING_CHARACTER, 0, "07m", "07m"),
        ("807MAXJ9CPVJ7A5KM46MAS3SJ86FWQ", CodeFault.MISSING_CHARACTER, 9, "CPVJ", "CPVJ"),
        ("807M-AXJJ9-CCPV-J7A5-KM46-MAS3-SJ86-FWQ", CodeFault.EXTRA_CHARACTER, 8, "J", "AXJJ9"),
        ("807M-AXJ9-CCPV-J7A5-MK46-MAS3-SJ86-FWQ", CodeFault.SWAPPED_CHARACTERS, 17, "MK", "MK46"),
        ("807A-MXJ9-CCPV-J7A5-KM46-MAS3-SJ86-FWQ", CodeFault.SWAPPED_CHARACTERS, 4, "A-M", "807AMXJ9"),
    ],
)
def test_the_place_of_a_slip_is_found_in_the_text_as_it_was_typed(typed, fault, place, looked_at, group):
    error = refusal(typed)
    assert (error.fault, error.place, typed[error.at : error.end], error.group) == (fault, place, looked_at, group)
    assert error.code == "807M-AXJ9-CCPV-J7A5-KM46-MAS3-SJ86-FWQ"


def test_where_two_codes_are_one_slip_away_neither_is_named():
    """Found by the reader that was made of the page alone, which tries every character at every place."""
    seen = set()
    plain = CODES[1].replace("-", "")
    for index in (0, 7, 15, 22, 30):
        slipped = plain[:index] + plain[index + 1 :]
        near = [one for one in one_more_character(slipped) if is_deal(one)]
        error = refusal(slipped)
        assert plain in near
        assert error.code.replace("-", "") == (plain if len(near) == 1 else "")
        seen.add(len(near))
    assert seen == {1, 2}


def is_deal(text: str) -> bool:
    """Whether a text is a deal that this version or a newer one knows."""
    try:
        return bool(read_deal_code(text))
    except DealCodeError as error:
        return error.fault is CodeFault.NEWER


WRONG = {
    "": CodeFault.EMPTY,
    " - \n": CodeFault.EMPTY,
    "007M-AXJ9": CodeFault.TOO_SHORT,
    CODES[1].replace("J", "ß", 1): CodeFault.STRANGE_CHARACTER,
    CODES[1].replace("J", "😀", 1): CodeFault.STRANGE_CHARACTER,
    CODES[1].replace("J", "ﬀ", 1): CodeFault.STRANGE_CHARACTER,
    CODES[1][2:]: CodeFault.TOO_SHORT,
    CODES[1] + CODES[1][:3]: CodeFault.WRONG_CHARACTERS,
    "0" * 311: CodeFault.TOO_LONG,
    "0" * (LONGEST_TYPED + 1): CodeFault.TOO_LONG,
}


@pytest.mark.parametrize(("text", "fault"), WRONG.items())
def test_what_is_no_code_is_refused_with_its_reason(text, fault):
    with pytest.raises(DealCodeError) as refused:
        read_deal_code(text)
    assert refused.value.fault is fault
    assert (refused.value.at >= 0) == (fault is CodeFault.STRANGE_CHARACTER)


def head(version: int = 1, game: int = 0, players: int = 4, dealer: int = 0) -> list[int]:
    """The first values of a code of seed 0."""
    bits = (version << 10 | game << 6 | players - 2 << 3 | dealer) << 128
    return [bits >> 5 * place & 31 for place in reversed(range(HEAD))]


FORGED = {
    "a later version": (head(version=2), CodeFault.NEWER),
    "nothing but zeros": ([0] * HEAD, CodeFault.UNPLAYABLE),
    "a later game": (head(game=15), CodeFault.NEWER),
    "a later house rule": ([*head(), 1, 31, 15, 0, 0], CodeFault.NEWER),
    "a later value": ([*head(), 1, 1, 15, 0], CodeFault.NEWER),
    "nine players": (head(players=9), CodeFault.UNPLAYABLE),
    "a dealer who is not there": (head(dealer=4), CodeFault.UNPLAYABLE),
    "a house rule of another game": ([*head(), 1, OPTIONS.index("packs"), 1, 0], CodeFault.UNPLAYABLE),
    "a value that ends the code": ([*head(), 1, 0], CodeFault.UNPLAYABLE),
    "house rules that contradict": ([*head(), 2, 0, *(16 + 2, 16 + 5, 16 + 8, 0), 1, 1, 0], CodeFault.UNPLAYABLE),
    "a number that never ends": ([*head(), *[31] * 40], CodeFault.UNPLAYABLE),
    "half a number": ([*head(), 31], CodeFault.UNPLAYABLE),
    "a score too many": ([*head(), 0, 1, 0, 0, 0], CodeFault.UNPLAYABLE),
    "a score in the first deal": ([*head(), 0, 0, 2, 2], CodeFault.UNPLAYABLE),
    "a match that was won": ([*head(), 0, 1, 16 + 4, 16 + 14, 16 + 2, 0, 0], CodeFault.UNPLAYABLE),
    "the two-thousandth deal": ([*head(), 0, 16 + 7, 16 + 13, 0, 0, 0], CodeFault.UNPLAYABLE),
}


@pytest.mark.parametrize(("values", "fault"), FORGED.values(), ids=FORGED)
def test_a_forged_code_is_no_deal(values, fault):
    with pytest.raises(DealCodeError) as refused:
        read_deal_code(text_of(values))
    assert refused.value.fault is fault


@given(st.text(WRITTEN, max_size=60) | st.text(ALPHABET, min_size=31, max_size=60))
def test_nothing_but_a_refusal_or_a_deal_comes_of_chance(text):
    try:
        assert read_deal_code(deal_code(read_deal_code(text)))
    except DealCodeError:
        return


@given(st.lists(st.integers(0, 31), max_size=40), st.integers(0, 2**12 - 1))
def test_whatever_is_read_can_be_dealt(tail, first):
    values = [8 | first >> 9, first >> 4 & 31, *head()[2:], *tail]
    try:
        deal = read_deal_code(text_of(values))
    except DealCodeError:
        return
    assert read_deal_code(deal_code(deal)) == deal
    practice_match(deal, setup(6).seats[:1] * deal.players)


# --- a match of a code -----------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
def test_a_deal_of_a_code_is_practice_and_is_kept_as_any_match(code):
    deal = read_deal_code(code)
    game = practice_match(deal, setup(6).seats[: deal.players])
    assert game.particulars.kind is Kind.PRACTICE
    assert game.lying_draw is None
    state = game.running_deal().state()
    assert state_text(state) == state_text(State.deal(deal.rules(), deal.start, deal.seed))
    assert game.totals == list(deal.start.scores)
    stroll(game, 30)
    again = journal.loads(journal.dumps(game).encode())
    assert journal.dumps(again) == journal.dumps(game)


def test_the_code_of_a_deal_that_was_played_deals_it_again():
    game = stroll(match_of("classic", 5, {"target": 50000, "wild_canasta": 1000}), 1500)
    assert len(game.history) > 2
    for number, past in enumerate(game.history, 1):
        deal = past_code(game, number)
        assert (deal.seed, deal.start.dealer, deal.start.number) == (past.seed, past.dealer, number)
        again = practice_match(read_deal_code(deal_code(deal)), game.setup.seats)
        assert again.running_deal().seed == past.seed
        assert again.deal_number == number


def test_what_came_before_the_deal_of_a_code_has_no_code():
    game = practice_match(read_deal_code(CODES[4]), setup(5).seats)
    to_the_end_of_the_deal(game)
    assert [past_code(game, number) is None for number in (1, 2, 3)] == [True, True, False]
    assert deal_code(past_code(game, 3)) == CODES[4]
