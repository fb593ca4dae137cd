"""Names are those of Qt, of card games and of programming, and no two things share one."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "canasta_desktop"

RIDDLES = {
    *("tell", "tells", "telling", "told", "say", "says", "said"),  # statements, notify, announce, show
    *("rare", "rarely", "lately", "stuck", "ontos", "onlooker", "watcher", "scribe", "thinker", "warmer", "furnish"),
    *("deed", "deeds", "surround", "soundness", "midway", "outlook", "tempo", "pricing", "gathering", "desk", "desks"),
    *("standing", "finishes", "rooms", "makers", "openings", "looks"),
}
"""Words that were once in names and that nobody would search for; what they stood for has the usual term now."""

WHOLE = {"air", "away", "apart", "cold", "warm"}
"""As a whole name, of a module, a class or a function, these say as little."""


def words_of(name: str) -> list[str]:
    """`HotSeat` and `hot_seat` alike: hot, seat."""
    spaced = "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in name])
    return [word for word in spaced.split("_") if word]


def names_of(path: Path, tree: ast.Module) -> Iterator[str]:
    """The name of a module, of its classes, and of all functions in it."""
    yield path.stem
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name


@pytest.fixture(scope="module")
def parsed() -> list[tuple[Path, ast.Module]]:
    """Every module of the package."""
    return [(path, ast.parse(path.read_text(encoding="utf-8"), str(path))) for path in sorted(PACKAGE.rglob("*.py"))]


def test_the_reader_of_names_parts_them_into_words():
    assert words_of("HotSeat") == words_of("hot_seat") == words_of("_hot_seat") == ["hot", "seat"]


def test_no_name_is_a_riddle(parsed):
    found = []
    for path, tree in parsed:
        place = path.relative_to(PACKAGE).as_posix()
        for name in names_of(path, tree):
            parts = words_of(name)
            riddles = [word for word in parts if word in RIDDLES or (parts == [word] and word in WHOLE)]
            riddles += ["more"] if name == path.stem and parts[-1] == "more" else []
            found += [f"{place}: {name}"] if riddles else []
    assert not found, "\n".join(found)


def test_no_public_class_has_the_name_of_another(parsed):
    """One word for one thing: two of a name are read wrongly once, and imported under a third."""
    classes = [
        node.name
        for _, tree in parsed
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert [name for name, count in Counter(classes).items() if count > 1] == []
