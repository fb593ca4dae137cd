"""The rule sheet says all that a rule set says, in every language, with its figures."""

import re
from functools import cache

import pytest

from canasta_desktop.resources import languages
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import PRESETS, offered, rule_set
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.statements import Statement
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import forget_words, set_language
from canasta_desktop.ui.wording.rules.deal_end import EndRules
from canasta_desktop.ui.wording.rules.rule_words import Heading, Section
from canasta_desktop.ui.wording.wording import Wording
from tests.rules.every_rule_set import FORMS, rule_sets, sheets_of, told

LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")
ENDS = (".", ".)")
forms = pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
all_languages = pytest.mark.parametrize("code", languages())

SAID_OTHERWISE = {
    (Rule.MINIMUM, "score0"): {0},  # "1,495 or less"
    (Rule.SETS_STAGED, "size3"): {0},  # "none"
    (Rule.SCORE_RANKED, "rank"): None,  # the rank's name
    (Rule.SCORE_RANKED_MIXED, "rank"): None,
    (Rule.BLACK_THREES_MELDED_ALL, "least"): {2},  # "both"
    (Rule.BLACK_THREES_MELDED_ALL, "most"): {2},
    (Rule.BLACK_THREES_ANY_TIME, "most"): None,  # there is no other limit than the packs
}
"""Figures that are said in words: which values of them, None for any."""


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


def paragraphs(rules, words=None):
    """All paragraphs of the sheet in the present language."""
    return [one for section in (words or Wording()).rules.sheet(rules) for one in section.paragraphs]


def text(rules, code: Rule) -> str:
    """What the sheet says for this code."""
    return next(one.text for one in paragraphs(rules) if one.code == code)


# --- every rule set, every language -----------------------------------------------------------------


@forms
@all_languages
def test_every_sheet_is_whole(qapp, system, players, code):
    """Each rule set is put into words once, and then looked at from every side."""
    set_language(qapp, code)
    words = Wording().rules
    for name, rules, of in sheets_of(system, players):
        sections = words.sheet(rules)
        said = [one for section in sections for one in section.paragraphs]
        assert [(p.code, p.clause) for p in said] == [(one.code, one.clause) for one in of], name
        assert [p.text for p in said if is_unfinished(p.text)] == [], name
        assert len({p.text for p in said}) == len(said), f"{name}: something is said twice"
        assert [p.text for p in said if code in CLUMSY and is_clumsy(p.text, CLUMSY[code])] == [], name
        for one, paragraph in zip(of, said, strict=True):
            assert figures_left_out(one, paragraph.text) == [], (name, one, paragraph.text)
        headings_in_order(sections, name)
        freezes = rules.pile.freezes != 0 or rules.pile.always_frozen
        assert [speaks_of(p.text, NEVER_FROZEN[code]) for p in said].count(True) == (not freezes), name
        if code in PARTNERS and not rules.seating.has_partners():
            assert [p.text for p in said if speaks_of(p.text, PARTNERS[code])] == [], f"{name}: who plays alone"


# The same few hundred paragraphs come back in thousands of sheets: each is read once.


@cache
def is_unfinished(text: str) -> bool:
    return bool(LEFT_OVER.search(text)) or not text.endswith(ENDS)


@cache
def speaks_of(text: str, words: re.Pattern[str]) -> bool:
    return bool(words.search(text))


@cache
def figures_in(text: str) -> frozenset[int]:
    return frozenset(int(re.sub(r"\D", "", figure)) for figure in re.findall(r"\d[\d.,]*", text))


NEVER_FROZEN = {"en": re.compile(r"never frozen|Nothing freezes"), "de": re.compile(r"[Nn]ichts sperrt|nie gesperrt")}
"""In which words it is said, and once, that no card freezes the pile."""
PARTNERS = {"en": re.compile(r"\b(partner|side)s?\b", re.I), "de": re.compile(r"\b(Partner|Seite|Seiten)\b")}
"""What who plays alone is to read nothing of."""

CLUMSY = {
    "en": re.compile(r"any more\b|in going out|does not do|lawfully|that is,"),
    "de": re.compile(
        r"Partei|Entwurf|vollend|vereinig|Joker-Canasta|Ranges\b|Rangs\b|regelgerecht|"
        r"außer (wenn|du|der|die|das|eben)\b"
    ),
}
"""What nobody says at a table."""
LONGEST = 34
"""Words of a sentence; what is listed with semicolons or in brackets counts by itself."""


@cache
def is_clumsy(text: str, never: re.Pattern[str]) -> bool:
    """Whether somebody who reads the text aloud would run out of breath, or sound like a lawyer."""
    sentences = re.split(r"(?<=[.:;!?)])\s", text)
    return bool(never.search(text)) or any(len(sentence.split()) > LONGEST for sentence in sentences)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_house_rule_changes_a_word_of_the_sheet(qapp, system):
    """A switch that changes none would be one nobody could understand."""
    players = SYSTEMS[system].players()[-1]
    plain = [one.text for one in paragraphs(rule_set(system, players))]
    switches = [option for option in offered(system, players) if option.values and not option.needs]
    assert not [
        option.name
        for option in switches
        if [one.text for one in paragraphs(rule_set(system, players, {option.name: option.values[1]}))] == plain
    ]


def figures_left_out(one: Statement, text: str) -> list[tuple[str, int]]:
    """The figures of a statement that its words do not say."""
    said = figures_in(text)
    found = []
    for figure, value in one.figures:
        allowed = SAID_OTHERWISE.get((one.code, figure), set())
        if allowed is not None and value not in allowed and value not in said:
            found.append((figure, value))
    return found


def headings_in_order(sections: tuple[Section, ...], name: str) -> None:
    """Each heading once, in the order of play, with a title and something below it."""
    order = list(Heading)
    assert [s.heading for s in sections] == sorted((s.heading for s in sections), key=order.index), name
    assert len({s.heading for s in sections}) == len(sections), name
    assert all(section.title and section.paragraphs for section in sections), name


def test_every_rule_has_words_in_each_language(qapp):
    """Each is told once, of the first rule set that says it; what lacks words is named, and does not hide the rest."""
    of: dict[Rule, tuple[Statement, RuleSet]] = {}
    for system, players in FORMS:
        for _, rules in rule_sets(system, players):
            for one in told(rules)[0]:
                of.setdefault(one.code, (one, rules))
    found: list[str] = []
    said: dict[str, dict[Rule, str]] = {}
    for code in ("en", "de"):
        set_language(qapp, code)
        words = Wording().rules
        said[code] = {}
        for rule, (one, rules) in of.items():
            try:
                said[code][rule] = words.text(one, rules)
            except LookupError as error:
                found.append(f"{code}: {error}")
    english, german = said["en"], said["de"]
    found += [
        f"de: {rule} has no words: fill i18n/canasta_de.ts" for rule in german if german[rule] == english.get(rule)
    ]
    assert not found, "\n".join(found)


@forms
def test_the_languages_differ(qapp, system, players):
    for _, rules in rule_sets(system, players)[:1]:
        english = paragraphs(rules)
        set_language(qapp, "de")
        assert [e.text for e, g in zip(english, paragraphs(rules), strict=True) if e.text == g.text] == []


# --- who is spoken to ------------------------------------------------------------------------------


@forms
def test_nothing_is_said_of_the_programs_ways(qapp, system, players):
    """The sheet is for a table with cards; only its own rulings speak of the program."""
    for _, rules in rule_sets(system, players)[:1]:
        said = [p.text for p in paragraphs(rules) if not p.is_ruling]
        assert [
            text for text in said if re.search("program|by itself|click|screen", text) and "provisional" not in text
        ] == []


WINNING = {"en": ("wins", "goes out"), "de": ("gewinnt", "ausmacht")}


@forms
@pytest.mark.parametrize("code", WINNING)
def test_the_first_paragraphs_say_how_the_game_is_won(qapp, system, players, code):
    set_language(qapp, code)
    rules = rule_set(system, players)
    first = Wording().rules.sheet(rules)[0]
    assert first.heading is Heading.GAME
    said = " ".join(p.text for p in first.paragraphs)
    assert [words for words in WINNING[code] if words not in said] == []
    assert "canasta" in said.lower()


# --- single sentences ------------------------------------------------------------------------------


def test_the_minimums_are_listed_with_their_scores(qapp):
    rules = rule_set("classic", 4)
    steps = (
        "15 points at less than 0; 50 points at 0 to 1,495; 90 points at 1,500 to 2,995; 120 points at 3,000 or more."
    )
    assert text(rules, Rule.MINIMUM).endswith(steps)
    set_language(qapp, "de")
    assert text(rules, Rule.MINIMUM).endswith(
        "15 Punkte bei weniger als 0; 50 Punkte bei 0 bis 1.495; 90 Punkte bei 1.500 bis 2.995; 120 Punkte ab 3.000."
    )


def test_a_game_without_a_step_below_zero_begins_its_list_at_the_bottom(qapp):
    assert "125 points at 2,995 or less; 155 points at 3,000 to 4,995;" in text(
        rule_set("modern-american", 4), Rule.MINIMUM
    )


def test_minimums_by_the_deal(qapp):
    rules = rule_set("hand-and-foot", 4)
    assert text(rules, Rule.MINIMUM_BY_DEAL).endswith(
        "50 points in deal 1; 90 points in deal 2; 120 points in deal 3; 150 points from deal 4 on."
    )


def test_limits_by_size_are_grouped(qapp):
    assert text(rule_set("joker-samba", 4), Rule.SETS_STAGED).endswith(
        "in 3 cards none; in 4 cards at most 1; in 5 or more cards at most 2."
    )
    assert text(rule_set("classic", 4, {"staged_naturals": True}), Rule.SETS_STAGED).endswith(
        "in 3 cards at most 1; in 4 to 5 cards at most 2; in 6 or more cards at most 3."
    )


@pytest.mark.parametrize(
    ("canastas", "english", "german"), [(1, "1 canasta.", "1 Canasta hat"), (2, "2 canastas.", "2 Canastas hat")]
)
def test_one_canasta_and_two_are_said_differently(qapp, canastas, english, german):
    rules = rule_set("classic", 4, {"canastas_to_go_out": canastas})
    assert english in text(rules, Rule.OUT_CANASTAS)
    set_language(qapp, "de")
    assert german in text(rules, Rule.OUT_CANASTAS)


def test_canastas_by_kind_are_listed(qapp):
    rules = rule_set("hand-and-foot", 4)
    assert text(rules, Rule.OUT_CANASTA_KINDS).endswith("2 natural ones, 2 mixed ones and 1 of wild cards.")


def test_red_threes_that_are_worth_more_together_are_listed(qapp):
    rules = rule_set("classic", 6)
    assert text(rules, Rule.SCORE_THREES).endswith("100 points; 5 together count 1,000 and 6 together count 1,200.")
    assert text(rule_set("classic", 4), Rule.SCORE_THREES).endswith("100 points; 4 together count 800.")


def test_card_values_are_grouped(qapp):
    said = text(rule_set("classic", 4), Rule.VALUES)
    assert "joker 50; ace and two 20; king, queen, jack, ten, nine and eight 10; seven, six, five, four and" in said
    assert "ten and nine 10; eight, seven, six" in text(rule_set("verschaerft", 4), Rule.VALUES)


def test_rulings_are_marked(qapp):
    cited = {one.code: one.cited for one in paragraphs(rule_set("classic", 4))}
    assert (cited[Rule.TIE], cited[Rule.TARGET]) == ("CL-11.2*", "CL-11.1")
    set_language(qapp, "de")
    assert Wording().rules.star() == "* Festlegung dieses Programms"


def test_manzana_says_first_that_it_is_provisional(qapp):
    assert paragraphs(rule_set("manzana", 2))[0].text.startswith("These rules are provisional.")


def test_uruguay_is_a_game_of_its_own(qapp):
    system, options = PRESETS["uruguay"]
    rules = rule_set(system, 4, options)
    assert text(rules, Rule.ALWAYS_FROZEN) == "The pile is always frozen for everybody, whatever lies in it."
    assert text(rules, Rule.SCORE_WILD_CANASTA) == "A canasta of wild cards scores 2,000 points."


def test_a_statement_without_words_is_no_silent_gap(qapp, monkeypatch):
    monkeypatch.setattr(EndRules, "text", lambda self, told: "")
    forget_words()
    with pytest.raises(LookupError, match=r"Rule\.OUT_ENDS"):
        Wording().rules.text(Statement(Rule.OUT_ENDS, "CL-8.8"), rule_set("classic", 4))
