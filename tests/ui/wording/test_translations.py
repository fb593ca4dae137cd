"""Code and translation files say the same texts, everything is translated, and every blank is kept."""

import importlib.util
import re
import sys
from pathlib import Path
from string import Formatter

import pytest

ROOT = Path(__file__).resolve().parents[3]


def tool():
    """`packaging/update_translations.py`, which is no part of the package."""
    path = ROOT / "packaging" / "update_translations.py"
    spec = importlib.util.spec_from_file_location("update_translations", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


TOOL = tool()
all_languages = pytest.mark.parametrize("language", TOOL.language_list())
COUNTS = re.compile(r"%L?n|%\d")
COUNTED_IN_WORDS = {"{count} {things}"}
"""What is counted, but shows its count in a word."""


def blanks_of(text: str) -> list[str]:
    """The names of all blanks, those inside others included, and the places of a count."""
    named = [(name, form) for _, name, form, _ in Formatter().parse(text) if name is not None]
    return [
        *COUNTS.findall(text),
        *(name for name, _ in named),
        *(b for _, form in named for b in blanks_of(form or "")),
    ]


def plain(text: str) -> str:
    """A text without its blanks."""
    return COUNTS.sub("", "".join(before for before, *_ in Formatter().parse(text)))


SAME_IN_GERMAN = {
    *("Computer", "{least}–{most}"),
    *("Sambas", "Escaleras"),
    *("Samba", "Bolivia", "Manzana", "Partner", "Normal", "Name", "Name: {role}", "Canasta", " & ", ", "),
    *("SAMBA", "WILD", "NAME", "OPTION", "minus", "plus", "minus {points}", "{name} ({about})"),
    *("{name}: {what}", "{turn}. {name}", "Canasta League of America", "Bicycle", "{count}\u00a0ms", "{count}\u00a0s"),
}
"""What is written alike in both languages, besides texts that are all blanks."""


FORM = re.compile(r"\|(\w+)=")
"""What stands before a further form of a word; see `wording.base`."""

OF_OTHERS = "|".join(
    (
        *("kommt", "wurden", "gelten", "stammt", "enthält", "geht", "war", "dürfen", "zählen", "stehen", "liegen"),
        *("darf", "kommen", "werden", "ergeben", "gehen", "sammeln", "sind", "gehören"),
    )
)
"""What "Sie" at the start of a sentence does where it means cards or players, not the person."""


def entries(language: str):
    return list(TOOL.messages(ROOT / "i18n" / f"canasta_{language}.ts"))


def write(folder: Path, text: str) -> Path:
    path = folder / "module.py"
    path.write_text(text, encoding="utf-8")
    return path


@all_languages
def test_the_file_holds_just_the_texts_of_the_sources(language):
    assert TOOL.lag(language) == []


@all_languages
def test_an_update_keeps_the_order_of_the_entries(language, tmp_path):
    """Turned round, an entry taken out: it stays turned round, and the entry comes back."""
    whole = (ROOT / "i18n" / f"canasta_{language}.ts").read_text(encoding="utf-8")
    contexts = [found[0] for found in TOOL.CONTEXT.finditer(whole)]
    turned = whole.replace("".join(contexts), "".join(reversed(contexts)))
    path = tmp_path / "turned.ts"
    path.write_text(turned, encoding="utf-8")
    TOOL.update(language, path)
    assert path.read_text(encoding="utf-8") == turned
    gone = max(TOOL.ENTRY.findall(whole), key=len)
    path.write_text(turned.replace(gone, "", 1), encoding="utf-8")
    TOOL.update(language, path)
    restored = path.read_text(encoding="utf-8")
    assert [found[1] for found in TOOL.CONTEXT.finditer(restored)] == [
        found[1] for found in TOOL.CONTEXT.finditer(turned)
    ]
    assert len(TOOL.gaps(path)) == 1


def test_no_language_is_missing_on_the_list():
    assert TOOL.strangers() == []


def test_a_file_without_a_line_on_the_list_is_named(monkeypatch):
    monkeypatch.setattr(TOOL, "languages", lambda: ["de", "xx"])
    assert TOOL.strangers() == ["canasta_xx.ts: languages.toml has no line for xx"]


def test_a_line_on_the_list_without_a_file_is_named():
    assert TOOL.lag("xx") == ["canasta_xx.ts is missing"]


@all_languages
def test_everything_is_translated(language):
    assert TOOL.gaps(ROOT / "i18n" / f"canasta_{language}.ts") == []


@all_languages
def test_every_blank_is_kept(language):
    """Each form holds the blanks of its source; the form for one may say the number as a word."""
    wrong = []
    for message in entries(language):
        wanted = set(blanks_of(message.text.source))
        for place, form in enumerate(one for all_of_it in message.forms for one in FORM.split(all_of_it)[::2]):
            may_differ = {"%Ln", "%n", "count"} if message.text.is_counted and place == 0 else set()
            if differs := (wanted ^ set(blanks_of(form))) - may_differ:
                wrong.append((message.text.source, form, differs))
    assert wrong == []


def plural_forms(language: str, folder: Path) -> int:
    """How many Qt knows in a language."""
    TOOL.extract(language, folder / "fresh.ts")
    return max(len(message.forms) for message in TOOL.messages(folder / "fresh.ts"))


@all_languages
def test_what_is_counted_has_a_form_for_each_plural_of_the_language(language, tmp_path):
    """German and English: one for one, and one for more."""
    wanted = plural_forms(language, tmp_path)
    assert wanted == 2 or language not in ("de", "en")
    counted = [message for message in entries(language) if message.text.is_counted]
    assert len(counted) > 40
    assert [m.text.source for m in counted if len(m.forms) != wanted or not all(m.forms)] == []
    assert [form for m in counted for form in m.forms if "(s)" in form] == []


def phrases() -> set[str]:
    """Where a text can have forms and ask for them: the collections of phrases."""
    return {text.context for path in TOOL.sources() if "wording" in path.parts for text in TOOL.texts(path)}


def forms_asked_for(text: str) -> set[str]:
    """The names of forms that stand in its blanks."""
    specs = [form or "" for _, name, form, _ in Formatter().parse(text) if name is not None]
    plain_ones = {form for form in specs if form and "{" not in form}
    return plain_ones.union(*[forms_asked_for(form) for form in specs if "{" in form])


@all_languages
def test_forms_of_words_are_asked_for_where_there_are_some(language):
    """A form that a blank asks for is given by some word, or it is a slip of the pen; only phrases can have forms."""
    given: set[str] = set()
    asked: set[tuple[str, str]] = set()
    for message in entries(language):
        for text in message.forms:
            given |= {name.removeprefix("one_").removeprefix("no_") for name in FORM.split(text)[1::2]}
            asked |= {(name, message.text.context) for name in forms_asked_for(text)}
    may_ask = phrases()
    assert [(name, context) for name, context in asked if name not in given or context not in may_ask] == []


def test_forms_are_found_in_blanks_inside_blanks():
    assert forms_asked_for("{count:{things:gender}} {things:gen} of {all}") == {"gender", "gen"}


def test_the_texts_of_the_sources_count_where_they_show_a_count():
    texts = [text for path in TOOL.sources() for text in TOOL.texts(path)]
    counting = [t for t in texts if "%Ln" in t.source or "%n" in t.source or t.source in COUNTED_IN_WORDS]
    assert [t.source for t in texts if (t in counting) != t.is_counted] == []


def test_german_is_german():
    alike = [
        m.text.source
        for m in entries("de")
        if m.text.source in m.forms and plain(m.text.source).strip(" .,:·/×+") and "|" not in m.text.source
    ]
    assert set(alike) <= SAME_IN_GERMAN


def test_german_speaks_to_one_person_and_uses_german_quotes():
    texts = [form for message in entries("de") for form in message.forms]
    assert [text for text in texts if re.search(rf"\b(Sie|Ihr|Ihre|Ihnen)\b(?! ({OF_OTHERS})\b)", text)] == []
    assert [text for text in texts if "“" in text and "„" not in text] == []
    assert [text for text in texts if "'" in text or '"' in text] == []


GAME = re.compile(r"\bgames?\b", re.I)
DEAL = re.compile(r"\bdeals?\b", re.I)
SPIEL = re.compile(r"\bSpiele?s?n?\b")
OTHER_SPIEL = {
    "Play on in one of the two windows only.": "the verb at the start of a sentence",
    "These rules are provisional. The game’s own description could be read only in part: cards, deal, turn, the size"
    " of a canasta and going out. This program has added everything else after Classic Canasta and marks it as a"
    " ruling.": "the game is meant; the deal is the giving out of the cards",
    "Play so that you get rid of all your cards.": "the verb at the start of a sentence",
    "Play": "a verb",
}
"""Where "Spiel" stands with a deal in the source, or without a game, and why."""


def test_a_deal_is_a_round_in_german_and_never_a_game():
    """A deal is "Runde"; "Spiel" is the game that is played, and nothing else has that name."""
    said = {
        message.text.source
        for message in entries("de")
        if any(SPIEL.search(form) for form in message.forms)
        if DEAL.search(message.text.source) or not GAME.search(message.text.source)
    }
    assert said == set(OTHER_SPIEL)


def test_a_side_is_never_a_party_in_german():
    """It is "Seite": "Partei" looks too much like "Partie", the match."""
    texts = [form for message in entries("de") for form in message.forms]
    assert [text for text in texts if re.search(r"\b[Pp]artei(en)?\b", text)] == []


LYING = re.compile(
    r"oberste\w* Karten? (des Pakets|vom Paket)|sperrt (\w+ ){0,3}(das|ein) Paket|Paket (\w+ ){0,2}gesperrt"
)


def test_the_pile_that_lies_there_is_no_packet_in_german():
    """It is "Ablagestapel", "Ablage" where there is no room; "Paket" is what somebody takes from it."""
    found = {message.text.source: form for message in entries("de") for form in message.forms}
    assert [form for form in found.values() if LYING.search(form)] == []
    assert found["Pile"] == "Ablage"


def test_spaces_around_a_text_are_kept():
    edges = [
        (m.text.source, f)
        for m in entries("de")
        for f in m.forms
        if f.strip() != f or m.text.source.strip() != m.text.source
    ]
    assert [pair for pair in edges if re.match(r"\s*", pair[0])[0] != re.match(r"\s*", pair[1])[0]] == []


# --- the extraction itself


def test_texts_are_found_in_all_the_forms_that_are_written(tmp_path):
    path = write(
        tmp_path,
        'class Box:\n    def f(self, n, cards):\n        a = self.tr("plain")\n'
        '        b = self.tr("%Ln card(s)", "", len(cards))\n        c = f"{self.tr(\'inside\')}!"\n'
        '        d = QCoreApplication.translate("Other", "with a %n", None, len(cards) + 1)\n'
        '        return self.tr(\n            "two "\n            "parts \\"quoted\\" – ü", "why"\n        )\n'
        "def g(painter):\n    painter.translate(1, 2)\n",
    )
    found = {(t.context, t.source, t.comment, t.is_counted) for t in TOOL.texts(path)}
    assert found == {
        ("Box", "plain", "", False),
        ("Box", "%Ln card(s)", "", True),
        ("Box", "inside", "", False),
        ("Other", "with a %n", "", True),
        ("Box", 'two parts "quoted" – ü', "why", False),
    }


def test_lupdate_reads_the_normal_form(tmp_path, monkeypatch):
    module = write(tmp_path, 'class Box:\n    def f(self, n):\n        return self.tr("%Ln “card” (s)\\n", "why", n)\n')
    monkeypatch.setattr(TOOL, "sources", lambda: [module])
    TOOL.extract("de", tmp_path / "canasta_de.ts")
    (message,) = TOOL.messages(tmp_path / "canasta_de.ts")
    assert message.text == TOOL.Text("Box", "%Ln “card” (s)\n", "why", True)
    assert TOOL.gaps(tmp_path / "canasta_de.ts")


def test_a_text_made_up_at_run_time_is_refused(tmp_path):
    path = write(tmp_path, 'class Box:\n    def f(self, name):\n        return self.tr(f"hello {name}")\n')
    with pytest.raises(TOOL.BadCall, match=r"module\.py:3"):
        TOOL.texts(path)


def test_what_was_translated_stays_when_the_sources_change(tmp_path, monkeypatch):
    module = write(tmp_path, "")
    monkeypatch.setattr(TOOL, "sources", lambda: [module])
    ts = tmp_path / "canasta_de.ts"
    write(tmp_path, 'class Box:\n    def f(self):\n        return self.tr("one")\n')
    TOOL.extract("de", ts)
    done = ts.read_text(encoding="utf-8").replace(
        '<translation type="unfinished"></translation>', "<translation>eins</translation>"
    )
    ts.write_text(done, encoding="utf-8")
    write(tmp_path, 'class Box:\n    def f(self):\n        return self.tr("one"), self.tr("two")\n')
    TOOL.extract("de", ts)
    assert {m.text.source: m.forms for m in TOOL.messages(ts)} == {"one": ["eins"], "two": [""]}
