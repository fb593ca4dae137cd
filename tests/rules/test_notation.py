"""Text as hostile: whatever is read, it is either what was written or a `NotationError`, and no crash later on."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.rules.actions import NEW, Answer, Ask, Discard, Draw, End, LayMeld, Play, Take
from canasta_desktop.rules.cards import FACES, card_text, cards_text, read_card, read_cards
from canasta_desktop.rules.generator import legal
from canasta_desktop.rules.legality import check
from canasta_desktop.rules.notation import LONGEST, NotationError, action_text, read_action
from canasta_desktop.rules.records import missing_cards, observation_text, read_observation, read_state, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.state import State
from canasta_desktop.verification.invariants import sound
from canasta_desktop.verification.laws import walk
from tests.rules.games import tried_often
from tests.rules.playing import FAR, random_deal, record, stroll, table
from tests.rules.second_opinion.statutes import judge

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.sampled_from([2, 4])


# --- cards and actions -------------------------------------------------------------------------------


def test_every_card_reads_back_as_written():
    assert [read_card(card_text(card)) for card in range(FACES)] == list(range(FACES))
    assert len({card_text(card) for card in range(FACES)}) == FACES
    assert read_cards(cards_text([52, 8, 8, 4])) == [52, 8, 8, 4]


NO_CARDS = ["", "K", "KSS", "ks", "10S", "1S", "KX", "JJ", "J0", "OJ", "SK", "K S", "Κ♠", "KS\x00"]


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_no_card_is_refused(text):
    with pytest.raises(ValueError, match="not a card"):
        read_card(text)


ACTIONS = {
    "draw": Draw(),
    "end": End(),
    "ask": Ask(),
    "yes": Answer(True),
    "no": Answer(False),
    "discard 4D": Discard(10),
    "discard JO": Discard(52),
    "take": Take(()),
    "take > 4": Take((), 4),
    "take KS KH": Take((44, 45)),
    "take KS KH > 4 | QS QH 2D": Take((44, 45), 4, (Play((40, 41, 2)),)),
    "meld KD KC KH | 2C > 7": LayMeld((Play((46, 47, 45)), Play((3,), 7))),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_as_it_is_read(text):
    assert read_action(text) == ACTIONS[text]
    assert action_text(ACTIONS[text]) == text


def test_actions_are_told_apart():
    actions = list(ACTIONS.values())
    assert len({*actions}) == len(actions)
    assert LayMeld(()) != Take(())
    assert Discard(10) != "discard 4D"
    assert Play((1,), NEW) != Play((1,), 0)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "DRAW", " draw", "draw 4D 5D", "draw 4X", "ask me", "yes no", "end\n", "fold", "discard"),
        *("discard 4D 5D", "discard 4X", "discard four", "meld KX", "meld KS > x", "meld KS > -1", "meld KS > 99999"),
        *(
            "meld KS > 1 > 2",
            "take KS > 1.0",
            "take KS >",
            "take KS > ½",
            "take KS > ²",
            "meld > > >",
            "take | KS > 0x1",
        ),
        "meld KS,KH",
        *("null", "[]", "{}", "draw\x00", "meld " + "KS " * LONGEST, "discard " + "4" * LONGEST),
        "meld KS > " + "1" * 5000,
    ],
)
def test_what_is_no_action_is_refused(text):
    with pytest.raises(NotationError):
        read_action(text)


@settings(max_examples=tried_often(150))
@given(st.text(max_size=60))
def test_any_text_is_an_action_or_refused(text):
    read_or_refuse(read_action, text)


@settings(max_examples=tried_often(150))
@given(st.lists(st.sampled_from(["meld", "take", "discard", "KS", "JO", "3H", ">", "|", "1", "-1", "٣", "", " "])))
def test_any_words_are_an_action_or_refused(words):
    action = read_or_refuse(read_action, " ".join(words))
    if action is not None:
        assert read_action(action_text(action)) == action


def read_or_refuse(read, text):
    """What was read, None if it was refused; any other error is the test's."""
    try:
        return read(text)
    except NotationError:
        return None


SOME_WORDS = st.sampled_from(["KS", "4H", "JO", "3H", ">", "|", "0", "7"])


@settings(max_examples=tried_often(100))
@given(PLAYERS, SEEDS, st.integers(0, 200), st.lists(SOME_WORDS, max_size=9))
def test_any_action_that_can_be_read_can_be_checked(players, seed, steps, words):
    state = stroll(players, seed, steps)
    for verb in ("meld", "take", "discard"):
        action = read_or_refuse(read_action, " ".join([verb, *words]))
        if action is not None:
            check(state.table, state.hand_to_act(), action)


# --- records -----------------------------------------------------------------------------------------

JUNK = [
    *(None, True, False, 0, -1, 1, 3, 4, 7, 10**9, 10**30, -(10**30), 0.5, 1e308, float("nan"), float("inf")),
    *("", "KS", "JO JO JO JO JO", "KS KS KS", "3H 3D", "x", "\ud800", "0", "classic", [], [[]], [0], [None], {}),
    *([[[[[[[[]]]]]]]], {"target": 500}, {"target": 10**40}, {"a": {"b": []}}, [1, 2, 3, 4], ["", "", "", ""]),
    *([[], []], [[[0, 0, "KS KH KD"]], []], [[[0, 9, "KS KH KD"]], []], [[[0, 0, 0]], []], [[["", "", ""]]]),
]


def mutated(deal: dict, rng: Rng) -> object:
    """The record with one thing in it, at any depth, changed for junk, doubled, left out or exchanged."""
    deal = json.loads(json.dumps(deal))
    inside: object = deal
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return deal
        key = keys[rng.below(len(keys))]
        value = inside[key]
        if isinstance(value, list | dict) and value and rng.below(3):
            inside = value
            continue
        other = keys[rng.below(len(keys))]
        kind = rng.below(6)
        if kind < 3:
            inside[key] = JUNK[rng.below(len(JUNK))]
        elif kind == 3:
            del inside[key]
        elif kind == 4:
            inside[key], inside[other] = inside[other], inside[key]
        elif isinstance(value, bool | int):
            inside[key] = not value if isinstance(value, bool) else value + rng.below(3) - 1
        elif isinstance(value, str):
            inside[key] = " ".join(value.split()[1:])
        return deal


@settings(max_examples=tried_often(200))
@given(PLAYERS, SEEDS, st.integers(0, 200))
def test_a_record_that_was_tampered_with_is_refused_or_can_be_read(players, seed, steps):
    state = stroll(players, seed, steps)
    rng = Rng(seed)
    for _ in range(4):
        read_or_refuse(read_state, json.dumps(mutated(record(state), rng)))
        view = json.loads(observation_text(state.observe(rng.below(players))))
        read_or_refuse(read_observation, json.dumps(mutated(view, rng)))


@settings(max_examples=tried_often(100))
@given(PLAYERS, SEEDS, st.integers(0, 200))
def test_a_record_that_was_tampered_with_and_is_read_can_be_played(players, seed, steps):
    rng = Rng(seed)
    before = record(stroll(players, seed, steps))
    for _ in range(6):
        text = json.dumps(mutated(before, rng))
        state = read_or_refuse(read_state, text)
        if state is not None:
            assert_playable(state, text)


def assert_playable(state: State, text: str) -> None:
    """The deal can be written down, played to its end and scored; whatever it says, nothing breaks."""
    assert state_text(read_state(state_text(state))) == state_text(state)
    rng = Rng(1)
    for _ in range(FAR):
        if state.table.over:
            break
        actions = legal(state.table, state.hand_to_act())
        assert actions, f"nothing can be done: {text}"
        state.apply(actions[rng.below(len(actions))])
    assert state.table.over, text
    assert len(state.score()) == 2
    assert not any(missing_cards(state))


@settings(max_examples=tried_often(150))
@given(PLAYERS, SEEDS, st.integers(0, 200))
def test_a_record_with_another_character_is_refused_or_can_be_read(players, seed, steps):
    text = state_text(stroll(players, seed, steps))
    rng = Rng(seed)
    for _ in range(6):
        at = rng.below(len(text))
        sign = '{}[]",:0123456789-.eE KSJOnulltruefals\\u00'[rng.below(42)]
        read_or_refuse(read_state, text[:at] + sign + text[at + rng.below(3) :])
        read_or_refuse(read_state, text[:at])


@settings(max_examples=tried_often(200))
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text):
    assert read_or_refuse(read_state, text) is None
    assert read_or_refuse(read_observation, text) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "true", "0", "[]", "{}", '""', "NaN", '{"rules":null}', '{"rules":["classic",4,{}]}', "{" * 9000),
        *("[" * 15000, "[" * 9000 + "]" * 9000, '{"a":' * 3000 + "0" + "}" * 3000, "1" * 19000),
        '"' + "x" * LONGEST + '"',
        *('{"rules":["classic",4,{}],"deal":[1e400,0]}', '{"rules":["classic",4,{}],"rules":[]}', "\ufeff{}", "{}\x00"),
        *('{"rules":[["classic"],4,{}]}', '{"rules":["classic",4.0,{}]}', '{"rules":["classic",true,{}]}'),
    ],
    ids=lambda text: text[:30].encode("ascii", "backslashreplace").decode(),
)
def test_what_is_no_record_is_refused(text):
    for read in (read_state, read_observation):
        with pytest.raises(NotationError):
            read(text)


@pytest.mark.parametrize("turn", [[0, 2, 0, 0], [0, 2, -1, 0], [0, 2, 2, 2]])
def test_who_is_asked_is_somebody_else_and_owes_the_answer(turn):
    """CL-8.7: else nobody could do anything any more."""
    deal = record(random_deal(4, 1))
    deal["turn"] = [0, 2, 2, 0]
    assert read_state(json.dumps(deal))
    deal["turn"] = turn
    with pytest.raises(NotationError):
        read_state(json.dumps(deal))


@pytest.mark.parametrize("key", ["hands", "threes", "known", "melds", "deal", "pile", "options"])
def test_deep_nesting_is_refused_wherever_it_stands(key):
    deal = record(random_deal(4, 1))
    deal["laid_melds"] = 3
    if key == "options":
        deal["rules"][2] = {"target": "@"}
    else:
        deal[key] = {"melds": [[[0, 0, "@"]], []], "deal": ["@", 0], "pile": "@"}.get(key, ["@", "", "", ""])
    text = json.dumps(deal)
    depths = (50, 500, 900, 960, 980, 985, 988, 990, 991, 992, 993, 994, 995, 996, 1000, 3000)
    nested = {depth: text.replace('"@"', "[" * depth + "]" * depth) for depth in depths}
    assert [depth for depth in depths if read_or_refuse(read_state, nested[depth]) is not None] == []


def other_deal(**changes) -> str:
    """A fresh deal of four, as a record, with these fields changed."""
    return json.dumps({**record(random_deal(4, 1)), **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"deal": [0, 0]},
        {"deal": [1, 4]},
        {"deal": [1]},
        {"scores": [0]},
        {"scores": [0, 10**13]},
        {"scores": ["0", "0"]},
        {"sizes": [12, 11, 11, 11]},
        {"sizes": [11, 11, 11, -1]},
        {"stock": 3},
        {"pile": ""},
        {"pile": None},
        {"known": ["KS " * 12, "", "", ""]},
        {"turn": [0, 3, -1, 0]},
        {"turn": [0, 2, -1, 0]},
        {"turn": [4, 0, -1, 0]},
        {"so_far": [0, 0, 1, 0]},
        {"frozen": 0},
        {"end": [False, 4, False]},
        {"end": [0, -1, False]},
        {"laid_melds": -1},
        {"laid_melds": 2000},
        {"melds": [[[0, 0, "KS KH KD"]], []]},
        {"cards": ""},
        {"hands": ["", "", "", ""]},
        {"rules": ["classic", 2, {}]},
        {"rules": ["classic", 4, {"target": 1}]},
        {"rules": ["classic", 4, {"target": 5000.0}]},
        {"rules": ["classic", 4, {"target": None}]},
        {"rules": ["classic", 4, {"target": [5000]}]},
        {"rules": ["classic", 4, {"target": {}}]},
        {"rules": ["classic", 4, {"no_such_option": None}]},
        {"rules": ["classic", 4, [5000]]},
        {"rules": ["classic", 10**30, {}]},
        {"rules": ["samba-of-nobody", 4, {}]},
    ],
    ids=str,
)
def test_a_wrong_field_is_refused(changes):
    with pytest.raises(NotationError):
        read_state(other_deal(**changes))


def forged(position: str, **changes) -> str:
    """A record from a position in which all cards are somewhere, with these fields changed as the test says."""
    state = table(position)
    left = [card_text(card) for card, count in enumerate(missing_cards(state)) for _ in range(count)]
    deal = record(state)
    deal["cards"] = " ".join([*deal["cards"].split(), *left])
    deal["stock"] += len(left)
    return json.dumps({**deal, **changes})


PLAIN = "hand: KS KD 4C 5C\nhand 1: 3\nhand 2: 3\nhand 3: 3\nours: QS QH QD\ntheirs: JS JH JD\npile: 4D\nstock: 0"


def test_the_plain_position_is_one_that_can_be_read():
    state = read_state(forged(PLAIN))
    sound(state, judge)
    assert_playable(state, "")


def test_a_red_three_in_a_hand_is_refused():
    """It would have to be laid out (CL-3.2), and alone in hand it can be neither melded nor discarded."""
    deal = json.loads(forged(PLAIN))
    deal["hands"][0] = deal["hands"][0].replace("KS", "3H")
    deal["cards"] = deal["cards"].replace("3H", "KS", 1)
    with pytest.raises(NotationError):
        read_state(json.dumps(deal))


def test_other_cards_among_the_red_threes_laid_out_are_refused():
    deal = json.loads(forged(PLAIN))
    stock = deal["cards"].split()
    deal["threes"][0] = " ".join(stock[:20])
    deal["cards"] = " ".join(stock[20:])
    deal["stock"] -= 20
    with pytest.raises(NotationError):
        read_state(json.dumps(deal))


@pytest.mark.parametrize(
    "changes",
    [
        {"known": ["AS", "", "", ""]},
        {"frozen": True, "pile": "4D"},
        {"melds": [[[0, 0, "QS QH QD"]], [[0, 1, "JS JH JD"]]]},
        {"melds": [[[0, 1, "QS QH QD"]], [[1, 1, "JS JH JD"]]]},
        {"melded": [False, True, False, False]},
        {"turn": [0, 2, 1, 0]},
        {"turn": [0, 2, 0, 0]},
        {"end": [False, 2, True]},
    ],
    ids=[
        "a known card that is not in the hand",
        "frozen by nothing",
        "two melds of one number",
        "a meld laid by an opponent",
        "nobody laid the melds",
        "an opponent is asked",
        "the asker is asked",
        "gone out and not over",
    ],
)
def test_a_deal_that_cannot_have_come_about_is_refused_or_harmless(changes):
    """Refused is best; what is read must at least be playable to its end."""
    text = forged(PLAIN, **changes)
    state = read_or_refuse(read_state, text)
    if state is not None:
        assert_playable(state, text)


def test_two_melds_of_one_rank_on_a_side_are_refused_or_harmless():
    deal = json.loads(forged(PLAIN, laid_melds=3))
    for card in ("QS", "QH", "QD"):
        deal["cards"] = deal["cards"].replace(card, "", 1)
    deal["cards"] = " ".join(deal["cards"].split())
    deal["stock"] -= 3
    deal["melds"][0].append([2, 0, "QS QH QD"])
    state = read_or_refuse(read_state, json.dumps(deal))
    if state is not None:
        assert_playable(state, json.dumps(deal))


def test_a_seat_to_act_without_a_card_is_refused():
    deal = json.loads(forged(PLAIN.replace("0 draw", "0 play")))
    deal["cards"] = " ".join([deal["cards"], deal["hands"][0]])
    deal["stock"] += deal["sizes"][0]
    deal["hands"][0], deal["sizes"][0], deal["turn"] = "", 0, [0, 1, -1, 0]
    with pytest.raises(NotationError):
        read_state(json.dumps(deal))


def test_a_single_card_without_a_canasta_after_the_draw_is_refused():
    """Nothing could be done with it (CL-8.3); no deal comes there."""
    deal = json.loads(forged(PLAIN.replace("hand: KS KD 4C 5C", "hand: KS")))
    deal["turn"] = [0, 1, -1, 0]
    with pytest.raises(NotationError):
        read_state(json.dumps(deal))


def test_an_observation_whose_counts_do_not_fit_the_packs_is_refused():
    """A world could not be made from it."""
    view = json.loads(observation_text(random_deal(4, 1).observe(0)))
    view["sizes"][1] = 90
    with pytest.raises(NotationError):
        read_observation(json.dumps(view))


def test_an_observation_with_known_cards_that_are_not_in_the_own_hand_is_refused_or_harmless():
    view = json.loads(observation_text(random_deal(4, 1).observe(0)))
    view["known"][0] = "JO"
    again = read_or_refuse(read_observation, json.dumps(view))
    if again is not None:
        again.sample(Rng(1))


@settings(max_examples=tried_often(100))
@given(PLAYERS, SEEDS, st.integers(0, 200))
def test_a_view_that_was_tampered_with_and_is_read_gives_worlds(players, seed, steps):
    rng = Rng(seed)
    state = stroll(players, seed, steps)
    for _ in range(6):
        told = json.loads(observation_text(state.observe(0)))
        view = read_or_refuse(read_observation, json.dumps(mutated(told, rng)))
        if view is not None:
            world = view.sample(rng)
            assert [hand.size for hand in world.hands] == world.table.sizes
            assert len(world.stock) == world.table.stock


def test_a_whole_deal_stays_short_enough_to_be_read():
    longest = 0
    for seed in range(10):
        state = random_deal(4, seed)
        for _ in walk(state, Rng(seed)):
            longest = max(longest, len(state_text(state)))
    assert longest < LONGEST / 4
