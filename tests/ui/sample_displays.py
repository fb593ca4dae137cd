"""Displays to show and to look at: two full tables, and small changes of them."""

from canasta_desktop.rules.cards import RANK_SIGNS, read_cards
from canasta_desktop.ui.display.display import (
    Announcement,
    ButtonView,
    Card,
    Choice,
    Display,
    Frost,
    HandCard,
    MeldKind,
    MeldView,
    MeterView,
    Note,
    PilesView,
    Plate,
    Question,
    RecapEntry,
    ScoreView,
    Target,
    Tone,
    TrayView,
)
from canasta_desktop.ui.display.places import Place, Spot

RANK_NAMES = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"]
POINTS = {"joker": 50, "two": 20, "ace": 20, "three": 5}


SIX_DISCARDED = "Murat drew a card. Murat discarded the six of spades."


def spoken(face: int) -> str:
    """ "queen of hearts, 10 points"."""
    if face == 52:
        return "joker, 50 points"
    rank, suit = RANK_NAMES[face >> 2], SUIT_NAMES[face & 3]
    points = POINTS.get(rank, 10 if "89TJQK".find(RANK_SIGNS[face >> 2]) >= 0 else 5)
    return f"{rank} of {suit}, {points} points"


def cards(text: str, first: int) -> tuple[Card, ...]:
    """Cards with tokens from `first` on, in the order written: "QD QS 2D"."""
    faces = [read_cards(word)[0] for word in text.split()]
    return tuple(Card(first + i, face, None, spoken(face)) for i, face in enumerate(faces))


def hand(text: str, selected: str = "", fresh: str = "") -> tuple[HandCard, ...]:
    """A hand with tokens from 1 on; cards of one rank are a group."""
    held = []
    for card, word in zip(cards(text, 1), text.split(), strict=True):
        held.append(HandCard(card, card.face >> 2, word in selected.split(), word in fresh.split()))
    return tuple(held)


def meld(number: int, text: str, kind: MeldKind = MeldKind.OPEN, spot: Spot = Spot.MELD, **more: object) -> MeldView:
    words = text.split()
    laid = cards(text, 100 + 20 * number + (500 if spot is Spot.DRAFT else 0))
    name = more.pop("name", f"{RANK_NAMES[laid[0].face >> 2]}s, {len(words)} cards")
    return MeldView(Place(spot, number), kind, laid, name=str(name), **more)


def buttons(*usable: str, primary: str = "", lay: str = "Lay out") -> tuple[ButtonView, ...]:
    """The buttons of a classic table; those not in `usable` are disabled with a reason."""
    known = [
        ("take", "Take the pile", "N", "You have drawn already."),
        ("draw", "Draw", "D", "You have drawn already."),
        ("lay", lay, "Enter", "20 points are missing."),
        ("discard", "Discard", "X", "Select one card first."),
        ("undo", "Undo", "Ctrl+Z", "There is nothing to undo."),
        ("hint", "Hint", "T", "Wait for your turn."),
        ("ask", "Ask partner", "P", "You cannot go out yet."),
    ]
    return tuple(
        ButtonView(key, text, short, key in usable, "" if key in usable else why, key == primary)
        for key, text, short, why in known
    )


def four_players() -> Display:
    """The first picture: four players, the initial meld in the making, two of diamonds drawn."""
    own = TrayView(
        0,
        True,
        "You & Jonas",
        "",
        cards("3H 3D", 40),
        "+200",
        (
            meld(0, "QH QS QD QC", spot=Spot.DRAFT, name="queens, 4 cards, draft"),
            meld(1, "TS TH TD", spot=Spot.DRAFT, name="tens, 3 cards, draft"),
        ),
        slot="New meld",
    )
    theirs = TrayView(
        1,
        False,
        "Anna & Murat",
        "on the table 1,195",
        cards("3D", 50),
        "+100",
        (
            meld(
                1, "KH KS KD KC KH KS KD", MeldKind.NATURAL, label="NATURAL", name="natural canasta of kings, 7 cards"
            ),
            meld(2, "9S 9S 9D 9C 9H 2D 2S JO", MeldKind.MIXED, label="MIXED", name="mixed canasta of nines, 8 cards"),
            meld(3, "5H 5S 5H 2S", name="fives, 4 cards, 1 of them wild, 35 points"),
            meld(4, "8S 8S 8H"),
            meld(5, "JH JD JS JC 2C"),
        ),
    )
    return Display(
        title="Classic · deal 3 · four players",
        status="It is your turn: lay out, or discard a card.",
        seat=0,
        hand=hand("2D JO AS KH KC JH 9D 9C 7D 7S 6D 5S 4S 3S", fresh="2D"),
        trays=(own, theirs),
        piles=PilesView(
            41,
            "Stock · 41",
            False,
            False,
            cards("8C", 60)[0],
            cards("4H 6S KD", 61),
            (),
            9,
            "Discard pile · 9",
            Frost.NONE,
            False,
            "stock, 41 cards",
            "discard pile, 9 cards, eight of clubs on top",
        ),
        plates=(
            Plate(0, "You", "your turn", 14, True, True, True, spoken="You, 14 cards, your turn"),
            Plate(1, "Murat", "opponent", 12, False, False, False, spoken="Murat, opponent, 12 cards"),
            Plate(2, "Jonas", "partner", 9, True, False, False, spoken="Jonas, partner, 9 cards"),
            Plate(3, "Anna", "opponent", 6, False, False, False, spoken="Anna, opponent, 6 cards"),
        ),
        buttons=buttons("undo", "hint", "ask", "discard", lay="Lay out (70 / 90)"),
        scores=(
            ScoreView(0, True, "You & Jonas", "not melded yet", "1,840", "needs 90", 0.37),
            ScoreView(1, False, "Anna & Murat", "2 canastas", "2,310", "can go out", 0.46),
        ),
        target_text="Target 5,000",
        spoken_score="Your side 1,840; Anna and Murat 2,310. Target 5,000.",
        recap=(
            RecapEntry(1, False, "Murat", ("draws from the stock", "discards 6♠"), SIX_DISCARDED),
            RecapEntry(2, True, "Jonas", ("draws from the stock, lays out a red three", "discards 4♥")),
            RecapEntry(3, False, "Anna", ("draws from the stock", "melds 3 jacks, discards 8♣")),
        ),
        note=Note(
            Tone.INFO, ("You drew 2♦.", "Lay out, or discard a card.", "You still need 20 points for the initial meld.")
        ),
        sort_text="Sorted: rank (S)",
        meter=MeterView("Initial meld", "70 / 90", 70, 90, 0, "Queens 40 + tens 30.", "20 points are missing.", False),
        announcement=Announcement(1, "You drew the two of diamonds."),
    )


def two_selected() -> Display:
    """As `four_players`, with the two selected and its targets named."""
    shown = four_players()
    held = tuple(card._replace(selected=card.card.token == 1) for card in shown.hand)
    targets = (
        Target(Place(Spot.DRAFT, 0), True, "Queens + two: +20"),
        Target(Place(Spot.DRAFT, 1), True, "Tens + two: +20"),
        Target(Place(Spot.NEW_MELD), False, "One more card is needed."),
        Target(Place(Spot.PILE), True, "Discard"),
        Target(Place(Spot.MELD, 3), False, "That is a meld of Anna and Murat."),
    )
    return shown._replace(hand=held, targets=targets)


def two_players() -> Display:
    """The third picture: two players, start of the turn, frozen pile, a hint in the note box."""
    own = TrayView(
        0,
        True,
        "You",
        "on the table 1,355",
        cards("3H 3D", 40),
        "+200",
        (
            meld(1, "QH QS QD QC QH QS QD", MeldKind.NATURAL, label="NATURAL"),
            meld(2, "8S 8S 8D 8C 8H 2D 2S JO 8S", MeldKind.MIXED, label="MIXED"),
            meld(3, "KH KS KD KS"),
            meld(4, "JS JD JS JC JO"),
            meld(5, "7H 7S 7C"),
            meld(6, "5H 5D 5S 5S"),
        ),
        slot="New meld",
    )
    theirs = TrayView(
        1,
        False,
        "Mara",
        "on the table 665",
        melds=(
            meld(7, "6H 6S 6D 6C 6H 6S 6D", MeldKind.NATURAL, label="NATURAL"),
            meld(8, "AS AH AD 2H"),
            meld(9, "TS TH TD"),
            meld(10, "4S 4C 4S 4H"),
        ),
    )
    return Display(
        title="Classic · deal 2 · two players",
        status="It is your turn: draw two cards, or take the pile with two nines.",
        seat=0,
        hand=hand("JO 2H AS AD QS TH TC 9D 9C 8D 6S 6C 4D 3S 3C", selected="9D 9C"),
        trays=(own, theirs),
        piles=PilesView(
            58,
            "Stock · 58",
            False,
            True,
            cards("9H", 60)[0],
            cards("4H 6S KD 5C", 61),
            cards("2C", 66),
            12,
            "Frozen · 12",
            Frost.ALL,
            True,
            "stock, 58 cards",
            "discard pile, 12 cards, nine of hearts on top, frozen",
        ),
        plates=(
            Plate(0, "You", "your turn", 15, True, True, True, spoken="You, 15 cards, your turn"),
            Plate(1, "Mara", "Computer, skilled", 15, False, False, False, spoken="Mara, computer, skilled, 15 cards"),
        ),
        buttons=buttons("take", "draw", "hint", primary="take"),
        scores=(
            ScoreView(0, True, "You", "2 canastas", "2,255", "can go out", 0.45),
            ScoreView(1, False, "Mara", "1 canasta", "1,980", "has melded", 0.40),
        ),
        target_text="Target 5,000",
        recap=(
            RecapEntry(1, False, "Mara", ("draws two cards", "melds 4♥ to the fours", "discards 9♥")),
            RecapEntry(0, True, "You", ("drawn: 10♥, 6♣", "discards 5♣")),
        ),
        note=Note(Tone.HINT, ("The pile has 12 cards.", "Your two nines are enough for it.")),
        sort_text="Sorted: rank (S)",
        announcement=Announcement(2, "Mara discards the nine of hearts. It is your turn."),
    )


def refused() -> Display:
    """As `two_players`, after a refused take: an error with its clause."""
    note = Note(
        Tone.ERROR,
        ("The pile is frozen: you need two nines from your hand and have one.", "Draw from the stock instead."),
        "CL-6.4",
    )
    return two_players()._replace(note=note)


def asked() -> Display:
    """As `two_players`, with the question which cards shall take the pile."""
    choices = (Choice(7, "With 9♦ 9♣", (8, 9)), Choice(8, "With 9♦ and the two", (8, 2)))
    return two_players()._replace(question=Question("Take the pile, 12 cards, with 9♦ 9♣?", choices, "Cancel"))


def without_card(display: Display, *tokens: int) -> Display:
    """The same display after these cards have left the hand."""
    return display._replace(hand=tuple(held for held in display.hand if held.card.token not in tokens))
