"""A language that is only data: every text of the program between brackets, half as long again.

`make(copy)` adds it to a copy of the checkout as any language is added: a line in the list, and a file of words.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

CODE: Final = "qps"
NAME: Final = "⟦Pseudo⟧"
LINE: Final = f'{CODE} = {{ name = "{NAME}", nsis = "Esperanto" }}\n'
LETTERS: Final = {"JQKA": "VWXY", "DNMXTPSLW": "BCDEFGHIJ"}
"""The signs on court cards are letters, each by itself, and so are those of the commands."""
PARTS: Final = re.compile(r"(\{[^{}]*\}|%L?n|%\d|\s+)")
"""Blanks and white space, which stay."""


def pseudo(text: str) -> str:
    """The text in the language; of a word with several forms, each form."""
    if text in LETTERS:
        return LETTERS[text]
    return "|".join([f"⟦{_longer(form)}⟧" for form in text.replace("(s)", "s").split("|")])


def _longer(text: str) -> str:
    length = len(PARTS.sub("", text))
    return text + "·" * (length // 2)


def make(copy: Path) -> None:
    """Add the language to this copy of the checkout."""
    listed = copy / "i18n" / "languages.toml"
    listed.write_text(listed.read_text(encoding="utf-8") + LINE, encoding="utf-8")
    update = [sys.executable, str(copy / "packaging" / "update_translations.py")]
    subprocess.run(update, capture_output=True, text=True)  # status 1: everything is still to be translated
    path = copy / "i18n" / f"canasta_{CODE}.ts"
    tree = ET.parse(path)
    for entry in tree.iter("message"):
        translation = entry.find("translation")
        assert translation is not None
        translation.attrib.pop("type")
        said = pseudo(entry.findtext("source") or "")
        for place in list(translation.iter("numerusform")) or [translation]:
            place.text = said
    tree.write(path, encoding="utf-8", xml_declaration=True)


def foreign(text: str) -> str:
    """What stands in a text outside the brackets, with a blank in place of each pair."""
    depth, outside = 0, []
    for sign in text:
        depth += sign == "⟦"
        outside.append(sign if depth == 0 else " ")
        depth -= sign == "⟧" and depth > 0
    return "".join(outside)
