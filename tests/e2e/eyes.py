"""What the person sees: the lines of `--describe`, with names for the things in them.

Everything here comes from the description alone, so whoever plays by it knows no more than a person.
"""

import json
import os
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

Facts = dict[str, Any]

POINTS = {"JO": 50, "A": 20, "2": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10}
"""By rank; what is not named counts 5 (CL-3)."""


@dataclass(frozen=True)
class Seen:
    """A card in sight."""

    key: str
    face: str
    rect: tuple[int, int, int, int] | None
    selected: bool = False
    hinted: bool = False

    @property
    def rank(self) -> str:
        """ "JO", "A", "K" ... "3"."""
        return "JO" if self.face == "JO" else self.face[0]

    @property
    def is_wild(self) -> bool:
        """Whether it stands for others."""
        return self.rank in ("JO", "2")

    @property
    def points(self) -> int:
        """What it counts."""
        return POINTS.get(self.rank, 5)


@dataclass(frozen=True)
class Meld:
    """A meld in sight, or a draft of one."""

    key: str
    side: int
    cards: tuple[Seen, ...]
    staged: tuple[Seen, ...]

    @property
    def rank(self) -> str:
        """Of its naturals; empty for wild cards alone."""
        return next((card.rank for card in (*self.cards, *self.staged) if not card.is_wild), "")

    @property
    def wilds(self) -> int:
        """How many wild cards are in it."""
        return sum(card.is_wild for card in (*self.cards, *self.staged))

    @property
    def count(self) -> int:
        """Cards laid and staged."""
        return len(self.cards) + len(self.staged)


class View:
    """One line of the description."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    # --- whose turn --------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The running number of the line."""
        return int(self.facts["number"])

    @property
    def deal(self) -> int:
        """The number of the deal, from the title or, where a match is so many deals, from its target."""
        told = f"{self.facts['title']} {self.facts['target_text']}"
        found = re.search(r"\d+", told)
        assert found is not None, told
        return int(found.group())

    @property
    def is_mine(self) -> bool:
        """Whether the person's action is due."""
        return any(plate["person"] and plate["on_turn"] for plate in self.facts["plates"])

    @property
    def is_scored(self) -> bool:
        """Whether the score sheet lies open."""
        return "score" in self.facts["dialogs"]

    @property
    def is_due(self) -> bool:
        """Whether nothing goes on before the person does something."""
        return self.is_scored or self.question is not None or self.is_mine or self.is_held

    @property
    def is_held(self) -> bool:
        """Whether the others wait for the person to say when they go on."""
        return "continue" in self.enabled and self.facts["turn"] is not None

    @property
    def is_drawing(self) -> bool:
        """Whether the person is to draw, take or end."""
        return self.is_mine and bool({"draw", "take", "end"} & self.enabled)

    @property
    def question(self) -> Facts | None:
        """The open question."""
        found: Facts | None = self.facts["question"]
        return found

    @property
    def error(self) -> str:
        """What the note box complains of."""
        note = self.facts["note"]
        return " ".join(note["lines"]) if note["tone"] == "error" else ""

    # --- cards -------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> tuple[Seen, ...]:
        """The hand from the left."""
        return tuple(_seen(card) for card in self.facts["hand"])

    @property
    def selected(self) -> set[str]:
        """The keys of the selected cards."""
        return {card.key for card in self.hand if card.selected}

    @cached_property
    def melds(self) -> tuple[Meld, ...]:
        """All melds, the own side's first, drafts included."""
        return tuple(
            Meld(meld["key"], index, _all(meld["cards"]), _all(meld["staged"]))
            for index, tray in enumerate(self.facts["trays"])
            for meld in tray["melds"]
        )

    @property
    def own(self) -> tuple[Meld, ...]:
        """The own side's melds, drafts included."""
        return tuple(meld for meld in self.melds if meld.side == 0)

    @property
    def is_open(self) -> bool:
        """Whether the own side has melded."""
        return any(meld.cards for meld in self.own)

    @property
    def is_staging(self) -> bool:
        """Whether anything is staged."""
        return any(meld.staged for meld in self.own)

    @property
    def minimum(self) -> int:
        """What the own side's initial meld must count; 0 once it has melded."""
        found = re.search(r"\d+", self.facts["scores"][0]["note"]) if not self.is_open else None
        return int(found.group()) if found else 0

    # --- what can be done --------------------------------------------------------------------------

    @property
    def enabled(self) -> set[str]:
        """The names of the buttons that can be used."""
        return {button["key"].removeprefix("button:") for button in self.facts["buttons"] if button["enabled"]}

    @property
    def primary(self) -> str:
        """The name of the button that Enter presses, empty for none."""
        keys = [button["key"] for button in self.facts["buttons"] if button["primary"]]
        return keys[0].removeprefix("button:") if keys else ""

    def accepts(self, place: str) -> bool:
        """Whether a place would accept what is selected or carried."""
        return any(target["key"] == place and target["accepts"] for target in self.facts["targets"])

    @cached_property
    def rects(self) -> dict[str, tuple[int, int, int, int]]:
        """Every rectangle in sight by its key."""
        found: dict[str, tuple[int, int, int, int]] = {}
        _collect(self.facts, found)
        return found

    def table(self) -> Facts:
        """What must survive a restart: cards, melds, drafts, piles, counts, turn; no tokens and no places."""
        hand = sorted(card.face for card in self.hand)
        trays = [
            {
                "threes": [card["face"] for card in (tray["threes"] or {"cards": []})["cards"]],
                "melds": [_faces(meld) for meld in tray["melds"]],
            }
            for tray in self.facts["trays"]
        ]
        pile, stock = self.facts["piles"]["pile"], self.facts["piles"]["stock"]
        return {
            "deal": self.deal,
            "hand": hand,
            "order": [card.face for card in self.hand],
            "trays": trays,
            "pile": [pile["count"], pile["top"] and pile["top"]["face"], pile["frost"]],
            "stock": stock["count"],
            "counts": [plate["cards"] for plate in self.facts["plates"]],
            "turn": self.facts["turn"] and self.facts["turn"]["seat"],
            "scores": [score["points"] for score in self.facts["scores"]],
            "meter": self.facts["meter"],
            "sort": self.facts["sort_text"],
            "enabled": sorted(self.enabled),
        }


class Eyes:
    """Reads the description as it grows; `last` is the screen as it was described last."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._offset = 0
        self._rest = b""
        self.last: View | None = None
        self.lines = 0

    def look(self) -> View | None:
        """The newest line, read now; None before the first."""
        try:
            if os.stat(self._path).st_size == self._offset:
                return self.last
        except FileNotFoundError:
            return None
        with self._path.open("rb") as file:
            file.seek(self._offset)
            data = file.read()
        self._offset += len(data)
        *whole, self._rest = (self._rest + data).split(b"\n")
        if whole:
            self.lines += len(whole)
            self.last = View(json.loads(whole[-1]))
        return self.last


def _seen(card: Facts) -> Seen:
    rect = tuple(card["rect"]) if card["rect"] else None
    return Seen(card["key"], card["face"], rect, card.get("selected", False), card.get("hinted", False))


def _all(cards: list[Facts]) -> tuple[Seen, ...]:
    return tuple(_seen(card) for card in cards)


def _faces(meld: Facts) -> list[list[str]]:
    return [sorted(card["face"] for card in meld["cards"]), sorted(card["face"] for card in meld["staged"])]


def _collect(value: object, found: dict[str, tuple[int, int, int, int]]) -> None:
    if isinstance(value, dict):
        if value.get("rect") and "key" in value:
            found.setdefault(value["key"], tuple(value["rect"]))
        for inner in value.values():
            _collect(inner, found)
    elif isinstance(value, list):
        for inner in value:
            _collect(inner, found)
