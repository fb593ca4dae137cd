"""Somebody who plays by ear and by keys; what they should hear is known from the description of the screen."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tests.e2e.eyes import Facts, Meld, Seen, View
from tests.e2e.hands import Keys
from tests.e2e.policy import Move
from tests.e2e.program import NeverCame, Program
from tests.reader.screen_reader import DAY, Heard, Orca

TWICE: Final = 2.0
"""Seconds within which nobody wants to hear the same sentence again."""
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


class AudibleKeys(Keys):
    """A keyboard; `presses`: at which places in what is heard keys were pressed, and how many one after the other."""

    def __init__(self, program: Program, orca: Orca, language: str) -> None:
        super().__init__(program, language)
        self._orca = orca
        self.presses = [(0, 1)]

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        self.presses.append((len(self._orca.heard()), len(names)))
        super().key(*names)

    def _toggle(self, card: Seen, view: View) -> None:
        """Select it once all that came before was heard, as people do: before, a reader would say "selected" twice.

        Once with the name of the card on which the focus is, and once because it was selected meanwhile.
        """
        since, came_from = len(self._orca.heard()), view.facts["focus"]
        now = self.focus_on(card.key, view)
        if card.key != came_from:
            (name,) = [plain(card_name(held)) for held in now.facts["hand"] if held["key"] == card.key]
            self._orca.wait(lambda told: name in plain(told), since, name)
        self._orca.wait_until_idle()
        self.key("space")


class Listener:
    """A person with a screen reader; everything that they do begins a new stretch of what they hear."""

    def __init__(self, program: Program, orca: Orca, language: str) -> None:
        self.program = program
        self.orca = orca
        self._keys = AudibleKeys(program, orca, language)
        self._since = 0

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self._since = len(self.orca.heard())
        self._keys.key(*keys)

    def carry_out(self, move: Move) -> View:
        """Do it by keys on the screen of now, and wait until it shows."""
        self._since = len(self.orca.heard())
        return self._keys.play(move)

    def hears(self, *phrases: str) -> str:
        """Wait until all of this was said in this stretch, in whatever order; returns the stretch. Raises NeverCame."""
        wanted = [plain(phrase) for phrase in phrases]
        try:
            return self.orca.wait(
                lambda told: all(phrase in plain(told) for phrase in wanted), self._since, " + ".join(phrases)
            )
        except NeverCame as never:
            raise NeverCame(self.program.complaint(str(never))) from never

    def said_twice(self) -> list[str]:
        """Sentences that were said again within two seconds, although no key was pressed between.

        Of several keys each may be answered: who passes two selected cards may hear of both that they are.
        """
        heard = self.orca.heard()
        stretches = pairwise([*self._keys.presses, (len(heard), 0)])
        return [
            text for (begin, keys), (end, _) in stretches for text in said_more_often(heard[begin:end], max(1, keys))
        ]


def plain(text: str) -> str:
    """For comparing: in small letters, with simple spaces and hyphens, without a stop at the end."""
    return " ".join(text.casefold().replace("\u2011", "-").split()).rstrip(".")


def card_name(card: Facts) -> str:
    """ "queen of hearts": a card's name as it is described, without what it counts."""
    return str(card["name"]).partition(",")[0]


def new_cards(before: View, now: View) -> list[str]:
    """The names of the cards that came to the hand."""
    had = {card["key"] for card in before.facts["hand"]}
    return [card_name(card) for card in now.facts["hand"] if card["key"] not in had]


def changed_melds(before: View, now: View, *, of_own_side: bool) -> list[str]:
    """ "aces": the ranks of melds of the own side, or of the others, that are new or have other cards."""
    were = {meld.key: _faces(meld) for meld in before.melds}
    changed = {meld.key for meld in now.melds if _faces(meld) != were.get(meld.key, [])}
    trays = [tray for tray in now.facts["trays"] if tray["own"] is of_own_side]
    found = [meld for tray in trays for meld in tray["melds"] if meld["key"] in changed]
    return [str(meld["name"]).partition(",")[0].split()[-1] for meld in found]


def _faces(meld: Meld) -> list[str]:
    return sorted(card.face for card in meld.cards)


def said_more_often(heard: Sequence[Heard], times: int) -> list[str]:
    """The sentences that were said within two seconds more often than that."""
    sentences = [(one.at, sentence) for one in heard for sentence in SENTENCE.split(plain(one.text))]
    return [
        text
        for number, (at, text) in enumerate(sentences)
        if sum(text == other and (at - earlier) % DAY < TWICE for earlier, other in sentences[:number]) >= times
    ]
