"""Displays of all kinds of tables: every form of every system, written down by hand, in German or English.

`TABLES` are the functions by name; each gets the language and gives one `Display` as crowded as the game allows.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from canasta_desktop.rules.cards import cards_text, face, rank_of
from canasta_desktop.ui.display.display import (
    ButtonView,
    Choice,
    CurtainView,
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
from canasta_desktop.ui.display.places import PILE, Place, Spot
from tests.ui.sample_words import WORDS
from tests.ui.samples import Box

KEYS = ("lay", "take", "draw", "undo", "hint", "ask")
ORDER = (14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)


class Table:
    """What all tables have in common, in one language."""

    def __init__(self, lang: str) -> None:
        self.words = WORDS[lang]
        self.box = Box()
        self._number = 0

    def meld(self, text: str, kind: MeldKind = MeldKind.OPEN, *, staged: str = "", joins: bool = False) -> MeldView:
        self._number += 1
        meld = self.box.meld(self._number, text, kind, staged=staged)
        runs = len({rank_of(card.face) for card in meld.cards if rank_of(card.face) not in (0, 13)}) > 1
        name = self.words["spoken"].format(text)
        return replace(meld, label=self.words[kind], sequence=runs, joins=joins, name=name)

    def melds(self, open_: str = "", natural: str = "", mixed: str = "", wild: int = 0) -> tuple[MeldView, ...]:
        """Melds by rank signs: "KQ" are kings and queens; a digit behind a rank is the number of cards."""
        found = [self.meld(_of(rank, 7), MeldKind.NATURAL) for rank in natural]
        found += [self.meld(_of(rank, 6) + " 2D", MeldKind.MIXED) for rank in mixed]
        found += [self.meld("JO 2S 2H JO 2D 2C 2S", MeldKind.WILD) for _ in range(wild)]
        found += [self.meld(_of(rank, 3 + number % 4)) for number, rank in enumerate(open_)]
        return tuple(found)

    def tray(self, side: int, caption: str, melds: Sequence[MeldView] = (), threes: str = "", **more) -> TrayView:
        points = self.words["lies"].format("1.195") if melds else ""
        text = f"+{100 * len(threes.split())}" if threes else ""
        slot = self.words["slot"] if side == 0 else ""
        parts = {"threes": self.box.cards(threes), "threes_text": text, "slot": slot} | more
        return TrayView(side, side == 0, caption, points, melds=tuple(melds), **parts)

    def plates(self, sides: Sequence[int], *, counts: Sequence[int] = (), out: Sequence[int] = (), foot: int = 0):
        """A plate a seat, by the side of each."""
        names = (self.words["you"], *self.words["names"])
        plates = []
        for seat, side in enumerate(sides):
            line = self.words["turn" if seat == 0 else "partner" if side == sides[0] else "opponent"]
            line = self.words["out"] if seat in out else line
            cards = 0 if seat in out else (counts[seat] if counts else 11 + seat)
            plate = Plate(seat, names[seat], line, cards, side == sides[0], seat == 0, seat == 0, side=side)
            feet = foot if seat != 2 and seat not in out else 0
            plates.append(plate._replace(foot=feet, sits_out=seat in out))
        return tuple(plates)

    def piles(self, top: str = "8C", stock: int = 41, count: int = 9, frost: Frost = Frost.NONE, **more) -> PilesView:
        words = self.words[frost] if frost is not Frost.NONE else self.words["pile"]
        low = stock <= 10
        return PilesView(
            stock,
            self.words["stock"].format(stock),
            low,
            more.pop("can_draw", False),
            self.box.cards(top)[0] if top else None,
            self.box.cards("KD 9S 4H JS TC 6D")[: max(0, count - 1)],
            self.box.cards("2H") if frost is Frost.ALL else (),
            count,
            words.format(count) if top else self.words["empty"],
            frost,
            more.pop("can_take", False),
            **more,
        )

    def side(self, *seats: int) -> str:
        names = (self.words["you"], *self.words["names"])
        return " & ".join(names[seat] for seat in seats)

    def display(self, title: str, **parts) -> Display:
        words = self.words
        buttons = [
            ButtonView(key, text, "T", key != "lay", "", key == "draw")
            for key, text in zip(KEYS, words["buttons"], strict=True)
        ]
        trays = parts["trays"]
        scores = [
            ScoreView(t.side, t.own, t.caption, words["state"].format(2), "1.840", words["may"], 0.3 + 0.1 * t.side)
            for t in trays
        ]
        recap = [
            RecapEntry(p.seat, p.own, p.name, (words["draws"], words["drops"]))
            for p in parts["plates"][1:]
            if not p.sits_out
        ]
        base = {
            "title": title,
            "status": words["note"],
            "seat": 0,
            "hand": self.hand(13),
            "piles": self.piles(),
            "buttons": tuple(buttons),
            "scores": tuple(scores),
            "target_text": words["target"].format("10.000"),
            "recap": tuple(recap),
            "note": Note(Tone.INFO, (words["note"],)),
            "sort_text": words["sorted"],
        }
        return Display(**(base | parts))

    def hand(self, count: int, *, by_suit: bool = False, selected: Sequence[int] = ()) -> tuple[HandCard, ...]:
        """So many cards, sorted; grouped by rank or by suit."""
        faces = [52 if i % 19 == 7 else face((i * 5) % 13, (i * 3 + i // 13) % 4) for i in range(count)]
        faces.sort(key=(lambda f: (f != 52, f % 4, -f)) if by_suit else (lambda f: -f))
        made = self.box.hand(cards_text(faces), selected=selected, fresh=(1,))
        group = (lambda f: f % 4 if f != 52 else 9) if by_suit else rank_of
        return tuple(h._replace(group=group(h.card.face), card=h.card._replace(name=f"#{h.card.face}#")) for h in made)


def _of(rank: str, count: int) -> str:
    return " ".join(rank + "SHDC"[i % 4] for i in range(count))


# --- the tables ----------------------------------------------------------------------------------------


def two(lang: str) -> Display:
    """Manzana for two: one pack, an empty pile."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0), at.melds("A9", "K"), "3H"),
        at.tray(1, at.side(1), at.melds("76", "", "Q"), "3D"),
    )
    return at.display("Manzana", trays=trays, plates=at.plates((0, 1)), piles=at.piles("", count=0, can_draw=True))


def lone_against_two(lang: str) -> Display:
    """Cut-throat: the sides have formed, three sides have become two."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0), at.melds("A98", "K"), "3H 3D"),
        at.tray(1, at.side(1, 2), at.melds("7645J", "", "Q"), "3D"),
    )
    return at.display("Cut-throat", trays=trays, plates=at.plates((0, 1, 1)))


def three_alone(lang: str) -> Display:
    """Three sides, all with many melds."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0), at.melds("A98", "K"), "3H 3D"),
        at.tray(1, at.side(1), at.melds("76", "", "Q"), "3D"),
        at.tray(2, at.side(2), at.melds("7654JTA98", "K", "Q"), "3D"),
    )
    return at.display("Klassisch zu dritt", trays=trays, plates=at.plates((0, 1, 2)), piles=at.piles(frost=Frost.SIDE))


def four_samba(lang: str) -> Display:
    """Samba: sequences, completed ones, two melds of one rank that can be put together."""
    at = Table(lang)
    own = (
        at.meld("6H 7H 8H 9H TH JH QH", MeldKind.SAMBA),
        at.meld("KS KH KD", joins=True),
        at.meld("KC KC KD KS", joins=True),
        at.meld("4S 5S 6S 7S", staged="8S"),
        at.meld("QC KC AC"),
    )
    theirs = (
        at.meld("8C 9C TC JC QC KC AC", MeldKind.SAMBA),
        at.meld("9S 9H 9D 9C 9S 2D 2H", MeldKind.MIXED),
        at.meld("4D 5D 6D 7D 8D 9D"),
        at.meld("TS TH TD"),
        at.meld("JS JH JC 2C"),
    )
    trays = (at.tray(0, at.side(0, 2), own, "3H 3D"), at.tray(1, at.side(1, 3), theirs, "3D 3H 3H"))
    plates = at.plates((0, 1, 0, 1), counts=(17, 14, 9, 22))
    piles = at.piles(frost=Frost.ALL, beneath=3, stock_note=at.words["beneath"])
    return at.display("Samba", trays=trays, plates=plates, hand=at.hand(17, by_suit=True), piles=piles)


def joining(lang: str) -> Display:
    """Two melds of kings, one of them dragged over the other."""
    shown = four_samba(lang)
    target = Target(shown.trays[0].melds[2].place, True, WORDS[lang]["join"])
    return shown._replace(targets=(target,))


def bolivia(lang: str) -> Display:
    """Bolivia for six in two sides: wild canastas, sequences, a long tray."""
    at = Table(lang)
    runs = ("4H 5H 6H 7H 8H 9H TH", "5S 6S 7S 8S 9S TS JS")
    sambas = [at.meld(text, MeldKind.SAMBA) for text in runs]
    own = (*sambas, *at.melds("A98", "K", "QJ", 1), at.meld("JO 2S 2H"), at.meld("4D 5D 6D"))
    theirs = (
        at.meld(runs[1], MeldKind.SAMBA),
        *at.melds("765", "T", "A", 1),
        at.meld("8C 9C TC JC"),
        at.meld("JO JO 2S 2D"),
    )
    trays = (at.tray(0, at.side(0, 2, 4), own, "3H 3D 3H"), at.tray(1, at.side(1, 3, 5), theirs, "3D"))
    plates = at.plates((0, 1, 0, 1, 0, 1))
    return at.display("Bolivia", trays=trays, plates=plates, hand=at.hand(15, by_suit=True))


def five(lang: str) -> Display:
    """Two against three, one of whom sits out."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0, 2), at.melds("A985", "K"), "3H 3D"),
        at.tray(1, at.side(1, 3, 4), at.melds("76JT", "", "Q"), "3D"),
    )
    return at.display("Klassisch zu fünft", trays=trays, plates=at.plates((0, 1, 0, 1, 1), out=(4,)))


def six_in_three(lang: str) -> Display:
    """Three sides of two."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0, 3), at.melds("A985", "K"), "3H 3D"),
        at.tray(1, at.side(1, 4), at.melds("76JT", "", "Q"), "3D"),
        at.tray(2, at.side(2, 5), at.melds("654", "A", "Q", 1), ""),
    )
    return at.display("Klassisch zu sechst", trays=trays, plates=at.plates((0, 1, 2, 0, 1, 2)))


def six_alone(lang: str) -> Display:
    """The strict version: everybody alone, six trays, an initial meld in the making."""
    at = Table(lang)
    draft = replace(at.meld("", staged="QS QH QD QC"), place=Place(Spot.DRAFT, 0))
    more = [
        at.melds("98", "K"),
        at.melds("76JT", "", "Q"),
        at.melds("654", "A"),
        at.melds("T9"),
        at.melds("KQJ", "", "", 1),
    ]
    others = [at.tray(side, at.side(side), melds, "3D" * (side % 2)) for side, melds in enumerate(more, 1)]
    words = at.words["meter"]
    meter = MeterView(words[0], "40 / 90", 40, 90, 0, words[1], words[2], False)
    trays = (at.tray(0, at.side(0), (draft,), "3H"), *others)
    return at.display("Verschärft", trays=trays, plates=at.plates(range(6)), meter=meter, is_mirrored=True)


def foot(lang: str) -> Display:
    """Hand and Foot, four players: more than twenty melds a side, closed books among them."""
    at = Table(lang)
    own = at.melds("AKQJT98765", "KQJ9", "AT876", 2)
    theirs = at.melds("AKQJ4T9", "T98", "AKJ")
    trays = (at.tray(0, at.side(0, 2), own, "3H 3D 3H"), at.tray(1, at.side(1, 3), theirs, "3D"))
    plates = at.plates((0, 1, 0, 1), counts=(16, 11, 4, 9), foot=11)
    return at.display(
        "Hand and Foot", trays=trays, plates=plates, hand=at.hand(26), piles=at.piles(stock=148, count=61)
    )


def foot_six(lang: str) -> Display:
    """Six players with a foot, two sides."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0, 2, 4), at.melds("AKQJT9", "KQ", "AT"), "3H 3D"),
        at.tray(1, at.side(1, 3, 5), at.melds("AKQJT98765", "KQJ9", "AT876", 2), "3D 3H 3H 3D"),
    )
    return at.display("Hand and Foot", trays=trays, plates=at.plates((0, 1, 0, 1, 0, 1), foot=13))


def trade_six(lang: str) -> Display:
    """Global trade, three sides of two with twenty melds each."""
    at = Table(lang)
    trays = tuple(
        at.tray(side, at.side(side, side + 3), at.melds("AKQJT98765", "KQJ9", "AT876", 1), "3D 3H") for side in range(3)
    )
    return at.display("Global", trays=trays, plates=at.plates((0, 1, 2, 0, 1, 2)), hand=at.hand(40))


def modern(lang: str) -> Display:
    """Modern American: threes of both colours, turn card, reserved cards."""
    at = Table(lang)
    trays = (
        at.tray(0, at.side(0, 2), at.melds("A98", "K", "5", 1), "3H 3D 3S", threes_text="+300"),
        at.tray(1, at.side(1, 3), at.melds("76J4"), "3C 3S 3S", threes_text="−500"),
    )
    piles = at.piles(stock=52, turn_card=True, reserved=4, stock_note=at.words["bonus"], frost=Frost.ALL)
    return at.display("Modern", trays=trays, plates=at.plates((0, 1, 0, 1)), piles=piles, note=Note(Tone.INFO, ("",)))


def wings(lang: str) -> Display:
    """Two packets set aside beside the stock."""
    at = Table(lang)
    trays = (at.tray(0, at.side(0, 2), at.melds("A98"), "3H"), at.tray(1, at.side(1, 3), at.melds("76"), ""))
    piles = at.piles(stock=90, turn_card=True, packets=(11, 13), stock_note=at.words["wings"], can_draw=True)
    return at.display("Modern", trays=trays, plates=at.plates((0, 1, 0, 1)), piles=piles)


def watching(lang: str) -> Display:
    """Only computer players: all hands lie open, nobody sits at the bottom."""
    at = Table(lang)
    shown = four_samba(lang)
    hands = [at.hand(count, by_suit=True) for count in (17, 14, 9, 22)]
    box = Box(5000)
    plates = tuple(
        plate._replace(
            name=plate.name if plate.seat else "Friederike",
            person=False,
            open_cards=box.cards(cards_text([held.card.face for held in hand])),
        )
        for plate, hand in zip(shown.plates, hands, strict=True)
    )
    trays = tuple(tray._replace(slot="") for tray in shown.trays)
    return shown._replace(seat=-1, hand=(), plates=plates, trays=trays)


def closed(lang: str) -> Display:
    """Only computer players, nobody may see a hand."""
    shown = watching(lang)
    return shown._replace(plates=tuple(plate._replace(open_cards=()) for plate in shown.plates))


def watching_six(lang: str) -> Display:
    """Six computer players, thirty cards in a hand."""
    at, shown, box = Table(lang), six_in_three(lang), Box(5000)
    plates = tuple(
        plate._replace(person=False, cards=n, open_cards=box.cards(cards_text([h.card.face for h in at.hand(n)])))
        for plate, n in zip(shown.plates, (11, 30, 15, 7, 12, 20), strict=True)
    )
    trays = tuple(tray._replace(slot="") for tray in shown.trays)
    return shown._replace(seat=-1, hand=(), plates=plates, trays=trays)


def big(count: int) -> Callable[[str], Display]:
    """A hand of so many cards."""

    def made(lang: str) -> Display:
        at = Table(lang)
        trays = (at.tray(0, at.side(0, 2), at.melds("A98"), "3H"), at.tray(1, at.side(1, 3), at.melds("76"), ""))
        plates = at.plates((0, 1, 0, 1), counts=(count, 9, 30, 5))
        return at.display("Klassisch", trays=trays, plates=plates, hand=at.hand(count, selected=(3,)))

    return made


def asking(lang: str) -> Display:
    """A question over the table of Hand and Foot."""
    question = Question(WORDS[lang]["note"], (Choice(0, "9♦ 9♣"), Choice(1, "9♦ 2♣")), "X")
    return foot(lang)._replace(question=question, targets=(Target(PILE, True, WORDS[lang]["note"]),))


def curtain(lang: str) -> Display:
    """Between two persons at one screen: no hand is there."""
    shown = four_samba(lang)
    trays = tuple(tray._replace(slot="", melds=tuple(m for m in tray.melds if not m.staged)) for tray in shown.trays)
    plates = tuple(plate._replace(person=False) for plate in shown.plates)
    words = CurtainView(*WORDS[lang]["now"])
    return shown._replace(seat=-1, hand=(), trays=trays, plates=plates, curtain=words)


def random_table(seed: int) -> Display:
    """Any number of players, sides, melds and cards; what is impossible in one game is there in another."""
    dice = Random(seed)
    at = Table(dice.choice(("de", "en")))
    players = dice.randint(2, 6)
    areas = dice.randint(2, players)
    sides = [seat % areas for seat in range(players)]

    def melds() -> tuple[MeldView, ...]:
        ranks = [dice.choice("AKQJT987654") for _ in range(dice.choice((0, 2, 6, 11, 25)))]
        kinds = dice.choices("ONMWRS", (6, 2, 2, 1, 2, 1), k=len(ranks))
        found = []
        for kind, rank in sorted(zip(kinds, ranks, strict=True), key=lambda one: one[0] in "OR"):
            run = " ".join(f"{one}{dice.choice('SHDC')[0]}" for one in "456789T")
            run = run.replace(run[1], "H").replace("S", "H").replace("D", "H").replace("C", "H")
            texts = {
                "O": (_of(rank, dice.randint(3, 12)), MeldKind.OPEN),
                "N": (_of(rank, 7), MeldKind.NATURAL),
                "M": (_of(rank, 6) + " 2D JO", MeldKind.MIXED),
                "W": ("JO 2S 2H JO 2D 2C 2S", MeldKind.WILD),
                "R": (run[: 3 * dice.randint(3, 6) - 1], MeldKind.OPEN),
                "S": (run, MeldKind.SAMBA),
            }
            text, shown = texts[kind]
            found.append(at.meld(text, shown, staged="2C" if shown is MeldKind.OPEN and dice.random() < 0.2 else ""))
        return tuple(found)

    names = [at.side(*[seat for seat in range(players) if sides[seat] == side]) for side in range(areas)]
    trays = [
        at.tray(side, names[side], melds(), " ".join(dice.choices(("3H", "3S"), k=dice.randint(0, 6))))
        for side in range(areas)
    ]
    piles = at.piles(
        dice.choice(("8C", "JO", "")),
        stock=dice.choice((3, 41, 212)),
        frost=dice.choice(list(Frost)),
        turn_card=dice.random() < 0.5,
        reserved=dice.choice((0, 0, 4)),
        packets=dice.choice(((), (4, 3), (11,))),
        beneath=dice.choice((0, 3)),
        stock_note=dice.choice(("", at.words["bonus"], at.words["wings"])),
    )
    plates = at.plates(sides, counts=[dice.randint(0, 40) for _ in sides], foot=dice.choice((0, 11)))
    count = dice.choice((0, 1, 11, 26, 40, 60, 70))
    return at.display("?", trays=tuple(trays), plates=plates, piles=piles, hand=at.hand(count, selected=(0, 5)))


TABLES: dict[str, Callable[[str], Display]] = {
    "two": two,
    "lone-against-two": lone_against_two,
    "three-alone": three_alone,
    "four-samba": four_samba,
    "joining": joining,
    "bolivia": bolivia,
    "five": five,
    "six-in-three": six_in_three,
    "six-alone": six_alone,
    "foot": foot,
    "foot-six": foot_six,
    "trade-six": trade_six,
    "modern": modern,
    "wings": wings,
    "watching": watching,
    "watching-six": watching_six,
    "closed": closed,
    "big-30": big(30),
    "big-45": big(45),
    "big-75": big(75),
    "asking": asking,
    "curtain": curtain,
}
