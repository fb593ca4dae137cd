"""What must still be there after a restart: all that was described before it."""

import contextlib
import random
import threading
from collections import Counter

from tests.e2e.eyes import Facts, View
from tests.e2e.hands import Hands
from tests.e2e.player import Table
from tests.e2e.policy import Move
from tests.e2e.program import NeverCame, Program, ProgramGone


def differences(before: View, after: View) -> list[str]:
    """What is not as it was, between two moments in which nothing has happened."""
    was, now = before.table(), after.table()
    return [f"{key}: {was[key]} became {now[key]}" for key in was if was[key] != now[key]]


def losses(before: View, after: View) -> list[str]:
    """What had been shown as done and is gone; `after` may be some actions further on."""
    was, now = before.table(), after.table()
    if now["deal"] != was["deal"]:
        return [] if now["deal"] > was["deal"] else ["a deal is gone"]
    lost = [f"{key} went back" for key in ("threes", "melds") if _missing(was, now, key)]
    if now["stock"] > was["stock"]:
        lost.append(f"drawn cards lie on the stock again: {was['stock']}, {now['stock']}")
    if not _where(before) <= _where(after) and now["pile"][0] < was["pile"][0] + 1 and not _pile_was_taken(was, now):
        lost.append(f"own cards are gone: {_where(before) - _where(after)}")
    return lost


def _missing(was: Facts, now: Facts, key: str) -> bool:
    """Whether melds or red threes on the table have fewer cards than they had."""
    return any(
        Counter(_flat(old[key])) - Counter(_flat(new[key])) for old, new in zip(was["trays"], now["trays"], strict=True)
    )


def _flat(part: object) -> list[str]:
    """The cards that lie there, what is only staged left out."""
    assert isinstance(part, list)
    return [face for item in part for face in (item[0] if isinstance(item, list) else [item])]


def _where(view: View) -> Counter[str]:
    """The own side's cards in sight: hand, melds, drafts."""
    cards = [card.face for card in view.hand]
    return Counter(cards + [card.face for meld in view.own for card in (*meld.cards, *meld.staged)])


def _pile_was_taken(was: Facts, now: Facts) -> bool:
    return bool(now["pile"][0] < was["pile"][0])


STILL = 0.3
"""How often the person sits still until the end."""

BEGIN = 0.2
"""How often another game is begun, where the list of matches is to grow."""


class Killer:
    """Plays, kills the program at a random moment, starts it again and compares."""

    def __init__(self, program: Program, hands: Hands, rng: random.Random, longest: float = 1.5) -> None:
        self.program = program
        self.rng = rng
        self.longest = longest
        self.acting = False
        self.table = Table(program, hands, self._before_a_move)
        self.exact = 0
        """How many kills met a screen that waited for the person, so that all had to be the same."""
        self.begun = 0
        """How many met a game that was just being begun."""

    def _before_a_move(self, view: View, move: Move) -> None:
        self.acting = True

    def round_of_a_new_game(self) -> list[str]:
        """One kill while another game takes the place of the one on the table, and one restart."""
        self.table.step()
        with contextlib.suppress(ProgramGone, AssertionError):
            self.program.do("key", "ctrl+n")
            self.program.wait_for_dialog("new-game")
            timer = threading.Timer(self.rng.uniform(0.0, self.longest), self.program.kill)
            timer.start()
            self.program.do("key", "Return")
            timer.join()
        self.program.kill()
        self.program.restart()
        self.begun += 1
        return []

    def round(self) -> list[str]:
        """One kill and one restart; returns what was lost."""
        delay = self.rng.uniform(0.0, self.longest)
        timer = threading.Timer(delay, self.program.kill)
        timer.start()
        try:
            while True:
                self.acting = False
                self.program.wait(lambda now: now.is_due, "the person's turn")
                if self.rng.random() < STILL:
                    timer.join()
                    break
                self.table.step()
        except ProgramGone:
            pass
        except (NeverCame, AssertionError):  # xdotool found no window any more
            if timer.is_alive():
                raise
        finally:
            timer.join()
        before = self.program.eyes.look()
        after = self.program.restart()
        if before is None:
            return []
        if before.is_due and not before.is_scored and not self.acting:
            self.exact += 1
            return differences(before, after)
        return losses(before, after)
