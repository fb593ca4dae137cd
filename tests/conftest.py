"""What all tests share: no window on the screen, one profile of random search, the core that was asked for, order."""

import gc
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from canasta_desktop.bots.worker_protocol import MOST_WORLDS

# Tests with real X events start the program as a process of its own and set this to xcb there.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Programs that tests start give hints after a few worlds: what is tried is the window. Players are tried without it.
os.environ.setdefault(MOST_WORLDS, "4")
# Each process of -n auto calculates by itself: threads of theirs that wait for each other take ten times as long.
for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")

CORE_WANTED = "CANASTA_CORE"
"""Environment variable, `compiled` or `interpreted`: the run fails at once if any module of the core is not so."""
CORE: Final = ("canasta_desktop.rules", "canasta_desktop.bots.playout")
"""What is compiled, where anything is: what `packaging/compile_core.py` lists."""


def core_modules() -> dict[str, str]:
    """Where each module of the core was loaded from, by name."""
    names = list(CORE)
    for package in CORE:
        path = importlib.import_module(package).__path__
        names += [module.name for module in pkgutil.walk_packages(path, f"{package}.")]
    return {name: importlib.import_module(name).__file__ or "" for name in names}


def keep_bytecode(config: pytest.Config) -> None:
    """Where no bytecode may lie beside the sources, it goes into pytest's cache.

    Otherwise each program that a test starts would compile the whole package anew, a worker for opponents in four times
    the time, and each process of pytest-xdist all tests.
    """
    if not sys.dont_write_bytecode or not hasattr(config, "cache"):
        return
    sys.dont_write_bytecode = False
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(config.cache.mkdir("bytecode"))
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def choose_search() -> None:
    """One profile of random search for all tests."""
    from hypothesis import settings  # only here: that alone is half of what a process that runs no test would import

    settings.register_profile("dev", deadline=None)
    settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
    settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_configure(config: pytest.Config) -> None:
    """Keep bytecode, and prove that the core is the one asked for, if one was."""
    keep_bytecode(config)
    is_worker = hasattr(config, "workerinput")
    if is_worker or getattr(config.option, "dist", "no") == "no":
        choose_search()
    if is_worker and config.option.durations is None:
        config.pluginmanager.register(Quiet())
    wanted = os.environ.get(CORE_WANTED)
    if wanted is None:
        return
    if wanted not in ("compiled", "interpreted"):
        raise pytest.UsageError(f"{CORE_WANTED} is {wanted!r}; it takes compiled or interpreted")
    files = core_modules()
    others = [f"{name} from {file}" for name, file in files.items() if file.endswith(".py") == (wanted == "compiled")]
    if others:
        raise pytest.UsageError(f"not {wanted}: " + ", ".join(others))
    config.stash[_CORE] = f"{wanted}, {len(files)} modules from {Path(files['canasta_desktop.rules']).parent}"


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Iterator[None]:
    """Each process of pytest-xdist begins to read in another part of every folder.

    On a clean checkout what one has compiled the others then find: all at the same file, each would compile it.
    """
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker is not None and isinstance(collector, pytest.Directory):
        begin = int(worker["workerid"].removeprefix("gw")) * len(report.result) // worker["workercount"]
        report.result = [*report.result[begin:], *report.result[:begin]]
    return report


FULL_COLLECTION: Final = 1000
"""After so many tests the garbage collector goes through everything, not only through what is new."""
MANY_NEW: Final = 500
"""The collector waits until more objects than these are new; most tests leave fewer."""

_tests_run = 0


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end, so that no later collection need go through it."""
    gc.collect()
    gc.freeze()


class Quiet:
    """In a process of pytest-xdist, tells of a test that passes only that it did, in half of the messages.

    Plain Python writes out and reads in again each message: of a test that takes a millisecond that is most.
    """

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """As pytest does it, but that a test begins, and was set up and cleared away without fail, is not told."""
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if report.when == "call" or not report.passed:
                item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Between two tests, and in this thread, is the only time when garbage is collected.

    Left alone, a collection runs in whichever thread makes the next object. Each process of pytest-xdist has a second
    thread that listens; once in some thousand tests it was the one that freed the widgets of a test, and Qt's objects
    may only be freed in the thread that they live in (`test_qt_guard` shows what happens).
    """
    global _tests_run
    gc.disable()
    result = yield
    _tests_run += 1
    if _tests_run % FULL_COLLECTION == 0:
        gc.collect()
    elif gc.get_count()[0] > MANY_NEW:
        gc.collect(0)
    return result


SLOW: Final = (
    *("tests/e2e/", "tests/test_third_language.py", "tests/inspection/", "tests/verification/", "tests/fuzz/"),
    *("tests/test_wheel.py", "tests/bots/test_players.py", "tests/bots/test_every_system.py", "tests/arena/"),
    *("tests/bots/baselines/test_choices.py", "tests/game/test_golden_saves.py"),
    *("tests/rules/test_laws.py", "tests/rules/second_opinion/", "tests/rules/test_hidden.py"),
    *("tests/rules/test_brute_force.py", "tests/game/test_leaks.py", "tests/game/test_tables.py"),
    *("tests/game/test_house_rules.py", "tests/game/test_undo.py", "tests/game/test_every_turn.py"),
    *("tests/ui/test_every_game.py", "tests/ui/test_names.py", "tests/ui/window/test_long_names.py"),
    *("tests/ui/new_game/test_dialog_all.py", "tests/ui/session/test_termination.py"),
    *("tests/ui/test_hot_seat.py", "tests/ui/dialogs/test_dialogs.py", "tests/ui/dialogs/test_rules_wording.py"),
    *("tests/ui/table/test_all_tables.py", "tests/ui/table/test_storm.py", "tests/ui/geometry/test_table.py"),
    *("tests/archive/test_statistics.py", "tests/archive/test_luck.py"),
    *("tests/rules/test_generator.py", "tests/rules/test_statements.py", "tests/ui/session/test_startup.py"),
    "tests/ui/presenter/test_spectator_controls.py",
    "tests/ui/new_game/test_dialog_rules.py::test_only_the_house_rules",
    "tests/ui/text/test_plain_text.py::test_nowhere_is_a_picture_shown",
    "tests/ui/session/test_game_files.py::test_twelve_games_in_a_row_are_all_kept",
    *("tests/ui/geometry/test_all_windows.py", "tests/ui/table/test_guidance.py", "tests/ui/text/test_direction.py"),
    *("tests/ui/session/test_lesson_control.py", "tests/ui/session/test_notices.py", "tests/ui/test_seat_draw.py"),
    *("tests/ui/test_hints_at_the_window.py", "tests/ui/presentation/test_hinting.py"),
    *("tests/ui/rule_sheet/test_sheet_agrees.py", "tests/ui/wording/test_rules.py"),
    "tests/ui/new_game/test_dialog_seats.py",
)
"""What is marked `slow`: whole programs, whole matches, random deals of every game, every page in every size.

Those that run longest stand first. A test may bear the mark itself as well.
"""

WINDOWS: Final = "tests/ui/"
"""Where tests make windows, and paint cards, which each process does for itself."""

ASKED_FOR: Final = ("reader", "selftest", "expert")
"""The marks of what is run only where `-m` names it.

The first needs a screen reader, which few machines have; the second plays longer than all else, and has a step of its
own in `.ci/run`. The third runs wherever the core is compiled, which chooses the same in a tenth of the time.
"""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto` is two processes more than there are cores: some tests mostly wait for programs they have started."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 2


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what is slow, before `-m` chooses, and put it first: of several processes none is left with it at the end.

    What must be asked for is left out unless `-m` speaks of it.
    """
    unasked = {mark for mark in ASKED_FOR if mark not in config.option.markexpr}
    if os.environ.get(CORE_WANTED) == "compiled":
        unasked.discard("expert")
    left_out = [item for item in items if unasked & {mark.name for mark in item.iter_markers()}]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker("slow")
    worker = getattr(config, "workerinput", None)
    if worker is not None:
        items.sort(key=lambda item: item.path.parts)  # each began with another file
    items.sort(key=_turn)
    if worker is not None:
        items[:] = _in_stretches(items, worker["workercount"])


def _in_stretches(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The order in which as many processes each begin with a part of what is slow.

    Each gets a stretch of equal length and then takes over from the end of another's. So a slow file stays with one of
    them, which makes once what its tests share, and what is painted stays with half of them, which paint a card once.
    """
    quick: list[pytest.Item] = []
    stretches: list[list[pytest.Item]] = [[] for _ in range(processes)]
    half = (processes + 1) // 2
    for place, alike in groupby(items, _turn):
        if place > len(SLOW):
            quick += alike
        elif place < len(SLOW) and SLOW[place].startswith(WINDOWS) and processes > 1:
            stretches[half + place % (processes - half)] += alike
        else:
            stretches[place % half] += alike
    ordered: list[pytest.Item] = []
    for number, stretch in enumerate(stretches):
        room = max(0, (len(items) - len(ordered)) // (processes - number) - len(stretch))
        ordered += stretch + quick[:room]
        del quick[:room]
    return ordered + quick


def _turn(item: pytest.Item) -> int:
    """When a test's turn comes: what is slow in the order of `SLOW`, where whole programs are first, then the rest."""
    if item.get_closest_marker("slow") is None:
        return len(SLOW) + 1
    return next((place for place, prefix in enumerate(SLOW) if item.nodeid.startswith(prefix)), len(SLOW))


def pytest_report_header(config: pytest.Config) -> str:
    """Name the core in the first lines."""
    return f"core: {config.stash.get(_CORE, 'as found')}"


_CORE = pytest.StashKey[str]()
