"""What the list can be narrowed by: games, players, results and kinds, as far as there are such matches."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from canasta_desktop.archive.index import Wanted
from canasta_desktop.archive.records import MatchRow
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.history.entries import Row
from canasta_desktop.ui.history.filter_bar import FilterBar, FilterOption
from canasta_desktop.ui.wording.names import Names

SYSTEM, PLAYERS, STATE, KIND = "system", "players", "state", "kind"
"""The names of the pills, as in `Wanted`."""
RUNNING, WON, LOST, OVER = "running", "won", "lost", "over"
"""The states that `Wanted` knows."""
Answer = tuple[object, str, int]
"""As in `FilterOption`."""


class MatchFilters(FilterBar):
    """Offers the answers that some match would be left in by, each with how many it leaves."""

    def __init__(self, names: Names, parent: QWidget) -> None:
        super().__init__((SYSTEM, PLAYERS, STATE, KIND), parent)
        self._names = names

    def wanted(self) -> Wanted:
        """What is left in by field and pills."""
        values = {name: button.value for name, button in self.buttons.items()}
        kind, players = values[KIND], values[PLAYERS]
        return Wanted(
            self.search.text().strip(),
            str(values[SYSTEM] or ""),
            players if isinstance(players, int) else 0,
            kind if isinstance(kind, Kind) else None,
            str(values[STATE] or ""),
        )

    def clear(self) -> None:
        """Leave nothing out."""
        for button, every in zip(self.buttons.values(), ("", 0, "", None), strict=True):
            button.set_value(every)
        self.search.clear()

    def offer(self, everything: Sequence[Row]) -> None:
        """Offer what there is among all matches, in the present language."""
        self.search.setPlaceholderText(self.tr("Search names and games"))
        self.search.setAccessibleName(self.tr("Search names and games"))
        matches = [row for row in everything if isinstance(row, MatchRow)]
        total = len(everything)
        self._ask(SYSTEM, self.tr("Game"), ("", self.tr("All games"), total), self._games(matches))
        players = Counter([row.setup.players for row in matches])
        counts = [(count, str(self._names.players(count)), players[count]) for count in sorted(players)]
        self._ask(PLAYERS, self.tr("Players"), (0, self.tr("Any number"), total), counts)
        self._ask(STATE, self.tr("Result"), ("", self.tr("Any result"), total), self._results(matches))
        self._ask(KIND, self.tr("Kind"), (None, self.tr("Any kind"), total), self._kinds(matches))

    def _games(self, matches: Sequence[MatchRow]) -> list[Answer]:
        systems = Counter([row.setup.system for row in matches])
        named = sorted([(self._names.system(key), key) for key in systems])
        return [(key, name, systems[key]) for name, key in named]

    def _results(self, matches: Sequence[MatchRow]) -> list[Answer]:
        over = [row for row in matches if row.is_over]
        won = len([row for row in over if row.winner == row.own])
        decided = len([row for row in over if row.own == NOBODY])
        counted = (
            (RUNNING, self.tr("Still running"), len(matches) - len(over)),
            (WON, self.tr("Won"), won),
            (LOST, self.tr("Lost"), len(over) - won - decided),
            (OVER, self.tr("Decided among others"), decided),
        )
        return [result for result in counted if result[2]]

    def _kinds(self, matches: Sequence[MatchRow]) -> list[Answer]:
        kinds = Counter([row.particulars.kind for row in matches])
        words = {
            Kind.MATCH: self.tr("Matches that count"),
            Kind.PRACTICE: self.tr("Practice"),
            Kind.DAILY: self.tr("Deals of the day"),
        }
        return [(kind, words[kind], kinds[kind]) for kind in Kind if kinds[kind]]

    def _ask(self, name: str, title: str, every: Answer, answers: Sequence[Answer]) -> None:
        """Have a pill ask this; with less than two answers there is nothing to ask. `every` leaves nothing out."""
        button = self.buttons[name]
        button.show_options(title, [FilterOption(*answer) for answer in (every, *answers)])
        button.setVisible(len(answers) > 1 or button.is_set)
