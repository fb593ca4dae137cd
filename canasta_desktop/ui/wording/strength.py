"""How strong the computer players are, in words: the page of the help, and the section of the README."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QLocale

from canasta_desktop.bots.series import SeriesGame, SeriesTable
from canasta_desktop.bots.strength import GameStrength, LevelMeasure, Rated, StrengthTable, WinShare
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number, sentence, signed
from canasta_desktop.ui.wording.names import Names

MILLISECOND: Final = 0.001


class StrengthWords(Phrases):
    """Sentences about levels, and the figures beside them."""

    def __init__(self) -> None:
        self.names = Names()
        self.lists = ListPhrases()

    def title(self) -> str:
        """The question that the page answers."""
        return self.tr("How strong are they?")

    def about(self, table: StrengthTable) -> str:
        """What was measured, in one sentence."""
        text = self.tr(
            "The levels played {count} matches of {game} against each other and against players that never change, "
            "always with the same cards from both sides."
        )
        count = sum([game.matches for game in table.games])
        game = self.names.system(table.games[0].system) if table.games else ""
        return text.format(count=number(count), game=game)

    def missing(self) -> str:
        """In place of figures that cannot be read."""
        return self.tr("The figures are missing. Install the program again.")

    # --- who plays ---------------------------------------------------------------------------------

    def level_line(self, key: str) -> str:
        """What a level does and does not do, in one honest sentence; empty for an unknown key."""
        match key:
            case "beginner":
                return self.tr(
                    "Melds what it can, keeps its pairs and goes out when it may, without a thought for what "
                    "the others do."
                )
            case "easy":
                return self.tr(
                    "Takes the pile when that pays, and asks of each discard whether the next player can "
                    "take it. Melds all it can, and does not ask when the deal should end."
                )
            case "skilled":
                return self.tr(
                    "Counts the cards that are gone, discards what the next player can hardly use, and "
                    "weighs up when to end the deal. Follows rules of thumb and thinks no move ahead."
                )
            case "strong":
                return self.tr(
                    "Plays a few likely moves on in thought, four turns far, with 8 to 48 guesses at the hidden "
                    "cards, and takes the one that comes out best."
                )
            case "expert":
                return self.tr(
                    "Thinks as the strong one does, but about more moves, eight turns far, and with up to 162 guesses, "
                    "more where it is close. It is the best that we can make, and not perfect."
                )
        return ""

    def player(self, key: str) -> str:
        """A player that never changes, by what it does; the key itself where it is unknown."""
        match key:
            case "novice-1":
                return self.tr("The former beginner")
            case "standard-1":
                return self.tr("The former skilled level")
            case "taker-1":
                return self.tr("Takes every pile it can")
            case "ordered-1":
                return self.tr("Does what comes first on a fixed list")
            case "hasty-1":
                return self.tr("Melds everything at once")
        return key

    def others(self) -> str:
        """The heading of the players that never change."""
        return self.tr("Measured against")

    # --- figures -----------------------------------------------------------------------------------

    def form(self, game: GameStrength) -> str:
        """ "Four players"."""
        return sentence(self.names.players(game.players))

    def rating(self, rated: Rated) -> str:
        """ "1890 ± 35"; ratings are written without separators."""
        width = max(rated.high - rated.rating, rated.rating - rated.low)
        return f"{rated.rating} ± {width}"

    def won(self, share: WinShare, below: str) -> str:
        """The share of matches against the level below that was won, with the interval."""
        text = self.tr("won {share} of {matches} against {level} ({low} to {high})")
        blanks = {name: self._percent(value) for name, value in share._asdict().items() if name != "matches"}
        return text.format(level=self.names.level(below), matches=number(share.matches), **blanks)

    def thinks(self, level: LevelMeasure) -> str:
        """How long a level thinks."""
        p50, p95, longest = self.span(level.p50), self.span(level.p95), self.span(level.longest)
        text = self.tr("Decides half of its moves in {p50}, 19 of 20 in {p95}, and every one in {longest}.")
        if p50 == p95:
            text = self.tr("Decides 19 of 20 moves in {p95}, and every one in {longest}.")
        if p95 == longest:
            text = self.tr("Decides every move in {longest}.")
        told = text.format(p50=p50, p95=p95, longest=longest)
        if not level.cut_share:
            return told
        cut = self.tr("At the table a limit of time would end its thinking in {share} of them.")
        return f"{told} {cut.format(share=self._percent(level.cut_share))}"

    def _percent(self, share: float) -> str:
        """ "63%"; tenths where all hangs on them."""
        percent = 100 * share
        text = QLocale().toString(percent, "f", 1) if 0 < percent < 1 or 99 < percent < 100 else number(round(percent))
        return self.tr("{number}%").format(number=text)

    def span(self, seconds: float) -> str:
        """ "12 ms" or "1.4 s"; never less than it took."""
        if seconds < MILLISECOND:
            return self.tr("less than 1\u00a0ms")
        if seconds < 1:
            return self.tr("{count}\u00a0ms").format(count=number(math.ceil(seconds / MILLISECOND)))
        return self.tr("{count}\u00a0s").format(count=QLocale().toString(math.ceil(10 * seconds) / 10, "f", 1))

    # --- in every game -----------------------------------------------------------------------------

    def every_game(self) -> str:
        """The heading of the figures of all games."""
        return self.tr("In every game")

    def series(self, series: SeriesTable) -> str:
        """What the figures of all games are."""
        text = self.tr(
            "How many points a deal {level} is ahead of the former skilled level, with the same cards from both sides. "
            "Each game was played until that was clear, or had shown that the difference is small."
        )
        return text.format(level=self.names.level(series.name))

    def series_too(self, series: SeriesTable) -> str:
        """What the figures of a further level are."""
        return self.tr("How far {level} is ahead of it:").format(level=self.names.level(series.name))

    def lead(self, game: SeriesGame) -> str:
        """The cell of a game: "+503 ± 42", or that there is no difference that matters."""
        if game.verdict == "even":
            return self.tr("no difference")
        width = max(game.points - game.low, game.high - game.points)
        lead = f"{signed(game.points)} ± {number(width)}"
        return self.tr("{lead} (not clear yet)").format(lead=lead) if game.verdict == "undecided" else lead

    def system_line(self, games: Sequence[SeriesGame]) -> str:
        """What was found in a rule system with each number of players, to be read out."""
        leads = [f"{self.names.players(game.players)} {self.lead(game)}" for game in games]
        return f"{self.names.system(games[0].system)}: {', '.join(leads)}"

    def longest(self, tables: Iterable[SeriesTable]) -> str:
        """The longest that anything took in all games."""
        text = self.tr("In none of these games did a decision take longer than {longest}.")
        return text.format(longest=self.span(max([game.longest for series in tables for game in series.games])))

    # --- what it means -----------------------------------------------------------------------------

    def honest(self) -> str:
        """What goes for all levels."""
        return self.tr("No level sees a card that is hidden from it, and none is dealt better cards.")

    def unlearned(self, systems: Sequence[str]) -> str:
        """In which games the two best levels are no better than the third."""
        text = self.tr("Not learned yet: {games}. There {strong} and {expert} play as {skilled} does.")
        levels = {key: self.names.level(key) for key in ("strong", "expert", "skilled")}
        return text.format(games=self.lists.row([self.names.system(key) for key in systems]), **levels)

    def meaning(self) -> str:
        """What ratings and their bars are."""
        return self.tr(
            "Ratings are as in chess: 400 points more mean ten matches won for each one lost; 1500 is the mean of all "
            "who played. What stands behind ± and in brackets are intervals at 95%. Times are those of one "
            "processor core."
        )

    def again(self) -> str:
        """What stands before the command."""
        return self.tr("To work out the figures again:")
