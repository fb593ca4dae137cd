"""A language that bends its words in other ways than German and English speaks rightly by its translation alone."""

from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QTranslator

from canasta_desktop.bots.policy import Decision
from canasta_desktop.resources import make_translation
from canasta_desktop.rules.actions import NEW, LayMeld, Play
from canasta_desktop.rules.cards import FOUR, KING, QUEEN, RANKS, read_card, read_cards
from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.rules.statements import Statement
from canasta_desktop.ui.base.language import forget_words
from canasta_desktop.ui.text.direction import ISOLATE, POP_ISOLATE
from canasta_desktop.ui.wording.base import ListPhrases, Sentence, with_forms
from canasta_desktop.ui.wording.cards import GrammarForm
from canasta_desktop.ui.wording.wording import Wording

DAMA = (
    *("dama", "damy", "damom", "jedną damę", "jedną damą", "żadnej damy", "jedną", "żadnej"),
    *("gen=dam", "ins=damami", "gender=f", "one_ins=jedną damą", "one_gen=jednej damy", "no_gen=żadnej damy"),
)
KROL = (
    *("król", "króle", "królom", "jednego króla", "jednym królem", "żadnego króla", "jednego", "żadnego"),
    *("gen=królów", "ins=królami", "gender=m", "one_ins=jednym królem"),
)
TEXTS = {
    ("CardPhrases", "queen|queens|queens|one queen|one queen|no queen|one|none", ""): "|".join(DAMA),
    ("CardPhrases", "king|kings|kings|one king|one king|no king|one|none", ""): "|".join(KROL),
    ("CardPhrases", "two", "a number"): "dwa|f=dwie|ins=dwoma",
    ("CardPhrases", "five", "a number"): "pięć|ins=pięcioma",
    ("CardPhrases", "hearts", ""): "kiery|gen=kier",
    ("CardPhrases", "{rank} of {suit}", ""): "{rank} {suit:gen}",
    ("ListPhrases", "{list} and {last}", ""): "{list} i {last}",
    ("Hints", "Meld {cards}.", ""): "Idź z {cards:ins}.",
    (
        "ScoreRules",
        "A natural canasta of {ranks} scores {points} points instead.",
        "",
    ): "Kanasta {ranks:gen}: {points}.",
}
ONE, FEW, MANY = (
    "{count} {things}",
    "{count:{things:gender}} {things}|ins={count:ins} {things:ins}",
    "{count} {things:gen}|ins={count:ins} {things:ins}",
)
MESSAGE = "<context><name>{}</name><message><source>{}</source><comment>{}</comment><translation>{}</translation>"
COUNTED = (
    '<context><name>CardPhrases</name><message numerus="yes"><source>{{count}} {{things}}</source><translation>'
    "<numerusform>{}</numerusform><numerusform>{}</numerusform><numerusform>{}</numerusform></translation>"
)
END = "</message></context>"


@pytest.fixture
def words(qapp, tmp_path):
    """Wording in a little Polish, three plurals and two genders of it."""
    lines = [MESSAGE.format(*map(escape, key), escape(text)) + END for key, text in TEXTS.items()]
    lines.append(COUNTED.format(ONE, FEW, MANY) + END)
    (tmp_path / "pl.ts").write_text(
        f'<?xml version="1.0" encoding="utf-8"?><TS version="2.1" language="pl">{"".join(lines)}</TS>', encoding="utf-8"
    )
    make_translation(tmp_path / "pl.ts", tmp_path / "pl.qm")
    translator = QTranslator()
    assert translator.load(str(tmp_path / "pl.qm"))
    qapp.installTranslator(translator)
    forget_words()
    yield Wording()
    qapp.removeTranslator(translator)
    forget_words()


@pytest.mark.parametrize(
    ("n", "rank", "said"),
    [
        (0, QUEEN, "żadnej damy"),
        (1, QUEEN, "jedną damę"),
        (2, QUEEN, "dwie damy"),
        (2, KING, "dwa króle"),
        (5, QUEEN, "pięć dam"),
        (5, KING, "pięć królów"),
        (13, QUEEN, "13 dam"),
        (22, KING, "22 króle"),
    ],
)
def test_what_is_counted_has_the_plural_and_the_gender_of_the_language(words, n, rank, said):
    assert words.cards.count(n, rank) == said


def test_a_sentence_chooses_the_case_of_what_fills_it(words):
    laid = tuple(read_cards("QS QH KS"))
    assert words.cards.group(laid) == "jednego króla i dwie damy"
    assert words.hints.advice(Decision(LayMeld((Play(laid, NEW),)))) == "Idź z jednym królem i dwoma damami."
    assert Sentence("Bez {cards:gen}.").format(cards=words.cards.count(1, QUEEN)) == "Bez jednej damy."
    assert Sentence("Bez {cards:gen}.").format(cards=words.cards.count(0, QUEEN)) == "Bez żadnej damy."


def test_a_card_is_named_after_its_suit_in_the_case_that_belongs_there(words):
    assert words.cards.name(read_card("QH")) == "dama kier"


def test_a_rule_names_ranks_in_the_case_that_belongs_there(words):
    rule = Statement(Rule.SCORE_RANKED, "SC-1", (("rank", KING), ("points", 500)))
    assert words.rules.text(rule, rule_set("classic", 4)) == "Kanasta królów: 500."


def test_what_is_not_translated_stays_english(words):
    assert words.cards.count(3, FOUR) == "three fours"


# --- the forms themselves


def test_a_form_that_is_not_given_is_the_usual_one():
    word = with_forms("dwa|f=dwie")
    assert (f"{word}", f"{word:f}", f"{word:n}", word.form("n")) == ("dwa", "dwie", "dwa", None)


def test_bars_without_a_name_belong_to_the_usual_form():
    word = with_forms("queen|queens|gen=a=b|x=")
    assert (word, word.form("gen"), word.form("x")) == ("queen|queens", "a=b", "")


@pytest.mark.parametrize("filling", ["Anna", Sentence("two")])
def test_what_has_no_forms_fills_a_blank_that_asks_for_one(filling):
    assert Sentence("{name:gen} plays.").format(name=filling) == f"{filling} plays."
    assert Sentence("{name:gen} plays.").filled("name", filling) == f"{filling} plays."


def test_a_filled_sentence_has_the_forms_of_its_own():
    meld = with_forms("meld of {ranks}|gen=of the meld of {ranks:gen}").format(ranks=with_forms("kings|gen=kings’"))
    assert (f"{meld}", f"{meld:gen}") == ("meld of kings", "of the meld of kings’")


def test_a_name_is_isolated_in_every_form():
    hebrew = "\u05d0\u05d1"
    one = with_forms("{name} plays|past={name} played").format(name=hebrew)
    assert one.form("past") == f"{ISOLATE}{hebrew}{POP_ISOLATE} played"


def test_an_english_word_has_no_other_forms(qapp):
    words = [Wording().cards.form(rank, form) for rank in range(RANKS) for form in GrammarForm]
    assert [f"{word:gen}" for word in words] == words


def test_one_of_a_list_is_bent_as_two_are(qapp):
    one, two = with_forms("Anna|gen=Annas"), with_forms("Tom|gen=Toms")
    assert f"{ListPhrases().all([one]):gen}" == "Annas"
    assert f"{ListPhrases().either([one, 'Zoë', two]):gen}" == "Annas, Zoë or Toms"
