"""What the sheet says of a deal, in the present language: how it ended, who has won, the sums, all of it as text."""

from collections.abc import Sequence
from typing import Final

from canasta_desktop.game.names import LONGEST_TYPED
from canasta_desktop.rules.actions import NO_CARD
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.score_sheet.deal import ScoredDeal
from canasta_desktop.ui.text.shortening import shortened
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.spoken.scores import SideScore
from canasta_desktop.ui.wording.wording import Wording, number, signed

LONGEST_SIDE: Final = 2 * LONGEST_TYPED
"""So many letters of the names of a side stand in the sentence that says who has won."""


class SheetWords:
    """One deal in words; made anew for each language."""

    def __init__(self, deal: ScoredDeal, event_context: EventContext, words: Wording) -> None:
        self._deal, self._event_context, self._words = deal, event_context, words
        self.columns: list[str] = [event_context.accounts[column.sheet.account] for column in deal.columns]
        """The names of the sides, as they are written."""
        side, names, person = words.spoken.scores.side, event_context.names, event_context.person
        self.heard: list[str] = [
            side([names[seat] for seat in column.seats], is_own=person in column.seats) for column in deal.columns
        ]
        """The names of the sides as they are heard: that of the person is "your side", whoever sits there."""

    def how_it_ended(self) -> str:
        """Who went out, and how."""
        deal, words = self._deal, self._words.scores.ending
        name = self._event_context.names[deal.out] if deal.out != NOBODY else ""
        own = deal.out != NOBODY and deal.out == self._event_context.person
        if deal.special:
            return words.ended_special(name, own, self._words.specials.name(deal.special))
        ended = words.ended(name, own, deal.concealed)
        return ended if deal.last_card == NO_CARD else f"{ended} {words.last_card(deal.last_card)}"

    def subtitle(self) -> str:
        """How the deal ended, and what is played."""
        deal = self._deal
        if not deal.system:
            return self.how_it_ended()
        game = self._words.scores.game(self._words.names.system(deal.system), deal.target, deal.deals)
        return f"{self.how_it_ended().rstrip('.')} · {game}"

    def outcome(self) -> str:
        """Who has won the match; empty while it goes on."""
        deal = self._deal
        if not deal.is_over:
            return self._words.scores.ending.tie() if deal.is_tie else ""
        own, name = deal.columns[deal.winner].own, shortened(self.columns[deal.winner], LONGEST_SIDE)
        if deal.margin <= 0:
            return self._words.scores.ending.won(name, own)
        return self._words.scores.ending.result(name, own, deal.margin)

    def sums(self, counted: Sequence[int] | None = None) -> list[tuple[str, list[str]]]:
        """The rows below the lines: name and a figure a side; `counted` are the points of the deal so far."""
        words, columns = self._words.scores, self._deal.columns
        points = [column.sheet.total for column in columns] if counted is None else counted
        sums = [
            (words.this_deal(), [signed(one) for one in points]),
            (words.before(), [number(column.before) for column in columns]),
            (words.total(), [number(column.before + one) for column, one in zip(columns, points, strict=True)]),
        ]
        if not self._deal.is_over:
            minimums = [column.minimum for column in columns]
            sums.append((words.next_minimum(), [number(minimum) if minimum else "–" for minimum in minimums]))
        return sums

    def summary(self) -> str:
        """The deal and the match in one sentence, the own side first, for listeners."""
        columns = sorted(zip(self.heard, self._deal.columns, strict=True), key=lambda one: not one[1].own)
        scores = [SideScore(name, column.sheet.total, column.after) for name, column in columns]
        return self._words.spoken.scores.deal(scores)

    def victory(self) -> tuple[str, str, str]:
        """The great word at the end of a match, the winner's score, and those of the others."""
        deal, words = self._deal, self._words.scores
        winner = deal.columns[deal.winner]
        others = [
            (shortened(name, LONGEST_SIDE), column.after)
            for name, column in zip(self.columns, deal.columns, strict=True)
            if column is not winner
        ]
        return (
            words.ending.victory(shortened(self.columns[deal.winner], LONGEST_SIDE), winner.own),
            number(winner.after),
            words.against(others, deal.number),
        )

    def text(self, rows: Sequence[tuple[str, Sequence[str]]]) -> str:
        """The sheet as plain text, columns parted by tabs; `rows` are its lines."""
        lines = [self._words.scores.title(self._deal.number), "\t".join(("", *self.columns))]
        lines += ["\t".join((name, *figures)) for name, figures in (*rows, *self.sums())]
        return "\n".join([*lines, *[line for line in (self.outcome(), self.code()) if line]])

    def code(self) -> str:
        """By which code the deal can be dealt again; empty where it has none."""
        return self._words.scores.deal_code(self._deal.code) if self._deal.code else ""
