"""A score book in words: its title, who plays, and each line for a screen reader. Made anew for each language."""

from collections.abc import Sequence

from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.history.score_book import BookLine, ScoreBook
from canasta_desktop.ui.history.viewer import Viewer
from canasta_desktop.ui.wording.wording import Wording, number


class BookWords:
    """For `viewer`: `names` and `faces` are by seat, `sides` and `side_faces` by column."""

    def __init__(self, book: ScoreBook, words: Wording, viewer: Viewer) -> None:
        self._book, self._words, self._viewer = book, words, viewer
        setup, history = book.setup, words.history
        self.names = viewer.names(setup, words)
        self.faces = viewer.faces(setup, self.names)
        self.sides = [words.names.side([self.names[seat] for seat in column.seats]) for column in book.columns]
        self.side_faces = [[self.faces[seat] for seat in column.seats] for column in book.columns]
        company = viewer.company(setup, [self.names[seat] for seat in book.columns[0].seats], self.sides, history)
        game = words.scores.game(words.names.system(setup.system), book.target, book.deals)
        played = history.book.played(book.particulars.begun, book.particulars.played)
        self.title = book.particulars.name or history.book.name()
        self.subtitle = " · ".join([part for part in (company, game, played) if part])

    def spoken(self, line: BookLine) -> str:
        """A line for a screen reader."""
        columns = list(zip(self.sides, line.points, line.totals, strict=True))
        words = self._words.history
        dealt = words.book.dealt(self.names[line.dealer], is_own=self._is_own(line.dealer))
        return words.book.line(words.deal(line.number), dealt, columns)

    def next_deal(self) -> str:
        """Who deals the deal that is being played, or is next; empty where the match is over."""
        book = self._book
        if book.next_dealer == NOBODY:
            return ""
        own = self._is_own(book.next_dealer)
        return self._words.history.book.deals_now(self.names[book.next_dealer], is_own=own)

    def _is_own(self, seat: int) -> bool:
        """Whether who looks sits there."""
        return seat == self._viewer.own_seat(self._book.setup)

    def outcome(self) -> str:
        """Who has won; empty while the match goes on."""
        book, ending = self._book, self._words.scores.ending
        if book.winner == NOBODY:
            return ""
        totals = list(book.totals)
        margin = totals.pop(book.winner) - max(totals)
        own = self._viewer.own_seat(book.setup) in book.columns[book.winner].seats
        name = self.sides[book.winner]
        return ending.result(name, own, margin) if margin > 0 else ending.won(name, own)

    def best_deal(self) -> str:
        """The deal that has brought most, as a sentence; empty where none has brought anything."""
        book = self._book
        if book.best == NOBODY:
            return ""
        points, column = book.best_points
        return self._words.history.book.best_deal(book.lines[book.best].number, points, self.sides[column])

    def minimums(self) -> list[str]:
        """What the next initial meld must count, by column."""
        return [number(column.minimum) if column.minimum else "–" for column in self._book.columns]

    def sums_spoken(self) -> Sequence[str]:
        """The score and the next minimum of each side, for a screen reader."""
        scores = self._words.scores
        totals = "; ".join([f"{side}: {number(one)}" for side, one in zip(self.sides, self._book.totals, strict=True)])
        sums = [f"{scores.total()}. {totals}"]
        if self._book.winner == NOBODY:
            least = "; ".join([f"{side}: {one}" for side, one in zip(self.sides, self.minimums(), strict=True)])
            sums.append(f"{scores.next_minimum()}. {least}")
        return sums
