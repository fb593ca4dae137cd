"""The layers and the vocabulary of the house, read from the sources: `rules` <- `bots`, `game` <- `ui`."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "canasta_desktop"

MAY_IMPORT = {
    "__about__": set(),
    "resources": {"__about__"},
    "libraries": set(),
    "rules": {"rules"},
    "bots": {"__about__", "rules", "bots"},
    "game": {"__about__", "rules", "game"},
    "ui": {"__about__", "resources", "libraries", "rules", "bots", "game", "ui"},
}
"""What each part may import of the program; parts that are not named (`cli`, `__main__`) may import all."""

QT = {"PySide6", "shiboken6"}
WITHOUT_QT = {"__about__", "resources", "rules", "bots", "game"}

OUTSIDE_WORLD = {
    *("io", "os", "pathlib", "shutil", "tempfile", "socket", "subprocess", "sys"),  # files and the system
    *("time", "datetime", "threading", "multiprocessing", "asyncio", "concurrent", "queue", "signal"),  # clock, threads
    *("random", "secrets", "uuid"),  # the rules have a generator of their own
    *("pickle", "copy", "copyreg", "logging"),  # what crosses a border is text of `notation`; compiled values cannot
}
"""Modules that would make the rules depend on more than their arguments."""

THREADS = {"threading", "concurrent", "asyncio", "multiprocessing", "queue", "_thread"}
QT_THREADS = {"QThread", "QThreadPool", "QRunnable", "QtConcurrent"}
MAY_NAME_THREADS = {
    "ui/program_log.py": {"threading"},  # hears of what fails in any thread, and starts none
    "bots/arena.py": {"multiprocessing"},  # a command that has no window
    "bots/soak.py": {"multiprocessing"},  # likewise
}

SYSTEMS = {
    *("classic", "classic-german", "modern-american", "samba", "joker-samba", "bolivia", "hand-and-foot"),
    *("verschaerft", "global-trade", "manzana"),
}
"""The rule systems' keys."""

CANASTAS = {("samba", f"rules/{module}.py") for module in ("forms", "going_out", "statements")}
"""Where a kind of canasta is meant that a game is called after."""

MAY_NAME_SYSTEMS = ("rules/systems/", "ui/wording", "cli", "__main__")


GUESSES = {
    *("setToolTip", "setWhatsThis", "setStatusTip"),
    *("setHtml", "insertHtml", "appendHtml", "setMarkdown", "insertMarkdown"),
    *("setInformativeText", "setDetailedText", "showText"),
    *("QMessageBox", "QErrorMessage", "QStaticText", "QLabel"),
}
"""What Qt is told so, it takes for HTML if it looks like it, and opens the files that are named in it.

Labels are those of `labels`, which show plain text; the rest is called in `plain_text` alone.
"""


def sources(part: str = "") -> list[Path]:
    """The modules of a part of the package, or of all of it."""
    package = ROOT / PACKAGE
    alone = package / f"{part}.py"
    return [alone] if part and alone.is_file() else sorted((package / part).rglob("*.py"))


def place(path: Path) -> str:
    return path.relative_to(ROOT / PACKAGE).as_posix()


def imported(path: Path, tree: ast.AST | None = None) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, in full, with the line; also under `if TYPE_CHECKING` and inside functions."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(tree or parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)


def imports_of(part: str) -> Iterator[tuple[str, str]]:
    """Every import of a part: where it stands, to be shown, and the module."""
    for path in sources(part):
        yield from ((f"{place(path)}:{line} {module}", module) for module, line in imported(path))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def part_of(module: str) -> str | None:
    """The part of the program that a module belongs to; None for the bare package and for other people's modules."""
    words = module.split(".")
    return words[1] if words[0] == PACKAGE and len(words) > 1 else None


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that only stand there to be read."""
    statements = (node for node in ast.walk(tree) if isinstance(node, ast.Expr))
    return {id(node.value) for node in statements if isinstance(node.value, ast.Constant)}


def test_the_reader_of_imports_sees_all_forms():
    lines = "import a.b\nfrom c import d\nfrom . import e\nfrom ..ui import f\nfrom .g import h\ndef x():\n    import i"
    path = ROOT / PACKAGE / "rules" / "x.py"
    assert {module for module, _ in imported(path, ast.parse(lines))} == {
        *("a.b", "c.d", "i"),
        *(f"{PACKAGE}.rules.e", f"{PACKAGE}.ui.f", f"{PACKAGE}.rules.g.h"),
    }


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_lies_below(part):
    allowed = {None, *MAY_IMPORT[part]}
    assert not [where for where, module in imports_of(part) if part_of(module) not in allowed]


@pytest.mark.parametrize("part", sorted(WITHOUT_QT))
def test_what_is_not_the_window_knows_no_qt(part):
    assert not [where for where, module in imports_of(part) if module.split(".")[0] in QT]


def test_the_rules_reach_for_nothing_outside():
    assert not [where for where, module in imports_of("rules") if module.split(".")[0] in OUTSIDE_WORLD]


def test_the_rules_open_no_file_and_count_in_whole_numbers():
    found = []
    for path in sources("rules"):
        for node in ast.walk(parsed(path)):
            match node:
                case (
                    ast.Call(func=ast.Name(id="open" | "print")) | ast.Constant(value=float()) | ast.BinOp(op=ast.Div())
                ):
                    found.append(f"{place(path)}:{node.lineno} {ast.unparse(node)}")
    assert not found


def test_the_program_has_one_thread():
    """The collector runs in any thread and would free Qt's objects there, which they do not survive (test_qt_guard).

    What takes long is done by another process.
    """
    found = []
    for where, module in imports_of(""):
        words = module.split(".")
        allowed = MAY_NAME_THREADS.get(where.split(":")[0], set())
        if words[0] in THREADS - allowed or words[-1] in QT_THREADS:
            found.append(where)
    assert not found


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_each_part_is_there_to_be_read(part):
    assert sources(part)


def test_no_rule_system_is_named_outside_its_module():
    """The question belongs to a section of the rule set; whoever asks for the key instead asks twice.

    A samba is a canasta in sequence as well, whatever game it is laid in.
    """
    found = []
    for path in sources():
        if place(path).startswith(MAY_NAME_SYSTEMS):
            continue
        tree = parsed(path)
        read_only = docstrings(tree)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or node.value not in SYSTEMS or id(node) in read_only:
                continue
            if (node.value, place(path)) not in CANASTAS:
                found.append(f"{place(path)}:{node.lineno} {node.value}")
    assert not found


def test_nothing_is_shown_that_qt_could_take_for_html():
    found = []
    for path in sources("ui"):
        for node in ast.walk(parsed(path)):
            match node:
                case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called)):
                    is_plain = called not in GUESSES or place(path) == "ui/plain_text.py"
                    is_plain &= called != "setTextFormat" or ast.unparse(node.args[0]) == "Qt.TextFormat.PlainText"
                case ast.ClassDef(bases=bases):
                    is_plain = "QLabel" not in map(ast.unparse, bases) or place(path) == "ui/labels.py"
                case _:
                    continue
            if not is_plain:
                found.append(f"{place(path)}:{node.lineno} {ast.unparse(node)[:60]}")
    assert not found


def test_the_list_of_systems_here_is_complete():
    cases = ROOT / "tests" / "cases"
    folders = {path.name for path in [*cases.glob("*"), *(cases / "own").glob("*")] if path.is_dir()}
    assert folders <= SYSTEMS | {"own"}


def test_the_window_starts_without_what_it_needs_later():
    """Each of these would hold up the first picture of the table, which a start has to be quick with."""
    later = ("bots.novice", "bots.standard", "ui.dialogs.", "ui.wording_rules", "ui.wording_options", "rules.cases")
    later += ("ui.describe", "rules.systems.modern")
    code = "import sys, canasta_desktop.ui.app, canasta_desktop.ui.session; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = [name.removeprefix(f"{PACKAGE}.") for name in done.stdout.split() if name.startswith(f"{PACKAGE}.")]
    assert "ui.session" in loaded
    assert not [name for name in loaded if name.startswith(later)]


def test_a_rule_set_is_made_without_the_other_systems():
    code = "import sys; from canasta_desktop.rules.options import rule_set; rule_set('classic', 4); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    systems = f"{PACKAGE}.rules.systems."
    loaded = {name.removeprefix(systems) for name in done.stdout.split() if name.startswith(systems)}
    assert loaded == {"classic", "shared"}


def test_no_import_reads_sources_once_the_window_is_loaded():
    """PySide looks for its optional features at every import, and reads the source of each module for it."""
    code = "import inspect, canasta_desktop.ui; inspect.getsource = print; import canasta_desktop.ui.app"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""
