"""The rule sheet as a text: everything is on it, in every language and format, and no text in it is markup."""

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument

from canasta_desktop import cli
from canasta_desktop.resources import languages
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import Statement, statements
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.rule_sheet.example_text import CardSign, WrittenExample, WrittenLine
from canasta_desktop.ui.rule_sheet.sheet import FORMATS, as_set, rule_sheet, to_html, to_markdown
from canasta_desktop.ui.wording.rules.key_figures import FigureLine
from canasta_desktop.ui.wording.rules.rule_words import Heading, Paragraph, Section
from canasta_desktop.ui.wording.wording import Wording
from tests.patience import patience
from tests.rules.every_rule_set import FORMS

ROOT = Path(__file__).resolve().parents[3]
VOID = {"meta", "br", "hr", "link", "img"}
NASTY = '1. <b>"A" & B</b> *c* _d_ `e` [f](g) | # $h$ ~~i~~ \\ &amp; </style>'

forms = pytest.mark.parametrize(("system", "players"), FORMS, ids=str)
all_languages = pytest.mark.parametrize("language", languages())
german_and_english = pytest.mark.parametrize("language", ["en", "de"])
formats = pytest.mark.parametrize("name", FORMATS)


@pytest.fixture
def sheet(qapp):
    """Makes the sheet of a form in a language; without `option_words` as the command words them."""

    def make(system="classic", players=4, language="en", changed=None, option_words=as_set):
        set_language(qapp, language)
        rules, words = rule_set(system, players, changed or {}), Wording()
        return rule_sheet(rules, words, language, option_words or words.options.phrases(rules))

    yield make
    set_language(qapp, "en")


@pytest.fixture
def run(capsys, qapp):
    """Runs `sheet` with these arguments: status, stdout, stderr."""

    def call(*arguments):
        try:
            status = cli.main(["sheet", *arguments])
        except SystemExit as left:
            status = left.code
        return status, *capsys.readouterr()

    yield call
    set_language(qapp, "en")


class Page(HTMLParser):
    """A page as a person has it: texts by tag or class, in order; fails where the tags do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs) -> None:
        given = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []
        self.links += [given["href"]] if "href" in given else []
        self.language = given.get("lang") or self.language
        if tag not in VOID:
            self.open.append(given.get("class") or tag)
            self.texts.setdefault(self.open[-1], []).append("")

    def handle_endtag(self, tag) -> None:
        self.open.pop()

    def handle_data(self, data) -> None:
        if self.open:
            self.texts[self.open[-1]][-1] += data

    def all(self, name: str) -> list[str]:
        return [text.strip() for text in self.texts.get(name, [])]


def cited(said: Statement) -> str:
    """The clause of a statement as it stands on the sheet."""
    return said.clause + ("*" if said.ruling else "")


def rendered(markdown: str) -> list[str]:
    """The lines that Qt's reader of Markdown shows."""
    document = QTextDocument()
    document.setMarkdown(markdown)
    return document.toPlainText().splitlines()


# --- everything is on it -------------------------------------------------------------------------------


@forms
@all_languages
def test_page_and_markdown_have_each_rule_once_with_its_clause(sheet, system, players, language):
    made = sheet(system, players, language)
    wanted = Counter(cited(one) for one in statements(rule_set(system, players)))
    page = Page(to_html(made))
    assert Counter(page.all("clause")) == wanted
    assert page.all("rule") == [one.text for section in made.sections for one in section.paragraphs]
    assert page.all("h1") == [made.title]
    assert page.all("h2") == [section.title for section in made.sections]
    assert list(zip(page.all("th"), page.all("td"), strict=True)) == [*made.figures]
    lines = to_markdown(made).splitlines()
    rules = [line for line in lines if line.startswith("- ")]
    clauses = Counter(re.search(r"\(([^()]*)\)$", line).group(1).replace("\\", "") for line in rules)
    assert clauses == wanted
    assert [line[3:] for line in lines if line.startswith("##")] == [section.title for section in made.sections]
    shown = rendered(to_markdown(made))
    cells = [cell for line in made.figures for cell in line]
    assert shown[shown.index(made.figures_title) :][2 : 2 + len(cells)] == cells
    for section in made.sections:
        for one in section.paragraphs:
            assert shown.count(f"{one.text} ({one.cited})") == [p.text for p in section.paragraphs].count(one.text)


@german_and_english
@formats
def test_the_sheet_says_which_game_it_is_for(sheet, language, name):
    text = FORMATS[name](sheet(players=2, language=language))
    assert {"en": "Classic Canasta", "de": "Klassisches Canasta"}[language] in text
    assert {"en": "Rules for two players", "de": "Regeln für zwei Spieler"}[language] in text


@formats
def test_the_footer_says_what_the_codes_are(sheet, name):
    assert "clause in the rule book of Canasta Desktop" in FORMATS[name](sheet())


# --- house rules ---------------------------------------------------------------------------------------


@german_and_english
@formats
def test_changed_options_stand_on_a_line(sheet, language, name):
    text = FORMATS[name](sheet(language=language, changed={"target": 7500}))
    assert {"en": "Changed from the system’s own", "de": "Geändert gegenüber den eigenen"}[language] in text
    assert "target = 7500." in text


def test_the_own_rules_of_a_system_have_no_such_line(sheet):
    assert sheet().changed == sheet(changed={"target": 5000}).changed == ""
    assert 'class="changed"' not in to_html(sheet())


def test_options_are_told_in_the_words_passed_in(sheet):
    made = sheet(changed={"target": 7500}, option_words=lambda name, value: f"play to {value}")
    assert made.changed == "Changed from the system’s own rules: play to 7500."


def test_an_option_without_words_is_told_as_it_is_set(sheet):
    made = sheet(changed={"target": 7500}, option_words=lambda name, value: "")
    assert made.changed == "Changed from the system’s own rules: target = 7500."


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("always_frozen", True, "always_frozen = on"),
        ("single_card_rule", False, "single_card_rule = off"),
        ("target", 7500, "target = 7500"),
        ("ask_partner", "off", "ask_partner = off"),
    ],
    ids=str,
)
def test_a_value_is_written_as_the_command_line_takes_it(run, sheet, name, value, said):
    assert as_set(name, value) == said
    status, text, _ = run("--set", said)
    assert (status, text) == (0, to_markdown(sheet(changed={name: value}, option_words=None)))


# --- nothing in it is markup ---------------------------------------------------------------------------


def nasty(made):
    """The sheet with a text full of marks in every place."""
    section = Section(Heading.PLAYERS, NASTY, (Paragraph(NASTY, NASTY, Rule.TIE),))
    texts = dict.fromkeys(("title", "players", "changed", "figures_title", "chapters", "footer"), NASTY)
    example = WrittenExample(NASTY, (WrittenLine(NASTY, ((CardSign(NASTY, is_red=False),),)),), None, NASTY)
    boxes = {Heading.PLAYERS: (example,)}
    return replace(made, **texts, figures=(FigureLine(NASTY, NASTY),), sections=(section,), examples=boxes)


def test_no_text_is_markup_on_the_page(sheet):
    text = to_html(nasty(sheet()))
    page = Page(text)
    for place in ("h1", "h2", "players", "changed", "caption", "th", "td", "rule", "clause", "a", "verdict"):
        assert page.all(place) == [NASTY], place
    assert page.all("title") == [f"{NASTY} · {NASTY}", NASTY]
    assert "b" not in page.texts
    assert text.count("</style>") == 1


def test_no_text_is_markup_in_markdown(sheet):
    shown = rendered(to_markdown(nasty(sheet())))
    assert [line for line in shown if line.strip()] == [
        *[NASTY] * 7,
        f"{NASTY} ({NASTY})",
        NASTY,
        f"{NASTY} {NASTY}",
        NASTY,
        NASTY,
    ]


@pytest.mark.parametrize("text", ["- a", "+ a", "1. a", "12) a", "---", "# a", "> a", "1.500 a", "2 a", "a\n\n# b"])
def test_no_text_begins_a_list_or_heading_in_markdown(sheet, text):
    made = replace(sheet(), players=text, sections=())
    assert rendered(to_markdown(made))[1] == " ".join(text.splitlines())


# --- the page ------------------------------------------------------------------------------------------


@all_languages
def test_the_page_needs_nothing_from_elsewhere(sheet, language):
    text = to_html(sheet(language=language))
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|src=", text)
    assert '<meta charset="utf-8">' in text
    assert Page(text).language == language


def test_every_link_of_the_page_has_its_place(sheet):
    page = Page(to_html(sheet()))
    assert page.links == [f"#{place}" for place in page.ids]
    assert len(set(page.ids)) == len(page.ids) == len(sheet().sections)


def test_the_page_knows_the_dark_and_paper(sheet):
    (style,) = Page(to_html(sheet())).all("style")
    assert "prefers-color-scheme: dark" in style
    assert "@media print" in style
    assert "break-after: avoid" in style
    assert "$" not in style


# --- the command ---------------------------------------------------------------------------------------


@all_languages
@formats
def test_the_command_prints_the_sheet(run, sheet, language, name):
    asked = ["--system", "classic", "--players", "2", "--set", "target=3000", "--lang", language, "--format", name]
    status, said, complaints = run(*asked)
    assert (status, complaints) == (0, "")
    assert said == FORMATS[name](sheet("classic", 2, language, {"target": 3000}, None))


def test_markdown_in_english_for_four_is_usual(run, sheet):
    assert run() == (0, to_markdown(sheet("classic", 4)), "")


def test_the_command_writes_a_file(run, sheet, tmp_path):
    assert run("--lang", "de", "--format", "html", "--out", str(tmp_path / "x.html")) == (0, "", "")
    assert (tmp_path / "x.html").read_text(encoding="utf-8") == to_html(sheet(language="de"))


def test_the_last_of_two_values_holds(run):
    assert "until a side has 3,000 points" in run("--set", "target=7500", "--set", "target = 3000")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--system", "whist"], "there is no rule system 'whist'"),
        (["--players", "7"], "classic is not played by 7"),
        (["--players", "0"], "classic is not played by 0"),
        (["--players", "four"], "invalid int value: 'four'"),
        (["--set", "colour=red"], "has no option colour"),
        (["--set", "target=1"], "target cannot be 1;"),
        (["--set", "target=on"], "target cannot be True;"),
        (["--set", "target=many"], "target cannot be 'many';"),
        (["--set", "target=" + "9" * 5000], "invalid"),
        (["--set", "target"], "'target' is not OPTION=VALUE"),
        (["--set", "=5"], "'=5' is not OPTION=VALUE"),
        (["--set", "target="], "'target=' is not OPTION=VALUE"),
        (["--format", "pdf"], "invalid choice: 'pdf'"),
        (["--lang", "fr"], "invalid choice: 'fr'"),
        (["--out", "."], ". cannot be written: "),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else "",
)
def test_wrong_use_is_told_on_stderr_with_status_2(run, arguments, complaint):
    status, said, complaints = run(*arguments)
    assert (status, said) == (2, "")
    assert complaint in complaints


def test_the_command_needs_no_screen_and_prints_utf_8_everywhere(sheet):
    """A process of its own, which is told to speak ASCII only."""
    environment = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY")}
    done = subprocess.run(
        [sys.executable, "-m", "canasta_desktop", "sheet", "--lang", "de", "--players", "2"],
        cwd=ROOT,
        env={**environment, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        timeout=patience(60),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode("utf-8").splitlines() == to_markdown(sheet(players=2, language="de")).splitlines()
