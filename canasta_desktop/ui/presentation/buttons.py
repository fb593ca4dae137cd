"""Draws up the buttons: the same in the same order all through a deal, rare ones where the rule set knows them.

`display.actions` picks those that are shown.
"""

from canasta_desktop.game.special_actions import knows_join, knows_keep, knows_lay, knows_specials, knows_top_only
from canasta_desktop.game.turn_ending import TurnEnding
from canasta_desktop.rules.actions import Ask, Discard, Draw, End, LayMeld, Special, Take
from canasta_desktop.rules.going_out import Asking
from canasta_desktop.rules.refusals import Refusal
from canasta_desktop.rules.table import DRAWING, PLAYING
from canasta_desktop.ui.display.actions import DO_HINT, SPECIAL
from canasta_desktop.ui.display.display import ButtonView
from canasta_desktop.ui.presentation.turn_facts import TurnFacts


class ButtonBuilder:
    """The buttons of one display."""

    def __init__(self, facts: TurnFacts) -> None:
        self.facts = facts
        self.match = facts.match
        self.rules = facts.match.rules
        self.table = facts.table
        self.draft = facts.draft
        self.words = facts.words
        self.drawing = facts.mine and self.table.turn.phase == DRAWING
        self.playing = facts.mine and self.table.turn.phase == PLAYING
        self.hint = facts.person.hinting.choice

    def all(self, held: bool) -> tuple[ButtonView, ...]:
        """Key to whether it can be used; those that can only end something come last, where they can be used."""
        can = self._always() | self._last(held)
        primary = "continue" if "continue" in can else self._primary()
        return tuple([self._button(key, enabled, primary) for key, enabled in can.items()])

    def _always(self) -> dict[str, bool]:
        """What stands there all through the deal: what the rule set knows."""
        facts, rules = self.facts, self.rules
        known: list[tuple[str, bool, bool]] = [
            ("draw", True, self.drawing and self.table.drawable() > 0),
            ("keep", knows_keep(rules), self.drawing and len(facts.draws) > 1),
            ("take", True, self.drawing and facts.first_take is not None),
            ("take-top", knows_top_only(rules), self.drawing and self._could_take_top()),
            ("lay", True, self._can_lay(self.playing or (self.drawing and self.draft.takes_pile))),
            ("lay-three", knows_lay(rules), bool(facts.layable)),
            ("join", knows_join(rules), bool(facts.joins)),
            ("discard", True, self.playing and not self.table.turn.bare),
            ("undo", True, not self.draft.is_empty or self.match.can_undo(facts.person.seat)),
            ("take-back", len(self.match.setup.persons()) == 1, facts.mine and self._could_take_back()),
            ("hint", True, facts.mine),
            ("ask", self._knows_asking(), (self.playing or self.drawing) and facts.could_ask()),
            ("special", knows_specials(rules), not self.table.over),
        ]
        return {key: enabled for key, is_known, enabled in known if is_known}

    def _last(self, held: bool) -> dict[str, bool]:
        """What stands there only where it can be used: going out, ending the deal, going on."""
        can: dict[str, bool] = {DO_HINT: True} if self.facts.mine and self.hint is not None else {}
        if self.playing and self.draft.is_empty:
            can |= {f"{SPECIAL}{key}": True for key in self.facts.specials[:1]}
        if self.playing and self.facts.way_out is not None:
            can["out"] = True
        if (self.drawing or self.playing) and isinstance(self.facts.turn_ending, TurnEnding):
            can["end"] = True
        if held or self.match.is_over:
            can["continue"] = True
        return can

    def _knows_asking(self) -> bool:
        return self.rules.seating.has_partners() and self.rules.out.ask is not Asking.OFF

    def _could_take_back(self) -> bool:
        """Whether undo ends here, and something was done before that practice can take back."""
        seat = self.facts.person.seat
        is_end = not self.facts.person.is_asked and self.draft.is_empty and not self.match.can_undo(seat)
        return is_end and self.match.last_action_of(seat) is not None

    def _could_take_top(self) -> bool:
        """Whether the top card alone can be taken (VA-3.10)."""
        return knows_top_only(self.rules) and any([not take.rest for take in self.facts.take_choices])

    def _can_lay(self, in_time: bool) -> bool:
        return in_time and not self.draft.is_empty and not isinstance(self.draft.action(), Refusal)

    def _primary(self) -> str:
        """What Enter does now."""
        if self.facts.mine and self.hint is not None:
            return DO_HINT
        if self.drawing and not self.draft.takes_pile and self.table.drawable() == 0:
            return "take" if self.facts.take_choices else "end"
        if self.drawing:
            return "lay" if self.draft.takes_pile else "draw"
        if not self.playing:
            return ""
        if not self.draft.is_empty:
            return "lay"
        if len(self.facts.person.bench.selected) == 1:
            return "discard"
        if self.facts.specials and self.facts.person.confirms_out:  # not by Enter, where nothing would be asked
            return f"{SPECIAL}{self.facts.specials[0]}"
        return "end" if isinstance(self.facts.turn_ending, TurnEnding) else ""

    def _button(self, key: str, enabled: bool, primary: str) -> ButtonView:
        why = "" if enabled else self._why_disabled(key)
        detail = self._detail(key) if enabled else ""
        return ButtonView(key, self._text(key), "", enabled, why, enabled and key == primary, detail)

    def _detail(self, key: str) -> str:
        """What the button will do, where that is known without much searching."""
        words, signs = self.words.buttons, self.words.cards.signs
        if key == DO_HINT:
            return self._hint_detail()
        if key == "take" and (take := self.facts.first_take) is not None:
            count = self.draft.taken(take)
            return words.cards_with(count, signs(take.cards)) if take.cards else words.cards(count)
        if key == "discard":
            selected = self.facts.person.bench.faces(self.facts.person.bench.selected)
            return signs(tuple(selected)) if len(selected) == 1 else words.choose_one()
        if key == "lay" and not self.draft.goes_out:
            return words.cards(sum([len(group.cards) for group in self.facts.groups.values()]))
        goes_out = key == "out" or key.startswith(SPECIAL) or (key == "lay" and self.draft.goes_out)
        return words.ends_deal() if goes_out else ""

    def _hint_detail(self) -> str:
        """What doing the hint comes to, as on the button that would do the same."""
        words, signs = self.words.buttons, self.words.cards.signs
        action = self.hint.action if self.hint is not None else None
        if action is not None and self.facts.person.hinting.goes_out(action):
            return words.ends_deal()
        match action:
            case Draw():
                return self._text("draw")
            case Take():
                count = self.draft.taken(action)
                return words.cards_with(count, signs(action.cards)) if action.cards else words.cards(count)
            case LayMeld():
                return words.cards(sum([len(play.cards) for play in action.plays]))
            case Discard():
                return f"{words.text('discard')}: {signs((action.card,))}"
            case Special() | End():
                return words.ends_deal()
        return ""

    def _text(self, key: str) -> str:
        words = self.words.buttons
        if key.startswith(SPECIAL):
            return words.show_special(self.words.specials.name(key.removeprefix(SPECIAL)))
        if key == "draw":
            return words.text(key, min(self.rules.dealing.draw, max(self.table.drawable(), 1)))
        if key != "lay" or self.draft.is_empty:
            return words.text(key)
        meter = self.facts.measured
        if meter.minimum:
            return words.lay_with(self.words.table.meter_figures(meter.points, meter.minimum))
        if self.draft.goes_out:
            return words.text("out")
        if self.draft.empties_hand and self.table.feet[self.facts.person.seat]:
            return words.text("foot")
        return words.text(key)

    def _why_disabled(self, key: str) -> str:
        words, facts = self.words.buttons, self.facts
        if key == "undo":
            message = self.match.why_no_undo(facts.person.seat)
            return self.words.messages.lines(message)[0] if message is not None else ""
        if key == "special":
            return words.why_not(key)
        if not facts.mine:
            return words.not_your_turn()
        refusal: Refusal | None = None
        if key == "draw":
            refusal = self.match.refuses(facts.person.seat, Draw())
        elif key == "take" and self.drawing:
            refusal = facts.person.taking.why_no_take()
        elif key == "ask":
            refusal = self.match.refuses(facts.person.seat, Ask())
            key = "out"  # if nothing stands against asking, there is no way to go out
        elif key == "lay" and not self.draft.is_empty:
            action = self.draft.action()
            refusal = action if isinstance(action, Refusal) else None
        if refusal is not None:
            return self.words.refusals.line(refusal, facts.situation())
        return words.why_not(key)
