"""What a hint comes to on the table: where it points, and what "do it" does.

A hint is a `Decision`: an action of the person's own, and the ideas behind it. It stands until the person does
anything at all.
"""

from canasta_desktop.bots.policy import Decision
from canasta_desktop.rules.actions import NEW, NO_CARD, Action, Discard, Draw, Join, Lay, LayMeld, Special, Take
from canasta_desktop.ui.display.display import Guidance
from canasta_desktop.ui.display.places import HAND, NEW_MELD, PILE, STOCK, Place, Spot
from canasta_desktop.ui.presentation.prompts import OpenQuestion, QuestionKind
from canasta_desktop.ui.presentation.turn_commands import TurnCommand


class HintCommands(TurnCommand):
    """The hint that a person has been given."""

    @property
    def choice(self) -> Decision | None:
        """The hint that stands, if one does."""
        said = self.person.last_note
        return said if isinstance(said, Decision) else None

    def give(self, choice: Decision) -> None:
        """Show this hint; a question of the table's own gives way to it."""
        self.person.open_question = None
        self.person.last_note = choice

    def end(self) -> bool:
        """The person does something: the hint stands no more; whether there was one."""
        if self.choice is None:
            return False
        self.person.last_note = None
        return True

    def do(self) -> None:
        """Do what the hint says, whatever is staged; of equal cards those go that rose. Who goes out may be asked."""
        choice, person = self.choice, self.person
        if choice is None:
            return
        person.bench.dropped = self.tokens(choice.action)
        person.bench.clear_draft()
        person.last_note = None
        if person.confirms_out and self.goes_out(choice.action):
            person.open_question = OpenQuestion(QuestionKind.OUT, actions=(choice.action,))
        else:
            person.play(choice.action)

    def goes_out(self, action: Action) -> bool:
        """Whether nothing is left in hand after it, and nothing more comes to hand (HF-6.2, MA-4.8)."""
        table, size = self.person.table, self.person.bench.view.hand.size
        match action:
            case Discard():
                return size == 1 and not table.rules.supplies(table, 1)
            case LayMeld():
                return len(_from_hand(action)) == size and not table.rules.supplies(table, 0)
        return False

    def tokens(self, action: Action) -> tuple[int, ...]:
        """The cards of the hand that an action is about."""
        return tuple(self.person.bench.tokens_of(_from_hand(action)))

    def guidance(self) -> Guidance | None:
        """Where the hint points; None where there is none, or its action is no way of cards."""
        if self.choice is None:
            return None
        action = self.choice.action
        match action:
            case Draw():
                return Guidance(self.tokens(action), STOCK, HAND)
            case Take():
                return Guidance(self.tokens(action), PILE, _meld(action.onto))
            case LayMeld():
                return Guidance(self.tokens(action), HAND, _meld(action.plays[0].onto))
            case Discard():
                return Guidance(self.tokens(action), HAND, PILE)
            case Lay():
                return Guidance(self.tokens(action), HAND, self._threes())
            case Join():
                return Guidance((), Place(Spot.MELD, action.first), Place(Spot.MELD, action.second))
            case Special():
                return Guidance((), HAND, NEW_MELD)
        return None

    def _threes(self) -> Place:
        """Where threes are laid out: beside those that lie there, else on the free felt."""
        table = self.person.table
        side = table.sides[self.person.seat]
        has_any = any([threes for seat, threes in enumerate(table.threes) if table.sides[seat] == side])
        return Place(Spot.THREES, side) if has_any else NEW_MELD


def _meld(number: int) -> Place:
    return NEW_MELD if number == NEW else Place(Spot.MELD, number)


def _from_hand(action: Action) -> list[int]:
    """The faces an action names that lie in the hand of whoever does it."""
    match action:
        case Discard():
            return [action.card]
        case LayMeld():
            return [card for play in action.plays for card in play.cards]
        case Take():
            kept = [action.keep] if action.keep > NO_CARD else []
            return [*action.cards, *[card for play in action.plays for card in play.cards], *kept]
        case Lay():
            return list(action.cards)
        case Draw() if action.keep > NO_CARD:
            return [action.keep]
    return []
