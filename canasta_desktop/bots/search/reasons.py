"""Why a candidate was chosen, in the ideas that every player gives: what it does, as the table shows it."""

from typing import Final

from canasta_desktop.bots.baselines.discarding import Discarder
from canasta_desktop.bots.baselines.knowledge import Knowledge
from canasta_desktop.bots.policy import Idea, Why
from canasta_desktop.rules.actions import NEW, Action, Answer, Ask, Discard, Draw, End, LayMeld, Play, Take
from canasta_desktop.rules.cards import Cards
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.takes import could_take

LEFT: Final = 2
"""Who leaves fewer cards in the hand goes out."""


def ideas(view: Observation, action: Action) -> tuple[Idea, ...]:
    """The ideas behind an action, the weightiest first."""
    table = view.table
    if isinstance(action, Discard):
        return Discarder(Knowledge(view)).ideas(action.card)
    if isinstance(action, Take):
        return (Idea(Why.TAKE_PILE, tuple(table.pile[-1:])),)
    if isinstance(action, Draw):
        poor = bool(table.pile) and could_take(table, view.hand)
        return (Idea(Why.DRAW_PILE_POOR, tuple(table.pile[-1:])),) if poor else (Idea(Why.DRAW_SAFE),)
    if isinstance(action, Answer):
        return (Idea(Why.SAY_YES if action.yes else Why.SAY_NO),)
    if isinstance(action, Ask):
        return (Idea(Why.ASK),)
    if isinstance(action, End):
        return (Idea(Why.END_DEAL),)
    return _of_melds(view, action.plays) if isinstance(action, LayMeld) else ()


def _of_melds(view: Observation, plays: tuple[Play, ...]) -> tuple[Idea, ...]:
    """The ideas behind melds: the initial meld is one, else each play has its own."""
    table = view.table
    cards: Cards = tuple([card for play in plays for card in play.cards])
    if view.hand.size - len(cards) < LEFT and not (table.rules.extras and table.rules.supplies(table, 0)):
        return (Idea(Why.GO_OUT),)
    if not table.is_open(table.side(view.seat)):
        return (Idea(Why.OPEN, cards),)
    full = table.rules.melds.canasta
    found: list[Idea] = []
    for play in plays:
        meld = table.meld_numbered(play.onto)
        before = 0 if meld is None else len(meld.cards)
        if before < full <= before + len(play.cards):
            why = Why.COMPLETE_CANASTA
        else:
            why = Why.NEW_MELD if play.onto == NEW else Why.ADD
        found.append(Idea(why, play.cards))
    return tuple(sorted(found, key=lambda idea: idea.why is not Why.COMPLETE_CANASTA))
