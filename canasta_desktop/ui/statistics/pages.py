"""The pages: overview, games, luck and play, feats. Each shows an answer, in the present language."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from canasta_desktop.archive.luck import Chance
from canasta_desktop.archive.person_rating import PersonRating
from canasta_desktop.archive.statistics import FEATS, won_interval
from canasta_desktop.archive.statistics_answer import Figures, StatisticsAnswer
from canasta_desktop.ui.accessibility.roles import spoken_as
from canasta_desktop.ui.base.theme import BANDS
from canasta_desktop.ui.dialogs.document import BESIDE, Document, PassageLabel
from canasta_desktop.ui.dialogs.rows import EvenRows, discard
from canasta_desktop.ui.dialogs.spoken_labels import HeadingLabel, QuietLabel
from canasta_desktop.ui.statistics.charts import Bar, BarChart, CourseChart, Departure, DepartureChart
from canasta_desktop.ui.statistics.rating_scale import PersonScale
from canasta_desktop.ui.statistics.tiles import FeatTile, FigureTile
from canasta_desktop.ui.wording.feats import FeatWords
from canasta_desktop.ui.wording.statistics import (
    GamesPageWords,
    LuckPageWords,
    OverviewPageWords,
    StatisticsFigures,
)
from canasta_desktop.ui.wording.wording import number, signed

TILES = ("won", "points", "best", "streak")
HABITS = ("out", "concealed", "side_out", "piles", "pile_cards", "largest_pile", "threes", "rounds")
KIND_COLOURS = tuple([BANDS[kind][0] for kind in ("natural", "mixed", "wild", "sequence")])
TOP_GAP, GAP, COLUMN_GAP = 14, 16, 28
"""Above a page, between its parts, and between two columns, px."""


class StatisticsTab(Document):
    """The base of the pages: parts below each other, headings among them; `read` are what the arrows go through."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"page:{name}")
        self.can_be_entered = False
        self.written = StatisticsFigures()
        self.column.setContentsMargins(BESIDE, TOP_GAP, 10, 4)
        self.column.setSpacing(GAP)

    def show_answer(self, answer: StatisticsAnswer) -> None:
        """Show this, worded in the present language."""

    def heading(self, into: QVBoxLayout | None = None) -> HeadingLabel:
        """A heading for what follows."""
        made = HeadingLabel(look="heading")
        (into or self.column).addWidget(made)
        return made


class EvenBox(QWidget):
    """Tiles of equal width in as many rows as the width asks for."""

    def __init__(self, parent: QWidget, gap: int | None = None) -> None:
        """`gap`: between them, px, where it is not the usual one."""
        super().__init__(parent)
        self.row = EvenRows(self)
        if gap is not None:
            self.row.GAP = gap
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


class OverviewPage(StatisticsTab):
    """Large figures, the course of all matches, canastas by kind, and how it was played."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("overview", parent)
        self.words = OverviewPageWords()
        self.tiles = {key: FigureTile(key) for key in TILES}
        box = EvenBox(self.inside)
        for tile in self.tiles.values():
            box.row.addWidget(tile)
        self.column.addWidget(box)
        self._course_heading, self.course = self.heading(), CourseChart()
        self.column.addWidget(self.course)
        halves, columns = EvenBox(self.inside, COLUMN_GAP), []
        for _ in range(2):
            half = QWidget(halves)
            columns.append(QVBoxLayout(half))
            columns[-1].setContentsMargins(0, 0, 0, 0)
            columns[-1].setSpacing(8)
            halves.row.addWidget(half)
        self._canastas_heading, self.canastas = self.heading(columns[0]), BarChart()
        columns[0].addWidget(self.canastas)
        self._habits_heading, self.habits = self.heading(columns[1]), HabitList()
        columns[1].addWidget(self.habits)
        for column in columns:
            column.addStretch(1)
        self.column.addWidget(halves)
        self.column.addStretch(1)

    def show_answer(self, answer: StatisticsAnswer) -> None:
        words, figures = self.words, answer.figures
        self._show_tiles(figures)
        self._course_heading.set_words(words.course_heading())
        points = [(one.points / one.deals, bool(one.is_won)) for one in answer.course if one.deals]
        first, last = [number(round(points[at][0])) if points else "0" for at in (0, -1)]
        self.course.show_points(words.course_line(len(points), first, last), points)
        self._canastas_heading.set_words(words.canastas_heading())
        bars = [
            Bar(
                words.canasta_kind(kind),
                count,
                f"{number(count)} · {self.written.a_deal(figures.a_deal(count))}",
                colour=colour,
            )
            for kind, (count, colour) in enumerate(zip(figures.canastas, KIND_COLOURS, strict=True))
        ]
        self.canastas.show_bars(words.canastas_heading(), bars)
        self._habits_heading.set_words(words.habits_heading())
        self.habits.show_rows([(words.habit(key), _habit(self.written, figures, key)) for key in HABITS])
        self.habits.setAccessibleName(words.habits_heading())
        tiles = list(self.tiles.values())
        self.set_chapters([tiles, [self.course], self.canastas.parts, self.habits.lines])

    def _show_tiles(self, figures: Figures) -> None:
        words, written, best = self.words, self.written, figures.best
        share = figures.won / figures.matches if figures.matches else 0.0
        interval = written.interval(*won_interval(figures.won, figures.matches)) if figures.matches else ""
        won = written.won_of(figures.won, figures.matches)
        shown = {
            "won": (written.percent(share), f"{won} ({interval})" if interval else won),
            "points": (number(round(figures.points_a_deal)), written.deals(figures.deals)),
            "best": ("–", "")
            if best is None
            else (number(best.points), written.best_line(written.date(best.played), best.number)),
            "streak": (number(figures.streaks.longest), words.streak_now(figures.streaks.last)),
        }
        for key, tile in self.tiles.items():
            tile.show_figure(written.tile(key), *shown[key])


@spoken_as(QAccessible.Role.ListItem)
class HabitLine(QWidget):
    """Words with a figure at their end."""

    def __init__(self, name: str, figure: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        value = QuietLabel(figure, look="second")
        value.setWordWrap(False)
        row.addWidget(QuietLabel(name), 1)
        row.addWidget(value)
        self.setAccessibleName(f"{name}: {figure}")


@spoken_as(QAccessible.Role.List)
class HabitList(QWidget):
    """Lines of words with a figure at their end."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 2, 0, 0)
        self._column.setSpacing(6)
        self.lines: list[HabitLine] = []
        self.rows: list[tuple[str, str]] = []

    def show_rows(self, rows: list[tuple[str, str]]) -> None:
        """Show these rows."""
        for widget in self.lines:
            discard(widget)
        self.rows = rows
        self.lines = [HabitLine(name, figure) for name, figure in rows]
        for line in self.lines:
            self._column.addWidget(line)


def _habit(written: StatisticsFigures, figures: Figures, key: str) -> str:
    """The figure of a line: how often, and for each deal."""
    if key == "rounds":
        return written.decimal(figures.rounds / figures.opened) if figures.opened else "–"
    if key == "pile_cards":
        return written.decimal(figures.pile_cards / figures.piles) if figures.piles else "–"
    count = int(getattr(figures, key))
    if key == "largest_pile":
        return number(count)
    each = (
        written.percent(figures.a_deal(count))
        if key.endswith(("out", "concealed"))
        else written.a_deal(figures.a_deal(count))
    )
    return f"{number(count)} · {each}"


class GamesPage(StatisticsTab):
    """Matches won by game and by opponents, and the rating beside the levels."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("games", parent)
        self.words = GamesPageWords()
        self._games_heading, self.games = self.heading(), BarChart(1.0)
        self.column.addWidget(self.games)
        self._levels_heading, self.levels = self.heading(), BarChart(1.0)
        self.column.addWidget(self.levels)
        self._rating_heading = self.heading()
        self._scales = QVBoxLayout()
        self._scales.setSpacing(GAP)
        self.column.addLayout(self._scales)
        self.about = PassageLabel(look="second")
        self.column.addWidget(self.about)
        self.column.addStretch(1)
        self.scales: list[PersonScale] = []

    def show_answer(self, answer: StatisticsAnswer) -> None:
        words = self.words
        self._games_heading.set_words(words.games_heading())
        games = [
            self._bar(
                words.filters.game(one.system, one.players),
                one.won,
                one.matches,
                one.points / one.deals if one.deals else 0,
            )
            for one in answer.by_game
        ]
        self.games.show_bars(words.games_heading(), games)
        self._levels_heading.set_words(words.levels_heading())
        levels = [self._bar(words.filters.level(one.level), one.won, one.matches) for one in answer.by_level]
        self.levels.show_bars(words.levels_heading(), levels)
        for shown in (self._levels_heading, self.levels):
            shown.setVisible(bool(levels))
        self._show_ratings(answer.ratings)
        self.set_chapters([self.games.parts, self.levels.parts if levels else [], [*self.scales, self.about]])

    def _bar(self, name: str, won: int, matches: int, points: float | None = None) -> Bar:
        figure = self.written.won_of(won, matches)
        if points is not None:
            figure += " · " + self.written.points_a_deal(points)
        if not matches:
            return Bar(name, 0, figure)
        return Bar(name, won / matches, figure, *won_interval(won, matches))

    def _show_ratings(self, ratings: list[PersonRating]) -> None:
        self._rating_heading.set_words(self.words.rating_heading())
        for scale in self.scales:
            discard(scale)
        self.scales = [PersonScale(one, self.words) for one in ratings]
        for scale in self.scales:
            self._scales.addWidget(scale)
        self.about.set_words(self.words.rating_about() if ratings else self.words.no_rating())


class LuckPage(StatisticsTab):
    """The cards that came beside those to be expected, and what was made of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("luck", parent)
        self.words = LuckPageWords()
        self._luck_heading, self.luck = self.heading(), DepartureChart()
        self.column.addWidget(self.luck)
        self.verdict, self._band_about = PassageLabel(), PassageLabel(look="second")
        self.column.addWidget(self.verdict)
        self.column.addWidget(self._band_about)
        self._play_heading, self.play = self.heading(), DepartureChart()
        self.tiles = {key: FigureTile(key) for key in ("points", "luck", "play")}
        box = EvenBox(self.inside)
        for tile in self.tiles.values():
            box.row.addWidget(tile)
        self.column.addWidget(box)
        self.column.addWidget(self.play)
        self._play_about = PassageLabel(look="second")
        self.column.addWidget(self._play_about)
        self.column.addStretch(1)

    def show_answer(self, answer: StatisticsAnswer) -> None:
        words, luck = self.words, answer.luck
        self._luck_heading.set_words(words.luck_heading())
        rows = [
            Departure(
                words.luck_thing(key),
                chance.difference,
                chance.band,
                f"{words.came(chance.came, chance.expected)} ({self.written.ahead(chance.difference)})",
            )
            for key, chance in luck._asdict().items()
        ]
        self.luck.show_departures(words.luck_heading(), rows)
        self.verdict.set_words(words.verdict(_spreads(luck.wilds + luck.drawn)))
        self._band_about.set_words(words.band_about())
        self._play_heading.set_words(words.play_heading())
        shares = [
            Departure(words.favour(one.favour), one.ahead, one.band, words.favour_line(one.ahead, one.deals))
            for one in answer.luck_shares
        ]
        self.play.show_departures(words.play_heading(), shares)
        self._play_about.set_words(words.play_about())
        self._show_worth(answer)
        about = [self.verdict, self._band_about]
        self.set_chapters([[*self.luck.parts, *about], [*self.tiles.values(), *self.play.parts, self._play_about]])

    def _show_worth(self, answer: StatisticsAnswer) -> None:
        """Of the points a deal, what luck has brought and what is left for play."""
        words, worth, whole = self.words, answer.luck_worth, answer.figures.points_a_deal
        self.tiles["points"].show_figure(
            self.written.tile("points"), number(round(whole)), self.written.deals(answer.figures.deals)
        )
        luck, play = ("–", "–") if worth is None else (signed(round(worth.a_deal)), number(round(whole - worth.a_deal)))
        line = words.too_few() if worth is None else words.worth(worth.a_card)
        self.tiles["luck"].show_figure(self.written.tile("luck"), luck, line)
        self.tiles["play"].show_figure(self.written.tile("play"), play, words.play_tile_about())


def _spreads(chance: Chance) -> float:
    """By how many standard deviations more came than expected."""
    return chance.difference / chance.variance**0.5 if chance.variance else 0.0


class FeatsPage(StatisticsTab):
    """All feats, those that were earned in colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("feats", parent)
        self.words = FeatWords()
        self.about = PassageLabel(look="second")
        self.column.addWidget(self.about)
        self.tiles = {key: FeatTile(key) for key in FEATS}
        box = EvenBox(self.inside)
        for tile in self.tiles.values():
            box.row.addWidget(tile)
        self.column.addWidget(box)
        self.column.addStretch(1)

    def show_answer(self, answer: StatisticsAnswer) -> None:
        words = self.words
        self.about.set_words(words.about())
        for key, tile in self.tiles.items():
            earned = answer.feats.get(key)
            when = "" if earned is None else words.earned(earned.system, self.written.date(earned.played), earned.deal)
            earned_text = when or words.not_earned()
            tile.show_feat(words.name(key), words.sentence(key), when, earned_text, is_earned=earned is not None)
        self.set_chapters([[self.about, *self.tiles.values()]])
