"""What a refusal says, asking for leave, and the steps that would leave nothing to go on with."""

import pytest

from canasta_desktop.rules.cards import read_cards
from tests.rules.playing import after, offered, outcome, refusal, table

OPEN = "ours: QS QH QD"

# --- what a refusal says ---------------------------------------------------------------------------

REFUSALS = {
    "minimum with a take": (
        "hand: KS KH QS QH 2D 4C 5H\npile: QD KD KC\nscores: 1500 0",
        "take KS KH | QS QH 2D",
        ("minimum-not-met", "CL-7.1", 70, 90, None),
    ),
    "minimum with a meld": (
        "turn: 0 play\nhand: KS KH KD 9S 9H 5C\n",
        "meld KS KH KD",
        ("minimum-not-met", "CL-7.1", 30, 50, "KS KH KD"),
    ),
    "frozen, one seven": (
        "hand: 7S KC 4D 9H\nours: 7D 7C 7S 7H\npile: 2S 9D 7D",
        "take > 0",
        ("pile-frozen-needs-pair", "CL-6.4", 1, 2, "7D"),
    ),
    "unopened, no nine": ("hand: 2S KC 4D\npile: 9D", "take 2S", ("pile-frozen-needs-pair", "CL-6.4", 0, 2, "9D")),
    "no match": (f"hand: 9S KC 4D\n{OPEN}\npile: 4D 9D", "take 9S", ("pile-needs-match", "CL-6.5", 1, 2, "9D")),
    "top card to a meld of another rank": (
        f"hand: 9S KC 4D\n{OPEN}\npile: 4D 9D",
        "take > 0",
        ("meld-mixed-ranks", "CL-5.1", 0, 0, "9D"),
    ),
    "pair to a meld of another rank": (
        f"hand: 9S 9H KC 4D\n{OPEN}\npile: 4D 9D",
        "take 9S 9H > 0",
        ("meld-mixed-ranks", "CL-5.1", 0, 0, "9D"),
    ),
    "frozen, to a meld of another rank": (
        f"hand: 9S KC 4D\n{OPEN}\npile: 2D 9D",
        "take > 0",
        ("meld-mixed-ranks", "CL-5.1", 0, 0, "9D"),
    ),
    "samba, top card to a set of another rank": (
        f"system: samba\nhand: 9S KC 4D\n{OPEN}\npile: 4D 9D",
        "take > 0",
        ("meld-mixed-ranks", "SA-3.1", 0, 0, "9D"),
    ),
    "samba, top card to a sequence of another suit": (
        "system: samba\nhand: 9S KC 4D\nours: 6S 7S 8S\npile: 4D 9D",
        "take > 0",
        ("sequence-invalid", "SA-4.1", 0, 0, "9D"),
    ),
    "modern, top card to a meld of another rank": (
        f"system: modern-american\nhand: 9S 9H KC 4D\n{OPEN}\npile: 4D 9D",
        "take > 0",
        ("meld-mixed-ranks", "MA-3.1", 0, 0, "9D"),
    ),
    "natural top card to a meld of wild cards": (
        "system: bolivia\nhand: 9S 9H KC 4D\nours: 2S 2H JO\npile: 4D 9D",
        "take > 0",
        ("meld-mixed-ranks", "SA-3.1", 0, 0, "9D"),
    ),
    "no pile": (f"hand: 9S KC 4D\n{OPEN}", "take 9S", ("pile-empty", "CL-6.1", 0, 0, "")),
    "wild card on top": (f"hand: 9S KC 4D\n{OPEN}\npile: 2D", "take 9S", ("pile-top-wild", "CL-6.7", 0, 0, "2D")),
    "black three on top": (
        f"hand: 9S KC 4D\n{OPEN}\npile: 3S",
        "take 9S",
        ("pile-top-black-three", "CL-6.8", 0, 0, "3S"),
    ),
    "single cards": (f"hand: QC\n{OPEN}\npile: QD", "take > 0", ("pile-single-card", "CL-6.9", 0, 0, "QD")),
    "too small": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 8H 6C 5S",
        "meld 8S 8H",
        ("meld-too-small", "CL-5.1", 2, 3, "8S 8H"),
    ),
    "too few naturals": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 2H 2S 6C 5S",
        "meld 8S 2H 2S",
        ("meld-too-few-naturals", "CL-5.2", 1, 2, "8S 2H 2S"),
    ),
    "too many wild cards": (
        "turn: 0 play\nours: QS QH QD 2S 2H\nhand: 2D JO QC 6C 5S",
        "meld 2D JO > 0",
        ("meld-too-many-wilds", "CL-5.3", 4, 3, "2D JO"),
    ),
    "mixed ranks": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 8H 9S 6C 5S",
        "meld 8S 8H 9S",
        ("meld-mixed-ranks", "CL-5.1", 0, 0, "8S 8H 9S"),
    ),
    "wild cards alone": (
        f"turn: 0 play\n{OPEN}\nhand: 2S 2H JO 6C 5S",
        "meld 2S 2H JO",
        ("wild-meld-not-allowed", "CL-5.5", 0, 0, "2S 2H JO"),
    ),
    "a second meld of queens": (
        f"turn: 0 play\n{OPEN}\nhand: QC QS QH 6C 5S",
        "meld QC QS QH",
        ("duplicate-meld", "CL-5.9", 0, 0, "QC QS QH"),
    ),
    "the opponents' meld": (
        f"turn: 0 play\n{OPEN}\ntheirs: KS KH KD\nhand: KC 6C 5S",
        "meld KC > 1",
        ("no-such-meld", "CL-5.11", 0, 0, "KC"),
    ),
    "not in hand": (f"turn: 0 play\n{OPEN}\nhand: KC 6C 5S", "discard 4S", ("card-not-in-hand", "CL-4.1", 0, 0, "4S")),
    "without a canasta": (
        f"turn: 0 play\n{OPEN}\nhand: 8S 8H 8D 6C",
        "meld 8S 8H 8D",
        ("canasta-needed", "CL-8.3", 0, 1, "8S 8H 8D"),
    ),
    "with one canasta of two": (
        "players: 2\nturn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 8S 8H 8D 6C",
        "meld 8S 8H 8D",
        ("canastas-needed", "CL-12.3", 1, 2, "8S 8H 8D"),
    ),
    "black threes": (
        "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 3S 3C 3S 9D 6H",
        "meld 3S 3C 3S",
        ("black-threes-only-going-out", "CL-5.12", 0, 0, "3S 3C 3S"),
    ),
    "an empty stock": (f"hand: 4S 5H\n{OPEN}\npile: 4C\nstock: 0", "draw", ("stock-empty", "CL-9.1", 0, 0, "")),
    "must take": (f"hand: 4S 5H\n{OPEN}\npile: 4C QC\nstock: 0", "end", ("take-is-compulsory", "CL-9.2", 0, 0, None)),
    "end with a stock": (f"hand: 4S 5H\n{OPEN}\npile: 4C QC", "end", ("wrong-phase", "CL-4.1", 0, 0, "")),
    "end after the draw": (f"turn: 0 play\nhand: 4S 5H\n{OPEN}", "end", ("discard-required", "CL-4.4", 0, 0, "")),
    "discard before the draw": (f"hand: 4S 5H\n{OPEN}", "discard 4S", ("wrong-phase", "CL-4.1", 0, 0, "4S")),
    "a second draw": (f"turn: 0 play\nhand: 4S 5H\n{OPEN}", "draw", ("wrong-phase", "CL-4.1", 0, 0, "")),
    "an answer to no question": (f"turn: 0 play\nhand: 4S 5H\n{OPEN}", "yes", ("wrong-phase", "CL-4.1", 0, 0, "")),
    "asking before the draw": (f"hand: 4S 5H\n{OPEN}", "ask", ("wrong-phase", "CL-4.1", 0, 0, "")),
    "asking where there is no partner": (
        f"players: 2\nturn: 0 play\nhand: 4S 5H\n{OPEN}",
        "ask",
        ("ask-not-allowed", "CL-12.8", 0, 0, ""),
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_says(name):
    position, action, (code, clause, have, need, cards) = REFUSALS[name]
    refused = refusal(table(position), action)
    assert refused is not None
    assert (refused.reason.value, refused.clause, refused.have, refused.need) == (code, clause, have, need)
    if cards is not None:
        assert list(refused.cards) == read_cards(cards)


def test_a_take_with_a_card_that_is_not_in_hand_names_that_card():
    refused = refusal(table(f"hand: 5S 9H KC 4D\n{OPEN}\npile: 5D 5C"), "take 5S 5D")
    assert refused is not None
    assert refused.reason.value == "card-not-in-hand"
    assert read_cards("5D")[0] in refused.cards


# --- asking (CL-8.6, CL-8.7, A-20) -------------------------------------------------------------------

ASKER = "turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 8S 8H 8D 6C 9D 9H 9S"


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (["ask", "yes", "meld 8S 8H 8D", "meld 9D 9H 9S", "discard 6C"], "legal"),
        (["ask", "yes", "meld 8S 8H 8D | 9D 9H 9S"], "legal"),
        (["ask", "yes", "discard 6C"], "partner-said-yes"),
        (["ask", "yes", "meld 8S 8H 8D", "discard 6C"], "partner-said-yes"),
        (["ask", "no", "meld 8S 8H 8D | 9D 9H 9S"], "partner-said-no"),
        (["ask", "no", "meld 8S 8H 8D", "meld 9D 9H 9S"], "partner-said-no"),
        (["ask", "no", "meld 8S 8H 8D", "discard 6C"], "legal"),
        (["ask", "ask"], "wrong-phase"),
        (["ask", "discard 6C"], "wrong-phase"),
        (["ask", "yes", "ask"], "ask-once"),
        (["ask", "no", "ask"], "ask-once"),
        (["meld 8S 8H 8D", "ask"], "ask-too-late"),
        (["discard 6C", "yes"], "wrong-phase"),
    ],
    ids=" ".join,
)
def test_the_question_and_its_answer(actions, expected):
    assert outcome(table(ASKER), *actions) == expected


def test_the_partner_answers_and_then_the_asker_goes_on():
    state = after(table(ASKER), "ask")
    assert state.table.to_act() == 2
    assert sorted(offered(state)) == ["no", "yes"]
    assert after(state, "yes").table.to_act() == 0


def test_a_yes_that_cannot_be_kept_binds_to_nothing():
    state = table(f"turn: 0 play\n{OPEN}\nhand: 8S 8H 8D 6C 9D 9H 9S")
    assert outcome(state, "ask", "yes", "meld 8S 8H 8D", "discard 6C") == "legal"


def test_asking_after_the_top_card_is_in_time_and_after_other_melds_too_late():
    state = table("hand: 8S 8H 9D 9H 9S KC\nours: QS QH QD QC QS QH QD\npile: 4C 8D")
    assert outcome(state, "take 8S 8H", "ask") == "legal"
    assert outcome(state, "take 8S 8H | 9D 9H 9S", "ask") == "ask-too-late"


def test_a_no_to_who_holds_a_single_card_leaves_the_discard():
    """The take left one card, so that going out is all there is to do: the answer binds to nothing, as in A-20."""
    state = table("hand: 9S\nours: 9H 9D 9C | KS KH KD KC KS KH KD\npile: 9D\nstock: 0")
    assert outcome(state, "take > 0", "ask", "no", "discard 9S") == "legal"
    assert outcome(state, "take > 0", "ask", "yes", "discard 9S") == "legal"


def test_the_question_can_be_asked_again_in_another_turn():
    state = table("turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: 8S 6C 9D\nstock: 7C 7D 7H 7S 9C 9H\npile: 4C")
    passes = [act for card in ("7C", "7D", "7H") for act in ("draw", f"discard {card}")]
    assert outcome(state, "ask", "no", "discard 6C", *passes, "draw", "ask") == "legal"


# --- down to one card (CL-8.3, A-21), taking with more (A-16) -----------------------------------------


@pytest.mark.parametrize(
    ("position", "actions", "expected"),
    [
        ("turn: 0 play\nours: KS KH KD KC KS KH\nhand: KD 4S", ["meld KD > 0"], "legal"),
        ("turn: 0 play\nours: KS KH KD KC KS\nhand: KD KH 4S", ["meld KD > 0", "meld KH > 0"], "legal"),
        ("turn: 0 play\nours: KS KH KD KC KS\nhand: KD KH", ["meld KD > 0"], "canasta-needed"),
        ("turn: 0 play\nours: KS KH KD KC KS\nhand: KD KH", ["meld KD KH > 0"], "legal"),
        ("turn: 0 play\nours: KS KH KD KC KS KH\nhand: KD 8S 8H 8D", ["meld 8S 8H 8D"], "canasta-needed"),
        ("turn: 0 play\nours: KS KH KD KC KS KH\nhand: KD 8S 8H 8D", ["meld 8S 8H 8D | KD > 0"], "legal"),
        (f"hand: 9S 2H 2D 4D 5C\n{OPEN}\npile: 4C 9D", ["take 9S 2H 2D"], "legal"),
        (f"hand: 9S 2H 2D JO 5C\n{OPEN}\npile: 4C 9D", ["take 9S 2H 2D JO"], "legal"),
        (f"hand: 9S 2H 2D JO 2C 5C\n{OPEN}\npile: 4C 9D", ["take 9S 2H 2D JO 2C"], "meld-too-many-wilds"),
        (f"hand: 9S 9H 4D\n{OPEN}\npile: 9D", ["take 9S 9H"], "canasta-needed"),
        (f"hand: 9S 9H 4D\n{OPEN}\npile: 5S 9D", ["take 9S 9H"], "legal"),
        (f"hand: 9S 9H 4D\n{OPEN}\npile: 3H 9D", ["take 9S 9H"], "canasta-needed"),
    ],
)
def test_no_step_leaves_nothing_to_go_on_with(position, actions, expected):
    assert outcome(table(position), *actions) == expected


def test_two_players_need_two_canastas_and_may_complete_the_second_in_the_same_step():
    state = table("players: 2\nturn: 0 play\nours: QS QH QD QC QS QH QD | 8S 8H 8D 8C 8S\nhand: 8H 8D 6C")
    assert outcome(state, "meld 8H > 1", "meld 8D > 1") == "legal"
    assert outcome(state, "meld 8H 8D > 1", "discard 6C") == "legal"
    state = table("players: 2\nturn: 0 play\nours: QS QH QD QC QS QH QD | 8S 8H 8D 8C\nhand: 8H 8D 6C")
    assert outcome(state, "meld 8H 8D > 1") == "canastas-needed"


def test_hands_end_at_the_card_that_goes_out():
    state = table("turn: 0 play\nours: QS QH QD QC QS QH QD\nhand: QC\nhand 2: 2")
    for actions in (["meld QC > 0"], ["discard QC"]):
        done = after(state, *actions)
        assert done.table.over
        assert done.table.out == 0
        assert offered(done) == []
