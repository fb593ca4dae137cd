"""The person at the table: what each intent comes to, on the workbench or in the match.

No Qt and no words. What is to be said is kept as it comes (a refusal, a message, the ideas of a hint)
and worded when the display is drawn up, so that it can be worded anew in another language. What takes
more than a step is done next door (`presentation.turn_commands`).
"""

from collections.abc import Callable, Sequence

from canasta_desktop.game.match import Match
from canasta_desktop.rules.actions import Action, Answer, Ask, Draw
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import ANSWERING, DRAWING, Table
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.actions import DO_HINT, SPECIAL
from canasta_desktop.ui.display.intents import Intent
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.hinting import HintCommands
from canasta_desktop.ui.presentation.prompts import NoteContent, OpenQuestion, QuestionKind, Remark
from canasta_desktop.ui.presentation.tokens import TokenStack
from canasta_desktop.ui.presentation.turn_commands import EndCommands, MeldCommands, TakeCommands
from canasta_desktop.ui.presentation.workbench import Workbench
from canasta_desktop.ui.wording.tips import Tip


class Person:
    """One person's side of a match: the workbench, an open question, and the last note."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.bench = Workbench(match.view(seat), match.arrangement(seat))
        self.confirms_out = True
        self.confirms_return = True
        self._last_note: NoteContent = None
        self.notes_given = 0
        """How many notes were given: listeners hear the same note twice if it was given twice."""
        self.open_question: OpenQuestion | None = None
        self.tip: Tip | None = None
        """What is explained now, where nothing else is to be said."""
        self.dragged: tuple[int, ...] = ()
        self.objection: Callable[[Action], NoteContent] = _no_objection
        """In a lesson: what is said instead of playing a legal action."""
        self.taking = TakeCommands(self)
        self.melding = MeldCommands(self)
        self.turn_end = EndCommands(self)
        self.hinting = HintCommands(self)
        self._handlers = self._made_handlers()
        self._keys = self._made_keys()

    def _made_handlers(self) -> dict[type[Intent], Callable[..., None]]:
        """What each kind of intent does."""
        return {
            intents.ToggleCard: lambda i: self.bench.toggle(i.token, i.extend),
            intents.SelectRank: lambda i: self.bench.select_rank(i.token),
            intents.SelectCards: lambda i: self.bench.select(i.tokens),
            intents.BeginDrag: self._begin_drag,
            intents.CancelDrag: self._end_drag,
            intents.Drop: self._drop,
            intents.ClickPlace: self._click,
            intents.Choose: self._choose,
            intents.Press: lambda i: self.press(i.key),
        }

    def _made_keys(self) -> dict[str, Callable[[], object]]:
        """What each button does, by the key of its `ButtonView`."""
        return {
            "draw": lambda: self.play(Draw()),
            "keep": self.taking.keep,
            "take": lambda: self.taking.take(self.bench.selected),
            "take-top": self.taking.take_top,
            "lay": self.melding.lay,
            "lay-three": self.melding.lay_threes,
            "meld": self.melding.meld,
            "join": self.melding.join_any,
            "discard": lambda: self.turn_end.discard(self.bench.selected),
            "out": self.turn_end.go_out,
            "ask": lambda: self.play(Ask()),
            "end": self.turn_end.end,
            "undo": self._undo,
            "redo": self._redo,
            "take-back": self._ask_take_back,
            "sort": self.bench.sort_next,
        }

    @property
    def table(self) -> Table:
        """The table as the person sees it."""
        return self.bench.view.table

    @property
    def last_note(self) -> NoteContent:
        """The last note, until the person does something else."""
        return self._last_note

    @last_note.setter
    def last_note(self, note: NoteContent) -> None:
        self._last_note = note
        self.notes_given += note is not None

    @property
    def is_drawing(self) -> bool:
        """Whether the person is to draw or take now."""
        return self.match.to_act() == self.seat and self.table.turn.phase == DRAWING

    @property
    def is_asked(self) -> bool:
        """Whether a partner waits for the person's leave to go out."""
        return self.match.to_act() == self.seat and self.table.turn.phase == ANSWERING

    def handle(self, intent: Intent) -> None:
        """Carry out an intent, or note why that is impossible."""
        if not isinstance(intent, intents.Choose):  # an answer is about what was dropped before
            self.bench.dropped = intent.tokens if isinstance(intent, intents.Drop) else ()
        if intent == intents.Press(DO_HINT):
            self.hinting.do()
        else:
            self.hinting.end()
            self._handlers[type(intent)](intent)
        self.match.set_arrangement(self.seat, self.bench.arrangement())

    def press(self, key: str) -> None:
        """What the button or key with this name does."""
        self.last_note = None
        if not self.is_asked:
            self.open_question = None
        if key in self._keys:
            self._keys[key]()
        elif key.startswith(SPECIAL):
            self.turn_end.show_special(key.removeprefix(SPECIAL))

    def play(self, *actions: Action) -> bool:
        """Play these actions in turn; where one is refused, note why and return False."""
        for action in actions:
            said = self.match.refuses(self.seat, action) or self.objection(action)
            if said is None:
                said = self.match.play(self.seat, action)
            elif not isinstance(said, Refusal):
                self.bench.clear_draft()
            if said is not None:
                self.last_note = said
                return False
            self.last_note = None
            self.open_question = None
        return True

    # --- dragging and clicking ---------------------------------------------------------------------

    def _begin_drag(self, intent: intents.BeginDrag) -> None:
        self.dragged = intent.tokens
        self.open_question = None

    def _end_drag(self, _: intents.CancelDrag) -> None:
        self.dragged = ()

    def _drop(self, intent: intents.Drop) -> None:
        self.dragged = ()
        self.last_note = None
        staged = [token for token in intent.tokens if self.bench.staged_at(token) is not None]
        if self.is_pile(intent.tokens):
            self.taking.take_to(intent.place)
        elif (dragged := self.bench.meld_of(intent.tokens)) is not None:
            self.melding.join(dragged, intent.place)
        elif intent.place == HAND and staged:
            for token in staged:
                self.bench.take_card_back(token)
        elif intent.place == HAND:
            self.bench.reorder(intent.tokens, intent.index)
        elif staged:
            self._move(staged, intent.place)
        else:
            self.put(intent.tokens, intent.place)

    def is_pile(self, tokens: Sequence[int]) -> bool:
        """Whether these tokens are the pile's top card: the pile itself is meant."""
        pile = self.bench.book.cards(TokenStack(PILE))
        return bool(pile) and list(tokens) == [pile[-1].number]

    def _move(self, tokens: Sequence[int], place: Place) -> None:
        """Staged cards go to another place, or stay where they are if they may not."""
        kept = self.bench.draft.steps
        self.bench.select(())
        for token in tokens:
            self.bench.take_card_back(token)
        self.put(tokens, place)
        if self.last_note is not None:
            self.bench.restore(kept)

    def _click(self, intent: intents.ClickPlace) -> None:
        self.last_note = None
        place = intent.place
        if intent.token >= 0 and not self.bench.selected and self.bench.take_card_back(intent.token):
            return
        if place == STOCK:
            self.press("draw")
        elif place == PILE or self.bench.selected:
            self.put(self.bench.selected, place)
        elif place.spot is Spot.MELD:
            self.bench.select(self.bench.fitting(place.number))
            if not self.bench.selected:
                self.last_note = Remark.NOTHING_FITS

    def put(self, tokens: Sequence[int], place: Place) -> None:
        """Cards of the hand go to this place."""
        if place == PILE:
            if self.is_drawing:
                self.taking.take(tokens)
            else:
                self.turn_end.discard(tokens)
        elif place == NEW_MELD and self.melding.is_three(tokens):
            self.melding.lay_threes()
        elif place.spot in (Spot.MELD, Spot.DRAFT, Spot.NEW_MELD):
            self.last_note = self.bench.place(tokens, place)
            if self.last_note is not None and place == NEW_MELD:
                self.melding.ask_where(tokens)
        elif place.spot is Spot.THREES:
            self.melding.lay_threes()

    # --- the turn ----------------------------------------------------------------------------------

    def _undo(self) -> None:
        if not self.bench.undo_step() and not self.match.undo(self.seat):
            self.last_note = self.match.why_no_undo(self.seat)

    def _redo(self) -> None:
        if not self.bench.redo_step():
            self.match.redo(self.seat)

    def _ask_take_back(self) -> None:
        """What cannot be taken back any more can be as practice, which is another match."""
        self.open_question = OpenQuestion(QuestionKind.TAKE_BACK)

    def takes_back(self, intent: Intent) -> bool:
        """Whether the intent answers the question with yes."""
        asked = self.open_question
        is_yes = isinstance(intent, intents.Choose) and intent.key >= 0 and not self.is_asked
        return is_yes and asked is not None and asked.about is QuestionKind.TAKE_BACK

    def _choose(self, intent: intents.Choose) -> None:
        """The answer to the open question."""
        asked, self.open_question = self.open_question, None
        if self.is_asked:
            self.play(Answer(intent.key == 0))
        elif asked is None or intent.key < 0:
            return
        elif asked.about is QuestionKind.TAKE:
            self.play(asked.takes[intent.key])
        elif asked.about is QuestionKind.MELD:
            self.put(self.bench.selected, asked.places[intent.key])
        elif asked.about in (QuestionKind.JOIN, QuestionKind.KEEP):
            self.play(asked.actions[intent.key])
        else:
            self.play(*asked.actions)


def _no_objection(action: Action) -> NoteContent:
    """Whatever is legal may be played."""
    return None
