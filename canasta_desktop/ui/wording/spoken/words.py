"""All that is worded to be heard, at one place."""

from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.spoken.actions import SpokenActions
from canasta_desktop.ui.wording.spoken.cards import SpokenCards
from canasta_desktop.ui.wording.spoken.events import SpokenEvents


class SpokenWords:
    """`cards`, `events`, `scores` and `actions`, in the present language."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = SpokenCards(cards)
        self.events = SpokenEvents(cards, self.cards)
        self.scores = self.events.scores
        self.actions = SpokenActions(cards, self.cards)
