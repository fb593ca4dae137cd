"""One worked example: a conformance case is played under given rules, and what happens is said in words.

Nothing of an example is written down beforehand. The cards come from the case, whether the move is allowed, why not,
and what comes of it from the rules; a case that comes out otherwise than it says is no example of these rules.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from canasta_desktop.rules.actions import (
    NEW,
    Action,
    Answer,
    Ask,
    Discard,
    Draw,
    End,
    Join,
    Lay,
    LayMeld,
    Special,
    Take,
)
from canasta_desktop.rules.cards import JOKER, THREE, is_wild, rank_of
from canasta_desktop.rules.case_steps import Numbers, call_end, read_act, read_step
from canasta_desktop.rules.cases import Case
from canasta_desktop.rules.fields import Field
from canasta_desktop.rules.forms import WholeSequence
from canasta_desktop.rules.initial_meld import InitialMeldByDeal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import NotationError
from canasta_desktop.rules.positions import read_position
from canasta_desktop.rules.refusals import Reason, Refusal
from canasta_desktop.rules.ruleset import RuleSet
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.state import State
from canasta_desktop.rules.table import DRAWING, NOBODY, PLAYING, RUN, Meld, Table
from canasta_desktop.ui.wording.base import number
from canasta_desktop.ui.wording.refusals import Situation
from canasta_desktop.ui.wording.rules.examples import Example, ExampleLine
from canasta_desktop.ui.wording.rules.rule_words import Heading
from canasta_desktop.ui.wording.wording import Wording

TOP: Final = 12
"""So many cards of the discard pile are shown at most."""
MOST_IN_HAND: Final = 15
"""A larger hand is not shown."""
CANASTAS: Final = {Reason.CANASTA_NEEDED.value, Reason.CANASTAS_NEEDED.value}
"""Which of them it is hangs on how many are needed, and the sentence says that."""
WITH_HAND: Final = (Heading.GAME, Heading.DEAL, Heading.PILE, Heading.OUT, Heading.STOCK_END, Heading.FOOT)
WITH_PILE: Final = (Heading.PILE, Heading.STOCK_END)
WITH_KINDS: Final = (Heading.CARDS, Heading.MELDS)
WITHOUT_TABLE: Final = (Heading.CARDS, Heading.THREES, Heading.BONUS)
"""Chapters whose examples hang on the whole hand, on the discard pile, on what is natural and what wild in a meld, and
not on what lies on the table."""


def demonstrated(case: Case, heading: Heading, rules: RuleSet, words: Wording) -> Example | None:
    """The case as an example of a chapter, None where these rules or this table do not bear it out."""
    try:
        return Demonstration(case, heading, rules, words).example()
    except NotationError:
        return None


class Demonstration:
    """A case being played: `lines` say what lies there and what is done, `outcome` what has come of it."""

    def __init__(self, case: Case, heading: Heading, rules: RuleSet, words: Wording) -> None:
        """Raises NotationError where the position does not fit the rules."""
        self.case, self.heading, self.rules, self.words = case, heading, rules, words
        self.phrases = words.rules.examples
        self.state = read_position(rules, case.position)
        self.seat = self.state.table.turn.seat
        self.side = self.state.table.sides[self.seat]
        self.alone = not rules.seating.has_partners()
        self.expect = Field(dict(case.expect), "expect")
        self.lines: list[ExampleLine] = []
        self.outcome: list[str] = []

    def example(self) -> Example | None:
        """Play the case through; None where it does not come out as it claims. Raises NotationError."""
        numbers = Numbers(self.state.table)
        refused_at = self.expect.at("illegal").whole(0, len(self.case.steps) - 1) if self.expect.has("illegal") else -1
        self._look_around()
        for index, step in enumerate(self.case.steps):
            if read_act(step) == "score":
                return self._scored(step)
            action = read_step(self.state.table, step, numbers)
            refusal = check(self.state.table, self.state.hand_to_act(), action)
            if refusal is not None or index == refused_at:
                return self._refused(action, refusal, is_expected=index == refused_at)
            self._do(action)
            numbers.follow(self.state.table)
        said = " ".join(self.outcome)
        if said and all([read_act(step) == "draw" for step in self.case.steps]):
            return self._made(is_allowed=None, verdict=said)  # who draws has not chosen anything
        return self._made(is_allowed=True, verdict=self.phrases.outcome.allowed(said))

    def _made(self, is_allowed: bool | None, verdict: str) -> Example:
        return Example(self.case.id, tuple(self.lines), is_allowed, verdict, self.phrases.title())

    def _refused(self, action: Action, refusal: Refusal | None, *, is_expected: bool) -> Example | None:
        """The end of a case whose last move is not allowed, and why."""
        if refusal is None or not is_expected:
            return None
        reason = self.expect.at("reason")
        reasons = reason.texts() if isinstance(reason.value, list | tuple) else [reason.text()]
        if refusal.reason.value not in reasons and not {*reasons, refusal.reason.value} <= CANASTAS:
            return None
        table = self.state.table
        self.lines += self._move_lines(action)
        now = Situation(
            phase=table.turn.phase,
            stock=table.stock,
            unopened=not table.frozen and not table.is_open(self.side),
            rules=self.rules,
        )
        return self._made(
            is_allowed=False, verdict=self.phrases.outcome.refused(self.words.refusals.line(refusal, now))
        )

    # --- what lies there ---------------------------------------------------------------------------

    def _look_around(self) -> None:
        """What must be known before the first move."""
        table, phrases = self.state.table, self.phrases
        if self.heading is Heading.MATCH:
            return
        opens = self.heading in (Heading.INITIAL_MELD, Heading.PILE) and not table.is_open(self.side)
        if opens and not self.rules.initial_meld.is_free():
            self.lines.append(ExampleLine(self._minimum(table)))
        if self._own_melds() and self.heading not in WITHOUT_TABLE:
            melds = tuple([tuple(meld.cards) for meld in self._own_melds()])
            self.lines.append(ExampleLine(phrases.table.on_the_table(self.alone), melds))
        if self.heading is Heading.STOCK_END or (table.stock == 0 and self.heading is Heading.PILE):
            self.lines.append(ExampleLine(phrases.table.stock_left(table.stock)))
        takes = any([read_act(step) in ("take", "end") for step in self.case.steps])
        if table.pile and (takes or self.heading in WITH_PILE):
            self.lines.append(ExampleLine(self._pile_words(table), (tuple(table.pile[-TOP:]),)))
        hand = self.state.hands[self.seat].cards()
        shows = self.heading in WITH_HAND or (self.heading is Heading.TURN and table.turn.phase == PLAYING)
        if shows and self._is_named("hands", self.seat) and len(hand) <= MOST_IN_HAND:
            self.lines.append(ExampleLine(phrases.table.hand(), (tuple(hand),)))

    def _pile_words(self, table: Table) -> str:
        """What stands before the cards of the pile; how the deal is begun hangs on the card that was turned up."""
        if self.heading is not Heading.DEAL:
            return self.phrases.table.pile()
        return self.phrases.table.turned_up() if len(table.pile) == 1 else self.phrases.table.pile_since_turned_up()

    def _own_melds(self) -> list[Meld]:
        return self.state.table.melds[self.side]

    def _is_named(self, key: str, place: int) -> bool:
        """Whether the case names these cards, and has not only counted them."""
        value = Field(dict(self.case.position), "position").at(key).items()[place].value
        return isinstance(value, str)

    def _minimum(self, table: Table) -> str:
        points = self.rules.initial_meld.minimum(table, self.seat)
        if isinstance(self.rules.initial_meld, InitialMeldByDeal):
            return self.phrases.table.minimum_of_deal(points, table.number)
        return self.phrases.table.minimum(points, table.scores[self.rules.seating.account(self.seat)], self.alone)

    # --- what is done ------------------------------------------------------------------------------

    def _move_lines(self, action: Action) -> Iterator[ExampleLine]:
        """A move in words, before it is made."""
        phrases = self.phrases.move
        match action:
            case Draw():
                yield ExampleLine(phrases.draws() if self.state.table.turn.phase == DRAWING else phrases.draws_again())
            case Take(cards=cards, plays=plays):
                yield ExampleLine(phrases.takes_with(), (cards,)) if cards else ExampleLine(phrases.takes_alone())
                yield from self._plays([play.cards for play in plays], [])
            case LayMeld(plays=plays):
                new = [play.cards for play in plays if play.onto == NEW]
                yield from self._plays(new, [play.cards for play in plays if play.onto != NEW])
            case Join(first=first, second=second):
                melds = {meld.number: tuple(meld.cards) for meld in self._own_melds()}
                yield ExampleLine(phrases.joins(), tuple([melds[one] for one in (first, second) if one in melds]))
            case Lay(cards=cards):
                yield ExampleLine(phrases.lays_out(), (tuple(cards),))
            case Discard(card=card):
                yield ExampleLine(phrases.discards(), ((card,),))
            case Special():
                yield ExampleLine(phrases.lays_down(), (tuple(self.state.hands[self.seat].cards()),))
            case Ask():
                yield ExampleLine(phrases.asks())
            case Answer(yes=yes):
                yield ExampleLine(phrases.answers(yes))
            case End():
                yield ExampleLine(phrases.ends())

    def _plays(self, new: list[tuple[int, ...]], added: list[tuple[int, ...]]) -> Iterator[ExampleLine]:
        if new:
            yield ExampleLine(self.phrases.move.lays_down(), tuple(new))
        if added:
            yield ExampleLine(self.phrases.move.adds(), tuple(added))

    def _do(self, action: Action) -> None:
        """Say the move, make it, and say what has come of it."""
        lines, before = list(self._move_lines(action)), self.state.copy()
        self.state.apply(action)
        is_known = isinstance(self.case.position.get("stock"), str)
        if isinstance(action, Draw) and is_known and (drawn := self._drawn(before)):
            lines = [ExampleLine(self.phrases.move.draws_cards(), (drawn,))]
        self.lines += lines
        self.outcome += chain(self._of_cards(action, before), self._of_melds(before), self._of_the_deal(before))

    def _drawn(self, before: State) -> tuple[int, ...]:
        """The cards that have come from the stock, threes that were laid out first."""
        hand = Counter(self.state.hands[self.seat].cards()) - Counter(before.hands[self.seat].cards())
        return (*self._new_threes(before), *hand.elements())

    def _new_threes(self, before: State) -> list[int]:
        return self.state.table.threes[self.seat][len(before.table.threes[self.seat]) :]

    # --- what has come of it -----------------------------------------------------------------------

    def _of_cards(self, action: Action, before: State) -> Iterator[str]:
        """Where cards have gone."""
        table, was = self.state.table, before.table
        threes = len(self._new_threes(before))
        if isinstance(action, Take):
            yield from self._why_taken(action, before)
        if isinstance(action, Take) and (home := len(was.pile) - len(table.pile) - 1 - threes) > 0:
            yield self.phrases.outcome.takes_home(home)
        if threes:
            yield self.phrases.outcome.three_out(threes)
            if before.table.stock - table.stock > self.rules.dealing.draw and isinstance(action, Draw):
                yield self.phrases.outcome.drawn_again()
        if isinstance(action, Special):
            points = self.rules.scoring.special_points(action.hand)
            yield self.phrases.outcome.special(self.words.specials.name(action.hand), points)
        if was.feet[self.seat] and not table.feet[self.seat]:
            yield self.phrases.outcome.foot()

    def _why_taken(self, action: Take, before: State) -> Iterator[str]:
        """Why the pile could be taken: with cards of the rank of its top card, or because nothing froze it."""
        top = before.table.pile[-1]
        if sum([rank_of(card) == rank_of(top) for card in action.cards]) > 1:
            yield self.phrases.outcome.pair()
        elif not before.table.frozen and not is_wild(top):
            yield self.phrases.outcome.not_frozen()

    def _of_melds(self, before: State) -> Iterator[str]:
        """What melds have become, and what an initial meld counts."""
        old = {meld.number: meld for meld in before.table.melds[self.side]}
        melds, changed = self._own_melds(), False
        for meld in melds:
            was = old.get(meld.number)
            if was is not None and len(was.cards) == len(meld.cards):
                continue
            changed = True
            rules = self.rules.melds
            if len(meld.cards) >= rules.canasta:
                if was is None or len(was.cards) < rules.canasta or rules.kind(was) != rules.kind(meld):
                    yield self.phrases.outcome.canasta(rules.kind(meld), rules.whole_run() is WholeSequence.ESCALERA)
            elif self.heading in WITH_KINDS and meld.rank not in (RUN, JOKER, THREE):
                yield self.phrases.outcome.natural_and_wild(meld.naturals, meld.wilds)
        is_initial = self.heading in (Heading.INITIAL_MELD, Heading.PILE) and not before.table.is_open(self.side)
        if changed and (is_initial or self.heading is Heading.CARDS):
            laid = [card for meld in melds if meld.number not in old for card in meld.cards]
            yield self.phrases.outcome.counted(self.rules.pack.points(laid))

    def _of_the_deal(self, before: State) -> Iterator[str]:
        """What else has changed at the table."""
        table = self.state.table
        if table.frozen and not before.table.frozen:
            yield self.phrases.outcome.freezes()
        if table.bonus[self.seat] > before.table.bonus[self.seat]:
            yield self.phrases.outcome.bonus(table.bonus[self.seat])
        if table.over:
            yield self.phrases.outcome.gone_out() if table.out == self.seat else self.phrases.outcome.deal_over()

    # --- scores ------------------------------------------------------------------------------------

    def _scored(self, step: Field) -> Example | None:
        """The end of a case that is scored."""
        if list(call_end(self.state.table, step)):
            return None
        return self._of_the_match() if self.heading is Heading.MATCH else self._sheet()

    def _sheet(self) -> Example:
        """What the deal brings one's own side, line by line."""
        table, scores = self.state.table, self.words.scores
        account = self.rules.seating.account(self.seat)
        for item, cards in ((Item.RED_THREES, self._side_threes()), (Item.IN_HAND, self._side_hands())):
            if cards:
                self.lines.append(ExampleLine(scores.item(item), (cards,)))
        if table.out != NOBODY and table.sides[table.out] == self.side:
            self.lines.append(ExampleLine(self.phrases.score.out_with(self.alone)))
        sheet = self.state.score()[account]
        items = [
            self.phrases.score.item(scores.item(one.item), scores.points(one.points))
            for one in sheet.lines
            if one.points
        ]
        return self._made(is_allowed=None, verdict=self.phrases.score.sum("; ".join(items), scores.points(sheet.total)))

    def _seats(self) -> list[int]:
        return [seat for seat, side in enumerate(self.state.table.sides) if side == self.side]

    def _side_threes(self) -> tuple[int, ...]:
        return tuple([card for seat in self._seats() for card in self.state.table.threes[seat]])

    def _side_hands(self) -> tuple[int, ...]:
        return tuple([card for seat in self._seats() for card in self.state.hands[seat].cards()])

    def _of_the_match(self) -> Example | None:
        """How the match stands after the deal; one's own score first."""
        table, own = self.state.table, self.rules.seating.account(self.seat)
        sheets = self.state.score()
        totals = [score + sheet.total for score, sheet in zip(table.scores, sheets, strict=True)]
        if self.expect.has("totals") and [one.value for one in self.expect.at("totals").items()] != totals:
            return None
        phrases = self.phrases.score
        winner = self.rules.scoring.winner(totals, table.number, sheets)
        if self.rules.scoring.deals:
            self.lines.append(ExampleLine(phrases.deal_of_match(table.number)))
        for text, points in (
            (phrases.scores_before, table.scores),
            (phrases.scores_after, totals),
        ):
            row = [number(points[own]), *[number(other) for place, other in enumerate(points) if place != own]]
            self.lines.append(ExampleLine(text(self.words.lists.all(row))))
        verdict = phrases.match_goes_on() if winner == NOBODY else phrases.match_over(winner == own, self.alone)
        return self._made(is_allowed=None, verdict=verdict)
