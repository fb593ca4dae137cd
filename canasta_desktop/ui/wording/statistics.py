"""Statistics in words: figures as the language writes them, which matches are counted, and what each page says.

Feats have words of their own (`feats`).
"""

from PySide6.QtCore import QDate, QLocale

from canasta_desktop.ui.wording.base import MINUS, Phrases, number, signed
from canasta_desktop.ui.wording.names import Names


class StatisticsFigures(Phrases):
    """Figures and days as the language writes them, and the captions of large figures."""

    def tile(self, key: str) -> str:
        """The caption of a large figure."""
        return {
            "won": self.tr("Matches won"),
            "points": self.tr("Points a deal"),
            "best": self.tr("Best deal"),
            "streak": self.tr("Longest winning streak"),
            "luck": self.tr("Of these, luck"),
            "play": self.tr("Of these, play"),
        }[key]

    def decimal(self, value: float, places: int = 1) -> str:
        """ "1.4" or "−0.3" as the language writes it."""
        rounded = round(value, places)
        text = QLocale().toString(abs(rounded), "f", places)
        return MINUS + text if rounded < 0 else text

    def ahead(self, value: float) -> str:
        """A difference with its sign: "+1.4"."""
        text = self.decimal(value)
        return f"+{text}" if round(value, 1) > 0 else text

    def percent(self, share: float) -> str:
        """ "63%"."""
        return self.tr("{number}%").format(number=number(round(100 * share)))

    def won_of(self, won: int, matches: int) -> str:
        """ "12 of 20 matches won"."""
        return self.tr("{won} of %Ln match(es) won", "", matches).format(won=number(won))

    def interval(self, low: float, high: float) -> str:
        """Where a share lies with 95 per cent certainty: "40% to 80%"."""
        return self.tr("{low} to {high}").format(low=self.percent(low), high=self.percent(high))

    def matches(self, count: int) -> str:
        """ "12 matches"."""
        return self.tr("%Ln match(es)", "", count)

    def deals(self, count: int) -> str:
        """ "12 deals"."""
        return self.tr("%Ln deal(s)", "", count)

    def a_deal(self, value: float) -> str:
        """ "1.4 a deal"."""
        return self.tr("{count} a deal").format(count=self.decimal(value, 2))

    def points_a_deal(self, points: float) -> str:
        """ "820 a deal"."""
        return self.tr("{points} a deal").format(points=number(round(points)))

    def date(self, played: str) -> str:
        """The day of a time as saves have it, in the short form of the language; empty for none."""
        day = QDate.fromString(played[:10], "yyyy-MM-dd")
        return QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""

    def best_line(self, date: str, deal: int) -> str:
        """When the best deal was."""
        if not date:
            return self.tr("deal {deal}").format(deal=number(deal))
        return self.tr("{date}, deal {deal}").format(date=date, deal=number(deal))


class StatisticsFilterWords(Phrases):
    """Which matches are counted: whose, of which game, against whom, and since when."""

    def __init__(self) -> None:
        self.names = Names()

    def filter_names(self) -> tuple[str, ...]:
        """What is chosen above the pages: person, game, opponents, time."""
        return (self.tr("Who"), self.tr("Game"), self.tr("Opponents"), self.tr("Time"))

    def person(self, name: str) -> str:
        """Who has played; whoever gave no name is you."""
        return name if name.strip() else self.names.you()

    def all_games(self) -> str:
        """No game in particular."""
        return self.tr("All games")

    def game(self, system: str, players: int) -> str:
        """ "Samba, four players"."""
        return self.tr("{game}, {players}").format(game=self.names.system(system), players=self.names.players(players))

    def all_levels(self) -> str:
        """No opponents in particular."""
        return self.tr("All opponents")

    def level(self, key: str) -> str:
        """ "Against Expert"; for several levels and for persons in their own words."""
        if key == "mixed":
            return self.tr("Of several levels")
        if key == "persons":
            return self.tr("Persons")
        return self.names.level(key)

    def spans(self) -> tuple[str, ...]:
        """All of the time, the last year, the last thirty days, the last seven."""
        return (self.tr("All the time"), self.tr("Last 12 months"), self.tr("Last 30 days"), self.tr("Last 7 days"))


class StatisticsWords(Phrases):
    """The dialog around the pages."""

    def title(self) -> str:
        """The name of the dialog."""
        return self.tr("Statistics")

    def pages(self) -> tuple[str, ...]:
        """The names of the pages."""
        return (self.tr("Overview"), self.tr("Games"), self.tr("Luck and play"), self.tr("Feats"))

    def empty(self) -> str:
        """There is nothing to count."""
        return self.tr("Nothing has been counted yet: play a deal to its end, and the first figures appear here.")

    def none_such(self) -> str:
        """The choice above leaves nothing."""
        return self.tr("No match fits this choice.")

    def counting(self, done: int, whole: int) -> str:
        """Matches are still being gone through."""
        text = self.tr("Counting: {done} of %Ln match(es)", "", whole)
        return text.format(done=number(done))

    def stop(self) -> str:
        """The button that ends the counting for now."""
        return self.tr("Stop counting")

    def stopped(self) -> str:
        """It was ended before it was through."""
        return self.tr("The rest is counted another time.")

    def export(self) -> str:
        """The button that writes a table."""
        return self.tr("Export as a table …")

    def exported(self, name: str) -> str:
        """It was written."""
        return self.tr("Saved: {name}").format(name=name)

    def not_exported(self, why: str) -> str:
        """It could not be written."""
        return self.tr("The table could not be saved: {why}").format(why=why)

    def close(self) -> str:
        """The button."""
        return self.tr("Close")


class OverviewPageWords(Phrases):
    """Large figures, the curve of all matches, canastas, and how it was played."""

    def __init__(self) -> None:
        self.written = StatisticsFigures()

    def brief(self, won: int, matches: int, last: int) -> str:
        """All of it in a line: "37 of 64 matches won · 3 won in a row just now"."""
        running = self.streak_now(last) if abs(last) > 1 else ""
        return " · ".join([part for part in (self.written.won_of(won, matches), running) if part])

    def streak_now(self, last: int) -> str:
        """What runs just now: "3 won in a row just now"."""
        if last > 1:
            return self.tr("%Ln won in a row just now", "", last)
        if last < -1:
            return self.tr("%Ln lost in a row just now", "", -last)
        return self.tr("no streak just now")

    def course_heading(self) -> str:
        """Over the curve of all matches."""
        return self.tr("Points a deal, match by match")

    def course_line(self, matches: int, first: str, last: str) -> str:
        """The curve for a screen reader."""
        text = self.tr("%Ln match(es); points a deal at first {first}, last {last}", "", matches)
        return text.format(first=first, last=last)

    def canastas_heading(self) -> str:
        """Over the bars of canastas."""
        return self.tr("Canastas by kind")

    def canasta_kind(self, kind: int) -> str:
        """Natural, mixed, of wild cards, sequences."""
        return (self.tr("Natural"), self.tr("Mixed"), self.tr("Wild cards"), self.tr("Sequences"))[kind]

    def habits_heading(self) -> str:
        """Over the lines about how somebody plays."""
        return self.tr("How it was played")

    def habit(self, key: str) -> str:
        """What a line counts."""
        return {
            "out": self.tr("Went out"),
            "concealed": self.tr("Went out concealed"),
            "side_out": self.tr("Own side went out"),
            "piles": self.tr("Piles taken"),
            "pile_cards": self.tr("Cards of a pile taken"),
            "largest_pile": self.tr("Largest pile taken"),
            "threes": self.tr("Red threes"),
            "rounds": self.tr("Initial meld in round"),
        }[key]


class GamesPageWords(Phrases):
    """Matches won by game and by opponents, and the rating beside the levels."""

    def __init__(self) -> None:
        self.written, self.filters = StatisticsFigures(), StatisticsFilterWords()

    def games_heading(self) -> str:
        """Over the games."""
        return self.tr("By game")

    def levels_heading(self) -> str:
        """Over the levels of opponents."""
        return self.tr("By opponents")

    def rating_heading(self) -> str:
        """Over the ratings."""
        return self.tr("Rating beside the levels")

    def rating(self, rating: int, low: int, high: int) -> str:
        """ "1890 ± 35"; ratings are written without separators."""
        return f"{rating} ± {max(high - rating, rating - low)}"

    def rating_about(self) -> str:
        """What the ratings mean."""
        return self.tr(
            "The levels are rated as in “How strong are they?”: 400 points more mean ten matches won "
            "for each one lost. The bar shows where your rating lies with 95% certainty; every match "
            "makes it narrower. A side is as strong as its players on average."
        )

    def no_rating(self) -> str:
        """In place of a rating."""
        return self.tr(
            "There is a rating once a match of Classic Canasta for two or four has been played to the end against "
            "computer players: the strength of the levels is measured there."
        )


class LuckPageWords(Phrases):
    """What the cards brought, and what was made of it."""

    def __init__(self) -> None:
        self.written = StatisticsFigures()

    def luck_heading(self) -> str:
        """Over the cards that came."""
        return self.tr("What the cards brought")

    def luck_thing(self, key: str) -> str:
        """What is counted."""
        return {
            "wilds": self.tr("Wild cards dealt"),
            "drawn": self.tr("Wild cards drawn"),
            "red_threes": self.tr("Red threes dealt"),
            "pairs": self.tr("Pairs dealt"),
        }[key]

    def came(self, came: int, expected: float) -> str:
        """ "112 came, 104.5 expected"."""
        text = self.tr("{came} came, {expected} expected")
        return text.format(came=number(came), expected=self.written.decimal(expected))

    def verdict(self, spreads: float) -> str:
        """What a difference of so many standard deviations says."""
        if abs(spreads) < 1:
            return self.tr("Just about as expected.")
        if abs(spreads) < 2:
            return (
                self.tr("A little lucky, as happens often.")
                if spreads > 0
                else self.tr("A little unlucky, as happens often.")
            )
        return self.tr("Lucky: that is rare.") if spreads > 0 else self.tr("Unlucky: that is rare.")

    def band_about(self) -> str:
        """What the pale band means."""
        return self.tr("The pale band is what chance brings in 19 of 20 cases.")

    def play_heading(self) -> str:
        """Over the bars of points by luck."""
        return self.tr("What was made of it")

    def favour(self, favour: int) -> str:
        """Deals by the wild cards that came."""
        return {
            -1: self.tr("Few wild cards"),
            0: self.tr("About as many as expected"),
            1: self.tr("Many wild cards"),
        }[favour]

    def favour_line(self, points: float, deals: int) -> str:
        """ "+82 a deal · 31 deals"."""
        return self.tr("{points} a deal").format(points=signed(round(points))) + " · " + self.written.deals(deals)

    def worth(self, a_card: float) -> str:
        """What a wild card more was worth."""
        return self.tr("{points} for each wild card more than expected").format(points=signed(round(a_card)))

    def too_few(self) -> str:
        """Not enough was played to tell luck from play."""
        return self.tr("known after twenty deals")

    def play_tile_about(self) -> str:
        """What is left for play."""
        return self.tr("a deal, with as many wild cards as expected")

    def play_about(self) -> str:
        """What the bars show."""
        bars = self.tr(
            "Points a deal above or below the average, in three groups: deals with over one wild "
            "card fewer than expected, with about as many, and with over one more."
        )
        return f"{bars} {self.tr('Each game has an average of its own.')}"
