"""Codes to sentences: the one place where the core's codes become words of the present language.

`Wording()` holds the collections of phrases; each is asked at the moment its words are shown, so after a change of
language the same question gives the other language's words.

- `cards`: names, signs and counts of cards and ranks; `lists`: "a, b and c"
- `names`: systems, presets, levels, players; `characters`: how the computer players like to play
- `status`, `drawing`, `table`, `piles`, `melds`, `plates`, `buttons`, `questions`, `takes`, `remarks`: what is
  on screen
- `refusals`, `messages`, `hints`, `tips`: notes for the note box, or their lines
- `events`: recap, log and announcements; `scores`: score sheets and results; `rules`: the rule sheet
- `system`: what the system did not do
- `options`: house rules; `presets`: the person's own games; `specials`, `needs`: the special hands
- `seat_draw`: the draw for partners and seats; `voices`: what characters say at great moments
- `reasons`: why a computer player did what it did; `lesson`: the first deal with Anna; `replay`: deals seen again
- `history`: the list of all matches
- `spoken`: whole sentences for listeners instead of looking
- `duplicates`: a deal as an expert plays it

The rule sheet, the house rules, the voices and the like have many words, and no first table shows them: they are read
in when they are asked for the first time, so that the start of the program does not wait for them.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from canasta_desktop.ui.text.direction import isolated
from canasta_desktop.ui.wording.base import MINUS, ListPhrases, number, sentence, signed
from canasta_desktop.ui.wording.buttons import ButtonWords, Remarks
from canasta_desktop.ui.wording.cards import CardPhrases, by_rank, court_letters
from canasta_desktop.ui.wording.characters import CharacterWords
from canasta_desktop.ui.wording.drawing import DrawWords
from canasta_desktop.ui.wording.events import Events, meld_ranks
from canasta_desktop.ui.wording.hints import Hints
from canasta_desktop.ui.wording.melds import MeldWords
from canasta_desktop.ui.wording.messages import Messages
from canasta_desktop.ui.wording.names import Names
from canasta_desktop.ui.wording.piles import PileWords
from canasta_desktop.ui.wording.plates import PlateWords
from canasta_desktop.ui.wording.presets import PresetWords
from canasta_desktop.ui.wording.questions import Questions, TakeQuestions
from canasta_desktop.ui.wording.refusals import Refusals, Situation
from canasta_desktop.ui.wording.scores import Scores
from canasta_desktop.ui.wording.special_hands import NeedWords, SpecialHandWords
from canasta_desktop.ui.wording.table import Status, TableWords, rank_named
from canasta_desktop.ui.wording.tips import TipWords

if TYPE_CHECKING:
    from canasta_desktop.ui.wording.duplicates import DuplicateWords
    from canasta_desktop.ui.wording.history import HistoryWords
    from canasta_desktop.ui.wording.lesson import LessonWords
    from canasta_desktop.ui.wording.options.option_words import OptionWords
    from canasta_desktop.ui.wording.reasons import ReasonWords
    from canasta_desktop.ui.wording.replay import ReplayWords
    from canasta_desktop.ui.wording.rules.rule_words import RuleWords
    from canasta_desktop.ui.wording.seat_draw import SeatDrawWords
    from canasta_desktop.ui.wording.spoken.words import SpokenWords
    from canasta_desktop.ui.wording.voices import VoiceWords


class Wording:
    """All phrases; `letters` are the signs of jack, queen, king and ace as the cards show them (see `CardPhrases`)."""

    def __init__(self, letters: str = "") -> None:
        self.cards = CardPhrases(letters)
        self.lists = ListPhrases()
        self.names = Names()
        self.characters = CharacterWords()
        self.status = Status(self.cards)
        self.drawing = DrawWords(self.cards)
        self.table = TableWords(self.cards)
        self.piles = PileWords(self.cards)
        self.melds = MeldWords(self.cards)
        self.plates = PlateWords()
        self.buttons = ButtonWords()
        self.questions = Questions(self.cards)
        self.takes = TakeQuestions(self.cards)
        self.remarks = Remarks(self.cards)
        self.refusals = Refusals(self.cards)
        self.messages = Messages(self.cards)
        self.system = self.messages.system
        self.hints = Hints(self.cards)
        self.tips = TipWords()
        self.events = Events(self.cards)
        self.scores = Scores(self.cards)
        self.presets = PresetWords()
        self.specials = SpecialHandWords()
        self.needs = NeedWords(self.cards)

    @cached_property
    def rules(self) -> "RuleWords":
        """The rule sheet."""
        from canasta_desktop.ui.wording.rules.rule_words import RuleWords

        return RuleWords(self.cards)

    @cached_property
    def voices(self) -> "VoiceWords":
        """What the computer players' characters say."""
        from canasta_desktop.ui.wording.voices import VoiceWords

        return VoiceWords()

    @cached_property
    def seat_draw(self) -> "SeatDrawWords":
        """The draw for partners and seats."""
        from canasta_desktop.ui.wording.seat_draw import SeatDrawWords

        return SeatDrawWords(self.cards)

    @cached_property
    def reasons(self) -> "ReasonWords":
        """Why a computer player did what it did."""
        from canasta_desktop.ui.wording.reasons import ReasonWords

        return ReasonWords(self.cards)

    @cached_property
    def spoken(self) -> "SpokenWords":
        """What is heard."""
        from canasta_desktop.ui.wording.spoken.words import SpokenWords

        return SpokenWords(self.cards)

    @cached_property
    def duplicates(self) -> "DuplicateWords":
        """The same deal played by an expert."""
        from canasta_desktop.ui.wording.duplicates import DuplicateWords

        return DuplicateWords()

    @cached_property
    def lesson(self) -> "LessonWords":
        """The first deal with Anna."""
        from canasta_desktop.ui.wording.lesson import LessonWords

        return LessonWords(self.cards)

    @cached_property
    def history(self) -> "HistoryWords":
        """The list of all matches."""
        from canasta_desktop.ui.wording.history import HistoryWords

        return HistoryWords()

    @cached_property
    def replay(self) -> "ReplayWords":
        """Deals that are seen again."""
        from canasta_desktop.ui.wording.replay import ReplayWords

        return ReplayWords()

    @cached_property
    def options(self) -> "OptionWords":
        """House rules."""
        from canasta_desktop.ui.wording.options.option_words import OptionWords

        return OptionWords()


__all__ = [
    "MINUS",
    "Situation",
    "Wording",
    "by_rank",
    "court_letters",
    "isolated",
    "meld_ranks",
    "number",
    "rank_named",
    "sentence",
    "signed",
]
