"""Plays through the real window: looks at the description, chooses by `policy`, acts by `hands`, to the deal's end."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.e2e.eyes import View
from tests.e2e.hands import Hands, Keys, Mouse, Refused
from tests.e2e.policy import Do, Move, Player
from tests.e2e.program import Program

MOST_MOVES: Final = 1500
"""No deal takes so many moves of one person."""

__all__ = ["Keys", "Mouse", "Table", "View"]


class Table:
    """A person at the window; `watch` is told of every screen before a move is made there."""

    def __init__(self, program: Program, hands: Hands, watch: Callable[[View, Move], None] | None = None) -> None:
        self.program = program
        self.hands = hands
        self.player = Player()
        self.done: Counter[Do] = Counter()
        self._watch = watch

    def step(self) -> Move:
        """Wait until something is due, and do it."""
        view = self.program.wait(lambda now: now.is_due, "the person's turn")
        move = self.player.move(view)
        if self._watch is not None:
            self._watch(view, move)
        try:
            self.hands.carry_out(move, view)
        except Refused:
            self.player.bar(move)
        else:
            self.done[move.do] += 1
        return move

    def play_deal(self) -> View:
        """Play until the score sheet lies open; returns that screen."""
        for _ in range(MOST_MOVES):
            view = self.program.wait(lambda now: now.is_due, "the person's turn")
            if view.is_scored:
                return view
            self.step()
        raise AssertionError(self.program.complaint("the end of the deal"))
