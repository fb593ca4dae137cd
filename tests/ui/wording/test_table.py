"""The words of what only some games have at the table: in every language, with their figures."""

import re

import pytest

from canasta_desktop.game.special_hands import Need
from canasta_desktop.resources import languages
from canasta_desktop.rules.cards import JACK, JOKER, read_cards
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import RUN
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.display.display import Frost, MeldKind
from canasta_desktop.ui.wording.melds import MeldInfo
from canasta_desktop.ui.wording.wording import Wording

LEFT_OVER = re.compile(r"[{}|]|%\w|\(s\)")


def cards(text: str) -> tuple[int, ...]:
    return tuple(read_cards(text))


@pytest.fixture
def german(qapp):
    set_language(qapp, "de")
    yield Wording()
    set_language(qapp, "en")


def in_both(qapp, say) -> list[str]:
    """What `say` gives in English and in German; in every language it is checked for blanks that were not filled."""
    said = {}
    for code in languages():
        set_language(qapp, code)
        said[code] = say(Wording())
    set_language(qapp, "en")
    assert all(text and not LEFT_OVER.search(text) for text in said.values()), said
    return [said["en"], said["de"]]


MELDS = (
    MeldInfo(JACK, cards("JS JH JD")),
    MeldInfo(RUN, cards("5H 6H 7H")),
    MeldInfo(JOKER, cards("2S 2H JO")),
    MeldInfo(RUN, cards("5H 6H 7H 8H 9H TH JH"), 40, MeldKind.SAMBA),
    MeldInfo(JACK, cards("JS JH JD JS JH JD 2S"), 40, MeldKind.MIXED, is_closed=True),
)
RARE = {
    "draw-part": lambda words: words.drawing.draw_or_take_part(2, 7),
    "draw-top": lambda words: words.drawing.draw_or_take_part(1, 1),
    "draw-part-with": lambda words: words.drawing.draw_or_take_part_with(2, 7, cards("QH QS")),
    "draw-top-with": lambda words: words.drawing.draw_or_take_part_with(1, 1, cards("QH QS")),
    "three-first": lambda words: words.drawing.three_first(),
    "three-forgotten": lambda words: words.drawing.three_forgotten(),
    "three-goes": lambda words: words.drawing.three_goes(cards("3H"), keeps_all=False),
    "threes-go": lambda words: words.drawing.three_goes(cards("3H 3S"), keeps_all=False),
    "threes-may-stay": lambda words: words.drawing.three_goes(cards("3H 3S"), keeps_all=True),
    "foot": lambda words: words.status.foot(),
    "three-due": lambda words: words.status.three_due(cards("3H")),
    "bare": lambda words: words.status.bare(),
    "stuck": lambda words: words.status.no_discard(),
    "special": lambda words: words.status.special(words.specials.name("straight")),
    "resting": lambda words: words.status.resting("Anna"),
    "stock-notes": lambda words: words.piles.stock_spoken(9, [words.piles.turn_card(), words.piles.packets([4, 3])]),
    "reserved": lambda words: words.piles.reserved(4, "Anna", own=False),
    "reserved-own": lambda words: words.piles.reserved(4, "Anna", own=True),
    "barred": lambda words: words.piles.pile(4, Frost.ALL, barred=True),
    "beneath": lambda words: words.piles.beneath(words.piles.pile(4, Frost.NONE, barred=False), 3),
    "lone": lambda words: words.plates.lone(),
    "sits-out": lambda words: words.plates.spoken_resting("Anna", words.plates.resting()),
    "with-foot": lambda words: words.plates.with_deal(words.plates.with_foot("Anna", 13)),
    "alone": lambda words: words.plates.alone("Anna"),
    "deals": lambda words: words.plates.target_deals(2, 4),
    "deal-after-tie": lambda words: words.plates.target_deals(5, 4),
    "join": lambda words: words.questions.join(JACK, 3, 4) + words.questions.join_which(),
    "keep": lambda words: words.questions.keep_which() + words.questions.keep_all(),
    "return-and-end": lambda words: words.questions.return_and_end(),
    "take-top": lambda words: words.takes.alone(words.takes.with_cards(cards("QH QS"))) + words.takes.top(),
    "take-new": lambda words: words.takes.with_new(cards("QH QS")),
    "take-alone-then": lambda words: words.takes.alone_then(words.takes.pile(5, is_part=True)),
    "opening": lambda words: words.takes.initial_meld((), cards("QH QS QD"), 30),
    "needs": lambda words: words.needs.missing((Need((JACK,), 1), Need((1, 2), 2), Need((1, 2), 2), Need((3, 4), 1))),
    "spare": lambda words: words.needs.spare(cards("QH")) + words.needs.complete(),
    "verdict": lambda words: words.table.meter_title(taking=True, top_counts=False),
    "parts": lambda words: words.table.meter_parts([(JACK, 30), (RUN, 25), (JOKER, 90)]),
    "ended-special": lambda words: (
        words.scores.ending.ended_special("Anna", own=False, hand="X") + words.scores.ending.won("Y", own=True)
    ),
    "again": lambda words: words.scores.item_again(Item.RED_THREES) + words.scores.item_again(Item.PENALTIES),
}


@pytest.mark.parametrize("say", RARE.values(), ids=RARE.keys())
def test_what_is_seldom_said_is_said_in_both_languages(qapp, say):
    english, german = in_both(qapp, say)
    assert english != german


@pytest.mark.parametrize("told", MELDS, ids=lambda told: f"{told.rank}-{told.kind.value}")
def test_every_kind_of_meld_is_named_wherever_it_is_spoken_of(qapp, told):
    for say in (
        lambda words: words.melds.spoken(told),
        lambda words: words.melds.draft(told),
        lambda words: words.melds.preview(told, cards("2S"), 20),
        lambda words: words.melds.preview_join(told, 9),
        lambda words: words.questions.to_meld(told),
        lambda words: words.takes.to_meld(told),
    ):
        english, german = in_both(qapp, say)
        assert english != german


def test_melds_are_named_with_their_kind_and_whether_they_are_closed(qapp):
    said = [Wording().melds.spoken(told) for told in MELDS]
    assert said == [
        "jacks, 3 cards, 0 points",
        "hearts from the five to the seven, 3 cards, 0 points",
        "wild cards, 3 cards, 0 points",
        "samba, hearts from the five to the jack, 7 cards, 40 points",
        "mixed canasta of jacks, 7 cards, 1 of them wild, 40 points, closed",
    ]


def test_what_is_missing_from_a_special_hand_is_counted_by_rank(german):
    needs = (Need((JACK,), 1), Need((1, 2), 2), Need((1, 2), 2))
    assert german.needs.missing(needs) == "Du brauchst noch einen Buben und je 2 Karten von 2 weiteren Rängen."
    assert german.takes.to_meld(MELDS[2]) == "Zu deinen wilden Karten (3 Karten) legen"
