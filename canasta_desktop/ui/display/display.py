"""What the screen shows: the contract between presenter and screen.

The presenter builds a `Display` from the observation, the draft and the selection; the scene, the widgets
over it, the description (`describe`) and the widgets for screen readers all follow it, and nobody reads
anything back from them. It holds no geometry and no rule, and its texts are worded already, so a
change of language is a new display. Everything is frozen; two equal displays look the same. It is made of named
tuples, whose classes cost the start of the program next to nothing; what has a `count`, as every tuple has one
already, is a dataclass.

Cards are *tokens*: a number for each card that is in sight, kept while it moves from place to place,
so that the screen can let it fly there. A card that comes into sight names the place it comes from.
"""

from enum import Enum
from typing import Final, NamedTuple

from canasta_desktop.ui.display.places import Place
from canasta_desktop.ui.display.verbosity import Verbosity
from canasta_desktop.values import value

BACK: Final = -1
"""In place of a face: the card lies face down."""


class Card(NamedTuple):
    """A card in sight. `face` is 0-52 or BACK; `origin` is where it comes from if it was not in sight before."""

    token: int
    face: int
    origin: Place | None = None
    name: str = ""  # spoken: "queen of hearts, 10 points"


class HandCard(NamedTuple):
    """A card of the person's hand, in display order."""

    card: Card
    group: int  # cards of one group stand closer together (equal rank, or suit)
    selected: bool = False
    fresh: bool = False  # drawn or taken in this turn: accent bar


class MeldKind(Enum):
    """How a meld is drawn."""

    OPEN = "open"
    NATURAL = "natural"  # canasta, red frame
    MIXED = "mixed"  # canasta, ink frame
    WILD = "wild"  # canasta of wild cards, gold frame
    SAMBA = "sequence"  # completed sequence: a stack with its word, cold frame


class Target(NamedTuple):
    """A place that was asked about for the cards being dragged or selected.

    `accepts`: it glows and `text` is the preview ("Queens + two: +20"); else `text` says why not. `spoken` is the same
    without signs.
    """

    place: Place
    accepts: bool
    text: str
    spoken: str = ""


@value(frozen=True)
class MeldView:
    """A meld, or a draft of one, with the cards staged onto it (`staged`, dashed, drawn after `cards`)."""

    place: Place
    kind: MeldKind
    cards: tuple[Card, ...]
    staged: tuple[Card, ...] = ()
    label: str = ""  # word below a canasta: NATURAL / MIXED / WILD / SAMBA
    name: str = ""  # spoken: "queens, 5 cards, 1 of them wild, 60 points"
    unfinished: bool = False  # a draft that is no meld yet: dotted frame
    sequence: bool = False  # cards of one suit in a row: they stand side by side, low to high
    joins: bool = False  # it can be put together with another meld: dragged there as a whole
    joins_with: tuple[Place, ...] = ()  # those melds, where they are known: offered in its menu
    title: str = ""  # of a canasta, when it closes: "Natural canasta!"
    price: str = ""  # and what it counts besides its cards: "+500"

    @property
    def count(self) -> int:
        """Cards in it, staged ones included: the badge."""
        return len(self.cards) + len(self.staged)


class TrayView(NamedTuple):
    """The meld area of one side; melds stand in display order, canastas first."""

    side: int
    own: bool
    caption: str  # "You & Jonas", "Anna (alone)"
    summary: str  # "on the table: 1,195 points", empty for nothing
    threes: tuple[Card, ...] = ()  # all threes that were laid out, whatever their colour
    threes_text: str = ""  # "+200"
    melds: tuple[MeldView, ...] = ()
    slot: str = ""  # text of the "new meld" slot; empty: no slot
    spoken: str = ""  # the caption without signs
    spoken_threes: str = ""  # and `threes_text`


class Frost(Enum):
    """For whom the pile is frozen."""

    NONE = "none"
    SIDE = "side"  # dashed frame: only for this side, which has not melded
    ALL = "all"  # frame and snowflake


@value(frozen=True)
class PilesView:
    """Stock and discard pile. `below`: how many cards lie under the top; `across`: freezing cards, turned.

    What only some games have: `turn_card`, a card that lies crosswise low in the stock; `reserved`, cards on top of the
    stock that wait for a player, crosswise too; `beneath`, cards face down under the pile; `packets`, the sizes of
    packets set aside beside the stock. `stock_note` says it in words, empty where there is nothing to say.

    What stands beside them on the table: `stock_title` and `pile_title`, with the counts below; `pile_state`, in two
    lines at most, who cannot take the pile how. `pile_why` says it in a sentence.
    """

    stock: int
    stock_text: str  # "Stock · 41"
    stock_low: bool
    can_draw: bool
    top: Card | None
    below: tuple[Card, ...]  # up to six cards under the top in sight as edges only, nearest last
    across: tuple[Card, ...]
    count: int
    pile_text: str  # "Discard pile · 9", "Frozen · 12", "cannot be taken"
    frost: Frost
    can_take: bool
    stock_name: str = ""  # spoken
    pile_name: str = ""
    turn_card: bool = False
    reserved: int = 0
    beneath: int = 0
    packets: tuple[int, ...] = ()
    stock_note: str = ""
    stock_title: str = ""  # "Stock"
    pile_title: str = ""  # "Pile"
    pile_state: str = ""  # "Frozen", "Frozen for you", "Cannot be taken"
    pile_why: str = ""  # "The pile is frozen: ..."

    @property
    def lies_across(self) -> bool:
        """Whether the top card of the pile is one that freezes it, and so lies crosswise."""
        return self.top is not None and self.top.token in [card.token for card in self.across]


class Expression(Enum):
    """How a player looks about, from what everybody has seen."""

    CALM = "calm"
    PLEASED = "pleased"
    WORRIED = "worried"


class Plate(NamedTuple):
    """A player at the table. `own`: of the person's side; `person`: the one at the bottom.

    `foot`: cards of a foot not taken up yet, with a sign of its own. `sits_out`: the plate is greyed, and `line` says
    it. `side` gives the ring its colour where there are more than two. `open_cards`: the hand, where everybody may see
    it, at the end of a deal or while watching; empty otherwise, and then backs are drawn. `is_bot`: the program plays
    there. `dealer_sign` is the letter on the disc of the dealer, empty for all others, and `dealer_tip` says it in a
    sentence. `portrait`: the key of the portrait chosen for this seat, empty where none was. `manner`: how strong a
    computer player is and how it likes to play, for who points at it. `why` says that a click tells this player's
    reasons, empty where there are none to be told.
    """

    seat: int
    name: str
    line: str  # role, level, or "am Zug"
    cards: int
    own: bool
    person: bool
    on_turn: bool
    thinking: bool = False
    spoken: str = ""
    foot: int = 0
    sits_out: bool = False
    side: int = 0
    open_cards: tuple[Card, ...] = ()
    is_bot: bool = False
    expression: Expression = Expression.CALM
    dealer_sign: str = ""
    dealer_tip: str = ""
    portrait: str = ""
    manner: str = ""
    why: str = ""

    @property
    def is_dealer(self) -> bool:
        """Whether this player has dealt."""
        return bool(self.dealer_sign)


class ButtonView(NamedTuple):
    """What can be done, or why it cannot. `actions` says which of them stand large, which small."""

    key: str  # "draw", "take", "lay", "undo", "redo", "hint", "ask", "discard", "sort", "out", "end", ...
    text: str
    shortcut: str  # portable text; empty where the window's own keys press it, whose letters each person chooses
    enabled: bool
    why_not: str = ""
    primary: bool = False  # what Enter does now: gold
    detail: str = ""  # what will happen, a second line: "7 cards, with 7♠ 7♥"; empty where nothing is to be added
    spoken: str = ""  # the detail without signs


class MeterView(NamedTuple):
    """The initial meld in the making: `points` of `minimum`; `gain`: what the drop in hand would add."""

    title: str
    figures: str  # "70 / 90"
    points: int
    minimum: int
    gain: int
    parts: str  # "Queens 40 + tens 30."
    verdict: str  # "20 points are missing." / "Minimum reached."
    complete: bool


class Tone(Enum):
    """The tone of the note box."""

    INFO = "info"
    HINT = "hint"
    TIP = "tip"  # something new explained, once
    ERROR = "error"


class Note(NamedTuple):
    """What the note box says: lines, and the clause it rests on, a link into the rules."""

    tone: Tone
    lines: tuple[str, ...]
    clause: str = ""


class Choice(NamedTuple):
    """One way to do what was asked for (take the pile with these cards, meld there)."""

    key: int
    text: str
    tokens: tuple[int, ...] = ()  # hand cards that rise while it is proposed
    spoken: str = ""  # the text without signs


class Question(NamedTuple):
    """A text in the prompt, the choices as buttons by the hand, `choices[0]` proposed; `cancel` is empty where one has
    to answer.
    """

    text: str
    choices: tuple[Choice, ...]
    cancel: str
    spoken: str = ""  # the text without signs


class ScoreView(NamedTuple):
    """A side's line in the score."""

    side: int
    own: bool
    name: str
    state: str  # "not melded yet", "2 canastas"
    points: str  # "1,840"
    note: str  # "from 90", "may go out"
    progress: float  # 0 to 1 of the target
    meaning: str = ""  # what the note means: "The first melds of this side must count 90 points together."


class RecapEntry(NamedTuple):
    """What one player did since the person's last turn; `spoken` says it in sentences."""

    seat: int
    own: bool
    name: str
    lines: tuple[str, ...]
    spoken: str = ""


class CurtainView(NamedTuple):
    """Between two persons at one screen: a cloth over the rail; the public table stays in sight.

    While a display has a curtain its `hand` is empty, no plate has `open_cards`, and nothing in it was drawn up from
    more than a spectator may see.
    """

    name: str  # "Now: Anna"
    line: str  # "It is your turn." / "Your partner asks you something."
    button: str  # "Show my cards"
    hint: str = ""  # "Everybody else looks away now."


class Guidance(NamedTuple):
    """What a hint or a lesson points at: cards of the hand that rise and gleam, and an arrow to `goal`.

    The arrow starts at `origin`, or at the cards where that is the hand or None, and needs both ends. `is_spotlit`:
    everything else on the table is dimmed.
    """

    tokens: tuple[int, ...] = ()
    origin: Place | None = None
    goal: Place | None = None
    is_spotlit: bool = False


class Flight(NamedTuple):
    """A card that is seen only while it moves: one drawn by another player, say, whose face is BACK.

    `stands_for`: so many cards come with it, itself included; those below the top ones of a taken pile are not drawn.
    """

    face: int
    origin: Place
    goal: Place
    stands_for: int = 1


class Speech(NamedTuple):
    """A bubble at a seat while something is seen to happen: what the player does, and what is said, in quotes."""

    seat: int
    text: str
    quote: str = ""


class Announcement(NamedTuple):
    """What listeners hear; each new `number` is said anew, also the same text once more."""

    number: int = 0
    text: str = ""


class Display(NamedTuple):
    """Everything on the screen between two settled moments."""

    title: str  # "Classic · deal 3 · four players"
    status: str  # the sentence that says whose turn it is and what to do now
    seat: int  # the seat of the person at the bottom, -1 while nobody's: a curtain, or all are computer players
    hand: tuple[HandCard, ...]
    trays: tuple[TrayView, ...]  # the own side first, then in playing order
    piles: PilesView
    plates: tuple[Plate, ...]  # the person first, then in playing order
    buttons: tuple[ButtonView, ...]
    scores: tuple[ScoreView, ...]
    target_text: str  # "Target 5,000"
    recap: tuple[RecapEntry, ...]
    note: Note
    sort_text: str  # "Sorted: rank (S)"
    meter: MeterView | None = None
    question: Question | None = None
    targets: tuple[Target, ...] = ()
    flights: tuple[Flight, ...] = ()
    speech: tuple[Speech, ...] = ()  # of this change alone, as its flights are
    announcement: Announcement = Announcement()  # the last one, said when its number is another
    spoken_status: str = ""  # `status` without signs
    spoken_score: str = ""  # how the match stands, in a sentence
    verbosity: Verbosity = Verbosity.NORMAL  # how much the names of things say
    curtain: CurtainView | None = None
    is_mirrored: bool = False  # play goes counter-clockwise: the next player sits at the right
    unsaved: str = ""  # the mark of a match that does not lie saved as it is
    ranking: str = ""  # "Place 2 of 6 · Aiko 1,205", where more than three play for themselves
    notices: tuple[Note, ...] = ()  # what is said until it is dismissed, the first of them now
    sort_word: str = ""  # how the hand is sorted, on a small button: "By rank"
    is_dealt: bool = False  # the cards have just been dealt: all come from the stock, round by round
    is_shuffled: bool = False  # and before that they were shuffled, for the first deal of a match
    guidance: Guidance | None = None  # what a hint or a lesson points at

    def card(self, token: int) -> HandCard | None:
        """The card of the hand with this token."""
        for held in self.hand:
            if held.card.token == token:
                return held
        return None

    @property
    def hinted(self) -> frozenset[int]:
        """Tokens of the cards of the hand that rise: a hint, a lesson or the proposed answer is about them."""
        pointed = self.guidance.tokens if self.guidance is not None else ()
        proposed = self.question.choices[0].tokens if self.question is not None and self.question.choices else ()
        return frozenset((*pointed, *proposed))

    def target(self, place: Place) -> Target | None:
        """What is known of a place for the present cards."""
        for target in self.targets:
            if target.place == place:
                return target
        return None
