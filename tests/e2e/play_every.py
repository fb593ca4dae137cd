"""A deal, or a match, of every rule system with every number of players through the real window, with pictures.

    python -m tests.e2e.play_every FOLDER [--keyboard] [--system samba] [--players 4] [--lang en] [--theme dark]
        [--size 1440x900] [--seed 1] [--persons 1] [--level skilled]
        [--set option=value] [--setting text_scale=200] [--matches [--replay]]

Who sits at the window takes the pile where it can, follows the hints, and answers every question with what is
proposed; the discard is dragged with the mouse, or selected and thrown by keys. A line a game; pictures of the start,
the middle and the end of each deal, and whatever complained, lie in FOLDER. The status is 1 if a deal could not be
played to its score sheet, or what is told of a match is wrong.

With `--matches` all deals are played, to the end of the match (`--set deals=2` makes it short); then its last sheet,
the list of matches and its score book must tell the same as the save. With `--replay` its first deal is then seen again
by keys, and the table compared with the engine's.
"""

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Final

from canasta_desktop.bots.policy import LEVEL_NAMES
from canasta_desktop.resources import languages
from canasta_desktop.rules.systems import SYSTEMS
from tests.e2e.eyes import View
from tests.e2e.finished_match import FinishedMatch
from tests.e2e.hands import Keys, Mouse, Refused
from tests.e2e.policy import PILE, Do, Move
from tests.e2e.program import NeverCame, Program, ProgramGone
from tests.e2e.replayed_match import ReplayedMatch
from tests.e2e.xserver import XServer

MOST_STEPS: Final = 600
"""No deal takes so many steps of the persons at the window."""
UNHEARD: Final = 0.5
"""Seconds for which a curtain that has just fallen hears no click, and a little more."""
MOST_DEALS: Final = 80
"""No match takes so many deals."""
PICTURED: Final = (2, 12, 30, 60)
"""The steps of a first deal before which a picture is taken."""


class Follower:
    """Plays deal after deal by the hints."""

    def __init__(self, program: Program, hands: Mouse | Keys, folder: Path, name: str) -> None:
        self.program = program
        self.hands = hands
        self.folder = folder
        self.name = name
        self.done: Counter[str] = Counter()
        self._barred = False

    def play(self) -> View:
        """To the score sheet; returns that screen."""
        for step in range(MOST_STEPS):
            view = self.program.wait(_is_due, "something to do")
            if step in PICTURED and view.deal == 1:
                self.picture(f"{step:02}")
            if view.is_scored:
                self.picture("score")
                return view
            self._step(view)
        raise AssertionError(self.program.complaint("the end of the deal"))

    def go_on(self, view: View) -> None:
        """To the next deal."""
        self.hands.carry_out(Move(Do.GO_ON), view)

    def picture(self, moment: str) -> None:
        """A picture of the whole screen."""
        self.program.screen.picture(self.folder / f"{self.name}-{moment}.png")

    def _step(self, view: View) -> None:
        if view.facts.get("curtain"):
            self.done["curtain"] += 1
            time.sleep(UNHEARD)
            if isinstance(self.hands, Mouse):
                self.hands.click("curtain", self.program.eyes.look() or view)
            else:
                self.hands.key("Return")
            self.program.wait(lambda now: not now.facts.get("curtain"), "the curtain up")
        elif view.question is not None:
            self.done["answer"] += 1
            self.hands.carry_out(Move(Do.CHOOSE, view.question["choices"][0]["key"]), view)
        elif view.is_held:
            self.hands.carry_out(Move(Do.PRESS, "continue"), view)
        elif view.is_drawing:
            self._draw(view)
        else:
            self._follow_hint(view)

    def _draw(self, view: View) -> None:
        piles = view.facts["piles"]
        if piles["pile"]["can_take"] and not self._barred:
            self.done["take"] += 1
            before = view.number
            if isinstance(self.hands, Mouse):
                self.hands.click(PILE, view)
            else:
                self.hands.press_letter("take")
            now = self.program.wait(lambda now: now.number > before, "the pile taken, or a question")
            self._barred = bool(now.error)
            if self.done["take"] == 1:
                self.picture("taken")
        elif piles["stock"]["can_draw"]:
            self.done["draw"] += 1
            self.hands.carry_out(Move(Do.DRAW), view)
        else:
            self._follow_hint(view)

    def _follow_hint(self, view: View) -> None:
        """Ask what a skilled player would do, and do it: discards by dragging the card, all else by the button."""
        self._barred = False
        self.program.do("key", "t")
        view = self.program.wait(lambda now: now.facts["note"]["tone"] == "hint", "a hint")
        guidance = view.facts["guidance"]
        if guidance is not None and guidance["cards"] and guidance["goal"] == PILE:
            card = next(card for card in view.hand if card.key in guidance["cards"])
            self.done["discard"] += 1
            self.hands.carry_out(Move(Do.DISCARD, PILE, (card,)), view)
        else:
            self.done["hint"] += 1
            self.program.do("key", "Return")
            self.program.wait(
                lambda now: now.facts["note"]["tone"] != "hint" or _is_other(view, now), "the hint followed"
            )


def _is_due(view: View) -> bool:
    return view.is_due or bool(view.facts.get("curtain"))


def _is_other(before: View, now: View) -> bool:
    return now.table() != before.table() or now.question is not None or now.is_scored


def main() -> int:
    """Play all that is asked for."""
    arguments = _arguments()
    width, height = (int(part) for part in arguments.size.split("x"))
    arguments.folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    with XServer(width, height) as screen:
        for system in arguments.system or SYSTEMS:
            for players in SYSTEMS[system].players():
                if not arguments.players or players in arguments.players:
                    faults += not _play(screen, arguments, system, players)
    return 1 if faults else 0


def _play(screen: XServer, arguments: argparse.Namespace, system: str, players: int) -> bool:
    """One deal, or one match; whether it came to its end."""
    name = f"{system}-{players}-{arguments.lang}-{arguments.theme}"
    wanted = {"language": arguments.lang, "theme": arguments.theme, "options": dict(arguments.set)}
    wanted |= dict(arguments.setting)
    made = Program(
        screen,
        arguments.folder / name,
        arguments.seed,
        system=system,
        players=players,
        persons=min(arguments.persons, players),
        level=arguments.level,
        **wanted,
    )
    began = time.monotonic()
    hands = Keys(made, arguments.lang) if arguments.keyboard else Mouse(made)
    follower = Follower(made, hands, arguments.folder, name)
    try:
        made.start()
        follower.picture("start")
        told = _match(follower, arguments) if arguments.matches else _deal(follower)
        what = json.dumps(dict(follower.done))
        print(f"{name}: {told} in {time.monotonic() - began:.0f} s: {what}", flush=True)
        status = made.close()
    except (NeverCame, ProgramGone, Refused, AssertionError, StopIteration) as fault:
        print(f"{name}: FAILED: {fault}", flush=True)
        traceback.print_exc()
        return False
    finally:
        made.end()
    tail = made.tail()
    if status or tail:
        print(f"{name}: status {status}, log: {tail}", flush=True)
    return not status and not tail


def _deal(follower: Follower) -> str:
    """Play a deal in which the person takes part; returns which."""
    scored = follower.play()
    if not follower.done:  # the person sat out
        follower.go_on(scored)
        scored = follower.play()
    return f"deal {scored.deal} played"


def _match(follower: Follower, arguments: argparse.Namespace) -> str:
    """Play all deals, and look at what has become of them; returns how it ended. Raises AssertionError."""
    program = follower.program
    keys = Keys(program, arguments.lang)
    finished = FinishedMatch(program, keys, follower.picture)
    for _ in range(MOST_DEALS):
        scored = follower.play()
        if finished.saved.is_over:
            break
        follower.go_on(scored)
    match = finished.saved
    assert match.is_over, program.complaint("the end of the match")
    follower.picture("won")
    faults = finished.faults()
    assert not faults, "; ".join(faults)
    told = f"{len(match.history)} deals {match.totals}, account {match.winner} has won"
    if arguments.replay:
        replayed = ReplayedMatch(program, keys, match, follower.picture)
        told += f", replayed at {replayed.compare(random.Random(arguments.seed))}"
    return told


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A deal of every game through the real window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keyboard", action="store_true", help="without the mouse")
    parser.add_argument("--matches", action="store_true", help="play to the end of the match, and check what is told")
    parser.add_argument("--replay", action="store_true", help="see the first deal of each match again, and compare")
    parser.add_argument("--system", action="append", choices=list(SYSTEMS))
    parser.add_argument("--players", action="append", type=int)
    parser.add_argument("--persons", type=int, default=1)
    parser.add_argument("--level", default="skilled", choices=LEVEL_NAMES, help="of the computer players")
    parser.add_argument("--set", type=_option, action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--setting", type=_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--lang", default="en", choices=languages())
    parser.add_argument("--theme", default="dark", choices=("dark", "light", "contrast"))
    parser.add_argument("--size", default="1440x900", metavar="WxH")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def _option(text: str) -> tuple[str, object]:
    """A house rule or a setting: its value as JSON, or as a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


if __name__ == "__main__":
    sys.exit(main())
