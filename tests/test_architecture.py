"""The layers and the vocabulary of the house, read from the sources: `rules` <- `bots` <- `game` <- `ui`."""

import ast
import doctest
import importlib
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from canasta_desktop.rules.systems import KEYS
from tests.parsing import nodes, parsed

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "canasta_desktop"

MAY_IMPORT = {
    "__about__": "",
    "libraries": "",
    "values": "",
    "resources": "values __about__",
    "audio": "__about__ resources",
    "voice": "__about__",
    "rules": "",
    "bots": "resources rules",
    "arena": "resources rules bots",
    "game": "values __about__ rules bots",
    "archive": "__about__ rules bots arena game",
    "pad": "__about__ rules game",
    "verification": "rules arena",
    "ui.text": "__about__",
    "ui.display": "values rules",
    # `text`: tool tips of commands are plain text; `resources`: translations; `display`: the buttons that have keys.
    "ui.base": "values __about__ resources rules text display",
    "ui.accessibility": "base",
    "ui.sound": "audio rules base display",
    "ui.figures": "",
    # `figures`: court cards and portraits are drawn alike.
    "ui.faces": "rules figures",
    "ui.portraits": "display figures",
    "ui.lesson": "rules game display",
    # `base`: the language of the moment, and the commands that keys mean; `text`: names that turn no sentence round;
    # `lesson`: what is worded.
    "ui.wording": "values rules bots game text base display lesson",
    # `text`: names that are too long for a plate, and in the next row for a message.
    "ui.presentation": "rules bots game text display wording",
    "ui.presenter": "rules bots game text display wording presentation",
    "ui.geometry": "rules base display",
    # `faces`: the style of the cards is a setting; `wording`: the letters of court cards and keys in each language.
    "ui.appearance": "values resources game base faces wording",
    # `resources`: the texts of the clauses and the worked examples.
    "ui.rule_sheet": "__about__ resources rules base wording",
    # `portraits`: people sit at the table; `resources`: the picture of the wood; `text`: words cut to fit their boxes.
    "ui.items": "values resources rules text base display faces portraits geometry",
    # `accessibility`: each thing on the table has a role and says itself.
    "ui.input": "rules base display accessibility",
    "ui.own_voice": "voice base input",
    # `portraits`: one for each seat; `input`: where the keyboard's ring is drawn.
    "ui.table": "base display faces portraits geometry items input",
    # `accessibility`: what happens is announced; `figures`: outlines of its signs; `portraits`: the curtain shows who
    # comes next; `wording`: how figures are written; `text`: names of any length in labels and bars.
    "ui.window": "values __about__ rules text base accessibility display figures portraits wording presentation "
    "geometry appearance input table",
    "ui.score_sheet": "__about__ rules game text base accessibility display faces portraits wording presentation "
    "items window",
    "ui.lesson_sheet": "base faces geometry items score_sheet window",
    "ui.replay": "text base geometry items window",
    "ui.welcome": "values rules text base faces items window",
    # `audio`: why nothing is heard; `resources`: licences; `accessibility`: what a dialog says for itself;
    # `portraits`: one's own is chosen in the settings; `text`: names in fields and on buttons.
    "ui.dialogs": "__about__ resources audio rules bots game text base accessibility faces portraits wording "
    "appearance rule_sheet window",
    "ui.people": "game text base portraits wording dialogs",
    "ui.history": "archive rules game text base accessibility display portraits wording items window score_sheet "
    "welcome dialogs",
    "ui.new_game": "__about__ rules bots game text base accessibility display faces portraits wording rule_sheet "
    "window dialogs",
    "ui.statistics": "rules archive text base accessibility faces wording window dialogs",
    "ui.score_pad": "rules game pad text base wording items score_sheet window dialogs new_game",
    "ui.duplicate": "rules game accessibility wording window dialogs",
    "ui.session": "__about__ libraries resources audio rules bots game archive pad text base accessibility display "
    "sound faces portraits lesson wording presentation presenter appearance items own_voice table window score_sheet "
    "lesson_sheet replay welcome dialogs people history new_game statistics score_pad duplicate",
    "inspection": "__about__ resources audio voice rules bots game archive pad base display figures faces portraits "
    "wording presenter appearance window score_sheet welcome people history new_game statistics score_pad session",
}
"""What each room may import besides itself, read from top to bottom: nothing that stands further down.

Rooms of `ui` are named without it. `cli` and `__main__` may import all. Where a row of `ui` holds more than one would
expect of its room, a comment says why; `rules`, `bots`, `game`, `values` and `__about__` (a name) need none.
"""


def full_name(room: str) -> str:
    """A room of the table as it is imported: those of `ui` with it."""
    return f"ui.{room}" if f"ui.{room}" in MAY_IMPORT else room


QT = {"PySide6", "shiboken6"}
WITHOUT_QT = {
    "__about__",
    "values",
    "resources",
    "audio",
    "voice",
    "rules",
    "bots",
    "arena",
    "game",
    "archive",
    "pad",
    "verification",
}
WITHOUT_QT |= {"ui.display", "ui.lesson", "ui.presentation"}

QT_BY_NAME = {
    "ui.wording": {"QCoreApplication", "QLocale", "QDate", "QTime"},  # translates, and writes figures and dates
    "ui.presenter": {"QObject", "Signal", "QTimer", "QProcess"},  # tells, waits, and asks another process
}
"""The half that decides, and all that it knows of Qt: no widget, no picture and no event. `presentation` knows none."""

SHOWS = ("figures", "faces", "portraits", "geometry", "items", "input", "table", "window")
"""The half that shows what it is told."""

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
    "ui/session/program_log.py": {"threading"},  # hears of what fails in any thread, and starts none
    "audio/process.py": {"threading", "queue"},  # a process of its own that knows no Qt
    "voice/macos.py": {"threading", "queue"},  # another such process
    "arena/scheduling.py": {"multiprocessing", "concurrent"},  # commands that have no window
}

CANASTAS = {("samba", f"rules/{module}.py") for module in ("forms", "codes")}
"""Where a kind of canasta is meant that a game is called after."""

MAY_NAME_SYSTEMS = ("rules/systems/", "ui/wording/", "cli", "__main__")

GUESSES = {
    *("setToolTip", "setWhatsThis", "setStatusTip"),
    *("setHtml", "insertHtml", "appendHtml", "setMarkdown", "insertMarkdown"),
    *("setInformativeText", "setDetailedText", "showText"),
    *("QMessageBox", "QErrorMessage", "QStaticText", "QLabel"),
}
"""What Qt is told so, it takes for HTML if it looks like it, and opens the files that are named in it.

Labels are those of `labels`, which show plain text; the rest is called in `plain_text` alone.
"""

MYPY = {
    "strict": True,
    "files": [PACKAGE, "packaging", "assets"],
    "enable_error_code": ["ignore-without-code"],
}
"""All settings of mypy: there is none that leaves out a file, an error or what cannot be imported."""
OVERLOOKS = re.compile(r"#\s*(type:\s*ignore|mypy:)")
OVERLOOKS_FOR_A_REASON = re.compile(r"# type: ignore\[[a-z-]+(, [a-z-]+)*\]  # (?!noqa)\S.*")


def sources(room: str = "") -> list[Path]:
    """The modules of a room, or of the whole package."""
    path = ROOT.joinpath(PACKAGE, *room.split(".")) if room else ROOT / PACKAGE
    alone = path.with_suffix(".py")
    return [alone] if room and alone.is_file() else sorted(path.rglob("*.py"))


def place(path: Path) -> str:
    return path.relative_to(ROOT / PACKAGE).as_posix()


@cache
def imports_in(path: Path) -> tuple[tuple[str, int], ...]:
    """The imports of a module; kept, since many tests ask for those of the same one."""
    return tuple(imported(path, nodes(path)))


def imported(path: Path, tree: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, in full, with the line; also under `if TYPE_CHECKING` and inside functions."""
    package = path.relative_to(ROOT).parent.parts
    for node in tree:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)


def imports_of(room: str) -> Iterator[tuple[str, str]]:
    """Every import of a room: where it stands, to be shown, and the module."""
    for path in sources(room):
        yield from ((f"{place(path)}:{line} {module}", module) for module, line in imports_in(path))


def room_of(module: str) -> str | None:
    """The room that a module belongs to; None for the bare package and for other people's modules."""
    words = module.split(".")
    if words[0] != PACKAGE or len(words) < 2:
        return None
    return ".".join(words[1:3]) if words[1] == "ui" else words[1]


def overlooked(source: str) -> list[str]:
    """The comments that have mypy overlook something and do not say why, with their lines."""
    if not OVERLOOKS.search(source):
        return []
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    told = [(line, text) for line, text in comments if OVERLOOKS.match(text)]
    return [f"{line} {text}" for line, text in told if not OVERLOOKS_FOR_A_REASON.fullmatch(text)]


def docstrings(tree: Iterable[ast.AST]) -> set[int]:
    """The ids of the constants that only stand there to be read."""
    statements = (node for node in tree if isinstance(node, ast.Expr))
    return {id(node.value) for node in statements if isinstance(node.value, ast.Constant)}


def test_the_reader_of_imports_sees_all_forms():
    lines = "import a.b\nfrom c import d\nfrom . import e\nfrom ..ui import f\nfrom .g import h\ndef x():\n    import i"
    path = ROOT / PACKAGE / "rules" / "x.py"
    assert {module for module, _ in imported(path, ast.walk(ast.parse(lines)))} == {
        *("a.b", "c.d", "i"),
        *(f"{PACKAGE}.rules.e", f"{PACKAGE}.ui.f", f"{PACKAGE}.rules.g.h"),
    }


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_its_row_names(room):
    allowed = {None, room, *(full_name(other) for other in MAY_IMPORT[room].split())}
    assert not [where for where, module in imports_of(room) if room_of(module) not in allowed]


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_row_names_nothing_that_is_not_imported(room):
    met = {room_of(module) for _, module in imports_of(room)}
    assert not [other for other in MAY_IMPORT[room].split() if full_name(other) not in met]


def test_no_room_imports_what_stands_further_down():
    """So no two rooms import each other, on whatever way round."""
    rooms = list(MAY_IMPORT)
    for place_in_order, room in enumerate(rooms):
        assert {full_name(other) for other in MAY_IMPORT[room].split()} <= set(rooms[:place_in_order]), room


def test_every_module_is_in_a_room():
    """None lies flat in `ui`, where a hundred and forty once did."""
    package = ROOT / PACKAGE
    assert [path.name for path in (package / "ui").glob("*.py")] == ["__init__.py"]
    folders = {path.parent.relative_to(package).parts[:2] for path in package.rglob("*.py")}
    rooms = {".".join(parts) if parts[0] == "ui" else parts[0] for parts in folders if parts}
    assert rooms - {"ui"} <= set(MAY_IMPORT)
    assert {path.stem for path in package.glob("*.py")} - set(MAY_IMPORT) == {"__init__", "__main__", "cli"}


@pytest.mark.parametrize("room", sorted(WITHOUT_QT))
def test_what_is_not_the_window_knows_no_qt(room):
    assert not [where for where, module in imports_of(room) if module.split(".")[0] in QT]


@pytest.mark.parametrize("room", QT_BY_NAME)
def test_what_decides_knows_a_few_names_of_qt_and_no_widget(room):
    used = {module for _, module in imports_of(room) if module.split(".")[0] in QT}
    assert used == {f"PySide6.QtCore.{name}" for name in QT_BY_NAME[room]}


@pytest.mark.parametrize("room", SHOWS)
def test_what_shows_knows_no_match_and_nobody_who_plays(room):
    assert not {room_of(module) for _, module in imports_of(f"ui.{room}")} & {"game", "bots", "ui.presenter"}


def test_the_rules_reach_for_nothing_outside():
    assert not [where for where, module in imports_of("rules") if module.split(".")[0] in OUTSIDE_WORLD]


def test_the_rules_open_no_file_and_count_in_whole_numbers():
    found = []
    for path in sources("rules"):
        for node in nodes(path):
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


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_each_room_is_there_to_be_read(room):
    assert sources(room)


# --- the pages of the rooms


PAGES = {
    ".".join(path.parent.relative_to(ROOT / PACKAGE).parts): path
    for path in sorted((ROOT / PACKAGE).glob("*/**/__init__.py"))
    if path.parent.name != "ui"
}
"""Where each folder's page stands: of the rooms of the table, and of the rooms in them."""

README = ROOT / PACKAGE / "README.md"
WORDS_ON_A_PAGE = 650

WHO = re.compile(r"^Who may enter: (.+?)\.(?=\s|\Z)", re.MULTILINE | re.DOTALL)
LATER = re.compile(r"every later room( of `ui`)?( but ([^;]+))?")
IN_SIGNS = re.compile(r"`([^`]+)`")


def page_of(room: str) -> str:
    return ast.get_docstring(parsed(PAGES[room])) or ""


def in_full(name: str) -> str:
    """A room as it is imported, also one in another room: `wording.spoken`."""
    first, _, inner = name.partition(".")
    return f"{full_name(first)}.{inner}" if inner else full_name(name)


def admitted(room: str, page: str) -> set[str]:
    """Whom a page lets in: rooms by name, all that stand further down in the table but some, and the command line."""
    sentences = WHO.findall(page)
    assert len(sentences) == 1, page
    found = set()
    for part in " ".join(sentences[0].split()).split(";"):
        all_later, named = LATER.search(part), part
        if all_later:
            later = list(MAY_IMPORT)[list(MAY_IMPORT).index(room) + 1 :]
            but = set(map(in_full, IN_SIGNS.findall(all_later[3] or "")))
            assert but <= set(later), but
            found |= {other for other in later if other.startswith("ui." if all_later[1] else "")} - but
            named = part[: all_later.start()]
        found |= set(map(in_full, IN_SIGNS.findall(named)))
        found |= {"cli"} if "the command line" in named else set()
    return found


def innermost(module: str) -> str:
    """The room or the room in a room that holds a module; the module itself where none does."""
    within = [room for room in [*PAGES, *MAY_IMPORT] if f"{module}.".startswith(f"{room}.")]
    return max(within, key=len, default=module)


@cache
def entered() -> dict[str, set[str]]:
    """The imports the other way round: who enters each room, also those in another.

    Who comes from another room of the table is called by that one, however deep inside it stands.
    """
    found: dict[str, set[str]] = {room: set() for room in PAGES}
    for path in sources():
        home = innermost(place(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        for module, _ in imports_in(path):
            imported_room = innermost(module.removeprefix(f"{PACKAGE}."))
            for room in PAGES:
                is_inside = f"{imported_room}.".startswith(f"{room}.")
                if is_inside and not f"{home}.".startswith(f"{room}."):
                    outer = room_of(f"{PACKAGE}.{home}")
                    found[room].add(home if outer == room_of(f"{PACKAGE}.{room}") else outer or home)
    return found


def test_the_reader_of_pages_understands_who_may_enter():
    def admits(words: str) -> set[str]:
        return admitted("ui.window", f"A room.\n\nWho may enter: {words}. It knows `nobody`.")

    later = set(list(MAY_IMPORT)[list(MAY_IMPORT).index("ui.window") + 1 :])
    assert admits("`session`, which\nasks, and `wording.spoken`") == {"ui.session", "ui.wording.spoken"}
    assert admits("the command line and `bots.search`") == {"cli", "bots.search"}
    assert admits("every later room") == later
    assert admits("the command line, and every later room but `people`\nand `session`") == {
        *("cli", *(later - {"ui.people", "ui.session"}))
    }
    assert admits("every later room of `ui`; `inspection`") == later
    assert admits("every later room of `ui`") == later - {"inspection"}


def test_the_imports_turned_round_are_those_of_the_table():
    rooms = [room for room in PAGES if room in MAY_IMPORT]
    assert len(rooms) > 40
    for room in rooms:
        named = {other for other, row in MAY_IMPORT.items() if room in map(full_name, row.split())}
        assert entered()[room] - {"cli"} == named, room


@pytest.mark.parametrize("room", PAGES)
def test_a_page_says_who_may_enter_as_it_is(room):
    assert admitted(room, page_of(room)) == entered()[room]


@pytest.mark.parametrize("room", PAGES)
def test_each_room_opens_with_a_page(room):
    """What it is for, its main types and modules by name, and examples that hold."""
    page = page_of(room)
    purpose = page.splitlines()[0]
    assert re.fullmatch(r"(\S+ ){4,}\S+\.", purpose)
    modules = {path.stem for path in PAGES[room].parent.glob("*.py")} - {"__init__"}
    named = {name.partition(".")[0] for name in IN_SIGNS.findall(WHO.sub("", page))}
    assert len(named & (modules | public_names(room))) >= min(3, len(modules)), page
    assert doctest.testmod(importlib.import_module(f"{PACKAGE}.{room}")).failed == 0


@pytest.mark.parametrize("room", PAGES)
def test_a_page_names_nothing_that_is_not_there(room):
    """Modules, types, functions and constants, here or in another room, and places in the repository."""
    assert not [name for name in IN_SIGNS.findall(page_of(room)) if not is_known(name)]


def test_the_page_of_the_window_names_all_its_rooms():
    page = ast.get_docstring(parsed(ROOT / PACKAGE / "ui" / "__init__.py")) or ""
    named = IN_SIGNS.findall(page)
    assert {f"ui.{name}" for name in named} >= {room for room in MAY_IMPORT if room.startswith("ui.")}
    assert not [name for name in named if not is_known(name)]


@pytest.mark.parametrize("room", [room for room in PAGES if room in MAY_IMPORT])
def test_a_page_says_whether_its_room_knows_qt(room):
    assert ("It knows no Qt" in " ".join(page_of(room).split())) == (room in WITHOUT_QT)


def test_the_readme_has_the_rooms_in_the_order_of_the_table():
    """Nobody imports what stands further down in it, as in the table itself."""
    rows = re.findall(r"^\| (`[^|]+) \| [^|]+ \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert [name.replace("/", ".") for row in rows for name in IN_SIGNS.findall(row)] == list(MAY_IMPORT)


def test_the_readme_names_nothing_that_is_not_there():
    assert not [name for name in IN_SIGNS.findall(README.read_text(encoding="utf-8")) if not is_known(name)]


def test_the_readme_has_two_pages():
    """What belongs to one room alone stands on the page of that room."""
    words = [word for word in README.read_text(encoding="utf-8").split() if re.search(r"\w", word)]
    assert len(words) < 2 * WORDS_ON_A_PAGE


def public_names(room: str = "") -> set[str]:
    """What the modules of a room define, and may be looked up by its name."""
    found = set()
    for path in sources(room):
        for node in parsed(path).body:
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(name)
                case ast.Assign(targets=[ast.Name(id=name)]):
                    found.add(name)
    return {name for name in found if not name.startswith("_")}


@cache
def all_names() -> frozenset[str]:
    """What can be looked up by its name in the whole program: folders, modules, what stands in these, and methods."""
    files = sources()
    classes = (node for path in files for node in nodes(path) if isinstance(node, ast.ClassDef))
    members = [(node.name, part) for node in classes for part in node.body]
    methods = {f"{name}.{part.name}" for name, part in members if isinstance(part, ast.FunctionDef)}
    return frozenset({path.stem for path in files} | {path.parent.name for path in files} | public_names() | methods)


def is_known(name: str) -> bool:
    """Whether there is what a page names; what is neither a name nor a place, such as `--voice`, is not looked up."""
    if "/" in name:
        return (ROOT / name).exists() or (ROOT / PACKAGE / name).exists()
    if name.endswith(".py"):
        return (ROOT / PACKAGE / name).exists()
    name = name.partition("(")[0]
    if not re.fullmatch(r"[A-Za-z_][\w.]*(?<!\.json)", name):
        return True
    parts = re.findall(r"[A-Z]\w*\.[a-z]\w*|\w+", name)  # a method is looked up with its class
    return all(part in all_names() for part in parts)


def test_no_rule_system_is_named_outside_its_module():
    """The question belongs to a section of the rule set; whoever asks for the key instead asks twice.

    A samba is a canasta in sequence as well, whatever game it is laid in.
    """
    found = []
    for path in sources():
        if place(path).startswith(MAY_NAME_SYSTEMS):
            continue
        tree = nodes(path)
        read_only = docstrings(tree)
        for node in tree:
            if not isinstance(node, ast.Constant) or node.value not in KEYS or id(node) in read_only:
                continue
            if (node.value, place(path)) not in CANASTAS:
                found.append(f"{place(path)}:{node.lineno} {node.value}")
    assert not found


def test_nothing_is_shown_that_qt_could_take_for_html():
    found = []
    for path in sources("ui"):
        for node in nodes(path):
            match node:
                case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called)):
                    is_plain = called not in GUESSES or place(path) == "ui/text/plain_text.py"
                    is_plain &= called != "setTextFormat" or ast.unparse(node.args[0]) == "Qt.TextFormat.PlainText"
                case ast.ClassDef(bases=bases):
                    is_plain = "QLabel" not in map(ast.unparse, bases) or place(path) == "ui/window/labels.py"
                case _:
                    continue
            if not is_plain:
                found.append(f"{place(path)}:{node.lineno} {ast.unparse(node)[:60]}")
    assert not found


def test_the_window_starts_without_what_it_needs_later():
    """Each of these would hold up the first picture of the table, which a start has to be quick with."""
    later = (
        "archive",
        "bots.baselines",
        "bots.playout",
        "bots.search",
        "ui.dialogs.",
        "ui.history.",
        "ui.wording.rules",
        "ui.wording.options",
        "rules.cases",
    )
    later += (
        "ui.wording.voices",
        "ui.wording.reasons",
        "ui.presentation.explaining",
        "ui.presenter.explainer",
        "ui.replay",
        "ui.session.replay",
        "ui.session.practice",
        "ui.wording.replay",
        "game.playback",
        "ui.presentation.voices",
        "ui.window.describe",
        "ui.own_voice",
        "voice",
        "ui.accessibility.screen_reader",
        "ui.rule_sheet",
        "ui.new_game.",
        "ui.statistics",
        "ui.wording.feats",
        "ui.wording.statistics",
        "ui.score_pad",
        "pad.",
        "rules.systems.modern",
        "ui.geometry.arrangement",
        "ui.items.painted",
        "ui.table.laid_table",
    )
    code = "import sys, canasta_desktop.ui.session.app, canasta_desktop.ui.session.session; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    names = done.stdout.split()
    loaded = [name.removeprefix(f"{PACKAGE}.") for name in names if name.startswith(f"{PACKAGE}.")]
    assert "ui.session.session" in loaded
    assert not [name for name in loaded if name.startswith(later)]
    assert "tomllib" not in names  # the names of the languages are for their list in the settings
    assert "hashlib" not in names  # it brings OpenSSL, which a match in its first deal does without


def test_a_rule_set_is_made_without_the_other_systems():
    code = "import sys; from canasta_desktop.rules.options import rule_set; rule_set('classic', 4); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    systems = f"{PACKAGE}.rules.systems."
    loaded = {name.removeprefix(systems) for name in done.stdout.split() if name.startswith(systems)}
    assert loaded == {"classic", "shared", "clauses", "clauses.classic"}


def test_no_import_reads_sources_once_the_window_is_loaded():
    """PySide looks for its optional features at every import, and reads the source of each module for it."""
    code = "import inspect, canasta_desktop.ui; inspect.getsource = print; import canasta_desktop.ui.session.app"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""


# --- types


def test_mypy_is_strict_with_the_whole_package_and_leaves_nothing_out():
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"] == MYPY
    assert not [name for name in ("mypy.ini", ".mypy.ini") if (ROOT / name).exists()]  # mypy would prefer these


def test_what_mypy_is_to_overlook_says_why():
    """Also in the tests, which mypy does not read: there a comment for it is as idle as one without a reason."""
    folders = (*MYPY["files"], "tests")
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    assert {path.relative_to(ROOT).parts[0] for path in files} == set(folders)
    assert not [f"{path.relative_to(ROOT)}:{found}" for path in files for found in overlooked(path.read_text("utf-8"))]


@pytest.mark.parametrize(
    ("comment", "is_told"),
    [
        ("# type: ignore", True),
        ("# type: ignore[misc]", True),
        ("#type:ignore[misc]", True),
        ("# type: ignore[misc]  # noqa: F401", True),
        ("# type: ignore  # the stubs are wrong", True),
        ("# mypy: ignore-errors", True),
        ("# mypy: disable-error-code=misc", True),
        ("# type: ignore[misc]  # the stubs are wrong", False),
        ("# type: ignore[misc, arg-type]  # the stubs are wrong  # noqa: F401", False),
        ("# the type: ignored", False),
    ],
)
def test_the_reader_of_comments_tells_a_reason_from_none(comment, is_told):
    assert overlooked(f'x = "{comment}"\ny = 1  {comment}\n') == ([f"2 {comment}"] if is_told else [])
