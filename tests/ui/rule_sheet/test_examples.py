"""The worked examples: each comes from a case, holds under the rules of its sheet, and says what the engine says."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_desktop.resources import ResourceError
from canasta_desktop.rules.cases import read_case, run
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.systems import SYSTEMS
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.rule_sheet import examples as shown
from canasta_desktop.ui.rule_sheet.examples import examples, illustrated, library
from canasta_desktop.ui.rule_sheet.sheet import rule_sheet, to_html, to_markdown
from canasta_desktop.ui.wording.rules.rule_words import Heading
from canasta_desktop.ui.wording.wording import Wording
from tests.patience import patience
from tests.rules.every_rule_set import SOME_FORMS, rule_sets

ROOT = Path(__file__).resolve().parents[3]
LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


def of(system: str, players: int = 4, **options: object):
    return examples(rule_set(system, players, options), Wording())


def text(example) -> str:
    """The example as a screen reader has it."""
    return Wording().rules.examples.aloud(example)


def test_the_file_holds_the_cases_as_they_were_chosen():
    made = subprocess.run(
        [sys.executable, ROOT / "assets" / "make_examples.py", "--check"], capture_output=True, timeout=patience(60)
    )
    assert (made.returncode, made.stdout.decode().strip()) == (0, "the examples are as chosen")


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_example_says_what_the_engine_makes_of_its_case(qapp, system):
    """Each place has one in the game's own rules; the case passes, and the example is its outcome."""
    found = of(system, SYSTEMS[system].usual_players())
    chapters = library()[system]
    told = [one for some in found.values() for one in some]
    assert {Heading(chapter): len(places) for chapter, places in chapters.items()} == {
        heading: len(some) for heading, some in found.items()
    }
    for one in told:
        case = read_case(next((ROOT / "tests" / "cases").rglob(f"{one.case}.json")).read_text(encoding="utf-8"))
        assert run(case) == []
        if "score" in case.expect:
            assert one.is_allowed is None
            wanted = case.expect.get("totals") or [line["total"] for line in case.expect["score"]]
            assert any(f"{points:,}".replace("-", "−") in text(one) for points in wanted)
        elif one.is_allowed is None:
            assert {step.at("act").text() for step in case.steps} == {"draw"}
        else:
            assert one.is_allowed is ("illegal" not in case.expect)
            assert one.verdict.startswith("Allowed." if one.is_allowed else "Not allowed: ")


@pytest.mark.parametrize(("system", "players"), SOME_FORMS, ids=str)
def test_every_table_has_examples_that_are_whole(qapp, system, players):
    """Also where the cases are for another number of players."""
    for code in ("en", "de"):
        set_language(qapp, code)
        found = of(system, players)
        assert Heading.PILE in found
        assert {Heading.GAME, Heading.CARDS, Heading.MATCH} <= set(found)
        lines = [text(one) for some in found.values() for one in some]
        assert [line for line in lines if LEFT_OVER.search(line) or not line.endswith((".", "”", "“"))] == []
        assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("system", ["classic", "modern-american"])
def test_under_house_rules_an_example_holds_or_is_left_out(qapp, system):
    """Whether a move is allowed is what the case says, also where another case had to take its place."""
    words = Wording()
    cases = {case.id: case for places in library()[system].values() for place in places for case in place}
    for name, rules in rule_sets(system, 4)[::3]:
        found = examples(rules, words)
        assert set(found) <= {section.heading for section in words.rules.sheet(rules)}, name
        for one in [one for some in found.values() for one in some if one.is_allowed is not None]:
            assert one.is_allowed is ("illegal" not in cases[one.case].expect), (name, one.case)


def test_the_pile_of_the_classic_game(qapp):
    taken, frozen = of("classic")[Heading.PILE]
    assert text(taken) == (
        "For example. Your side has on the table: king of spades, king of hearts, king of diamonds. "
        "On the discard pile, the top card last: jack of spades, four of hearts, nine of spades. "
        "You hold: two of diamonds, six of spades, seven of clubs, eight of hearts, nine of hearts, jack of clubs, "
        "queen of clubs. You take the pile with: nine of hearts, two of diamonds. "
        "Allowed. The pile is not frozen, so that is enough. 2 cards of the pile go into your hand."
    )
    assert frozen.verdict == "Not allowed: The pile is frozen: you need two tens from your hand and have one."
    set_language(qapp, "de")
    assert of("classic")[Heading.PILE][1].verdict == (
        "Nicht erlaubt: Der Ablagestapel ist gesperrt: Du brauchst zwei Zehnen aus der Hand und hast eine."
    )


def test_a_house_rule_that_forbids_an_example_puts_another_in_its_place(qapp):
    def first(heading: Heading, **options: object) -> str:
        return of("classic", **options)[heading][0].case

    assert first(Heading.PILE) == "classic-pile-natural-and-two"
    assert first(Heading.PILE, always_frozen=True) == "classic-pile-initial-meld-exactly-fifty"
    assert first(Heading.OUT) == "classic-out-canasta-completed-same-turn"
    refused = of("classic", canastas_to_go_out=2)[Heading.OUT][-1]
    assert refused.verdict == "Not allowed: You cannot go out yet: you need 2 canastas and have none."


def test_threes_are_neither_natural_nor_wild(qapp):
    """As the chapter about the cards says."""
    assert of("verschaerft")[Heading.MELDS][0].verdict == "Allowed."


def test_figures_and_words_of_an_example_are_those_of_the_table(qapp):
    assert "At 1,500 points your side needs 90" in text(of("classic")[Heading.INITIAL_MELD][0])
    assert "At 1,500 points you need 90" in text(of("classic", 2)[Heading.INITIAL_MELD][0])
    assert "Together: +785" in of("classic")[Heading.SCORE][0].verdict


def test_what_an_example_hangs_on_is_said(qapp):
    """The card turned up at the start, how much of the stock is left, and who wins where nobody has a partner."""
    assert "Turned up at the start: three of clubs." in text(of("classic")[Heading.DEAL][0])
    assert "turned up at the start to the top card: joker, six of spades" in text(of("samba")[Heading.DEAL][0])
    assert "2 cards are left in the stock. " in text(of("joker-samba")[Heading.STOCK_END][0])
    words = Wording().rules.examples.score
    assert words.match_over(is_won=False, alone=True) == "The match is over; another player wins."
    assert "This is deal 4. Before the deal" in text(of("hand-and-foot", 2)[Heading.MATCH][0])
    assert of("global-trade")[Heading.MATCH][0].verdict == "The match is over; another side wins."


@pytest.mark.parametrize(
    ("system", "values"),
    [
        ("classic", ["joker", "A 2", "K Q J 10 9 8", "7 6 5 4 3♠ 3♣", "3♥ 3♦", "joker 2"]),
        ("verschaerft", ["joker", "A 2", "K Q J 10 9", "8 7 6 5 4 3♠ 3♣", "3♥ 3♦", "joker 2"]),
        ("modern-american", ["joker", "A 2", "K Q J 10 9 8", "7 6 5 4 3", "joker 2"]),
    ],
)
def test_a_picture_shows_what_each_card_counts(qapp, system, values):
    rules, words = rule_set(system, 4), Wording()
    picture, example = rule_sheet(rules, words, "en").examples[Heading.CARDS]
    assert [" ".join(card.sign for group in line.cards for card in group) for line in picture.lines] == values
    assert picture.plain()[:3] == ["What each card counts", "50 points: joker", "20 points: A 2"]
    assert text(illustrated(rules, words)[Heading.CARDS][0]).startswith(
        "What each card counts. 50 points: joker. 20 points: ace, two. 10 points: king, queen, jack,"
    )
    assert "1 wild. These cards count" in example.verdict


def test_how_a_match_ends_is_shown_at_every_table(qapp):
    """Sides that are too many do not come; a side of more players keeps its cards."""
    ends = {players: text(of("verschaerft", players)[Heading.MATCH][0]) for players in (2, 3)}
    assert "After the deal they are 5,115 and 5,070. The match is over; you win." in ends[2]
    assert "After the deal they are 5,115, 5,070 and 2,050." in ends[3]
    assert "4,600 and 4,300. After the deal they are 5,100 and 5,100." in text(of("classic", 6)[Heading.MATCH][0])


def test_the_sheet_shows_them_below_the_rules_of_their_chapter(qapp):
    rules, words = rule_set("classic", 4), Wording()
    made = rule_sheet(rules, words, "en")
    page, plain = to_html(made), to_markdown(made)
    count = sum(len(some) for some in made.examples.values())
    assert page.count('<aside class="example">') == plain.count("> For example\\\n") + 2 == count
    assert '<span class="card red">9♥</span> <span class="card">' in page
    assert "> You take the pile with: 9♥ 2♦\\\n> ✓ Allowed." in plain


def test_without_the_file_there_are_none_and_the_log_says_why(qapp, monkeypatch, caplog, tmp_path):
    def nothing(name: str) -> Path:
        raise ResourceError("examples are missing")

    for damaged in (None, "no json", json.dumps({"classic": {"pile": [[{"id": 1}]]}})):
        library.cache_clear()
        if damaged is None:
            monkeypatch.setattr(shown, "asset", nothing)
        else:
            (tmp_path / "examples.json").write_text(damaged, encoding="utf-8")
            monkeypatch.setattr(shown, "asset", lambda name: tmp_path / name)
        assert of("classic") == {}
    assert caplog.text.count("the examples of the rules cannot be read") == 3
    library.cache_clear()
