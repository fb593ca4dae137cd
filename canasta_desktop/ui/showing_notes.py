"""Draws up what is said and asked: the status sentence, the note box, the question, targets, meter, buttons."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtGui import QKeySequence

from canasta_desktop.bots.policy import Choice as Hint
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Message
from canasta_desktop.game.meter import Meter
from canasta_desktop.game.places import Spot as Staging
from canasta_desktop.game.places import Target as Staged
from canasta_desktop.rules.actions import Ask, Draw, End, Take
from canasta_desktop.rules.generator import takes
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.legality import must_take
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import ANSWERING, DRAWING, NO, PLAYING, YES
from canasta_desktop.ui.display import (
    HAND,
    NEW_MELD,
    PILE,
    ButtonView,
    Choice,
    MeterView,
    Note,
    Place,
    Question,
    Spot,
    Target,
    Tone,
)
from canasta_desktop.ui.person import About, Asked, Person, Say
from canasta_desktop.ui.wording import Situation, Wording
from canasta_desktop.ui.workbench import shown_place

KEYS = {
    "draw": "D",
    "take": "N",
    "lay": "Enter",
    "discard": "X",
    "undo": "Ctrl+Z",
    "hint": "T",
    "ask": "P",
    "continue": "Space",
}
"""The keys shown on the buttons (`ui.keys` has them all)."""


class Notes:
    """What one display says and offers."""

    def __init__(self, match: Match, person: Person, words: Wording, names: Sequence[str]) -> None:
        self.match = match
        self.person = person
        self.table = person.table
        self.draft = person.bench.draft
        self.words = words
        self.names = names
        self.mine = match.to_act() == person.seat

    @cached_property
    def _measured(self) -> Meter:
        """The draft's meter, asked for by many of the parts and dear to work out."""
        return self.draft.meter()

    # --- sentences ---------------------------------------------------------------------------------

    def status(self, held: bool) -> str:
        """Whose turn it is and what to do now."""
        words, table = self.words.status, self.table
        if table.over:
            return words.deal_over()
        if held:
            return words.held()
        if not self.mine:
            name = self.names[table.to_act()]
            return words.waiting(name) if table.turn.seat == self.person.seat else words.other(name)
        if table.turn.phase == ANSWERING:
            return words.asked_by(self.names[table.turn.seat])
        return self._what_to_draw() if table.turn.phase == DRAWING else self._what_to_play()

    def _what_to_draw(self) -> str:
        words, hand = self.words.status, self.person.bench.view.hand
        take = next(takes(self.table, hand), None)
        if self.table.stock == 0:
            if take is None:
                return words.end()
            return words.must_take() if must_take(self.table, hand) else words.take_or_end()
        count = min(self.match.rules.deal.draw, self.table.stock)
        if take is None:
            return words.draw(count)
        return words.draw_or_take_with(count, take.cards) if take.cards else words.draw_or_take(count)

    def _what_to_play(self) -> str:
        words, table = self.words.status, self.table
        if table.turn.answer == YES and self.draft.can_go_out:
            return words.must_go_out()
        if table.turn.answer == NO:
            return words.must_not_go_out()
        if self.draft.is_empty:
            if self.draft.can_go_out:
                return words.may_go_out()
            return words.may_ask() if self._could_ask() else words.play()
        missing = self._measured.missing
        return words.short(missing) if missing else words.lay_out()

    def note(self, held: bool) -> Note:
        """The note box: what was said last, or else what to do."""
        said = self.person.said
        if isinstance(said, Refusal):
            return self.words.refusals.note(said, self._situation())
        if isinstance(said, Message):
            return self.words.messages.note(said)
        if isinstance(said, Hint):
            return self.words.hints.note(said)
        remarks = self.words.remarks
        if said is not None:
            return Note(Tone.ERROR, remarks.say(said.value))
        fresh = tuple([t.face for t in self.person.bench.hand() if t.number in self.person.bench.fresh])
        lines = list(self._what_helps()) or [self.status(held)]
        if fresh and self.mine:
            lines.insert(0, remarks.took(len(fresh)) if self.table.turn.took else remarks.drew(fresh))
        return Note(Tone.INFO, tuple(lines))

    def _what_helps(self) -> tuple[str, ...]:
        """Which cards would complete an initial meld that is short of points."""
        if self.table.turn.phase != PLAYING or self.draft.is_empty or not self._measured.missing:
            return ()
        action = self.draft.action()
        return self.words.refusals.note(action, self._situation()).lines[1:] if isinstance(action, Refusal) else ()

    def _situation(self) -> Situation:
        """What else the screen knows that helps to word a refusal."""
        table = self.table
        is_frozen = table.frozen or table.rules.pile.always_frozen
        unopened = not is_frozen and not table.is_open(table.sides[self.person.seat])
        suggestions = self._measured.suggestions if not self.draft.is_empty else ()
        helping = suggestions[0] if suggestions else ()
        return Situation(table.turn.phase, table.drawable(), unopened, helping, table.turn.bare, table.rules)

    # --- questions ---------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """The open question, if there is one."""
        words = self.words.questions
        if self.person.is_asked:
            choices = (Choice(0, words.yes()), Choice(1, words.no()))
            return Question(words.may_go_out(self.names[self.table.turn.seat]), choices, "")
        asked = self.person.asked
        if asked is None:
            return None
        meter = self._measured
        text = {
            About.TAKE: words.take(len(self.table.pile)),
            About.MELD: words.meld_where(),
            About.RETURN: words.return_draft(meter.points, meter.minimum),
            About.OUT: words.go_out(concealed=False),
        }[asked.about]
        return Question(text, self._choices(asked), words.cancel())

    def _choices(self, asked: Asked) -> tuple[Choice, ...]:
        words = self.words.questions
        if asked.about is About.TAKE:
            return tuple([self._take_choice(index, take) for index, take in enumerate(asked.takes)])
        if asked.about is About.MELD:
            return tuple([Choice(index, self._place_name(place)) for index, place in enumerate(asked.places)])
        return (Choice(0, words.discard() if asked.about is About.RETURN else words.out()),)

    def _take_choice(self, index: int, take: Take) -> Choice:
        words, top = self.words.questions, self.table.pile[-1]
        others = tuple([card for play in take.plays for card in play.cards])
        if others:
            points = self.match.rules.pack.points((*take.cards, *others, top))
            text = words.take_opening(take.cards, others, points)
        else:
            text = words.take_with(take.cards) if take.cards else words.take_to(top >> 2)
        return Choice(index, text, tuple(self.person.bench.tokens_of((*take.cards, *others))))

    def _place_name(self, place: Place) -> str:
        """A meld as a choice: "To the queens"."""
        meld = self.table.meld_numbered(place.number) if place.spot is Spot.MELD else None
        groups = {shown_place(group.place): group.rank for group in self.draft.groups()}
        rank = groups.get(place, -1) if meld is None else meld.rank
        return self.words.questions.to_meld(rank) if rank >= 0 else self.words.questions.new_meld()

    # --- targets -----------------------------------------------------------------------------------

    def targets(self) -> tuple[Target, ...]:
        """What every place says about the cards being dragged, or else selected."""
        person = self.person
        if self.person.is_pile(person.dragged):
            return self._pile_targets()
        draft, faces = person.bench.without(person.dragged)
        if faces:
            return self._staged_targets(draft, faces)
        faces = person.bench.faces(person.dragged or person.bench.selected)
        if not faces or not self.mine or self.table.turn.phase > PLAYING:
            return ()
        return tuple([self._target(target, faces) for target in self.draft.targets(faces)])

    def _staged_targets(self, rest: Draft, faces: tuple[int, ...]) -> tuple[Target, ...]:
        """Where a staged card can be dragged to: into the hand, and wherever it could go if it came from there."""
        home = self.person.bench.staged_at(self.person.dragged[0])
        others = [self._target(target, faces) for target in rest.targets(faces) if target.place != home]
        return (Target(HAND, True, self.words.table.preview_back()), *others)

    def _pile_targets(self) -> tuple[Target, ...]:
        """Where the pile can be dragged to: into the own tray."""
        refusal = None if self.draft.take_choices() else self.person.why_no_take()
        text = self.words.table.preview_take(len(self.table.pile))
        if refusal is not None:
            text = self.words.refusals.line(refusal, self._situation())
        return (Target(NEW_MELD, refusal is None, text),)

    def _target(self, target: Staged, faces: tuple[int, ...]) -> Target:
        place = PILE if target.place.spot is Staging.PILE else shown_place(target.place)
        if target.refusal is not None:
            return Target(place, False, self._why_not(target, faces))
        words = self.words.table
        if place == PILE and self.table.turn.phase == DRAWING:
            return Target(place, True, words.preview_take(len(self.table.pile)))
        if place == PILE:
            return Target(place, True, words.preview_discard(faces[0]))
        ranks = {shown_place(group.place): group.rank for group in self.draft.groups()}
        meld = self.table.meld_numbered(place.number) if place.spot is Spot.MELD else None
        rank = ranks.get(place, -1) if meld is None else meld.rank
        if rank < 0:
            return Target(place, True, words.preview_new(faces, target.points))
        return Target(place, True, words.preview(rank, faces, target.points))

    def _why_not(self, target: Staged, faces: tuple[int, ...]) -> str:
        assert target.refusal is not None
        meld = self.table.meld_numbered(target.place.number) if target.place.spot is Staging.MELD else None
        if meld is not None and self.table.sides[meld.seat] != self.table.sides[self.person.seat]:
            side = self.table.sides[meld.seat]
            owners = [name for seat, name in enumerate(self.names) if self.table.sides[seat] == side]
            return self.words.table.not_ours(self.words.lists.all(owners))
        if target.place.spot is Staging.PILE and len(faces) > 1 and self.table.turn.phase == PLAYING:
            return self.words.remarks.say(Say.DISCARD_ONE_CARD.value)[0]
        return self.words.refusals.line(target.refusal, self._situation())

    # --- the meter ---------------------------------------------------------------------------------

    def meter(self) -> MeterView | None:
        """The initial meld in the making, while something is staged and the side has not melded."""
        if self.draft.is_empty or self.table.minimum(self.person.seat) == 0:
            return None
        meter, words = self._measured, self.words.table
        return MeterView(
            title=words.meter_title(self.draft.takes_pile),
            figures=words.meter_figures(meter.points, meter.minimum),
            points=meter.points,
            minimum=meter.minimum,
            gain=self._gain(),
            parts=words.meter_parts([(part.rank, part.points) for part in meter.parts]),
            verdict=words.meter_verdict(meter.missing, meter.complete),
            complete=meter.complete,
        )

    def _gain(self) -> int:
        """What the cards being dragged would add, wherever they may go as melds."""
        faces = self.person.bench.faces(self.person.dragged)
        return self.match.rules.pack.points(faces) if faces else 0

    # --- buttons -----------------------------------------------------------------------------------

    def buttons(self, held: bool) -> tuple[ButtonView, ...]:
        """The same buttons in the same order in every state; rare ones follow where they can be used."""
        drawing = self.mine and self.table.turn.phase == DRAWING
        playing = self.mine and self.table.turn.phase == PLAYING
        can = {
            "draw": drawing and self.table.stock > 0,
            "take": drawing and bool(self.table.pile),
            "lay": self._can_lay(playing or (drawing and self.draft.takes_pile)),
            "discard": playing,
            "undo": not self.draft.is_empty or self.match.can_undo(self.person.seat),
            "hint": drawing or playing,
        }
        if self.match.rules.seating.has_partners() and self.match.rules.out.ask is not Asking.OFF:
            can["ask"] = playing and self._could_ask()
        if playing and self.draft.way_out() is not None:
            can["out"] = True
        if drawing and self.match.refuses(self.person.seat, End()) is None:
            can["end"] = True
        if held or self.match.is_over:
            can["continue"] = True
        primary = "continue" if "continue" in can else self._primary(drawing, playing)
        return tuple([self._button(key, enabled, primary) for key, enabled in can.items()])

    def _could_ask(self) -> bool:
        """Whether the partner may be asked now, and with a yes there were a way to go out."""
        if self.match.refuses(self.person.seat, Ask()) is not None:
            return False
        if self.match.rules.out.ask is Asking.COMPULSORY:
            return self.draft.can_go_out_with_leave
        return self.draft.can_go_out

    def _can_lay(self, in_time: bool) -> bool:
        return in_time and not self.draft.is_empty and not isinstance(self.draft.action(), Refusal)

    def _primary(self, drawing: bool, playing: bool) -> str:
        """What Enter does now."""
        if drawing and not self.draft.takes_pile and self.table.stock == 0:
            return "take" if next(takes(self.table, self.person.bench.view.hand), None) is not None else "end"
        if drawing:
            return "lay" if self.draft.takes_pile else "draw"
        if not playing:
            return ""
        if not self.draft.is_empty:
            return "lay"
        return "discard" if len(self.person.bench.selected) == 1 else ""

    def _button(self, key: str, enabled: bool, primary: str) -> ButtonView:
        words = self.words.buttons
        text = words.text(key, self.match.rules.deal.draw)
        if key == "lay" and not self.draft.is_empty:
            meter = self._measured
            if meter.minimum:
                text = words.lay_with(self.words.table.meter_figures(meter.points, meter.minimum))
            elif self.draft.empties_hand:
                text = words.text("out")
        cap = QKeySequence(KEYS.get(key, "")).toString(QKeySequence.SequenceFormat.NativeText)
        why = "" if enabled else self._why_disabled(key)
        return ButtonView(key, text, cap, enabled, why, enabled and key == primary)

    def _why_disabled(self, key: str) -> str:
        words = self.words.buttons
        if key == "undo":
            message = self.match.why_no_undo(self.person.seat)
            return self.words.messages.lines(message)[0] if message is not None else ""
        if not self.mine:
            return words.not_your_turn()
        if key == "draw":
            refusal = self.match.refuses(self.person.seat, Draw())
            return self.words.refusals.line(refusal, self._situation()) if refusal is not None else ""
        if key == "lay" and not self.draft.is_empty:
            action = self.draft.action()
            if isinstance(action, Refusal):
                return self.words.refusals.line(action, self._situation())
        return words.why_not(key)
