"""One word for one thing: words that no text of the program says, and what it says instead."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

I18N = Path(__file__).resolve().parents[3] / "i18n"

GERMAN = (
    (r"Spiel beenden", "the deal is ended: Runde beenden"),
    (r"\b[Pp]artei(en)?\b", "a side is Seite"),
    (r"Entw[uü]rf", "what is staged is vorbereitet"),
    (r"Joker-(?!Samba)\w+", "a two is no joker: wilde Karten"),
    (r"\bJoker\w* (ist|sind) wild\b", "twos are wild as well"),
    (r"(auf|auszu)nehmbar", "nicht zu nehmen"),
    (r"\b[Nn]ach(zu)?spielen\b", "what was played is shown: noch einmal ansehen, letzte Züge"),
    (r"\bRangs\b", "des Ranges"),
    (r"\baußer (du|er|sie|es|man|ihr|wir|eben|(der|die|das) \w+ (ist|hat|liegt|darf|kann))\b", "es sei denn"),
    (r"\b[Vv]ollende\w*", "a canasta is fertig"),
    (r"\b[Vv]ereinig\w*", "melds are put together: zusammenlegen"),
    (r"\b(ge)?meldet\b|\bAuswahl melden\b", "cards are ausgelegt, threes hingelegt"),
    (r"\b(eine|einer|die|Die|Eine) Canasta\b", "der Canasta; das Canasta is the game"),
    (r"\bobenauf\b", "oben"),
    (r"\bLetzte Runde\b|seit deinem vorigen", "seit deinem letzten Zug"),
    (r"\b(kein|das|ein) Minimum\b", "Mindestwert"),
    (r"\bRechner\b", "Computer"),
    (r"\bTeams?\b", "Seite"),
    (r"\b[Nn]imm\w* (\w+ )?den Ablagestapel|\bden Ablagestapel (zu )?(nehmen|genommen)", "taken is the Paket"),
    (r"\bPakete? Karten\b", "a pack is a Kartenspiel"),
    (r"\baufgehoben\b", "bleibt erhalten; aufgehoben is called off as well"),
    (r"\bComputergegnern\b.*, Ergebnis|\bComputergegner sehen", "Computerspieler, partners among them"),
)
"""What German does not say, and why or what it says instead."""

ENGLISH = (
    (r"\bdraft\b", "cards are staged"),
    (r"\binitial meld made\b", "a side has melded"),
    (r"\b[Ii]n (going out|cutting|discarding)\b", "when going out"),
    (r"\bany more\b", "no longer"),
    (r"\bto do again\b", "to redo"),
    (r"\bleave to\b", "asked whether one may"),
    (r"\bSo many (?!cards!|helpers)", "how many"),
    (r"\b(pays|brings) so many\b", "is worth this many"),
    (r"\bentitle", "you can take the pile with them"),
    (r"^Who (holds|takes|has)\b(?!.*\?)", "a player with, whoever"),
    (r"\bthe answer binds\b|\bbinds you\b", "is binding"),
    (r"\b(can|could) be had\b|\bto be had\b", "is available, could be taken"),
    (r"\bteams?\b", "side"),
)
"""What English does not say, and what it says instead."""


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Every text of a language with its English source."""
    root = ET.parse(I18N / f"canasta_{language}.ts").getroot()
    return tuple(
        (message.findtext("source") or "", "".join(part.itertext()))
        for context in root.iter("context")
        for message in context.iter("message")
        for part in message.iter("translation")
    )


@pytest.mark.parametrize(("banned", "instead"), GERMAN)
def test_german_has_one_word_for_one_thing(banned, instead):
    assert [said for _, said in texts("de") if re.search(banned, said)] == [], instead


@pytest.mark.parametrize(("banned", "instead"), ENGLISH)
def test_english_says_it_as_players_do(banned, instead):
    assert [source for source, _ in texts("de") if re.search(banned, source)] == [], instead
