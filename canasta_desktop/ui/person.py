"""The person at the table: what each intent comes to, on the workbench or in the match.

No Qt and no words. What is to be said is kept as it comes (a refusal, a message, the ideas of a hint)
and worded when the display is drawn up, so that it can be worded anew in another language.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from canasta_desktop.bots.policy import Choice
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Message
from canasta_desktop.game.places import Spot as Staging
from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, End, Meld, Take
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import ANSWERING, DRAWING, Table
from canasta_desktop.ui import intents
from canasta_desktop.ui.display import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.intents import Intent
from canasta_desktop.ui.tokens import Stack
from canasta_desktop.ui.workbench import Workbench, shown_place


class Say(Enum):
    """What the table itself has to say."""

    NOTHING_FITS = "nothing-fits"
    NOTHING_SELECTED = "nothing-selected"
    DISCARD_ONE_CARD = "discard-one-card"


class About(Enum):
    """What the person is asked before something is done."""

    TAKE = "take"  # with which cards: `takes`
    MELD = "meld"  # onto which meld: `places`
    RETURN = "return"  # discard although the draft goes back to the hand
    OUT = "out"  # going out ends the deal
    ANSWER = "answer"  # the partner asks for leave to go out


@dataclass(frozen=True)
class Asked:
    """An open question; a choice is an index into what its kind has, -1 cancels."""

    about: About
    takes: tuple[Take, ...] = ()
    places: tuple[Place, ...] = ()
    actions: tuple[Action, ...] = ()


Said = Refusal | Message | Choice | Say | None


class Person:
    """One person's side of a match: the workbench, an open question, and what was last said."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.bench = Workbench(match.view(seat), match.desk(seat))
        self.confirms_out = True
        self.confirms_return = True
        self.said: Said = None
        self.asked: Asked | None = None
        self.dragged: tuple[int, ...] = ()
        self._handlers: dict[type[Intent], Callable[..., None]] = {
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
        self._keys: dict[str, Callable[[], object]] = {
            "draw": lambda: self.play(Draw()),
            "take": lambda: self._take(self.bench.selected),
            "lay": self._lay,
            "meld": self._meld,
            "discard": lambda: self._discard(self.bench.selected),
            "out": self._go_out,
            "ask": lambda: self.play(Ask()),
            "end": lambda: self.play(End()),
            "undo": self._undo,
            "redo": self._redo,
            "sort": self.bench.sort_next,
        }

    @property
    def table(self) -> Table:
        """The table as the person sees it."""
        return self.bench.view.table

    @property
    def is_drawing(self) -> bool:
        """Whether the person is to draw or take now."""
        return self.match.to_act() == self.seat and self.table.turn.phase == DRAWING

    @property
    def is_asked(self) -> bool:
        """Whether a partner waits for the person's leave to go out."""
        return self.match.to_act() == self.seat and self.table.turn.phase == ANSWERING

    def hinted(self) -> set[int]:
        """Tokens of the hand that the hint, or the proposal in the open question, is about."""
        cards: list[int] = []
        if isinstance(self.said, Choice):
            cards = named_cards(self.said.action)
        elif self.asked is not None and self.asked.takes:
            cards = named_cards(self.asked.takes[0])
        return set(self.bench.tokens_of(cards))

    def handle(self, intent: Intent) -> None:
        """Do what the person wants, or have said why not."""
        if not isinstance(intent, intents.Choose):  # an answer is about what was dropped before
            self.bench.dropped = intent.tokens if isinstance(intent, intents.Drop) else ()
        self._handlers[type(intent)](intent)
        self.match.set_desk(self.seat, self.bench.desk())

    def press(self, key: str) -> None:
        """What the button or key with this name does."""
        self.said = None
        if not self.is_asked:
            self.asked = None
        if key in self._keys:
            self._keys[key]()

    def play(self, *actions: Action) -> bool:
        """Play these one after the other; False, and said why, where one is refused."""
        for action in actions:
            refusal = self.match.play(self.seat, action)
            if refusal is not None:
                self.said = refusal
                return False
            self.said = None
            self.asked = None
        return True

    # --- dragging and clicking ---------------------------------------------------------------------

    def _begin_drag(self, intent: intents.BeginDrag) -> None:
        self.dragged = intent.tokens
        self.asked = None

    def _end_drag(self, _: intents.CancelDrag) -> None:
        self.dragged = ()

    def _drop(self, intent: intents.Drop) -> None:
        self.dragged = ()
        self.said = None
        staged = [token for token in intent.tokens if self.bench.staged_at(token) is not None]
        if self.is_pile(intent.tokens):
            self._take((), at_once=intent.place not in (PILE, STOCK))
        elif intent.place == HAND and staged:
            for token in staged:
                self.bench.take_card_back(token)
        elif intent.place == HAND:
            self.bench.reorder(intent.tokens, intent.index)
        elif staged:
            self._move(staged, intent.place)
        else:
            self._put(intent.tokens, intent.place)

    def is_pile(self, tokens: Sequence[int]) -> bool:
        """Whether these tokens are the pile's top card: the pile itself is meant."""
        pile = self.bench.book.cards(Stack(PILE))
        return bool(pile) and list(tokens) == [pile[-1].number]

    def _move(self, tokens: Sequence[int], place: Place) -> None:
        """Staged cards go to another place, or stay where they are if they may not."""
        kept = self.bench.draft.steps
        self.bench.select(())
        for token in tokens:
            self.bench.take_card_back(token)
        self._put(tokens, place)
        if self.said is not None:
            self.bench.restore(kept)

    def _click(self, intent: intents.ClickPlace) -> None:
        self.said = None
        place = intent.place
        if intent.token >= 0 and not self.bench.selected and self.bench.take_card_back(intent.token):
            return
        if place == STOCK:
            self.press("draw")
        elif place == PILE or self.bench.selected:
            self._put(self.bench.selected, place)
        elif place.spot is Spot.MELD:
            self.bench.select(self.bench.fitting(place.number))
            if not self.bench.selected:
                self.said = Say.NOTHING_FITS

    def _put(self, tokens: Sequence[int], place: Place) -> None:
        """Cards of the hand go to this place."""
        if place == PILE:
            if self.is_drawing:
                self._take(tokens)
            else:
                self._discard(tokens)
        elif place.spot in (Spot.MELD, Spot.DRAFT, Spot.NEW_MELD):
            self.said = self.bench.place(tokens, place)

    # --- the turn ----------------------------------------------------------------------------------

    def _take(self, tokens: Sequence[int], at_once: bool = False) -> None:
        """Take the pile with these cards, or ask with which; `at_once`: the only way needs no question."""
        draft = self.bench.draft
        faces = self.bench.faces(tokens)
        if faces:
            take = draft.take_with(faces)
            if isinstance(take, Take):
                self.play(take)
            elif self.bench.place(tokens, PILE) is not None:
                # Where it could be staged, the draft shows what is there and the meter what is missing.
                self.said = take
            return
        takes = tuple(draft.take_choices())
        if not takes:
            self.said = self.why_no_take()
        elif at_once and len(takes) == 1:
            self.play(takes[0])
        else:
            self.asked = Asked(About.TAKE, takes=takes)

    def why_no_take(self) -> Refusal | None:
        """Why the pile cannot be taken, from the cards that come nearest to it."""
        view = self.bench.view
        own = view.hand.of_rank(view.table.pile[-1] >> 2)[:2] if view.table.pile else []
        return self.match.refuses(self.seat, Take(tuple(own)))

    def _discard(self, tokens: Sequence[int]) -> None:
        """Discard the one card; what is staged goes down first, or back, and then the person is asked."""
        faces = self.bench.faces(tokens)
        if len(faces) != 1:
            self.said = Say.DISCARD_ONE_CARD
            return
        end = self.bench.draft.ending(faces[0])
        if isinstance(end, Refusal):
            self.said = self.match.refuses(self.seat, Discard(faces[0])) or end
        elif end.returned and self.confirms_return:
            self.asked = Asked(About.RETURN, actions=end.actions)
        elif self.confirms_out and self.bench.draft.left.size == 1:
            self.asked = Asked(About.OUT, actions=end.actions)
        else:
            self.play(*end.actions)

    def _lay(self) -> None:
        """Lay out what is staged."""
        action = self.bench.draft.action()
        if isinstance(action, Refusal):
            self.said = action
        elif self.confirms_out and self.bench.draft.empties_hand:
            self.asked = Asked(About.OUT, actions=(action,))
        else:
            self.play(action)

    def _meld(self) -> None:
        """Put the selection where it fits; where it could go to several melds, ask."""
        faces = self.bench.faces(self.bench.selected)
        fitting = [t.place for t in self.bench.draft.targets(faces) if t.refusal is None] if faces else []
        places = [shown_place(place) for place in fitting if place.spot is not Staging.PILE]
        if not faces:
            self.said = Say.NOTHING_SELECTED
        elif len(places) > 1 and places[0] != NEW_MELD and places[1] != NEW_MELD:
            self.asked = Asked(About.MELD, places=tuple(places))
        else:
            self._put(self.bench.selected, places[0] if places else NEW_MELD)

    def _go_out(self) -> None:
        """Go out if there is a way."""
        end = self.bench.draft.way_out()
        if end is None:
            return
        if self.confirms_out:
            self.asked = Asked(About.OUT, actions=end.actions)
        else:
            self.play(*end.actions)

    def _undo(self) -> None:
        if not self.bench.undo_step() and not self.match.undo(self.seat):
            self.said = self.match.why_no_undo(self.seat)

    def _redo(self) -> None:
        if not self.bench.redo_step():
            self.match.redo(self.seat)

    def _choose(self, intent: intents.Choose) -> None:
        """The answer to the open question."""
        asked, self.asked = self.asked, None
        if self.is_asked:
            self.play(Answer(intent.key == 0))
        elif asked is None or intent.key < 0:
            return
        elif asked.about is About.TAKE:
            self.play(asked.takes[intent.key])
        elif asked.about is About.MELD:
            self._put(self.bench.selected, asked.places[intent.key])
        else:
            self.play(*asked.actions)


def named_cards(action: Action) -> list[int]:
    """The faces an action names, from the hand of whoever does it."""
    if isinstance(action, Discard):
        return [action.card]
    if isinstance(action, Meld):
        return [card for play in action.plays for card in play.cards]
    if isinstance(action, Take):
        return [*action.cards, *[card for play in action.plays for card in play.cards]]
    return []
