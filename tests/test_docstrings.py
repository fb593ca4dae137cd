"""What docstrings name in backticks is there: a module, a class, a function, a field, or a word of a format."""

import ast
import builtins
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.parsing import nodes

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "canasta_desktop"
FOLDERS = ("canasta_desktop", "packaging", "assets", "tests")

NAME = re.compile(r"`([A-Za-z_][\w.]*)(?:\(\))?`")
"""What looks like a name, with or without dots: not what has spaces, hyphens or signs in it."""
NUMBERED = re.compile(r"[a-z]+\d")
"""Figures of a statement, one for each number: `count4`."""

ELSEWHERE = {
    "QDrag": "Qt's own, which we do without",
    "ISpVoice": "of the system's speech, called by its place in a table",
    "Attributes": "a key in the registry",
    "NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion": "macOS",
    "concurrent.futures.Executor": "what a pool is",
    "TH": "a card as it is written",
    "derived": "a table of the index, which only SQL names",
    "canasta_de.ts": "a file",
    "canasta_de.qm": "a file",
}
"""Names that no Python of ours defines or uses, and whose they are."""


def everything() -> list[tuple[Path, tuple[ast.AST, ...]]]:
    """All our Python."""
    return [(path, nodes(path)) for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def defined(path: Path, tree: Iterable[ast.AST]) -> Iterator[str]:
    """What a module names for others: itself and its folders, definitions, parameters, fields, and keys as text.

    Variables of a function are no such names, or hardly any word would be missing.
    """
    yield from (path.stem, *path.relative_to(ROOT).parts)
    for node in tree:
        match node:
            case ast.ClassDef(name=name, body=body):
                yield name
                yield from _assigned(body)
            case ast.Module(body=body):
                yield from _assigned(body)
            case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.alias(name=name):
                yield from name.split(".")
            case ast.Constant(value=str(text)) if text.isidentifier() and path.is_relative_to(PACKAGE):
                yield text


def _assigned(body: list[ast.stmt]) -> Iterator[str]:
    for statement in body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
        yield from [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]


def named(tree: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """The names in backticks in the docstrings of a module, with their lines; what stands below a name counts, too."""
    for node in tree:
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                for found in NAME.finditer(text):
                    yield node.lineno + text.count("\n", 0, found.start()), found[1]


def is_known(name: str, known: set[str]) -> bool:
    return name in ELSEWHERE or all([part in known or NUMBERED.fullmatch(part) is not None for part in name.split(".")])


def test_a_name_that_is_gone_is_found_and_one_that_is_there_is_not():
    tree = list(
        ast.walk(ast.parse('"""By `finish_search`, `Rules.check()` and `count4`.\n\nOr `not a name`, `-x`."""'))
    )
    assert list(named(tree)) == [(1, "finish_search"), (1, "Rules.check"), (1, "count4")]
    assert [name for _, name in named(tree) if not is_known(name, {"Rules", "check"})] == ["finish_search"]
    source = "class A:\n    field: int\n\ndef f(parameter):\n    local = g(key=1).attribute\n"
    found = set(defined(PACKAGE / "module.py", ast.walk(ast.parse(source))))
    assert found == {"canasta_desktop", "module", "module.py", "A", "field", "f", "parameter", "key", "attribute"}


def test_every_name_in_backticks_is_that_of_something():
    known = set(dir(builtins)) | set(sys.stdlib_module_names)
    for path, tree in everything():
        known |= set(defined(path, tree))
    places = [
        (path, line, name) for path, tree in everything() if path.is_relative_to(PACKAGE) for line, name in named(tree)
    ]
    assert len(places) > 1000
    lost = [f"{path.relative_to(ROOT)}:{line}: {name}" for path, line, name in places if not is_known(name, known)]
    assert not lost, "\n".join(lost)
    assert not set(ELSEWHERE) - {name for _, _, name in places}, "an exception that nothing needs"
