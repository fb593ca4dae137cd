"""Messages of the game (`game.messages`) as sentences: the cause first, then what follows from it."""

from canasta_desktop.game.messages import Code, Fault, Message
from canasta_desktop.ui.display.display import Note, Tone
from canasta_desktop.ui.wording.base import Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.presets import PresetWords
from canasta_desktop.ui.wording.system_errors import SystemWords

TROUBLE = (
    *(Code.SAVE_DAMAGED_SET_ASIDE, Code.SAVE_FAILED, Code.SAVE_CHANGED_BY_ANOTHER),
    *(Code.SETTINGS_DAMAGED_SET_ASIDE, Code.SETTINGS_FAILED, Code.PRESETS_DAMAGED_SET_ASIDE, Code.PRESETS_FAILED),
    *(Code.PEOPLE_DAMAGED_SET_ASIDE, Code.PEOPLE_FAILED),
    *(Code.COPY_FAILED, Code.OPENING_FAILED, Code.KEEPING_FAILED, Code.RULES_FAILED, Code.FOLDER_FAILED),
    *(Code.VOICE_MISSING, Code.PROGRAM_FAULT, Code.REPORT_FAILED, Code.HISTORY_DAMAGED_SET_ASIDE, Code.REPLAY_FAILED),
)
"""What is shown as an error; the rest is information."""


class Messages(Phrases):
    """Messages to lines."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.presets = PresetWords()
        self.system = SystemWords()

    def note(self, message: Message) -> Note:
        """What the note box shows."""
        return Note(_tone(message.code), self.lines(message))

    def lines(self, message: Message) -> tuple[str, ...]:
        """One or two sentences."""
        values = dict(message.values)
        blanks = {name: number(value) if isinstance(value, int) else value for name, value in values.items()}
        lines = self._table(message) or self._match(message) or self._files(message) or self._players(message)
        lines = lines or self._passed_on(message) or self._refused(message)
        return tuple([line.format(**blanks) for line in lines])

    def _table(self, message: Message) -> tuple[str, ...]:
        match message.code:
            case Code.NOTHING_TO_UNDO:
                return (self.tr("There is nothing to undo."),)
            case Code.DRAW_IS_FINAL:
                return (self.tr("Drawing cannot be taken back: you have seen the card."),)
            case Code.TAKE_IS_FINAL:
                return (self.tr("Taking the pile cannot be taken back."),)
            case Code.ANSWER_IS_FINAL:
                return (self.tr("Your partner’s answer cannot be taken back."),)
            case Code.FOOT_IS_FINAL:
                return (self.tr("Taking up the foot cannot be taken back: you have seen its cards."),)
            case Code.REPLACEMENT_IS_FINAL:
                return (self.tr("A three that has been replaced cannot be taken back: you have seen the new card."),)
            case Code.LESSON_WANTS_OTHER:
                # Hardly anybody who starts the program is about to learn the game.
                from canasta_desktop.ui.wording.lesson import LessonWords

                return (LessonWords(self.cards).other(str(message.value("topic"))),)
            case Code.DRAFT_RETURNED if message.value("minimum"):
                return (self.tr("Your staged cards ({points} of {minimum} points) are back in your hand."),)
            case Code.DRAFT_RETURNED:
                return (self.tr("Your staged cards are back in your hand."),)
        return ()

    def _match(self, message: Message) -> tuple[str, ...]:
        """The saved match."""
        match message.code:
            case Code.SAVE_DAMAGED_SET_ASIDE:
                fault = self.fault(str(message.value("fault")))
                kept = self.tr("It has been set aside as “{name}”, and a new game begins.")
                return (self.tr("The saved game could not be read."), fault, kept)
            case Code.SAVE_FAILED:
                keep = self.tr("You can play on, but this game is not being saved.")
                return (self.tr("The game could not be saved."), self._why(message), keep)
            case Code.SAVED_AGAIN:
                return (self.tr("The game is saved again."),)
            case Code.SAVE_CHANGED_BY_ANOTHER:
                kept = self.tr("Your game is kept as “{name}”, so that neither is lost.")
                only = self.tr("Play on in one of the two windows only.")
                return (self.tr("Another window has saved a game in the same place."), kept, only)
            case Code.SAVE_TAKEN_UP_FROM_POSITION:
                text = self.tr("The rules have been corrected since this game was saved.")
                return (text, self.tr("It goes on from the same position."))
            case Code.LEVEL_UNKNOWN:
                text = self.tr("In this game computer players were to play at a level that this version does not know.")
                return (text, self.tr("They play as well as they can here; in the saved game their level stays."))
            case Code.PRACTICE_BEGUN:
                kept = self.tr("Your match is kept as it was: choose “Back to the previous game” in the menu.")
                return (self.tr("This is practice and does not count."), kept)
            case Code.REPLAY_FAILED:
                is_missing = message.value("fault") == Fault.MISSING.value
                other = self.tr("It contains a move that the rules of this version do not allow.")
                why = self.tr("Its moves were not saved.") if is_missing else other
                return (self.tr("This deal cannot be shown again."), why)
        return ()

    def _files(self, message: Message) -> tuple[str, ...]:
        match message.code:
            case Code.SETTINGS_DAMAGED_SET_ASIDE:
                kept = self.tr("They have been set aside as “{name}”; the usual settings apply.")
                return (self.tr("The settings could not be read."), kept)
            case Code.SETTINGS_FAILED:
                apply = self.tr("They apply until you quit.")
                return (self.tr("The settings could not be saved."), self._why(message), apply)
            case Code.PRESETS_DAMAGED_SET_ASIDE:
                fault = self.presets.fault(str(message.value("fault")))
                kept = self.tr("They have been set aside as “{name}”; you can make new ones.")
                return (self.tr("Your presets could not be read."), fault, kept)
            case Code.PRESETS_FAILED:
                keep = self.tr("Your changes apply until you quit.")
                return (self.tr("Your presets could not be saved."), self._why(message), keep)
            case Code.HISTORY_DAMAGED_SET_ASIDE:
                kept = self.tr("It has been set aside as “{name}”, and a new one is being made; no match is lost.")
                return (self.tr("The list of your matches could not be read."), kept)
            case Code.PEOPLE_DAMAGED_SET_ASIDE:
                kept = self.tr("The file has been set aside as “{name}”; you can add everybody again.")
                return (self.tr("The list of who plays here could not be read."), kept)
            case Code.PEOPLE_FAILED:
                keep = self.tr("Your changes apply until you quit.")
                return (self.tr("The list of who plays here could not be saved."), self._why(message), keep)
        return ()

    def _players(self, message: Message) -> tuple[str, ...]:
        """The program itself, and the players that it plays."""
        match message.code:
            case Code.PROGRAM_FAULT:
                more = self.tr("If it happens again, choose “Report a problem” in the menu.")
                return (self.tr("Something went wrong in the game. It goes on."), more)
            case Code.VOICE_MISSING:
                # Few want the voice, and where there is one nobody reads this.
                from canasta_desktop.ui.wording.own_voice import OwnVoiceWords

                return OwnVoiceWords().missing(str(message.value("detail")))
            case Code.LEARNED_UNREADABLE:
                text = self.tr("What strong and expert players have learned of this game could not be read.")
                return (text, self.tr("They play like skilled ones until you install the program again."))
            case Code.REPORT_WRITTEN:
                where = self.tr("A report is in “{name}”, in the folder “reports” of the save folder.")
                what = self.tr(
                    "It names no player and reveals nothing about the running deal; read it before you pass it on."
                )
                return (where, what)
            case Code.REPORT_FAILED:
                return (self.tr("The report could not be written."), self._why(message))
            case Code.HINT_COMING:
                return (self.tr("Thinking about a hint …"),)
            case Code.HINT_FAILED:
                return (self.tr("There is no hint now: the computer could not finish thinking. Ask again."),)
            case Code.FALLBACK_NO_TIME:
                return (self.tr("{name} took too long and made a simple move."),)
            case Code.FALLBACK_ENDED:
                return (self.tr("{name} could not finish thinking and made a simple move."),)
            case Code.FALLBACK_NONSENSE:
                return (self.tr("{name}’s answer could not be understood; a simple move was made instead."),)
            case Code.FALLBACK_NO_MOVE:
                return (self.tr("{name} could not decide and made a simple move."),)
            case Code.FALLBACK_FORBIDDEN:
                return (self.tr("{name} chose a move that the rules do not allow; a simple one was made instead."),)
        return ()

    def _passed_on(self, message: Message) -> tuple[str, ...]:
        """Games in files of their own."""
        match message.code:
            case Code.GAME_COPIED:
                return (self.tr("The game is saved as “{name}”."), self.tr("What you play from here on is not in it."))
            case Code.GAME_OPENED:
                return (self.tr("“{name}” has been opened."),)
            case Code.GAME_OPENED_OTHER_KEPT:
                kept = self.tr("Your previous game is kept: choose “Back to the previous game” in the menu.")
                return (self.tr("“{name}” has been opened."), kept)
            case Code.GAME_OPENED_AS_PRACTICE:
                practice = self.tr("You have already played on in this match, and that stays. This is practice.")
                return (self.tr("“{name}” has been opened."), practice)
        return ()

    def _refused(self, message: Message) -> tuple[str, ...]:
        """Files that cannot be written, opened or shown."""
        match message.code:
            case Code.COPY_FAILED:
                return (self.tr("“{name}” could not be written."), self._why(message))
            case Code.OPENING_FAILED:
                same = self.tr("The game on the table goes on.")
                return (self.tr("“{name}” could not be opened."), self.fault(str(message.value("fault"))), same)
            case Code.KEEPING_FAILED:
                lost = self.tr("A new one would replace it, and what you have played would be lost.")
                return (self.tr("The game on the table could not be kept."), self._why(message), lost)
            case Code.RULES_FAILED:
                fault = self.presets.fault(str(message.value("fault")))
                return (self.tr("“{name}” could not be opened."), fault)
            case Code.FOLDER_FAILED:
                return (self.tr("The folder could not be shown."), self.tr("You find it here: {name}"))
        return ()

    def _why(self, message: Message) -> str:
        """Why the system did not write what the message is about."""
        return self.system.unwritten(str(message.value("detail")))

    def unsaved(self) -> str:
        """The mark of a game that is not saved as it is, at the top of the window."""
        return self.tr("Not saved")

    def fault(self, code: str) -> str:
        """What is wrong with a saved game, by the value of a `Fault`."""
        try:
            fault = Fault(code)
        except ValueError:
            return self.tr("It is damaged.")
        match fault:
            case Fault.TOO_LARGE:
                return self.tr("The file is far too large.")
            case Fault.NOT_JSON | Fault.NOT_A_SAVE:
                return self.tr("The file is not a saved game.")
            case Fault.NEWER:
                return self.tr("It was saved by a newer version of the game.")
            case Fault.ILLEGAL_ACTION:
                return self.tr("It contains a move that the rules do not allow.")
            case Fault.UNKNOWN_RULES:
                return self.tr("It is played by rules that this version does not know.")
            case Fault.MISSING:
                return self.tr("This file does not exist.")
            case Fault.UNREADABLE:
                return self.tr("Check that you are allowed to read it.")
        return self.tr("It is damaged.")


def _tone(code: Code) -> Tone:
    """In which tone this is said."""
    if code is Code.LESSON_WANTS_OTHER:
        return Tone.HINT
    return Tone.ERROR if code in TROUBLE else Tone.INFO
