"""The screen as data: what a person sees and can do now, as one JSON object.

End-to-end tests and checks of the focus order read it, and `--describe` writes it, one line after each settled change.
It is made from the display and the rectangles alone, so it holds what is on the screen and nothing else: no card that
lies face down, none that is covered in the discard pile, no card in flight. Keys are those of `focus`; rectangles are
`[x, y, width, height]` in window coordinates, whole logical pixels, null where the thing is not shown.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

from canasta_desktop.rules.cards import card_text
from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.display import (
    BACK,
    Card,
    CurtainView,
    Display,
    Guidance,
    MeldView,
    Note,
    PilesView,
    Question,
    TrayView,
)
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.input.focus import CANCEL, CLAUSE, CURTAIN, REPLAY, button_key, card_key, choice_key

Described = dict[str, object]
Geometry = Mapping[str, Rect]


class _Reader:
    """Makes entries that know their rectangle."""

    def __init__(self, geometry: Geometry) -> None:
        self._geometry = geometry

    def entry(self, key: str, **facts: object) -> Described:
        rect = self._geometry.get(key)
        area = None if rect is None else [round(v) for v in (rect.x, rect.y, rect.w, rect.h)]
        return {"key": key, **facts, "rect": area}

    def card(self, card: Card, **facts: object) -> Described:
        face = None if card.face == BACK else card_text(card.face)
        return self.entry(card_key(card.token), face=face, name=card.name, **facts)

    def cards(self, cards: Iterable[Card]) -> list[Described]:
        return [self.card(card) for card in cards]


def description(
    display: Display, geometry: Geometry, number: int, dialogs: Sequence[str] = (), focus: str = ""
) -> Described:
    """The screen as one object; `dialogs` names the open ones, the one on top last; `focus` is the focused key."""
    read = _Reader(geometry)
    turn = next((plate for plate in display.plates if plate.on_turn), None)
    return {
        "number": number,
        "title": display.title,
        "status": display.status,
        "turn": turn and {"seat": turn.seat, "name": turn.name, "person": turn.person},
        "seat": display.seat,
        "hand": _hand(read, display),
        "trays": [_tray(read, tray) for tray in display.trays],
        "piles": _piles(read, display.piles),
        "plates": [_plate(read, display, index) for index in range(len(display.plates))],
        "targets": [read.entry(str(t.place), accepts=t.accepts, text=t.text) for t in display.targets],
        "buttons": _buttons(read, display),
        "note": _note(read, display.note),
        "unsaved": display.unsaved,
        "notices": [list(notice.lines) for notice in display.notices],
        "question": _question(read, display.question),
        "guidance": _guidance(display.guidance),
        "meter": _meter(display),
        "scores": _scores(display),
        "target_text": display.target_text,
        "recap": [{"seat": e.seat, "name": e.name, "lines": list(e.lines)} for e in display.recap],
        "replay": read.entry(REPLAY) if display.recap else None,
        "sort_text": display.sort_text,
        "announcement": display.announcement.text,
        "curtain": _curtain(read, display.curtain),
        "dialogs": list(dialogs),
        "focus": focus,
    }


def _hand(read: _Reader, display: Display) -> list[Described]:
    return [
        read.card(
            held.card,
            group=held.group,
            selected=held.selected,
            fresh=held.fresh,
            hinted=held.card.token in display.hinted,
        )
        for held in display.hand
    ]


def _note(read: _Reader, note: Note) -> Described:
    return {
        "tone": note.tone.value,
        "lines": list(note.lines),
        "clause": read.entry(CLAUSE, name=note.clause) if note.clause else None,
    }


def _buttons(read: _Reader, display: Display) -> list[Described]:
    return [
        read.entry(
            button_key(b.key),
            name=b.text,
            enabled=b.enabled,
            why_not=b.why_not,
            primary=b.primary,
        )
        for b in display.buttons
    ]


def _scores(display: Display) -> list[Described]:
    return [
        {"side": s.side, "own": s.own, "name": s.name, "state": s.state, "points": s.points, "note": s.note}
        for s in display.scores
    ]


def _tray(read: _Reader, tray: TrayView) -> Described:
    threes = str(Place(Spot.THREES, tray.side))
    return read.entry(
        f"tray:{tray.side}",
        own=tray.own,
        caption=tray.caption,
        summary=tray.summary,
        threes=read.entry(threes, cards=read.cards(tray.threes), text=tray.threes_text) if tray.threes else None,
        melds=[_meld(read, meld) for meld in tray.melds],
        slot=read.entry(str(NEW_MELD), name=tray.slot) if tray.slot else None,
    )


def _meld(read: _Reader, meld: MeldView) -> Described:
    return read.entry(
        str(meld.place),
        name=meld.name,
        kind=meld.kind.value,
        label=meld.label,
        count=meld.count,
        sequence=meld.sequence,
        joins=meld.joins,
        unfinished=meld.unfinished,
        cards=read.cards(meld.cards),
        staged=read.cards(meld.staged),
    )


def _piles(read: _Reader, piles: PilesView) -> Described:
    stock = read.entry(
        str(STOCK),
        name=piles.stock_name,
        text=piles.stock_text,
        count=piles.stock,
        low=piles.stock_low,
        can_draw=piles.can_draw,
        turn_card=piles.turn_card,
        reserved=piles.reserved,
        packets=list(piles.packets),
        note=piles.stock_note,
    )
    pile = read.entry(
        str(PILE),
        name=piles.pile_name,
        text=piles.pile_text,
        count=piles.count,
        top=piles.top and read.card(piles.top),
        across=read.cards(piles.across),
        beneath=piles.beneath,
        frost=piles.frost.value,
        can_take=piles.can_take,
    )
    return {"stock": stock, "pile": pile}


def _plate(read: _Reader, display: Display, index: int) -> Described:
    plate = display.plates[index]
    return read.entry(
        str(Place(Spot.SEAT, plate.seat)),
        name=plate.name,
        line=plate.line,
        cards=plate.cards,
        foot=plate.foot,
        open_cards=read.cards(plate.open_cards),
        side=plate.side,
        own=plate.own,
        person=plate.person,
        sits_out=plate.sits_out,
        on_turn=plate.on_turn,
        thinking=plate.thinking,
        dealer=plate.is_dealer,
        expression=plate.expression.value,
    )


def _question(read: _Reader, question: Question | None) -> Described | None:
    if question is None:
        return None
    choices = [read.entry(choice_key(c.key), name=c.text, tokens=list(c.tokens)) for c in question.choices]
    return {"text": question.text, "choices": choices, "cancel": read.entry(CANCEL, name=question.cancel)}


def _guidance(guidance: Guidance | None) -> Described | None:
    if guidance is None:
        return None
    return {
        "cards": [card_key(token) for token in guidance.tokens],
        "origin": guidance.origin and str(guidance.origin),
        "goal": guidance.goal and str(guidance.goal),
        "spotlit": guidance.is_spotlit,
    }


def _curtain(read: _Reader, curtain: CurtainView | None) -> Described | None:
    if curtain is None:
        return None
    return {"name": curtain.name, "line": curtain.line, "button": read.entry(CURTAIN, name=curtain.button)}


def _meter(display: Display) -> Described | None:
    meter = display.meter
    if meter is None:
        return None
    return {
        "title": meter.title,
        "figures": meter.figures,
        "points": meter.points,
        "minimum": meter.minimum,
        "gain": meter.gain,
        "parts": meter.parts,
        "verdict": meter.verdict,
        "complete": meter.complete,
    }


class Describer:
    """Appends a line of JSON to a file after each change of what is described; numbers run from 1."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("a", encoding="utf-8")
        self._last: Described | None = None
        self._number = 0

    def write(
        self, display: Display, geometry: Geometry, dialogs: Sequence[str] = (), focus: str = ""
    ) -> Described | None:
        """Write the description if it differs from the last one but for its number; returns what was written."""
        made = description(display, geometry, 0, dialogs, focus)
        if made == self._last:
            return None
        self._last = made
        self._number += 1
        numbered = {**made, "number": self._number}
        self._file.write(json.dumps(numbered, ensure_ascii=False) + "\n")
        self._file.flush()
        return numbered

    def close(self) -> None:
        """Close the file; nothing can be written afterwards."""
        self._file.close()
