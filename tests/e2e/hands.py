"""How a move is carried out: with the mouse or with the keyboard, by real X events, each waited for on the description.

Nothing is done blindly: cards are selected, then the description says whether the place accepts them, and only then
are they dropped; afterwards they must have left the hand.
"""

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from tests.e2e.eyes import Seen, View
from tests.e2e.policy import PILE, Do, Move
from tests.e2e.program import NeverCame, Program

MOVES: Final = 12
"""Steps of a drag."""
EDGE: Final = 9
"""So far from the left edge of a card one may click: the next card covers the rest."""


class Refused(Exception):
    """The table does not accept the move; nothing has changed."""


class Hands(ABC):
    """Carries out moves in a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def carry_out(self, move: Move, view: View) -> View:
        """Do it and wait until it shows. Raises Refused."""
        if move.do is Do.GO_ON:
            return self._go_on(view)
        if move.do is Do.CHOOSE:
            self._choose(move.what, view)
            return self.program.wait(lambda now: now.question != view.question, f"an answer to {move}")
        if move.do is Do.STAGE:
            return self._stage(move, view)
        if move.do is Do.DISCARD:
            self._discard(move.cards[0], view)
            return self.program.wait(_gone(move), f"{move}, or a question")
        if move.do is Do.PRESS:
            self._press(move.what, view)
        elif move.do is Do.DRAW:
            self._draw(view)
        else:
            self._take(view)
        return self.program.wait(lambda now: _has_changed(view, now), str(move))

    def play(self, move: Move) -> View:
        """Do it on the screen of now."""
        now = self.program.eyes.look()
        assert now is not None
        return self.carry_out(move, now)

    def select(self, cards: tuple[Seen, ...], view: View) -> View:
        """Select just these."""
        wanted = {card.key for card in cards}
        for card in view.hand:
            if card.selected != (card.key in wanted):
                before = card.selected
                self._toggle(card, view)
                key = card.key
                view = self.program.wait(
                    lambda now, key=key, before=before: (key in now.selected) != before, f"{card.face} toggled"
                )
        return view

    def _stage(self, move: Move, view: View) -> View:
        view = self.select(move.cards, view)
        if not view.accepts(move.what):
            view = self.select((), view)
            raise Refused(str(move))
        self._place(move, view)
        return self.program.wait(_gone(move), f"{move} staged")

    def _go_on(self, view: View) -> View:
        self._close_sheet(view)
        return self.program.wait(lambda now: not now.is_scored, "the score sheet gone")

    @abstractmethod
    def _toggle(self, card: Seen, view: View) -> None: ...

    @abstractmethod
    def _place(self, move: Move, view: View) -> None: ...

    @abstractmethod
    def _discard(self, card: Seen, view: View) -> None: ...

    @abstractmethod
    def _press(self, name: str, view: View) -> None: ...

    @abstractmethod
    def _choose(self, key: str, view: View) -> None: ...

    @abstractmethod
    def _draw(self, view: View) -> None: ...

    @abstractmethod
    def _take(self, view: View) -> None: ...

    @abstractmethod
    def _close_sheet(self, view: View) -> None: ...


class Mouse(Hands):
    """Clicks and drags."""

    def click(self, key: str, view: View) -> None:
        """Click what has this key; cards near their left edge."""
        self.program.do("mousemove", *self.point(key, view), "click", 1)

    def drag(self, key: str, place: str, view: View, *, drop: bool = True) -> None:
        """Press on one thing, move to another, release there."""
        x, y = self.point(key, view)
        to_x, to_y = self.point(place, view)
        steps: list[object] = ["mousemove", x, y, "mousedown", 1]
        for step in range(1, MOVES + 1):
            steps += ["mousemove", x + (to_x - x) * step // MOVES, y + (to_y - y) * step // MOVES]
            steps += ["sleep", "0.004"]
        self.program.do(*steps, *(("mouseup", 1) if drop else ()))

    def point(self, key: str, view: View) -> tuple[int, int]:
        """Where to click for this key, on the screen."""
        assert key in view.rects, self.program.complaint(f"a place for {key}")
        x, y, w, h = view.rects[key]
        is_held = any(card.key == key for card in view.hand)
        return (x + EDGE, y + h // 4) if is_held else (x + w // 2, y + h // 2)

    def _toggle(self, card: Seen, view: View) -> None:
        self.click(card.key, view)

    def _place(self, move: Move, view: View) -> None:
        self.drag(move.cards[-1].key, move.what, view)

    def _discard(self, card: Seen, view: View) -> None:
        view = self.select((), view)
        self.drag(card.key, PILE, view)

    def _press(self, name: str, view: View) -> None:
        _, y, _, height = view.rects[f"button:{name}"]
        if y + height <= self.program.screen.height:
            self.click(f"button:{name}", view)
        elif view.primary == name:  # in the part of the panel that is scrolled away
            self.program.do("key", "Return")
        else:
            raise Refused(f"{name} is not in sight")

    def _choose(self, key: str, view: View) -> None:
        self.click(key, view)

    def _draw(self, view: View) -> None:
        self.click("stock", view)

    def _take(self, view: View) -> None:
        self.click(PILE, view)

    def _close_sheet(self, view: View) -> None:
        """The buttons of dialogs are not described: the one to go on stands at the lower right of the paper."""
        ask = ("getwindowgeometry", "--shell", self.program.window)
        told = dict(line.split("=") for line in self.program.ask(*ask).split())
        wide, high = int(told["WIDTH"]), int(told["HEIGHT"])
        unit = min(wide / 160, high / 100)
        x, y = wide / 2 + 66 * unit, min(high - 2.6 * unit, high / 2 + 47.5 * unit) - 5.8 * unit
        self.program.do("mousemove", "--window", self.program.window, round(x), round(y), "click", 1)


LETTERS: Final = {"en": {"draw": "d", "take": "n", "discard": "x"}, "de": {"draw": "z", "take": "p", "discard": "w"}}
"""The usual letters of the languages."""


class Keys(Hands):
    """The keyboard alone, with the letters of a language."""

    def __init__(self, program: Program, language: str = "en") -> None:
        super().__init__(program)
        self._letters = LETTERS[language]

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        self.program.do("key", "--delay", "4", *names)

    def press_letter(self, command: str) -> None:
        """Press the letter that stands for this in the language: "draw", "take" or "discard"."""
        self.key(self._letters[command])

    def focus_on(self, key: str, view: View) -> View:
        """Bring the focus to this key with Tab and the arrows."""
        kind = key.partition(":")[0]
        for _ in range(10):
            if view.facts["focus"].partition(":")[0] == kind:
                break
            before = view.facts["focus"]
            self.key("Tab")
            view = self.program.wait(lambda now, before=before: now.facts["focus"] != before, "the focus moved by Tab")
        if kind == "card":
            order = [card.key for card in view.hand]
            steps = order.index(key) - order.index(view.facts["focus"])
            if steps:
                self.key(*["Right" if steps > 0 else "Left"] * abs(steps))
            return self.program.wait(lambda now: now.facts["focus"] == key, f"the focus on {key}")
        return self._walk_to(key)

    def _walk_to(self, key: str) -> View:
        """From the first of the group, which may be it, to the right until the focus is there."""
        press = "Home"
        for _ in range(20):
            self.key(press)
            with contextlib.suppress(NeverCame):
                return self.program.wait(lambda now: now.facts["focus"] == key, f"the focus on {key}", 0.3)
            press = "Right"
        raise NeverCame(self.program.complaint(f"the focus on {key}"))

    def _toggle(self, card: Seen, view: View) -> None:
        self.focus_on(card.key, view)
        self.key("space")

    def _place(self, move: Move, view: View) -> None:
        """Up into target mode, right to the place, Enter."""
        self.focus_on(move.cards[-1].key, view)
        accepting = [target["key"] for target in view.facts["targets"] if target["accepts"]]
        self.key("Up", *["Right"] * accepting.index(move.what), "Return")

    def _discard(self, card: Seen, view: View) -> None:
        self.select((card,), view)
        self.press_letter("discard")

    def _press(self, name: str, view: View) -> None:
        if name == "lay":
            self.key("Return")
        elif name == "undo":
            self.key("ctrl+z")
        elif name == "continue":
            self.key("space")
        else:
            self.focus_on(f"button:{name}", view)
            self.key("Return")

    def _choose(self, key: str, view: View) -> None:
        assert view.question is not None
        order = [choice["key"] for choice in view.question["choices"]]
        self.key(*["Right"] * order.index(key), "Return")

    def _draw(self, view: View) -> None:
        self.press_letter("draw")

    def _take(self, view: View) -> None:
        self.press_letter("take")

    def _close_sheet(self, view: View) -> None:
        self.key("Return")


def _gone(move: Move) -> Callable[[View], bool]:
    """Whether the cards have left the hand, or something is asked first."""
    keys = {card.key for card in move.cards}
    return lambda now: now.question is not None or now.is_scored or not keys & {card.key for card in now.hand}


def _has_changed(before: View, now: View) -> bool:
    """Whether something has come of it: a question, an error, other cards, another deal."""
    if now.number <= before.number:
        return False
    held, holds = {card.key for card in before.hand}, {card.key for card in now.hand}
    return bool(now.question or now.error or now.is_scored or held != holds or now.table() != before.table())
