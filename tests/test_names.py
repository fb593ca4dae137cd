"""Names are those of Qt, of card games and of programming, and no two things share one."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.parsing import parsed

PACKAGE = Path(__file__).resolve().parent.parent / "canasta_desktop"

RIDDLES = {
    *("tell", "tells", "telling", "told", "say", "says", "said"),  # statements, notify, announce, show
    *("rare", "rarely", "lately", "stuck", "ontos", "onlooker", "watcher", "watching", "scribe", "thinker", "warmer"),
    *("deed", "deeds", "surround", "soundness", "midway", "outlook", "tempo", "pricing", "gathering", "desk", "desks"),
    *("standing", "finishes", "rooms", "makers", "openings", "looks", "furnish"),
    *("probes", "readings", "teller", "muteness"),
}
"""Words that were once in names and that nobody would search for; what they stood for has the usual term now."""

PHRASES = {"at_screen", "one_program", "panel_style", "with_latest", "last_of", "refuses_word", "kept_from_pile"}
"""The same of several words: any of them alone is good English."""

WHOLE = {"air", "away", "apart", "cold", "warm", "ending", "opening", "due", "lying", "reached", "written"}
"""As a whole name, of a module, a class or a public function, these say as little.

With a noun beside them they say enough: a turn has an ending without anybody going out.
"""

IN_A_ROOM = {
    "rules": {"finish", "finishing", "opening", "openings"},  # going out, initial meld
    "game": {"finish", "finishing", "opening", "openings"},
    "bots": {"finish", "finishing", "opening", "openings"},
}
"""Words that have another meaning elsewhere: an animation is finished, not a deal."""

BARE_VERBS = {
    "ui/presenter/bot_process.py": {"hold", "release", "drop"},  # pause, resume, cancel
    "ui/presentation/hot_seat.py": {"sit", "lower"},  # hand_over, lower_curtain
}
"""Verbs that do not say there what is dropped or lowered."""

KEPT = {"tips_told"}
"""A key in everybody's settings."""


def words_of(name: str) -> list[str]:
    """`HotSeat` and `hot_seat` alike: hot, seat."""
    spaced = "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in name])
    return [word for word in spaced.split("_") if word]


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__init__"


def names_of(path: Path, tree: ast.Module) -> Iterator[str]:
    """The name of a module, of its classes, and of all functions in it."""
    yield path.stem
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name


def inner_names(tree: ast.Module) -> Iterator[str]:
    """What callers write besides: public fields of classes, and parameters of public functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from filter(is_public, _fields(node))
        elif isinstance(node, ast.FunctionDef) and is_public(node.name):
            parameters = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
            yield from [parameter.arg for parameter in parameters]


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Fields as the class declares them, and as its `__init__` sets them; constants and members of enums are none."""
    begin = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    for inner in [*node.body, *[part for one in begin for part in ast.walk(one)]]:
        if isinstance(inner, ast.Assign | ast.AnnAssign):
            targets = inner.targets if isinstance(inner, ast.Assign) else [inner.target]
            for target in [part for one in targets for part in ast.walk(one)]:
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                    yield target.attr
                elif isinstance(target, ast.Name) and inner in node.body and not target.id.isupper():
                    yield target.id


def is_riddle(name: str, place: str) -> bool:
    """Whether a word in it, or some together, mean nothing to a stranger in this module."""
    words = words_of(name)
    here = [RIDDLES, *[found for room, found in IN_A_ROOM.items() if place.startswith(f"{room}/")]]
    return any([word in found for word in words for found in here]) or any(
        [f"_{one}_" in f"_{'_'.join(words)}_" for one in PHRASES]
    )


def is_bare(name: str, place: str) -> bool:
    """Whether it says too little by itself, at all or in this module."""
    whole = "_".join(words_of(name))
    return is_public(name) and (whole in WHOLE or whole in BARE_VERBS.get(place, ()))


def modules() -> list[tuple[Path, ast.Module]]:
    """Every module of the package."""
    return [(path, parsed(path)) for path in sorted(PACKAGE.rglob("*.py"))]


def test_the_reader_of_names_parts_them_into_words():
    assert words_of("HotSeat") == words_of("hot_seat") == words_of("_hot_seat") == ["hot", "seat"]


@pytest.mark.parametrize(
    "name",
    [
        *("AtScreen", "at_screen", "one_program", "panel_style", "with_latest", "last_of", "refuses_word"),
        *("take_readings", "probes", "finish_search", "is_watching", "tell_all", "kept_from_pile", "initial_opening"),
    ],
)
def test_a_name_that_was_given_up_is_found(name):
    assert is_riddle(name, "rules/legality.py")


@pytest.mark.parametrize(
    ("name", "place"),
    [
        *(("drop", "ui/presenter/bot_process.py"), ("release", "ui/presenter/bot_process.py")),
        *(("lower", "ui/presentation/hot_seat.py"), ("sit", "ui/presentation/hot_seat.py")),
        *(("Due", "ui/presentation/hot_seat.py"), ("ending", "game/ending.py"), ("written", "ui/written.py")),
    ],
)
def test_a_word_that_says_too_little_where_it_stands_is_found(name, place):
    assert is_bare(name, place)


@pytest.mark.parametrize(
    "name", ["last_action_of", "finished", "TurnEnding", "probe", "stylesheet", "seat", "lower_curtain"]
)
def test_a_good_name_is_none_of_them(name):
    assert not is_riddle(name, "ui/presentation/hot_seat.py")
    assert not is_bare(name, "ui/presentation/hot_seat.py")


def test_what_is_finished_elsewhere_may_be_called_so():
    assert not is_riddle("finish", "ui/base/motion.py")
    assert is_riddle("finish", "rules/finish.py")


def test_fields_and_parameters_are_read():
    source = """
class Row(NamedTuple):
    told: str
    _told: str

class Key:
    said = Signal()

    def __init__(self, desk: Desk) -> None:
        self.telling, self._tell = desk, desk

    def _word(self, looks: str) -> None: ...
"""
    assert sorted(inner_names(ast.parse(source))) == ["desk", "said", "self", "telling", "told"]


def test_no_name_is_a_riddle():
    found = []
    for path, tree in modules():
        place = path.relative_to(PACKAGE).as_posix()
        found += [f"{place}: {name}" for name in names_of(path, tree) if is_riddle(name, place) or is_bare(name, place)]
        found += [f"{place}: {name}" for name in inner_names(tree) if is_riddle(name, place) and name not in KEPT]
        found += [place] if words_of(path.stem)[-1] == "more" else []
    assert not found, "\n".join(found)


def test_no_public_class_has_the_name_of_another():
    """One word for one thing: two of a name are read wrongly once, and imported under a third."""
    classes = [
        node.name
        for _, tree in modules()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert [name for name, count in Counter(classes).items() if count > 1] == []
