"""A function fits on a screen, and a class is one idea: what is larger is split, or says here why it is not."""

import ast
from pathlib import Path
from typing import NamedTuple

from tests.parsing import parsed

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("canasta_desktop", "packaging", "assets")

MOST_LINES = 45
"""Of code in a function: its docstring, comments and empty lines are not counted."""
MOST_METHODS = 28

LARGE_CLASSES = {
    "game/match.py Match": "the only door to a match: a short question or deed each, which once lay in two halves",
    "ui/presenter/presenter.py Presenter": "the only door between match and window; whoever thinks, waits, replays or "
    "composes has a class beside it, and what is left answers each of them",
    "ui/score_sheet/sheet.py ScoreSheetDialog": "one sheet that rises, counts and is put away; a third of its methods "
    "is what paper dialogs and Qt call",
    "ui/session/replay_control.py ReplayControl": "what the buttons of a replay do to its one match; a quarter of its "
    "methods is what the presenter asks of a guide",
    "ui/session/session.py Session": "the knot in which all rooms are tied; what takes more than a few lines is a "
    "control beside it",
    "ui/table/laid_table.py LaidTable": "keeps the layers of the table in step, each a class of its own; many methods "
    "are one line, by which scene and mouse read it",
    "ui/window/main_window.py MainWindow": "one slot for each part that sends it something, and what Qt calls",
}
"""Classes with more methods, and why they are one idea all the same."""


class Sized(NamedTuple):
    """A class with its methods, or a function with its lines of code."""

    name: str
    size: int


def code_lines(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> int:
    """How many lines of a function hold code."""
    counted = set(range(function.lineno, function.end_lineno + 1))
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        counted -= set(range(first.lineno, first.end_lineno + 1))
    texts = [lines[number - 1].strip() for number in counted]
    return len([text for text in texts if text and not text.startswith("#")])


def functions(tree: ast.Module, lines: list[str]) -> list[Sized]:
    """Every function of a module, also those within another."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [Sized(node.name, code_lines(node, lines)) for node in found]


def classes(tree: ast.Module) -> list[Sized]:
    """Every class of a module; a property that can be set has two methods."""
    return [
        Sized(node.name, sum(map(is_function, node.body))) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]


def is_function(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def large_ones() -> dict[str, int]:
    """By place and name, the size of every function and class that is larger than others may be."""
    found: dict[str, int] = {}
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(paths) > 700
    for path in paths:
        source = path.read_text(encoding="utf-8")
        tree, place = parsed(path), path.relative_to(ROOT).as_posix().removeprefix("canasta_desktop/")
        long = [one for one in functions(tree, source.splitlines()) if one.size > MOST_LINES]
        large = [one for one in classes(tree) if one.size > MOST_METHODS]
        found |= {f"{place} {one.name}": one.size for one in [*long, *large]}
    return found


def test_lines_of_code_are_counted_without_what_explains_them():
    source = '''
class A:
    @property
    def f(self):
        """Two lines
        of words."""
        # why

        def g():
            return 1

        return g()

    async def h(self):
        pass
'''
    tree = ast.parse(source)
    assert set(functions(tree, source.splitlines())) == {Sized("f", 4), Sized("g", 2), Sized("h", 2)}
    assert classes(tree) == [Sized("A", 2)]


def test_functions_and_classes_are_small_or_say_why_not():
    large = large_ones()
    assert not [f"{name}: {size}" for name, size in large.items() if name not in LARGE_CLASSES]
    assert not [f"{name} is small now: its excuse can go" for name in LARGE_CLASSES if name not in large]
