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

    def text(self, told: StatementContext) -> str:
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
            if text := words(told):
                return text
        return self._up_card(told)

    # --- the game ----------------------------------------------------------------------------------

    def _game(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PROVISIONAL:
                return self.tr(
                    "These rules are provisional. Of the game’s own description only the parts about cards, deal, "
                    "turn, the size of a canasta and going out could be read. Everything else is this program’s "
                    "completion after Classic Canasta and is marked as a ruling."
                )
            case Rule.GAME_AIM if told.alone:
                return self.tr(
                    "You collect cards of equal rank, kings for example, and lay them face up on the table in melds. A "
                    "meld that has reached {size} cards is a canasta; canastas bring the most points."
                )
            case Rule.GAME_AIM:
                return self.tr(
                    "Partners play together: they collect cards of equal rank, kings for example, and lay them face up "
                    "on the table in melds. A meld that has reached {size} cards is a canasta; canastas bring the most "
                    "points."
                )
            case Rule.GAME_AIM_SEQUENCES if told.alone:
                return self.tr(
                    "You collect cards of equal rank, kings for example, or consecutive cards of one suit, and lay "
                    "them face up on the table in melds. A meld that has reached {size} cards is a canasta; canastas "
                    "bring the most points."
                )
            case Rule.GAME_AIM_SEQUENCES:
                return self.tr(
                    "Partners play together: they collect cards of equal rank, kings for example, or consecutive cards "
                    "of one suit, and lay them face up on the table in melds. A meld that has reached {size} cards is "
                    "a canasta; canastas bring the most points."
                )
            case Rule.GAME_COURSE:
                return self.tr(
                    "Everybody plays in turn: you draw from the stock, which lies face down, or take the discard pile, "
                    "which lies face up; you may meld; then you discard a card onto the discard pile. The deal ends "
                    "when a player goes out, that is, has got rid of all cards."
                )
        return ""

    def _won(self, told: StatementContext) -> str:
        match told.code:
            case Rule.GAME_WON if told.own_score:
                return self.tr(
                    "After every deal, melds and bonuses count for a player, and cards left in hand against. The match "
                    "goes on over several deals until a player has {points} points or more; then the highest score "
                    "wins."
                )
            case Rule.GAME_WON:
                return self.tr(
                    "After every deal, melds and bonuses count for a side, and cards left in hand against it. The "
                    "match goes on over several deals until a side has {points} points or more; then the highest score "
                    "wins."
                )
            case Rule.GAME_WON_DEALS if told.alone:
                return self.tr(
                    "After every deal, melds and bonuses count for a player, and cards left in hand against. After "
                    "%Ln deal(s) the highest score wins.",
                    "",
                    told.figures["deals"],
                )
            case Rule.GAME_WON_DEALS:
                return self.tr(
                    "After every deal, melds and bonuses count for a side, and cards left in hand against it. After "
                    "%Ln deal(s) the highest score wins.",
                    "",
                    told.figures["deals"],
                )
        return ""

    # --- players -----------------------------------------------------------------------------------

    def _players(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PLAYERS_ALONE:
                return self.tr("{players} players, each for themselves.")
            case Rule.PLAYERS_PARTNERS:
                return self.tr(
                    "{players} players in {sides} sides of {size}. Partners sit opposite each other, meld together and "
                    "share one score."
                )
            case Rule.PLAYERS_ALTERNATE:
                return self.tr(
                    "{players} players in {sides} sides of {size}. The sides are seated alternately, so both your "
                    "neighbours are opponents. Partners meld together and share one score."
                )
            case Rule.PLAYERS_REST:
                return self.tr(
                    "{players} players: a side of {larger} against a side of {smaller}. In every deal one of the "
                    "{larger} sits out, each in turn, so that {playing} play. Partners meld together and share one "
                    "score, also with the one who sits out."
                )
            case Rule.PLAYERS_REST_BOTH:
                return self.tr(
                    "{players} players in {sides} sides of {size}. In every deal one player of each side sits out, "
                    "each in turn, so that {playing} play. Partners meld together and share one score, also with the "
                    "one who sits out."
                )
            case Rule.PLAYERS_REST_SEATS:
                return self.tr(
                    "A player who sits out gets no cards and is asked for nothing. The others play in an order in "
                    "which the sides take turns. If it were for the one who sits out to deal, the next player deals."
                )
        return ""

    def _sides(self, told: StatementContext) -> str:
        """Sides that are formed in play (CL-13)."""
        match told.code:
            case Rule.PLAYERS_CUT_THROAT:
                return self.tr(
                    "{players} players. In every deal the first to take the discard pile becomes the lone player; from "
                    "that moment on the other two are partners."
                )
            case Rule.PLAYERS_ALONE_FIRST:
                return self.tr("Before that everybody plays alone: your side is you, and only your own melds count.")
            case Rule.SIDES_MELDS:
                return self.tr(
                    "The partners share their melds: each may add to the melds of both, and if one of them has melded, "
                    "both have."
                )
            case Rule.SIDES_MERGE:
                return self.tr(
                    "When they become partners, two melds of the same rank become one where that makes an allowed "
                    "meld; otherwise both stay, and you choose which of them you add to."
                )
            case Rule.SIDES_OUT_FIRST:
                return self.tr(
                    "If a player goes out before the pile has been taken at all, that player is the lone player, and "
                    "the other two are partners."
                )
            case Rule.SIDES_NEVER_TAKEN:
                return self.tr("If the stock runs out before the pile has been taken at all, each player scores alone.")
        return ""

    def _seats(self, told: StatementContext) -> str:
        match told.code:
            case Rule.FIRST_DEALER:
                return self.tr("Seats are taken as chosen before the match; the first dealer is drawn by lot.")
            case Rule.DIRECTION:
                return self.tr(
                    "Play goes clockwise. The player on the dealer’s left begins. After every deal the deal passes to "
                    "the next player in this direction."
                )
            case Rule.DIRECTION_COUNTER_CLOCKWISE:
                return self.tr(
                    "Play goes counter-clockwise. The player on the dealer’s right begins. After every deal the deal "
                    "passes to the next player in this direction."
                )
            case Rule.DIRECTION_TWO:
                return self.tr("The player who has not dealt begins. After every deal the other player deals.")
        return ""

    def _drawn(self, told: StatementContext) -> str:
        """The draw for partners and seats (VA-6.2)."""
        match told.code:
            case Rule.SIDES_DRAWN:
                return self.tr(
                    "Partners and seats are drawn before the match: every player draws a card from the shuffled pack."
                )
            case Rule.SIDES_DRAWN_ORDER:
                return self.tr(
                    "The ace is the highest card, then king, queen, jack and so on down to the two. Of one rank spades "
                    "are the highest, then hearts, diamonds and clubs."
                )
            case Rule.SIDES_DRAWN_ORDER_TWOS:
                return self.tr(
                    "The ace is the highest card, then king, queen, jack and so on down to the three. Of one rank "
                    "spades are the highest, then hearts, diamonds and clubs."
                )
            case Rule.SIDES_DRAWN_AGAIN:
                return self.tr("Whoever draws a joker, or the same card as another player, draws again.")
            case Rule.SIDES_DRAWN_AGAIN_TWOS:
                return self.tr("Whoever draws a joker or a two, or the same card as another player, draws again.")
            case Rule.SIDES_DRAWN_BACK:
                return self.tr(
                    "The card drawn before goes back to the others then. Only when all cards count and no two are the "
                    "same, the draw is over."
                )
        return self._drawn_sides(told)

    def _drawn_sides(self, told: StatementContext) -> str:
        """Who plays with whom by the cards drawn, who sits where, and who begins."""
        match told.code:
            case Rule.SIDES_DRAWN_TWO:
                return self.tr("The {larger} highest cards play together, against the {smaller} lowest.")
            case Rule.SIDES_DRAWN_PAIRS:
                return self.tr("The 2 highest cards play together, and so do the 2 next ones and the 2 lowest.")
            case Rule.SIDES_DRAWN_REST:
                return self.tr("The lowest card of a side of 3 sits out the first deal.")
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

    def _cards(self, told: StatementContext) -> str:
        match told.code:
            case Rule.PACK:
                return self.tr(
                    "%Ln pack(s) of 52 cards and {jokers} jokers: {cards} cards in all.",
                    "",
                    told.figures["decks"],
                )
            case Rule.SUITS:
                return self.tr("Suits do not matter, except that red threes differ from black ones.")
            case Rule.SUITS_SEQUENCES:
                return self.tr("Suits matter only for sequences; besides, red threes differ from black ones.")
            case Rule.VALUES:
                text = self.tr("Card values, in points: {values}. Red threes have no card value.")
                return text.replace("{values}", self._values(told.figures, self.tr("black three")))
            case Rule.VALUES_THREES:
                text = self.tr("Card values, in points: {values}. Threes have this value only when left in hand.")
                return text.replace("{values}", self._values(told.figures, self.cards.rank(THREE)))
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

    def _deal(self, told: StatementContext) -> str:
        match told.code:
            case Rule.DEAL:
                return self.tr("Every player is dealt {hand} cards, one at a time. These are the player’s hand.")
            case Rule.DEAL_FOOT:
                return self.tr(
                    "Besides the hand every player gets a foot: {cards} more cards, which stay face down until the "
                    "hand is played out."
                )
            case Rule.CUT_JOKER:
                return self.tr(
                    "Before the deal the player on the dealer’s left cuts. If the bottom card of the packet lifted is "
                    "a joker, this player gets it, besides the cards that are dealt."
                )
            case Rule.CUT_JOKER_COUNTS:
                return self.tr(
                    "Before the deal the player on the dealer’s left cuts. If the bottom card of the packet lifted is "
                    "a joker, this player gets it as one of the cards that are dealt."
                )
            case Rule.SURPRISE:
                return self.tr(
                    "{cards} cards lie face down under the discard pile. They go to the first player who takes it."
                )
            case Rule.TURN_CARD:
                return self.tr(
                    "Card number {place} from the bottom of the stock lies crosswise: the turn card. Whoever draws it "
                    "says so; {left} cards are left in the stock then."
                )
            case Rule.WINGS_ASIDE:
                return self.tr(
                    "After the deal a packet of {first} cards and one of {second} are set aside face down: the bonus "
                    "cards."
                )
        return ""

    def _up_card(self, told: StatementContext) -> str:
        match told.code:
            case Rule.UP_CARD:
                return self.tr(
                    "The other cards lie face down as the stock. Its top card is turned up beside it and begins the "
                    "discard pile."
                )
            case Rule.NO_UP_CARD:
                return self.tr(
                    "The other cards lie face down as the stock. No card is turned up: the discard pile is empty at "
                    "first."
                )
            case Rule.UP_CARD_COVERED:
                return self.tr(
                    "If the card turned up is a wild card or a red three, another one is turned onto it, until the top "
                    "card is neither."
                )
            case Rule.UP_CARD_COVERED_THREES:
                return self.tr(
                    "If the card turned up is a wild card or a three, another one is turned onto it, until the top "
                    "card is neither."
                )
            case Rule.UP_CARD_COVERED_WILD:
                return self.tr(
                    "If the card turned up is a wild card, another one is turned onto it, until the top card is none."
                )
            case Rule.UP_CARD_COVERED_RED_THREE:
                return self.tr("A red three turned up is covered in the same way.")
            case Rule.UP_CARD_BURIED:
                return self.tr(
                    "If the card turned up is a wild card or a red three, it goes back into the stock and another one "
                    "is turned up."
                )
        return self._turned(told)

    def _turned(self, told: StatementContext) -> str:
        """What the cards turned up mean for the pile."""
        match told.code:
            case Rule.UP_CARD_FREEZES:
                return self.tr(
                    "A wild card or a red three turned up freezes the pile: a frozen pile is harder to take, as the "
                    "chapter on the discard pile says."
                )
            case Rule.UP_CARD_FREEZES_BLACK_THREE:
                return self.tr("A black three turned up freezes it, too.")
            case Rule.UP_CARD_FREEZES_WILD:
                return self.tr(
                    "A wild card turned up freezes the pile: a frozen pile is harder to take, as the chapter on the "
                    "discard pile says."
                )
            case Rule.UP_CARD_FREE:
                return self.tr(
                    "Unlike discards, cards turned up cannot freeze the pile. What that means is said in the chapter "
                    "on the discard pile."
                )
            case Rule.UP_CARD_BLACK_THREE:
                return self.tr("A black three turned up stays on top. The player who begins cannot take the pile then.")
        return ""
