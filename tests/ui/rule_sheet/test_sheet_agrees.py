"""No line of a rule sheet denies another: what is excepted further down is not called certain further up."""

import pytest

from canasta_desktop.rules.codes import Rule
from canasta_desktop.rules.options import rule_set
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.wording.wording import Wording


@pytest.fixture(autouse=True)
def english_afterwards(qapp):
    set_language(qapp, "en")
    yield
    set_language(qapp, "en")


TAKE_FROZEN = (Rule.TAKE_FROZEN, Rule.TAKE_FROZEN_BUT_WILD, Rule.TAKE_FROZEN_BUT_WILD_OR_BLACK)


def said(system: str, players: int, **options: object) -> dict[Rule, str]:
    """The sheet by the codes of its statements."""
    return worded(rule_set(system, players, options))


def worded(rules) -> dict[Rule, str]:
    sections = Wording().rules.sheet(rules)
    return {one.code: one.text for section in sections for one in section.paragraphs}


@pytest.mark.parametrize(
    ("system", "options"),
    [
        ("classic", {"final_discard": "required"}),
        ("classic-german", {"final_discard": "required"}),
        ("global-trade", {"final_discard": "required"}),
        ("verschaerft", {"black_threes_going_out_only": True}),
    ],
)
def test_a_card_that_must_be_discarded_is_not_one_that_may_be_left(qapp, system, options):
    """VA-2.20, VS-7.2: the engine wants it, `discard-required`."""
    sheet = " ".join(said(system, 4, **options).values())
    assert "You may not meld them all." in sheet
    assert "may keep one card" not in sheet
    assert "At most one card" not in sheet
    assert "Exactly one card must be left then, which you discard." in sheet


def test_the_turn_without_a_discard_does_not_go_out_where_one_is_required(qapp):
    """GT-9.2 forbids the discard that VA-2.20 wants."""
    usual = said("global-trade", 4)
    assert usual[Rule.LAST_THREE_NO_DISCARD_OUT].startswith(
        "If you meld all your cards in such a turn, you have gone out."
    )
    required = said("global-trade", 4, final_discard="required")
    assert Rule.LAST_THREE_NO_DISCARD_OUT not in required
    assert required[Rule.LAST_THREE_NO_DISCARD_KEEP].startswith(
        "You cannot go out in such a turn and must keep one card."
    )


@pytest.mark.parametrize(
    ("system", "options", "tops"),
    [
        ("global-trade", {}, "wild card"),
        ("global-trade", {"always_frozen": True}, "wild card"),
        ("classic", {"top_wild_takeable": True}, "wild card"),
        ("verschaerft", {}, "wild card or a black three"),
        ("verschaerft", {"take_with_wild": True}, "wild card or a black three"),
    ],
)
def test_what_takes_a_frozen_pile_points_to_its_exceptions(qapp, system, options, tops):
    """GT-6.4, VA-2.9, VS-5.7."""
    sheet = said(system, 4, **options)
    exception = next(text for code, text in sheet.items() if code in TAKE_FROZEN)
    assert exception.endswith(f"While a {tops} lies on top, another rule holds (see below).")


def test_a_pile_without_exceptions_has_none_announced(qapp):
    for system, options in (("classic", {}), ("global-trade", {"top_wild_takeable": False}), ("samba", {})):
        assert said(system, 4, **options)[Rule.TAKE_FROZEN].endswith("You meld all 3.")


def test_with_a_black_three_on_top_nothing_else_is_called_the_only_way(qapp):
    """VS-5.7: black threes are no natural cards, so a rule of natural cards alone would bar them."""
    sheet = said("verschaerft", 4, take_with_wild=True)
    assert sheet[Rule.TAKE_PAIR_BEFORE_INITIAL_MELD] == "Until you have melded, a wild card will not do for that."


def test_a_pile_of_which_a_sequence_takes_one_card_is_not_always_taken_whole(qapp):
    """SA-5.4."""
    dutch = said("samba", 4, profile="dutch")
    assert Rule.TAKE_WHOLE_PILE not in dutch
    assert dutch[Rule.TAKE_WHOLE_PILE_BUT_FOR_SEQUENCE].startswith(
        "With 2 natural cards from your hand the pile is taken whole"
    )
    assert said("samba", 4)[Rule.TAKE_WHOLE_PILE].startswith("The pile is always taken whole")


@pytest.mark.parametrize("asking", ["optional", "compulsory"])
def test_in_cut_throat_it_is_said_who_can_ask(qapp, asking):
    """CL-13.2, CL-8.6: nobody has a partner before the pile is taken, and the lone player never."""
    sheet = said("classic", 3, ask_partner=asking)
    assert sheet[Rule.ASKING_PARTNERS] == (
        "Only a player with a partner can ask: nobody before the sides are formed, and never the lone player. Without "
        "a partner you go out without asking."
    )
    assert Rule.ASKING_PARTNERS not in said("classic", 4)


@pytest.mark.parametrize(
    ("system", "options"), [("hand-and-foot", {}), ("hand-and-foot", {"profile": "bicycle"}), ("modern-american", {})]
)
def test_where_nothing_freezes_the_pile_the_sheet_says_so(qapp, system, options):
    """A-3 of hand-and-foot.md; whoever knows another game looks for it."""
    never = said(system, 4, **options)[Rule.PILE_NEVER_FROZEN]
    assert never.startswith("Nothing freezes the pile: the cards below the top card do not change how it is taken.")


@pytest.mark.parametrize("code", ["en", "de"])
def test_bolivia_uses_its_own_word(qapp, code):
    """BO-1.3: a sequence of seven is an escalera; that other games call it samba is said once."""
    set_language(qapp, code)
    sheet = said("bolivia", 4)
    assert [name for name, text in sheet.items() if "samba" in text.lower()] == [Rule.NAMES_BOLIVIA]
    assert "1 Escalera" in sheet[Rule.OUT_CANASTA_KINDS].replace("escalera", "Escalera")
    assert "escalera" not in " ".join(said("samba", 4).values()).lower()


@pytest.mark.parametrize("cover", ["threes", "wild_red"])
def test_a_black_three_turned_up_freezes_by_the_german_sheet(qapp, cover):
    """CG-2.3: said of the deal, and where it is said what freezes the pile."""
    for freezes in (True, False):
        sheet = said("classic-german", 4, black_three_freezes=freezes, upcard_cover=cover)
        turned = "A black three turned up at the start freezes the pile for everybody, too."
        assert sheet[Rule.FROZEN_BY_BLACK_THREE_TURNED].startswith(turned)
        assert sheet[Rule.UP_CARD_FREEZES_BLACK_THREE].startswith("A black three turned up freezes it, too.")
        assert (Rule.FROZEN_BY_BLACK_THREE in sheet) == freezes


def test_a_black_three_that_does_not_freeze_is_one_that_was_discarded(qapp):
    """VA-2.6 beside CG-2.3."""
    sheet = said("classic-german", 4, black_three_freezes=False)
    assert sheet[Rule.PILE_TOP_BLACK_THREE_FREE_DISCARDED] == (
        "You cannot take a pile with a black three on top. But a discarded one does not freeze the pile: once another "
        "card covers it, it no longer has any effect."
    )
    assert Rule.PILE_TOP_BLACK_THREE_FREE in said("classic", 4)
    assert Rule.FROZEN_BY_BLACK_THREE_TURNED not in said("classic", 4, black_three_freezes=True, upcard_cover="threes")
