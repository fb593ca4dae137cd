"""A whole match through the real window, by mouse or by keyboard, with pictures of what is worth looking at.

    python -m tests.e2e.play_match FOLDER [--keyboard] [--players 4] [--lang en] [--theme dark] [--size 1440x900]
        [--seed 1] [--target 5000] [--speed off]

A line a deal, the result at the end; pictures, descriptions and the program's log lie in FOLDER.
"""

import argparse
import sys
import time
from pathlib import Path

from canasta_desktop.game.game_files import read_game
from canasta_desktop.game.match import Match
from canasta_desktop.resources import languages
from tests.e2e.eyes import View
from tests.e2e.hands import Keys, Mouse
from tests.e2e.player import Table
from tests.e2e.policy import PILE, Do, Move
from tests.e2e.program import Program
from tests.e2e.xserver import XServer

MOST_DEALS = 80


class Camera:
    """Takes a picture of the first moment of each kind, a few of some."""

    def __init__(self, screen: XServer, folder: Path, most: int = 2) -> None:
        self._screen = screen
        self._folder = folder
        self._most = most
        self._taken: dict[str, int] = {}

    def __call__(self, view: View, move: Move) -> None:
        for moment in _moments(view, move):
            self.take(moment)

    def take(self, moment: str) -> None:
        """A picture, unless there are enough of this kind."""
        number = self._taken[moment] = self._taken.get(moment, 0) + 1
        if number <= self._most:
            self._screen.picture(self._folder / f"{moment}-{number}.png")


def _moments(view: View, move: Move) -> list[str]:
    pile = view.facts["piles"]["pile"]
    found = {
        "start": view.number < 4,
        "question": view.question is not None,
        "staged": bool(view.facts["meter"]) and move.what == "lay",
        "frozen": pile["frost"] == "all",
        "many-cards": len(view.hand) > 22,
        "many-melds": len(view.melds) > 11,
        "recap": len(view.facts["recap"]) >= 3 and move.do is Do.DRAW,
        "may-go-out": move.what == "out",
        "low-stock": view.facts["piles"]["stock"]["low"],
        "error": view.error != "",
    }
    return [moment for moment, is_now in found.items() if is_now]


def main() -> int:
    """Play until the match is won."""
    arguments = _arguments()
    width, height = (int(part) for part in arguments.size.split("x"))
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {"language": arguments.lang, "theme": arguments.theme, "speed": arguments.speed}
    with XServer(width, height) as screen:
        program = Program(
            screen, folder, arguments.seed, players=arguments.players, options={"target": arguments.target}, **wanted
        )
        camera = Camera(screen, folder)
        hands = Keys(program) if arguments.keyboard else Mouse(program)
        table = Table(program, hands, camera)
        try:
            program.start()
            _play(program, table, camera)
            status = program.close()
        finally:
            program.end()
    print(program.tail())
    return status


def _play(program: Program, table: Table, camera: Camera) -> None:
    began = time.monotonic()
    for _ in range(MOST_DEALS):
        _show_a_drag(program, table, camera)
        table.play_deal()
        match = _saved(program)
        camera.take("match-end" if match.is_over else "score")
        print(f"deal {match.deal_number}: {match.totals}, {time.monotonic() - began:.0f} s", flush=True)
        if match.is_over:
            made = ", ".join(f"{act.value} {count}" for act, count in sorted(table.done.items(), key=str))
            print(f"won by account {match.winner}; {made}")
            return
        table.step()
    raise AssertionError("no end of the match")


def _show_a_drag(program: Program, table: Table, camera: Camera) -> None:
    """Carry a card over the pile in the first turn, take a picture, and put it back."""
    if not isinstance(table.hands, Mouse):
        return
    view = program.wait(lambda now: now.is_due, "the person's turn")
    if not view.is_drawing:
        return
    table.step()
    view = program.wait(lambda now: now.is_due, "the person's turn")
    if view.question is None and view.is_mine and not view.is_drawing:
        card = view.hand[len(view.hand) // 2]
        home = table.hands.point(card.key, view)
        table.hands.drag(card.key, PILE, view, drop=False)
        program.wait(lambda now: now.accepts(PILE), "a pile that glows")
        camera.take("drag")
        program.do("mousemove", *home, "mouseup", 1)
        program.wait(lambda now: not now.facts["targets"] and len(now.hand) == len(view.hand), "the card at home")


def _saved(program: Program) -> Match:
    """The match as it lies on the disk: dialogs are not described."""
    return read_game(program.data / "current.json")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="A whole match through the real window.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keyboard", action="store_true")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--lang", default="en", choices=languages())
    parser.add_argument("--theme", default="dark", choices=("dark", "light"))
    parser.add_argument("--size", default="1440x900", metavar="WxH")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", type=int, default=5000)
    parser.add_argument("--speed", default="off", choices=("off", "fast", "normal", "slow"))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
