"""A match that has just been played, seen again in the window by keys: the table must be what the engine says it was.

The replay is opened from the list of matches, which begins with the first deal. It goes to the end and back to the
beginning, and then to some of the marks.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from canasta_desktop.game.match import Match
from canasta_desktop.game.playback import DealPlayback
from canasta_desktop.rules.cards import card_text
from tests.e2e.eyes import View
from tests.e2e.hands import Keys
from tests.e2e.program import NeverCame, Program

MARKS: Final = 3
"""At so many marks the table is compared."""
REPLAY_IN_LIST: Final = 2
"""So many steps from the list to the button that begins the replay."""
STEPS: Final = 4
"""So many single steps are taken on from the last mark."""


class ReplayedMatch:
    """Replays the first deal of a match; `picture` takes one of the screen."""

    def __init__(self, program: Program, keys: Keys, match: Match, picture: Callable[[str], None]) -> None:
        self.program = program
        self.keys = keys
        self.picture = picture
        self.playback = DealPlayback(match, 0)
        persons = match.setup.persons()
        self.viewer = persons[0] if persons else None

    def compare(self, rng: random.Random) -> list[int]:
        """To the end, back, to some marks and on; returns the places compared. Raises NeverCame for another table."""
        end, marks = self.playback.length, [mark.at for mark in self.playback.landmarks]
        chosen = sorted(rng.sample(range(len(marks)), min(MARKS, len(marks))))
        self._begin()
        self._go("End", end)
        self.picture("replay-end")
        self._go("Home", 0)
        places = [end, 0]
        reached = -1
        for number in chosen:
            self._go("Next", marks[number], times=number - reached)
            reached = number
            places.append(marks[number])
        self.picture("replay-mark")
        for at in range(places[-1] + 1, min(end, places[-1] + STEPS) + 1):
            self._go("Right", at)
            places.append(at)
        self.keys.key("Escape")
        self.program.wait(lambda now: not _is_replay(now), "the end of the replay")
        return places

    def _begin(self) -> None:
        self.keys.key("ctrl+h")
        self.program.wait(lambda now: now.facts["dialogs"] == ["history"], "the list of matches")
        self.keys.key(*["Tab"] * REPLAY_IN_LIST, "space")
        self.program.wait(_is_replay, "the replay")

    def _go(self, key: str, at: int, times: int = 1) -> None:
        """Press a key so often, and wait for the table as it was after so many actions."""
        wanted = self._played(at)
        self.keys.key(*[key] * times)
        try:
            self.program.wait(lambda now: _is_replay(now) and shown(now) == wanted, f"the table after {at} actions")
        except NeverCame as never:
            last = self.program.eyes.last
            told = shown(last) if last else {}
            others = [
                f"{name}: {told.get(name)} instead of {wanted[name]}"
                for name in wanted
                if told.get(name) != wanted[name]
            ]
            raise NeverCame(f"{never}\n" + "\n".join(others)) from None

    def _played(self, at: int) -> dict[str, Any]:
        """What lay on the table and in the hand after so many actions, as the engine knows it."""
        deal = self.playback.deal(at)
        table = deal.view(None).table
        hand = [] if self.viewer is None else deal.view(self.viewer).hand.cards()
        melds = Counter(_faces(meld.cards) for side in table.melds for meld in side)
        return {
            "hand": _faces(hand),
            "stock": table.stock,
            "pile": len(table.pile) + table.face_down,
            "top": card_text(table.pile[-1]) if table.pile and not table.face_down else None,
            "melds": melds,
            "cards": dict(enumerate(table.sizes)),
        }


def shown(view: View) -> dict[str, Any]:
    """The same as the window describes it."""
    pile = view.facts["piles"]["pile"]
    return {
        "hand": tuple(sorted(card.face for card in view.hand)),
        "stock": view.facts["piles"]["stock"]["count"],
        "pile": pile["count"],
        "top": pile["top"] and pile["top"]["face"],
        "melds": Counter(tuple(sorted(card.face for card in meld.cards)) for meld in view.melds),
        "cards": {int(plate["key"].partition(":")[2]): plate["cards"] for plate in view.facts["plates"]},
    }


def _is_replay(view: View) -> bool:
    return "leave" in view.enabled and not view.facts["dialogs"]


def _faces(cards: list[int]) -> tuple[str, ...]:
    return tuple(sorted(card_text(card) for card in cards))
