"""What may be said of why a computer player did something: never what its hand alone could show, while the deal runs.

The reasons are those of the player itself, asked again with what it saw then. Before the deal is over, of these only
what would be as true of any other hand is passed on, and cards that the table has not seen are not named: that a
player draws is no word on whether it could have taken the pile, and which pairs it keeps stays with it. What supports a
reason beside that (who threw a rank away, how much of it has been seen) is read from the table as all see it.
"""

from collections.abc import Sequence

from canasta_desktop.bots.policy import Decision, Idea, Weighed, Why
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.match import PastChoice
from canasta_desktop.rules.actions import Action, Answer, Ask, Discard, Draw, End, Join, Lay, LayMeld
from canasta_desktop.rules.cards import Cards, Hand, is_natural, rank_of
from canasta_desktop.rules.events import What
from canasta_desktop.rules.pile import class_of
from canasta_desktop.rules.table import DRAWING, Table
from canasta_desktop.ui.wording.reasons import Explanation

GIVES_AWAY = (Why.NOT_YET_OUT, Why.FOR_THE_MATCH)
"""Ideas that are not passed on before the deal is over: they tell what is still held."""


def explanation(past: PastChoice, choice: Decision, name: str, shown: Entry, *, is_over: bool) -> Explanation:
    """The part of a move's reasons that may be shown now; `shown` is its log entry as everybody may know it."""
    table, action = past.view.table, past.action
    is_face_down = any([event.what is What.DISCARDED and not event.cards for event in shown.events])
    seen = action.card if isinstance(action, Discard) and not is_face_down and is_natural(action.card) else None
    ideas = tuple([idea for idea in choice.reasons if is_over or idea.why not in GIVES_AWAY])
    return Explanation(
        name=name,
        action=action,
        ideas=ideas,
        alternative=_alternative(action, choice.others, is_over=is_over),
        is_over=is_over,
        is_barred=_is_barred(table),
        is_face_down=is_face_down,
        is_unwanted=seen is not None and _is_unwanted(past, seen),
        is_mostly_seen=seen is not None and _is_mostly_seen(table, seen),
        is_pair_known=_are_known(_kept(ideas), table.known[past.view.seat]),
        ends_deal=table.turn.phase == DRAWING,
    )


def _alternative(chosen: Action, others: Sequence[Weighed], *, is_over: bool) -> Weighed | None:
    """The best of another kind that may be named; of discards another card is one."""
    for other in others:
        is_other_kind = type(other.action) is not type(chosen) or isinstance(chosen, Discard | Answer)
        if is_other_kind and other.action != chosen and (is_over or _is_open_to_all(chosen, other.action)):
            return other
    return None


def _is_open_to_all(chosen: Action, other: Action) -> bool:
    """Whether any hand would have allowed the other one as well, so that it tells nothing of this hand."""
    match chosen:
        case Discard():
            return isinstance(other, Discard)
        case LayMeld() | Lay() | Join():
            return isinstance(other, Discard)
        case Answer() | Ask():
            return True  # a question can be answered either way; and who asks could have gone on without asking
    return isinstance(other, Draw | End)


def _is_barred(table: Table) -> bool:
    """Whether nobody at all could take the pile."""
    return not table.pile or bool(table.rules.pile.bars & class_of(table.pile[-1]))


def _is_unwanted(past: PastChoice, card: int) -> bool:
    """Whether the next player has thrown this rank away, or let it lie, since the pile was last taken."""
    from canasta_desktop.bots.baselines.knowledge import Knowledge  # the players are not read in for the window

    known = Knowledge(past.view)
    return rank_of(card) in known.unwanted[known.next]


def _is_mostly_seen(table: Table, card: int) -> bool:
    """Whether more than half of the cards of this rank lie in melds and pile, the card itself among them."""
    lying = [other for melds in table.melds for meld in melds for other in meld.cards]
    seen = 1 + [rank_of(other) for other in (*lying, *table.pile)].count(rank_of(card))
    return seen > 2 * table.rules.pack.decks


def _kept(ideas: Sequence[Idea]) -> Cards:
    """The cards that are said to be kept."""
    return tuple([card for idea in ideas if idea.why is Why.KEEP_PAIR for card in idea.cards])


def _are_known(cards: Cards, known: Hand) -> bool:
    """Whether all know that these are held, because they came from the pile."""
    return bool(cards) and all([known.faces[card] >= cards.count(card) for card in cards])
