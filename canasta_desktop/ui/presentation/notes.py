"""Builds the note box, the open question and the meter of a display."""

from collections.abc import Sequence

from canasta_desktop.bots.policy import Decision
from canasta_desktop.game.messages import Message
from canasta_desktop.game.particulars import Kind
from canasta_desktop.rules.actions import NO_CARD, Action, Answer, Draw, Join, LayMeld, Special, Take
from canasta_desktop.rules.laying import is_unformed, preview
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import PLAYING
from canasta_desktop.ui.display.display import Choice, MeterView, Note, Question, Tone
from canasta_desktop.ui.display.places import Place
from canasta_desktop.ui.presentation.prompts import OpenQuestion, QuestionKind
from canasta_desktop.ui.presentation.turn_facts import TurnFacts
from canasta_desktop.ui.wording.melds import MeldInfo


class NoteBuilder:
    """The notes of one display; `status` is its status sentence."""

    def __init__(self, facts: TurnFacts, status: str) -> None:
        self.facts = facts
        self.status = status
        self.person = facts.person
        self.table = facts.table
        self.draft = facts.draft
        self.words = facts.words

    # --- the note box ------------------------------------------------------------------------------

    def note(self) -> Note:
        """The last note, or else what to do."""
        said = self.person.last_note
        if isinstance(said, Refusal):
            return self.words.refusals.note(said, self.facts.situation())
        if isinstance(said, Message):
            return self.words.messages.note(said)
        if isinstance(said, Decision):
            return self.words.hints.note(said)
        remarks = self.words.remarks
        if said is not None:
            return Note(Tone.ERROR, remarks.remark(said.value))
        if self.person.tip is not None and self.draft.is_empty and self.facts.mine:
            return self.words.tips.note(self.person.tip, self.person.bench.view)
        fresh = tuple([t.face for t in self.person.bench.hand() if t.number in self.person.bench.fresh])
        lines = list(self._what_helps()) or [self.status]
        if fresh and self.facts.mine:
            lines.insert(0, remarks.took(len(fresh)) if self.table.turn.took else remarks.drew(fresh))
        return Note(Tone.INFO, tuple(lines))

    def _what_helps(self) -> tuple[str, ...]:
        """Which cards would complete an initial meld that is short of points."""
        if self.table.turn.phase != PLAYING or self.draft.is_empty or not self.facts.measured.missing:
            return ()
        lacks = self.facts.measured.lacks
        return () if lacks is None else self.words.refusals.note(lacks, self.facts.situation()).lines[1:]

    # --- questions ---------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """The open question, if there is one."""
        words = self.words.questions
        if self.person.is_asked:
            return self._partner_asks()
        asked = self.person.open_question
        if asked is None:
            return None
        return Question(self._text(asked), self._choices(asked), words.cancel())

    def _partner_asks(self) -> Question:
        """The partner asks for leave to go out; where there is a hint, with its reasons and its answer proposed."""
        words, hint = self.words.questions, self.person.hinting.choice
        text = words.may_go_out(self.facts.names[self.table.turn.seat])
        choices = (Choice(0, words.yes()), Choice(1, words.no()))
        if hint is not None:
            text = " ".join((text, *self.words.hints.note(hint).lines))
            if hint.action == Answer(yes=False):
                choices = choices[::-1]
        return Question(text, choices, "")

    def _text(self, asked: OpenQuestion) -> str:
        words, meter = self.words.questions, self.facts.measured
        match asked.about:
            case QuestionKind.TAKE:
                return self._take_text(asked.takes)
            case QuestionKind.MELD:
                return words.meld_where()
            case QuestionKind.JOIN:
                return words.join_which()
            case QuestionKind.KEEP:
                return words.keep_which()
            case QuestionKind.RETURN:
                return words.return_draft(meter.points, meter.minimum)
            case QuestionKind.RETURN_AND_END:
                return words.return_and_end()
            case QuestionKind.TAKE_BACK:
                return words.take_back(is_practice=self.facts.match.particulars.kind is Kind.PRACTICE)
        if asked.actions and isinstance(special := asked.actions[0], Special):
            return words.show_special(self.words.specials.name(special.hand))
        return words.go_out(concealed=self._is_concealed(asked.actions))

    def _take_text(self, takes: tuple[Take, ...]) -> str:
        """How many cards are to be taken; those of the first way where the ways differ."""
        if not any(take.rest for take in takes):
            return self.words.takes.top()
        count = max(self.draft.taken(take) for take in takes)
        text = self.words.takes.pile(count, is_part=count < len(self.table.pile))
        return self.words.takes.alone_then(text) if is_unformed(self.table) else text

    def _is_concealed(self, actions: tuple[Action, ...]) -> bool:
        """Whether these actions, which go out, pay as going out concealed (CL-8.4)."""
        table = self.table
        for action in actions:
            if isinstance(action, LayMeld):
                table, _ = preview(table, self.draft.view.hand, action.plays)
        return table.rules.out.is_concealed(table, table.melds[table.sides[self.person.seat]])

    def _choices(self, asked: OpenQuestion) -> tuple[Choice, ...]:
        words = self.words.questions
        match asked.about:
            case QuestionKind.TAKE:
                return tuple([self._take_choice(index, asked.takes) for index in range(len(asked.takes))])
            case QuestionKind.MELD:
                return tuple([Choice(index, self._place_name(place)) for index, place in enumerate(asked.places)])
            case QuestionKind.JOIN | QuestionKind.KEEP:
                return tuple([self._action_choice(index, action) for index, action in enumerate(asked.actions)])
        texts = {
            QuestionKind.RETURN: words.discard(),
            QuestionKind.RETURN_AND_END: words.end(),
            QuestionKind.SPECIAL: words.show(),
            QuestionKind.TAKE_BACK: words.go_back(),
        }
        return (Choice(0, texts.get(asked.about, words.out())),)

    def _action_choice(self, index: int, action: Action) -> Choice:
        """A pair of melds to be joined, or a three to be held back."""
        words = self.words.questions
        if isinstance(action, Join):
            first, second = self.table.meld_numbered(action.first), self.table.meld_numbered(action.second)
            assert first is not None
            assert second is not None
            return Choice(index, words.join(first.rank, len(first.cards), len(second.cards)))
        assert isinstance(action, Draw)
        assert action.keep != NO_CARD
        keeps_all = any([one.keeps_all for one in self.facts.draws if one.action == action])
        return Choice(index, words.keep_all() if keeps_all else words.keep(action.keep))

    def _take_choice(self, index: int, takes: tuple[Take, ...]) -> Choice:
        """One way to take the pile; the top card alone is said where others take more."""
        take = takes[index]
        text = self._way(take, [other for other in takes if other.rest == take.rest])
        if not take.rest and any(other.rest for other in takes):
            text = self.words.takes.alone(text)
        others = [card for play in take.plays for card in play.cards]
        return Choice(index, text, tuple(self.person.bench.tokens_of((*take.cards, *others))))

    def _way(self, take: Take, takes: Sequence[Take]) -> str:
        """The cards it is taken with, and where they go if that is not clear."""
        words, pile = self.words.takes, self.table.pile
        others = tuple([card for play in take.plays for card in play.cards])
        meld = self.table.meld_numbered(take.onto)
        if others:
            counted = (*take.cards, *others, pile[-1]) if self.table.rules.pile.top_counts else others
            return words.initial_meld(take.cards, others, self.table.rules.pack.points(counted))
        if not take.cards and meld is not None:
            return words.to_meld(MeldInfo(meld.rank, meld.cards))
        if len({other.onto for other in takes if other.cards == take.cards}) < 2:
            return words.with_cards(take.cards)
        return (
            words.with_new(take.cards) if meld is None else words.with_to(take.cards, MeldInfo(meld.rank, meld.cards))
        )

    def _place_name(self, place: Place) -> str:
        """A meld as a choice: "To the queens"."""
        info = self.facts.meld_info(place)
        return self.words.questions.new_meld() if info is None else self.words.questions.to_meld(info)

    # --- the meter ---------------------------------------------------------------------------------

    def meter(self) -> MeterView | None:
        """The initial meld in the making, while something is staged and the side has not melded."""
        if self.draft.is_empty or self.table.minimum(self.person.seat) == 0:
            return None
        meter, words = self.facts.measured, self.words.table
        return MeterView(
            title=words.meter_title(self.draft.takes_pile, self.table.rules.pile.top_counts),
            figures=words.meter_figures(meter.points, meter.minimum),
            points=meter.points,
            minimum=meter.minimum,
            gain=self._gain(),
            parts=words.meter_parts([(part.rank, part.points) for part in meter.parts]),
            verdict=self._verdict(),
            complete=meter.complete,
        )

    def _verdict(self) -> str:
        """What the sum comes to; enough points may not be enough (MA-5.2)."""
        meter, words = self.facts.measured, self.words.table
        if meter.missing or meter.lacks is None:
            return words.meter_verdict(meter.missing, meter.complete)
        return self.words.refusals.line(meter.lacks, self.facts.situation())

    def _gain(self) -> int:
        """What the cards being dragged would add, wherever they may go as melds."""
        faces = self.person.bench.faces(self.person.dragged)
        return self.table.rules.pack.points(faces) if faces else 0
