"""The rule sheet's sentences about what the game is, who plays, with which cards, and how they are dealt."""

from canasta_desktop.rules.cards import JOKER, RANKS, THREE
from canasta_desktop.rules.codes import Rule
from canasta_desktop.ui.wording.base import ListPhrases, Phrases, number
from canasta_desktop.ui.wording.cards import CardPhrases
from canasta_desktop.ui.wording.rules.context import StatementContext


class StartRules(Phrases):
    """Statements by code; the figures are filled in by the caller, but for those that are counted or listed."""

    def __init__(self, cards: CardPhrases) -> None:
        self.cards = cards
        self.lists = ListPhrases()

    def text(self, context: StatementContext) -> str:
        """The sentences of a statement, empty for one of another chapter."""
        for words in (
            self._game,
            self._won,
            self._players,
            self._sides,
            self._seats,
            self._drawn,
            self._cards,
            self._deal,
        ):
            if text := words(context):
                return text
        return self._up_card(context)

    # --- the game ----------------------------------------------------------------------------------

    def _game(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PROVISIONAL:
                return self.tr(
                    "These rules are provisional. The game’s own description could be read only in part: cards, deal, "
                    "turn, the size of a canasta and going out. This program has added everything else after Classic "
                    "Canasta and marks it as a ruling."
                )
            case Rule.GAME_AIM if context.alone:
                return self.tr(
                    "You collect cards of the same rank, kings for example, and lay them face up on the table: a meld. "
                    "Once a meld has {size} cards, it is a canasta. Canastas score the most points."
                )
            case Rule.GAME_AIM:
                return self.tr(
                    "Partners play together. They collect cards of the same rank, kings for example, and lay them face "
                    "up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score the most "
                    "points."
                )
            case Rule.GAME_AIM_SEQUENCES if context.alone:
                return self.tr(
                    "You collect cards of the same rank, kings for example, or cards of one suit in a row, and lay "
                    "them face up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score "
                    "the most points."
                )
            case Rule.GAME_AIM_SEQUENCES:
                return self.tr(
                    "Partners play together. They collect cards of the same rank, kings for example, or cards of one "
                    "suit in a row, and lay them face up on the table: a meld. Once a meld has {size} cards, it is a "
                    "canasta. Canastas score the most points."
                )
            case Rule.GAME_COURSE:
                return self.tr(
                    "Everybody plays in turn. Draw from the stock, which lies face down, or take the discard pile, "
                    "which lies face up. Then you may meld. Then discard one card onto the discard pile. The deal ends "
                    "when a player goes out, which means having no cards left."
                )
        return ""

    def _won(self, context: StatementContext) -> str:
        match context.code:
            case Rule.GAME_WON if context.own_score:
                return self.tr(
                    "After each deal, melds and bonuses count for a player, and cards left in hand count against. You "
                    "play deals until a player has {points} points or more. Then the highest score wins."
                )
            case Rule.GAME_WON:
                return self.tr(
                    "After each deal, melds and bonuses count for a side, and cards left in hand count against it. You "
                    "play deals until a side has {points} points or more. Then the highest score wins."
                )
            case Rule.GAME_WON_DEALS if context.alone:
                return self.tr(
                    "After each deal, melds and bonuses count for a player, and cards left in hand count against. "
                    "After %Ln deal(s) the highest score wins.",
                    "",
                    context.figures["deals"],
                )
            case Rule.GAME_WON_DEALS:
                return self.tr(
                    "After each deal, melds and bonuses count for a side, and cards left in hand count against it. "
                    "After %Ln deal(s) the highest score wins.",
                    "",
                    context.figures["deals"],
                )
        return ""

    # --- players -----------------------------------------------------------------------------------

    def _players(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PLAYERS_ALONE:
                return self.tr("{players} players, each for themselves.")
            case Rule.PLAYERS_PARTNERS:
                return self.tr(
                    "{players} players on {sides} sides of {size}. Partners sit opposite each other, meld together and "
                    "share one score."
                )
            case Rule.PLAYERS_ALTERNATE:
                return self.tr(
                    "{players} players on {sides} sides of {size}. The sides sit alternately: both your neighbours are "
                    "opponents. Partners meld together and share one score."
                )
            case Rule.PLAYERS_REST:
                return self.tr(
                    "{players} players: a side of {larger} against a side of {smaller}. In every deal one of the "
                    "{larger} sits out, each in turn; {playing} play. Partners meld together and share one score, even "
                    "with the one who sits out."
                )
            case Rule.PLAYERS_REST_BOTH:
                return self.tr(
                    "{players} players on {sides} sides of {size}. In every deal one player of each side sits out, "
                    "each in turn; {playing} play. Partners meld together and share one score, even with the one who "
                    "sits out."
                )
            case Rule.PLAYERS_REST_SEATS:
                return self.tr(
                    "If you sit out, you get no cards and nobody asks you anything. The others play so that the sides "
                    "take turns. If the one who sits out would have to deal, the next player deals."
                )
        return ""

    def _sides(self, context: StatementContext) -> str:
        """Sides that are formed in play (CL-13)."""
        match context.code:
            case Rule.PLAYERS_CUT_THROAT:
                return self.tr(
                    "{players} players. In every deal, the first to take the discard pile plays alone from then on: "
                    "the lone player. The other two become partners."
                )
            case Rule.PLAYERS_ALONE_FIRST:
                return self.tr("Until then everybody plays alone: your side is you, and only your own melds count.")
            case Rule.SIDES_MELDS:
                return self.tr(
                    "Partners share their melds: each may add to the melds of both. Once one of them has melded, both "
                    "have."
                )
            case Rule.SIDES_MERGE:
                return self.tr(
                    "When two players become partners, two melds of the same rank become one if that makes an allowed "
                    "meld. If not, both stay, and you choose which one you add to."
                )
            case Rule.SIDES_OUT_FIRST:
                return self.tr(
                    "If a player goes out before anybody has taken the pile, that player is the lone player, and the "
                    "other two are partners."
                )
            case Rule.SIDES_NEVER_TAKEN:
                return self.tr("If the stock runs out before anybody has taken the pile, each player scores alone.")
        return ""

    def _seats(self, context: StatementContext) -> str:
        match context.code:
            case Rule.FIRST_DEALER:
                return self.tr("You choose your seats before the match. The first dealer is drawn by lot.")
            case Rule.DIRECTION:
                return self.tr(
                    "Play goes clockwise. The player on the dealer’s left begins. The deal rotates in the same "
                    "direction."
                )
            case Rule.DIRECTION_COUNTER_CLOCKWISE:
                return self.tr(
                    "Play goes counter-clockwise. The player on the dealer’s right begins. The deal rotates in the "
                    "same direction."
                )
            case Rule.DIRECTION_TWO:
                return self.tr("The player who has not dealt begins. You deal in turn.")
        return ""

    def _drawn(self, context: StatementContext) -> str:
        """The draw for partners and seats (VA-6.2)."""
        match context.code:
            case Rule.SIDES_DRAWN:
                return self.tr(
                    "You draw for partners and seats before the match: every player draws a card from the shuffled "
                    "pack."
                )
            case Rule.SIDES_DRAWN_ORDER:
                return self.tr(
                    "The ace is highest, then king, queen, jack and so on down to the two. Among cards of one rank "
                    "spades are highest, then hearts, diamonds and clubs."
                )
            case Rule.SIDES_DRAWN_ORDER_TWOS:
                return self.tr(
                    "The ace is highest, then king, queen, jack and so on down to the three. Among cards of one rank "
                    "spades are highest, then hearts, diamonds and clubs."
                )
            case Rule.SIDES_DRAWN_AGAIN:
                return self.tr("If you draw a joker, or the same card as another player, you draw again.")
            case Rule.SIDES_DRAWN_AGAIN_TWOS:
                return self.tr("If you draw a joker or a two, or the same card as another player, you draw again.")
            case Rule.SIDES_DRAWN_BACK:
                return self.tr(
                    "The card drawn before goes back to the others then. The draw is over when all cards count and no "
                    "two are the same."
                )
        return self._drawn_sides(context)

    def _drawn_sides(self, context: StatementContext) -> str:
        """Who plays with whom by the cards drawn, who sits where, and who begins."""
        match context.code:
            case Rule.SIDES_DRAWN_TWO:
                return self.tr("The {larger} highest cards play together against the {smaller} lowest.")
            case Rule.SIDES_DRAWN_PAIRS:
                return self.tr("The 2 highest cards play together, so do the next 2, and so do the 2 lowest.")
            case Rule.SIDES_DRAWN_REST:
                return self.tr("The lowest card on a side of 3 sits out the first deal.")
            case Rule.SIDES_DRAWN_PLACES:
                return self.tr(
                    "The highest card keeps its seat. From there on the sides take turns in the direction of play, "
                    "each in the order of its cards."
                )
            case Rule.FIRST_DEALER_DRAWN:
                return self.tr(
                    "The highest card plays first; the first dealer is the player who sits before it in the direction "
                    "of play."
                )
        return ""

    # --- cards -------------------------------------------------------------------------------------

    def _cards(self, context: StatementContext) -> str:
        match context.code:
            case Rule.PACK:
                return self.tr(
                    "%Ln pack(s) of 52 cards and {jokers} jokers: {cards} cards in all.",
                    "",
                    context.figures["decks"],
                )
            case Rule.SUITS:
                return self.tr("Suits do not matter, but red threes and black threes are different cards.")
            case Rule.SUITS_SEQUENCES:
                return self.tr("Suits matter only in sequences. Red threes and black threes are different cards.")
            case Rule.VALUES:
                text = self.tr("Card values in points: {values}. Red threes have no card value.")
                return text.replace("{values}", self._values(context.figures, self.tr("black three")))
            case Rule.VALUES_THREES:
                text = self.tr("Card values in points: {values}. Threes count this much only when they stay in a hand.")
                return text.replace("{values}", self._values(context.figures, self.cards.rank(THREE)))
            case Rule.WILD_CARDS:
                return self.tr(
                    "Jokers and twos are wild cards: in a meld they stand for any other card. Natural cards are ace, "
                    "king, queen, jack and ten down to four. Threes are neither."
                )
        return ""

    def _values(self, figures: dict[str, int], three: str) -> str:
        """ "joker 50; ace and two 20; ..." from the points by rank."""
        by_points: dict[int, list[str]] = {}
        for rank in (JOKER, *reversed(range(RANKS - 1))):
            name = three if rank == THREE else self.cards.rank(rank)
            by_points.setdefault(figures[f"rank{rank}"], []).append(name)
        parts = [
            self.tr("{ranks} {points}").format(ranks=self.lists.all(names), points=number(points))
            for points, names in sorted(by_points.items(), reverse=True)
        ]
        return "; ".join(parts)

    # --- the deal ----------------------------------------------------------------------------------

    def _deal(self, context: StatementContext) -> str:
        match context.code:
            case Rule.DEAL:
                return self.tr("Every player is dealt {hand} cards, one at a time. These are the player’s hand.")
            case Rule.DEAL_FOOT:
                return self.tr(
                    "Every player also gets a foot: {cards} more cards, which stay face down until the hand is played "
                    "out."
                )
            case Rule.CUT_JOKER:
                return self.tr(
                    "Before the deal the player on the dealer’s left cuts the cards. If the bottom card of the lifted "
                    "part is a joker, this player gets it on top of the cards dealt."
                )
            case Rule.CUT_JOKER_COUNTS:
                return self.tr(
                    "Before the deal the player on the dealer’s left cuts the cards. If the bottom card of the lifted "
                    "part is a joker, this player gets it as one of the cards dealt."
                )
            case Rule.SURPRISE:
                return self.tr(
                    "{cards} cards lie face down under the discard pile. Whoever takes the pile first gets them."
                )
            case Rule.TURN_CARD:
                return self.tr(
                    "Card number {place} from the bottom of the stock lies crosswise: the turn card. Whoever draws it "
                    "says so. Then {left} cards are left in the stock."
                )
            case Rule.WINGS_ASIDE:
                return self.tr(
                    "After the deal a packet of {first} cards and one of {second} are set aside face down: the bonus "
                    "cards."
                )
        return ""

    def _up_card(self, context: StatementContext) -> str:
        match context.code:
            case Rule.UP_CARD:
                return self.tr(
                    "The remaining cards lie face down: the stock. Its top card is turned up beside it and starts the "
                    "discard pile."
                )
            case Rule.NO_UP_CARD:
                return self.tr(
                    "The remaining cards lie face down: the stock. No card is turned up. The discard pile is empty at "
                    "first."
                )
            case Rule.UP_CARD_COVERED:
                return self.tr(
                    "If the card turned up is wild or a red three, another one is turned up on top of it, until the "
                    "top card is neither."
                )
            case Rule.UP_CARD_COVERED_THREES:
                return self.tr(
                    "If the card turned up is wild or a three, another one is turned up on top of it, until the top "
                    "card is neither."
                )
            case Rule.UP_CARD_COVERED_WILD:
                return self.tr(
                    "If the card turned up is wild, another one is turned up on top of it, until the top card is not "
                    "wild."
                )
            case Rule.UP_CARD_COVERED_RED_THREE:
                return self.tr("A red three turned up is covered in the same way.")
            case Rule.UP_CARD_BURIED:
                return self.tr(
                    "If the card turned up is wild or a red three, it goes back into the stock, and another one is "
                    "turned up."
                )
        return self._turned(context)

    def _turned(self, context: StatementContext) -> str:
        """What the cards turned up mean for the pile."""
        match context.code:
            case Rule.UP_CARD_FREEZES:
                return self.tr(
                    "A wild card or red three turned up freezes the pile. A frozen pile is harder to take (see “The "
                    "discard pile”)."
                )
            case Rule.UP_CARD_FREEZES_BLACK_THREE:
                return self.tr("A black three turned up freezes it, too.")
            case Rule.UP_CARD_FREEZES_WILD:
                return self.tr(
                    "A wild card turned up freezes the pile. A frozen pile is harder to take (see “The discard pile”)."
                )
            case Rule.UP_CARD_FREE:
                return self.tr(
                    "Only discards can freeze the pile, not cards turned up at the start (see “The discard pile”)."
                )
            case Rule.UP_CARD_BLACK_THREE:
                return self.tr("A black three turned up stays on top. Then the first player cannot take the pile.")
        return ""
