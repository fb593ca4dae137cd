"""Try the setup program and the portable zip under Wine, as a person would: `try_under_wine.py [SETUP] [ZIP]`.

Each in a prefix of its own, on a screen of its own. The setup program installs in silence, and over itself, and a game
of the first version is still on the table; the program is started with its real window, tests itself, and is measured;
installing over the running program is refused, what a double click on a game starts opens it, and removing leaves the
games and nothing else. The zip is unpacked, and tried in the same way. Prints a table; status 1 if anything is wrong, 2
if something needed is missing.

A pass shows that the bundle is complete and that the setup program does what it says, not that Windows likes it: its
look, its checks of downloads, its scanners and its graphics are not here. Times and memory are those of Wine, whose
own libraries are in both, so they are told and not judged.

Needs wine, mingw-w64, Xvfb, xdotool and ImageMagick. Without names the artefacts in dist/ are tried, built by
under_wine.sh or natively.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging"), str(ROOT / "packaging" / "windows" / "wine")]

from session import Session, Trouble, screen, until  # noqa: E402
from tried import Row, megabytes, report  # noqa: E402

from canasta_desktop.__about__ import APP_ID, APP_NAME, GAME_SUFFIX, RULES_SUFFIX, __version__  # noqa: E402

MOST_MB: Final = {"setup": 25, "zip": 40}
"""The largest that an artefact may be, in 10^6 bytes."""
MOST_MIB: Final = 130
OLD_GAME: Final = ROOT / "tests" / "game" / "saves" / "first-program-4.json"
RUNS: Final = 3
TOOLS: Final = ("wine", "x86_64-w64-mingw32-gcc", "Xvfb", "xdotool", "import")
UNINSTALL: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{APP_ID}"
CLASSES: Final = {GAME_SUFFIX: "CanastaDesktop.Game", RULES_SUFFIX: "CanastaDesktop.Rules"}
LINK: Final = Path("AppData/Roaming/Microsoft/Windows/Start Menu/Programs", f"{APP_NAME}.lnk")
GAMES: Final = Path("AppData/Roaming", APP_ID)
PROGRAM: Final = Path("AppData/Local/Programs", APP_NAME)
RUNNING: Final = 5
"""The status of the setup program when the program is open."""


def main() -> int:
    """Try what is named, or what lies in dist/."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("artefacts", nargs="*", type=Path, metavar="SETUP|ZIP")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the table for programs")
    parser.add_argument("--pictures", type=Path, default=ROOT / "build" / "tried", metavar="FOLDER")
    arguments = parser.parse_args()
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    artefacts = arguments.artefacts or sorted((ROOT / "dist").glob(f"{APP_ID}-{__version__}-windows-*"))
    if missing or not artefacts:
        print(f"missing: {', '.join(missing) or 'artefacts for Windows in dist/'}", file=sys.stderr)
        return 2
    arguments.pictures.mkdir(parents=True, exist_ok=True)
    rows = [tried(artefact.resolve(), arguments.pictures) for artefact in artefacts]
    return report(rows, arguments.json)


def tried(artefact: Path, pictures: Path) -> Row:
    """The life of one artefact on a fresh machine."""
    kind = "setup" if artefact.suffix == ".exe" else "zip"
    size = artefact.stat().st_size
    row = Row(f"Windows {kind}, under Wine", megabytes(size))
    row.demand(size <= MOST_MB[kind] * 10**6, f"{size / 1e6:.1f} MB are more than {MOST_MB[kind]}")
    with tempfile.TemporaryDirectory(prefix="canasta-wine-") as folder, screen() as display:
        session = Session(Path(folder, "prefix"), display)
        try:
            session.make()
            {"setup": try_setup, "zip": try_zip}[kind](session, artefact, row, pictures / f"windows-{kind}.png")
        except Trouble as trouble:
            row.faults.append(str(trouble))
            session.picture(pictures / f"windows-{kind}-trouble.png")
        finally:
            session.end()
    return row


# --- the two artefacts ---------------------------------------------------------------------------------


def try_setup(session: Session, setup: Path, row: Row, picture: Path) -> None:
    """Install, use, install over it, remove."""
    say("installing")
    before = fresh(session)
    place = session.profile / PROGRAM
    games = session.profile / GAMES
    install(session, setup)
    check_installed(session, row)
    old = put_old_game(session, place)
    say("installing over it")
    obsolete = place / "_internal" / "obsolete.dll"
    obsolete.write_bytes(b"of an older version")
    session.run("reg", "add", rf"HKCU\{UNINSTALL}", "/v", "DisplayVersion", "/d", "0.0.1", "/f")
    kept = files_of(games)
    install(session, setup)
    check_installed(session, row)
    row.demand(not obsolete.exists(), "an upgrade leaves files of the older version behind")
    row.demand(files_of(games) == kept, "an upgrade touches the games")
    use(session, place, old, row, picture)
    say("over the running program, and a double click")
    with_open_window(session, place / f"{APP_ID}.exe", lambda: refused(session, setup, row))
    double_click(session)
    say("removing")
    kept = files_of(games)
    other = session.profile / "AppData/Local" / APP_ID / "kept.txt"
    other.parent.mkdir(parents=True)
    other.write_text("somebody's", encoding="utf-8")
    session.run(place / "uninstall.exe", "/S")
    # It goes on as a copy of itself, for which nobody can wait.
    until(lambda: not place.exists(), 60, "the uninstaller does not end, or leaves the program's folder behind")
    time.sleep(2)
    row.demand(other.is_file() and files_of(games) == kept, "removing touches the games unasked")
    left_over(session, before, row)


def try_zip(session: Session, archive: Path, row: Row, picture: Path) -> None:
    """Unpack, use, throw away."""
    say("unpacking")
    before = fresh(session)
    place = session.prefix / "drive_c" / "portable"
    unpack(archive, place)
    old = put_old_game(session, place / APP_ID)
    shutil.rmtree(place)
    unpack(archive, place)
    use(session, place / APP_ID, old, row, picture)
    shutil.rmtree(place)
    left_over(session, before, row)


def unpack(archive: Path, place: Path) -> None:
    """As Explorer does it."""
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(place)


def fresh(session: Session) -> set[str]:
    """What is in the prefix before anything is installed; folders that Wine makes at first need are there then."""
    (session.profile / LINK).parent.mkdir(parents=True, exist_ok=True)
    (session.profile / PROGRAM).parent.mkdir(parents=True, exist_ok=True)
    return session.files()


def install(session: Session, setup: Path) -> None:
    """Install in silence. Raises Trouble."""
    code, said = session.run(setup, "/S", limit=300)
    if code:
        raise Trouble(f"the setup program ended with {code}: {said}")


def refused(session: Session, setup: Path, row: Row) -> None:
    """An installation over the open program changes nothing and says so."""
    code, _ = session.run(setup, "/S", limit=300)
    row.demand(code == RUNNING, f"installing over the running program ended with {code}, not with {RUNNING}")


def check_installed(session: Session, row: Row) -> None:
    """What an installation leaves in the system: link, entry among the programs, file types."""
    row.demand((session.profile / LINK).is_file(), "there is no link in the start menu")
    expected = {"DisplayName": APP_NAME, "DisplayVersion": __version__, "InstallLocation": None, "EstimatedSize": None}
    for entry, value in expected.items():
        found = session.value(UNINSTALL, entry)
        row.demand(found and value in (None, found), f"among the installed programs, {entry} is {found}")
    for suffix, kind in CLASSES.items():
        found = session.value(rf"Software\Classes\{suffix}")
        row.demand(found == kind, f"{suffix} belongs to {found}")
        opens = session.value(rf"Software\Classes\{kind}\shell\open\command") or ""
        row.demand(f'{APP_ID}.exe" "%1"' in opens, f"{suffix} is opened by {opens!r}")


def double_click(session: Session) -> None:
    """What Explorer does with a saved game. Wine knows file types of the machine alone, not of one person's."""
    file = session.prefix / "drive_c" / f"Sunday{GAME_SUFFIX}"
    shutil.copy(OLD_GAME, file)
    command = session.value(rf"Software\Classes\{CLASSES[GAME_SUFFIX]}\shell\open\command") or ""
    _, program, *_ = command.split('"')
    with_open_window(session, program, lambda: None, rf"C:\{file.name}")
    file.unlink()


def files_of(folder: Path) -> dict[str, bytes]:
    """What a person keeps in a folder. Raises Trouble if it is nothing."""
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    if not found:
        raise Trouble(f"there are no games in {folder}")
    return found


def left_over(session: Session, before: set[str], row: Row) -> None:
    """What is there now and was not: only what belongs to the person may be."""
    session.end()
    profile = session.profile.relative_to(session.prefix).as_posix()
    own = tuple(f"{profile}/AppData/{folder}/{APP_ID}" for folder in ("Local", "Roaming"))
    entries = session.entries(APP_ID) | session.entries("canastadesktop") | session.entries(APP_NAME.casefold())
    left = sorted(name for name in session.files() - before if not name.startswith(own)) + sorted(entries)
    row.leftovers = ", ".join(left[:5]) or "none"
    row.demand(not left, f"left over: {', '.join(left[:10])}")


# --- the program ---------------------------------------------------------------------------------------


def put_old_game(session: Session, place: Path) -> object:
    """Put a game of the first version where games lie, and see what is on the table then."""
    games = session.profile / GAMES
    games.mkdir(parents=True, exist_ok=True)
    shutil.copy(OLD_GAME, games / "current.json")
    table = on_the_table(session, place)
    for path in games.iterdir():
        path.unlink() if path.is_file() else shutil.rmtree(path)
    shutil.copy(OLD_GAME, games / "current.json")
    return table


def on_the_table(session: Session, place: Path) -> object:
    """What the window shows first: the deal, the hand, the melds."""
    said = session.prefix / "home" / "described.jsonl"
    said.unlink(missing_ok=True)
    with_open_window(session, place / f"{APP_ID}.exe", lambda: None, "--describe", f"Z:{said}")
    facts = json.loads(said.read_text(encoding="utf-8").splitlines()[0])
    return facts["title"], [card["face"] for card in facts["hand"]], [tray["summary"] for tray in facts["trays"]]


def use(session: Session, place: Path, old: object, row: Row, picture: Path) -> None:
    """Start it, look at it, let it test itself, measure it."""
    row.installed = megabytes(sum(path.stat().st_size for path in place.rglob("*") if path.is_file()))
    row.demand(row.installed <= MOST_MIB, f"the folder has {row.installed} MiB, more than {MOST_MIB}")
    say("window")
    row.upgrade = "game kept" if on_the_table(session, place) == old else "GAME LOST"
    row.demand(row.upgrade == "game kept", "the game of an older version is not on the table")
    with_open_window(session, place / f"{APP_ID}.exe", lambda: session.picture(picture))
    say("self-test")
    code, said = session.run(place / f"{APP_ID}-cli.exe", "--version")
    row.demand(not code and __version__ in said, f"--version ended with {code} and said {said.strip()!r}")
    code, said = session.run(place / f"{APP_ID}.exe", "--selftest", limit=600)
    row.selftest = "passed" if not code and "self-test passed" in said else "FAILED"
    row.demand(row.selftest == "passed", f"the self-test ended with {code} and said: {said.strip()[-600:]}")
    say("starts")
    measure(session, place, row)


def with_open_window(session: Session, program: str | Path, then: Callable[[], object], *options: str) -> None:
    """Start the game, do something while its window is open, and close it. Raises Trouble."""
    process = session.start(program, *options)
    try:
        until(
            lambda: process.poll() is not None or APP_NAME in session.windows(),
            60,
            "the window of the program does not appear",
        )
        time.sleep(5)  # the cards are being dealt
        if process.poll() is not None:
            raise Trouble(f"the program ended by itself: {last_words(process)}")
        then()
        session.run("taskkill", "/im", f"{APP_ID}.exe")
        until(lambda: process.poll() is not None, 30, "the program does not end when its window is closed")
    finally:
        process.kill()
    if process.returncode:
        raise Trouble(f"the program ended badly when its window was closed: {last_words(process)}")


def last_words(process: subprocess.Popen[str]) -> str:
    """How a program ended, and the last that it said of it."""
    assert process.stderr is not None
    return f"{process.returncode}, {process.stderr.read().strip()[-600:]}"


def measure(session: Session, place: Path, row: Row) -> None:
    """From the start of the process to the painted table, and the memory then: medians. Raises Trouble."""
    taken, memory = [], []
    for _ in range(RUNS):
        began = time.monotonic()
        process = session.start(place / f"{APP_ID}.exe", "--first-frame")
        assert process.stdout is not None
        line = process.stdout.readline()
        taken.append(time.monotonic() - began)
        process.communicate("", timeout=60)
        try:
            memory.append(float(json.loads(line)["rss_mib"]))
        except (ValueError, KeyError, TypeError):
            raise Trouble(f"--first-frame said {line.strip()!r}") from None
    row.first_frame = round(1000 * statistics.median(taken))
    row.rss = round(statistics.median(memory), 1)


# --- what is said --------------------------------------------------------------------------------------


def say(step: str) -> None:
    """What is going on, on stderr."""
    print(f"== {step} ({time.monotonic() - START:.0f} s)", file=sys.stderr, flush=True)


START: Final = time.monotonic()

if __name__ == "__main__":
    sys.exit(main())
