"""Draws up the status sentence: whose turn it is and what to do now."""

from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.rules.legality import must_take
from canasta_desktop.rules.table import ANSWERING, DRAWING, NO, YES
from canasta_desktop.ui.presentation.turn_facts import TurnFacts


class StatusLine:
    """The sentence at the top: whose turn it is, and what they can do now."""

    def __init__(self, facts: TurnFacts) -> None:
        self.facts = facts
        self.words = facts.words
        self.table = facts.table
        self.draft = facts.draft

    def text(self, held: bool) -> str:
        """Whose turn it is and what to do now."""
        words, table, facts = self.words.status, self.table, self.facts
        if table.over:
            return words.deal_over()
        if held:
            return words.held()
        if not facts.mine:
            name = facts.names[table.to_act()]
            if table.turn.seat == facts.person.seat:
                return words.waiting(name)
            return words.other(name) if facts.person.seat in table.order else words.resting(name)
        if table.turn.phase == ANSWERING:
            return words.asked_by(facts.names[table.turn.seat])
        return self._what_to_draw() if table.turn.phase == DRAWING else self._what_to_play()

    # --- before drawing ----------------------------------------------------------------------------

    def _what_to_draw(self) -> str:
        words, table, hand = self.words.drawing, self.table, self.draft.view.hand
        take = self.facts.first_take
        if table.drawable() == 0:
            if take is None:
                return words.end()
            return words.must_take() if must_take(table, hand) else words.take_or_end()
        held = table.rules.threes.held(hand)
        if held and table.rules.threes.by_hand:
            return words.three_first()
        count = min(table.rules.dealing.draw, table.drawable())
        if take is None:
            may_keep = table.rules.threes.may_keep(table, self.facts.person.seat) if held else 0
            return words.three_goes(tuple(held), may_keep > 1) if may_keep else words.draw(count)
        part = self.draft.taken(take)
        if part < len(table.pile):
            if take.cards:
                return words.draw_or_take_part_with(count, part, take.cards)
            return words.draw_or_take_part(count, part)
        return words.draw_or_take_with(count, take.cards) if take.cards else words.draw_or_take(count)

    # --- afterwards --------------------------------------------------------------------------------

    def _what_to_play(self) -> str:
        words, table, draft = self.words.status, self.table, self.draft
        hand = draft.view.hand
        threes = table.rules.threes
        if threes.must_go(table, table.turn.seat, hand):
            held = tuple(threes.held(hand))
            return self.words.drawing.three_forgotten() if threes.by_hand else words.three_due(held)
        if table.turn.bare and draft.is_empty:
            return words.bare()
        if draft.is_empty and isinstance(self.facts.turn_ending, TurnEnding):
            return words.no_discard()
        if table.turn.answer == YES and draft.can_go_out:
            return words.must_go_out()
        if table.turn.answer == NO:
            return words.must_not_go_out()
        return self._nothing_staged() if draft.is_empty else self._staged()

    def _nothing_staged(self) -> str:
        words, facts = self.words.status, self.facts
        if facts.specials:
            return words.special(self.words.specials.name(facts.specials[0]))
        if self.draft.can_go_out:
            return words.may_go_out()
        return words.may_ask() if facts.could_ask() else words.play()

    def _staged(self) -> str:
        words, draft = self.words.status, self.draft
        missing = self.facts.measured.missing
        if missing:
            return words.short(missing)
        if draft.empties_hand and not draft.goes_out and self.table.feet[self.facts.person.seat]:
            return words.foot()
        return words.lay_out()
