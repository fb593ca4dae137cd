"""Bring `i18n/*.ts` up to date with the sources, and say what is still to be translated.

    python packaging/update_translations.py          # update all files, make those that are missing, report
    python packaging/update_translations.py --check  # change nothing; status 1 if a file lags behind or has gaps

`lupdate` reads Python, but misses some calls: a `translate` whose count is no plain number, or one inside an f-string.
So each module is first read with Python's own parser and written down in the one form that lupdate never misses
(`normal_form`). The files are those of the languages in `i18n/languages.toml`. Each holds every text; that of the
language of the sources only those with a count, which need a plural.
"""

import argparse
import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "canasta_desktop"
TEXTS = ROOT / "packaging" / "desktop_texts.py"
I18N = ROOT / "i18n"
sys.path.insert(0, str(ROOT))

from canasta_desktop.resources import LANGUAGES, language_list, languages  # noqa: E402


class BadCall(Exception):
    """A text that is to be translated but is no plain string; the message names the place."""


@dataclass(frozen=True)
class Text:
    """One text to be translated."""

    context: str
    source: str
    comment: str
    is_counted: bool


@dataclass
class Message:
    """One entry of a `.ts`."""

    text: Text
    forms: list[str] = field(default_factory=list)
    state: str = ""


ASKS: Final = re.compile(r"\b(tr|translate)\s*\(")
"""Without one of these a module has no text to be translated."""


class _Finder(ast.NodeVisitor):
    """Collects the calls of `tr` (context: the class around it) and `translate` (context: its first argument)."""

    def __init__(self, path: Path) -> None:
        self.found: list[Text] = []
        self._path = path
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "translate" and len(node.args) >= 2 and not self._is_pass_through(node):
            self._note(node, self._words(node.args[0]), node.args[1:])
        elif name == "tr" and node.args:
            self._note(node, self._classes[-1] if self._classes else "", node.args)
        self.generic_visit(node)

    def _is_pass_through(self, node: ast.Call) -> bool:
        """Painters translate too, by two figures; and the base of all phrases passes its arguments on."""
        return not any(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in node.args)

    def _note(self, node: ast.Call, context: str, args: list[ast.expr]) -> None:
        if node.keywords:
            raise BadCall(f"{self._path}:{node.lineno}: give comment and count by position")
        comment = "" if len(args) < 2 or _is_none(args[1]) else self._words(args[1])
        self.found.append(Text(context, self._words(args[0]), comment, len(args) > 2))

    def _words(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        raise BadCall(f"{self._path}:{node.lineno}: {ast.unparse(node)} is not a plain text")


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def texts(path: Path) -> tuple[Text, ...]:
    """All texts of a module in their order. Raises BadCall."""
    return _texts_in(path, path.read_text(encoding="utf-8"))


@cache
def _texts_in(path: Path, source: str) -> tuple[Text, ...]:
    """Kept, since each language asks for the texts of all modules; most have none, and are not taken apart."""
    if not ASKS.search(source):
        return ()
    finder = _Finder(path)
    finder.visit(ast.parse(source, str(path)))
    return tuple(finder.found)


def normal_form(path: Path) -> str:
    """The texts of a module as calls that lupdate reads; empty for none."""
    lines = []
    for text in texts(path):
        args = [quoted(text.context), quoted(text.source), quoted(text.comment)]
        lines.append(f"QCoreApplication.translate({', '.join(args + ['1'] * text.is_counted)})")
    return "\n".join(lines) + "\n" if lines else ""


def quoted(text: str) -> str:
    """A string as lupdate's reader of Python understands it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def sources() -> list[Path]:
    """All modules with texts to be translated: the program, and what desktops and setup programs say of it."""
    return [*sorted(PACKAGE.rglob("*.py")), TEXTS]


def lupdate() -> Path:
    """The tool that PySide6-Essentials brings."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for place in ("lupdate", "lupdate.exe", "Qt/libexec/lupdate"):
        if (folder / place).is_file():
            return folder / place
    raise FileNotFoundError("lupdate was not found; install PySide6-Essentials")


def extract(language: str, into: Path) -> None:
    """Bring the `.ts` at `into` (it may be missing) up to date with the sources."""
    with tempfile.TemporaryDirectory() as scratch:
        listed = []
        for number, path in enumerate(sources()):
            if form := normal_form(path):
                copy = Path(scratch, f"{number:03}_{path.stem}.py")
                copy.write_text(form, encoding="utf-8")
                listed.append(str(copy))
        command = [str(lupdate()), "-silent", "-locations", "none", "-no-obsolete", "-source-language", "en"]
        known = language_list()
        has_plurals_only = language in known and known[language].plurals_only
        command += ["-target-language", language, *(["-pluralonly"] if has_plurals_only else [])]
        subprocess.run([*command, *listed, "-ts", str(into)], check=True)


CONTEXT: Final = re.compile(r"<context>\n    <name>(.*?)</name>\n(.*?)</context>\n", re.DOTALL)
ENTRY: Final = re.compile(r"    <message.*?</message>\n", re.DOTALL)
WHAT: Final = re.compile(r"<source>.*?</source>|<comment>.*?</comment>", re.DOTALL)


def update(language: str, path: Path) -> None:
    """Bring a `.ts` up to date and keep the order of its entries, so that a change shows nothing but what is new."""
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    extract(language, path)
    if before:
        path.write_text(in_order_of(before, path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def in_order_of(before: str, after: str) -> str:
    """The `.ts` text `after` with its contexts and their entries as they stand in `before`, new ones behind those that
    they follow in `after`.
    """
    kept = {name: ["".join(WHAT.findall(entry)) for entry in ENTRY.findall(body)] for name, body in _contexts(before)}
    contexts: dict[str, str] = {}
    for name, body in _contexts(after):
        entries = {"".join(WHAT.findall(entry)): entry for entry in ENTRY.findall(body)}
        told = "".join(entries[what] for what in _merged(kept.get(name, []), list(entries)))
        contexts[name] = f"<context>\n    <name>{name}</name>\n{told}</context>\n"
    start, end = after.index("<context>"), after.rindex("</context>\n") + len("</context>\n")
    return after[:start] + "".join(contexts[name] for name in _merged(list(kept), list(contexts))) + after[end:]


def _contexts(text: str) -> list[tuple[str, str]]:
    """Names and bodies."""
    return [(found[1], found[2]) for found in CONTEXT.finditer(text)]


def _merged(kept: list[str], wanted: list[str]) -> list[str]:
    """All that is wanted: what was there in its old order, and what is new behind what it follows."""
    order = [one for one in kept if one in wanted]
    for place, one in enumerate(wanted):
        if one not in order:
            order.insert(order.index(wanted[place - 1]) + 1 if place else 0, one)
    return order


def messages(path: Path) -> Iterator[Message]:
    """The entries of a `.ts`."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for entry in context.iter("message"):
            counted = entry.get("numerus") == "yes"
            text = Text(name, entry.findtext("source") or "", entry.findtext("comment") or "", counted)
            translation = entry.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield Message(text, forms, translation.get("type", ""))


def gaps(path: Path) -> list[str]:
    """What is unfinished in a `.ts`, a line each."""
    return [
        f"{path.name}: {message.text.context}: {message.text.source}"
        for message in messages(path)
        if message.state or not all(message.forms)
    ]


def lag(language: str) -> list[str]:
    """Texts of the sources that the file lacks, and entries that the sources lack, a line each."""
    path = I18N / f"canasta_{language}.ts"
    if not path.is_file():
        return [f"{path.name} is missing"]
    own = {message.text for message in messages(path)}
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch, f"canasta_{language}.ts")
        extract(language, fresh)
        wanted = {message.text for message in messages(fresh)}
    missing = [f"canasta_{language}.ts lacks: {text.context}: {text.source}" for text in wanted - own]
    return sorted(missing + [f"canasta_{language}.ts has too much: {t.context}: {t.source}" for t in own - wanted])


def strangers() -> list[str]:
    """Files of languages that the list lacks, a line each."""
    return [
        f"canasta_{code}.ts: {LANGUAGES} has no line for {code}" for code in languages() if code not in language_list()
    ]


def main() -> int:
    """Update or check all files; 1 if something is left to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    left = strangers()
    for language in language_list():
        path = I18N / f"canasta_{language}.ts"
        if check:
            left += lag(language)
        else:
            update(language, path)
        left += gaps(path) if path.is_file() else []
    print("\n".join(left) if left else "everything is translated")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
