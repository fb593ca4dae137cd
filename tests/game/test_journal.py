"""Saves: identity at any moment, replay, and nothing but `SaveError` from whatever else is read."""

import hashlib
import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_desktop.__about__ import __version__
from canasta_desktop.bots.policy import EVEN, Temperament
from canasta_desktop.game import journal
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.draft import Draft
from canasta_desktop.game.history import FinishedDeal
from canasta_desktop.game.match import Match
from canasta_desktop.game.messages import Fault, SaveError
from canasta_desktop.game.replaying import past_deal
from canasta_desktop.game.seat_arrangement import SeatArrangement, arranged
from canasta_desktop.rules.cards import Hand
from canasta_desktop.rules.records import MOST_POINTS, observation_text, read_observation, state_text
from canasta_desktop.rules.rng import Rng
from canasta_desktop.rules.table import NOBODY
from tests.game.matches import cards, match, sights, step, stroll, to_the_end_of_the_deal

SEEDS = st.integers(0, 2**64 - 1)

Record = dict


def saved(game: Match) -> Record:
    """The head of the save, and under `past` the scored deals."""
    head, *past = [json.loads(line) for line in journal.dumps(game).splitlines()]
    return head | {"past": past}


def text(record: object) -> bytes:
    """A save of these records, with what the head says of the others put right."""
    if not isinstance(record, dict) or not isinstance(record.get("past", []), list):
        return json.dumps(record).encode()
    past = "".join(json.dumps(deal) + "\n" for deal in record.get("past", [])).encode()
    head = {key: value for key, value in record.items() if key != "past"}
    if isinstance(head.get("finished"), dict) and "past" in record:
        told = {"deals": len(record["past"]), "size": len(past), "digest": hashlib.sha256(past).hexdigest()}
        head["finished"] = head["finished"] | told
    return json.dumps(head).encode() + b"\n" + past


def load(record: object) -> Match:
    return journal.loads(text(record))


def a_deal_on(game: Match) -> Match:
    """The next deal has begun."""
    to_the_end_of_the_deal(game)
    game.next_deal()
    return game


def fault(data: bytes) -> Fault:
    with pytest.raises(SaveError) as caught:
        journal.loads(data)
    return caught.value.code


def with_desks(game: Match, rng: Rng) -> Match:
    """The match with a draft and a hand arranged by the seat in turn."""
    seat = game.to_act()
    if seat == NOBODY:
        return game
    draft = Draft(game.view(seat))
    for _ in range(4):
        left = draft.left.cards()
        rng.shuffle(left)
        some = left[: 1 + rng.below(2)]
        places = [target.place for target in draft.targets(some) if target.refusal is None]
        if places:
            draft.place(some, places[rng.below(len(places))])
    order = game.view(seat).hand.cards()
    rng.shuffle(order)
    game.set_arrangement(seat, SeatArrangement(tuple(order), "by-hand", draft.steps))
    return game


@settings(max_examples=40)
@given(SEEDS, st.sampled_from([2, 4]), st.integers(0, 400))
def test_a_save_gives_back_the_match_at_any_moment(seed, players, steps):
    game = with_desks(stroll(match(players, seed), steps, seed), Rng(seed))
    again = journal.loads(journal.dumps(game).encode())
    assert journal.dumps(again) == journal.dumps(game)
    assert sights(again) == sights(game)
    assert again.history == game.history
    assert again.totals == game.totals
    assert [again.log(seat) for seat in range(players)] == [game.log(seat) for seat in range(players)]
    assert [again.arrangement(seat) for seat in range(players)] == [game.arrangement(seat) for seat in range(players)]
    assert [again.can_undo(seat) for seat in range(players)] == [game.can_undo(seat) for seat in range(players)]
    assert not again.corrected


@settings(max_examples=15)
@given(SEEDS, st.integers(0, 150))
def test_a_loaded_match_goes_on_as_the_other_would_have(seed, steps):
    game = stroll(match(4, seed), steps, seed)
    again = journal.loads(journal.dumps(game).encode())
    stroll(game, 100, seed)
    stroll(again, 100, seed)
    assert journal.dumps(again) == journal.dumps(game)


def test_a_scored_deal_waits_in_the_save():
    game = to_the_end_of_the_deal(match())
    again = load(saved(game))
    assert again.is_scored
    assert again.sheets() == game.sheets()


def test_a_match_that_was_won_stays_won():
    game = stroll(match(target=500), 5000)
    again = load(saved(game))
    assert again.winner == game.winner


def test_a_step_taken_back_is_not_in_the_save():
    game, rng = match(), Rng(1)
    while not game.can_undo(game.to_act()):
        step(game, rng)
    before = len(saved(game)["deal"]["actions"])
    game.undo(game.to_act())
    assert len(saved(game)["deal"]["actions"]) == before - 1


def test_a_step_can_still_be_taken_back_after_loading():
    game, rng = match(), Rng(1)
    while not game.can_undo(game.to_act()):
        step(game, rng)
    again = load(saved(game))
    assert again.undo(again.to_act())


def test_a_hand_that_changed_keeps_its_order():
    assert arranged(cards("QS 4S KH 9D"), Hand(cards("9D 4S AS QS"))) == list(cards("QS 4S 9D AS"))


def test_of_two_equal_cards_both_stay_in_the_order():
    assert arranged(cards("QS 4S QS"), Hand(cards("QS QS 4S"))) == list(cards("QS 4S QS"))


# --- forged and damaged ----------------------------------------------------------------------------


def test_an_action_out_of_turn_is_refused():
    record = saved(match())
    record["deal"]["actions"] = ["discard 4S"]
    assert fault(text(record)) is Fault.ILLEGAL_ACTION


def test_another_seed_does_not_fit_the_actions():
    record = saved(stroll(match(), 60))
    record["deal"]["seed"] = journal.seed_text(5)
    assert fault(text(record)) in (Fault.ILLEGAL_ACTION, Fault.BAD_VALUE)


def test_a_position_of_ones_own_making_is_refused():
    record, other = saved(stroll(match(), 30)), saved(stroll(match(), 31))
    record["deal"]["position"] = other["deal"]["position"]
    assert fault(text(record)) is Fault.BAD_VALUE


def replay_fault(game: Match) -> Fault:
    with pytest.raises(SaveError) as caught:
        past_deal(game, 0)
    return caught.value.code


def test_points_of_ones_own_making_do_not_fit_the_running_deal():
    record = saved(a_deal_on(match()))
    record["past"][0]["points"][0] += 500
    assert fault(text(record)) is Fault.BAD_VALUE


def test_points_of_ones_own_making_are_found_out_by_the_replay():
    game = a_deal_on(match())
    game.history[0] = game.history[0]._replace(points=(5, 5))
    assert replay_fault(game) is Fault.BAD_VALUE


def test_an_illegal_action_in_a_scored_deal_is_found_out_by_the_replay():
    game = a_deal_on(match())
    record = saved(game)
    record["past"][0]["actions"][3] = "discard 4S"
    assert replay_fault(load(record)) is Fault.ILLEGAL_ACTION


@pytest.mark.parametrize("seed", range(4))
def test_a_scored_deal_is_played_again_to_its_sheets(seed):
    game = to_the_end_of_the_deal(match(seed=seed))
    sheets, hands = game.sheets(), game.hands()
    game.next_deal()
    again = past_deal(load(saved(game)), 0)
    assert again.sheets() == sheets
    assert [hand.cards() for hand in again.hands()] == [hand.cards() for hand in hands]


def test_a_scored_deal_that_was_changed_on_the_disk_is_refused():
    data = journal.dumps(a_deal_on(match())).replace('"points":[', '"points":[1', 1).encode()
    assert fault(data) is Fault.BAD_VALUE


def test_a_scored_deal_that_is_missing_is_refused():
    data = journal.dumps(a_deal_on(match())).encode()
    assert fault(data[: data.index(b"\n") + 1]) is Fault.BAD_VALUE


def with_temperament(temperament: Temperament | None) -> Match:
    setup = match(4, 1).setup
    seats = [*setup.seats[:3], setup.seats[3]._replace(temperament=temperament)]
    return Match.start(setup._replace(seats=tuple(seats)), 1)


@pytest.mark.parametrize("temperament", [None, EVEN, Temperament(risk=-2, whim=1)])
def test_a_temperament_is_kept_with_its_seat(temperament):
    game = with_temperament(temperament)
    assert journal.loads(journal.dumps(game).encode()).setup == game.setup


@pytest.mark.parametrize("record", [{"risk": 3}, {"whim": -1}, {"risk": True}, {"luck": 1}, [], "bold", 7])
def test_a_temperament_out_of_bounds_is_refused(record):
    save = saved(with_temperament(EVEN))
    save["setup"]["seats"][3]["temperament"] = record
    assert fault(text(save)) is Fault.BAD_VALUE


def test_a_save_of_a_later_format_says_so():
    record = saved(match())
    record["version"] = journal.VERSION + 1
    assert fault(text(record)) is Fault.NEWER


def test_a_save_with_another_derivation_of_seeds_says_so():
    record = saved(match())
    record["derivation"] = "md5"
    assert fault(text(record)) is Fault.NEWER


def test_what_is_too_large_is_not_even_read():
    assert fault(b" " * (journal.LONGEST + 1)) is Fault.TOO_LARGE


NOT_SAVES = [
    (b"", Fault.NOT_JSON),
    (b"\xff\xfe", Fault.NOT_JSON),
    (b"{", Fault.NOT_JSON),
    (b"[" * 100_000, Fault.NOT_JSON),
    (b'{"a":' * 100_000, Fault.NOT_JSON),
    (b"9" * 10_000, Fault.NOT_JSON),
    (b"null", Fault.NOT_A_SAVE),
    (b"[]", Fault.NOT_A_SAVE),
    (b'{"format": "solitaire"}', Fault.NOT_A_SAVE),
    (b'{"format": ["canasta-desktop-save"]}', Fault.NOT_A_SAVE),
    (b'{"format": "canasta-desktop-save"}', Fault.BAD_VALUE),
]


@pytest.mark.parametrize(("data", "code"), NOT_SAVES, ids=[repr(row[0][:30]) for row in NOT_SAVES])
def test_what_is_no_save_is_refused(data, code):
    assert fault(data) is code


def change(path: str, value: object) -> Callable[[Record], None]:
    """A change of one value of a save, its place named by keys and numbers."""

    def make(record: Record) -> None:
        *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
        place = record
        for word in way:
            place = place[word]
        place[last] = value

    return make


def deal(**changes: object) -> Record:
    """The line of a scored deal."""
    return {"seed": journal.seed_text(1), "origin": "", "points": [0, 0], "actions": None} | changes


WRONG = [
    ("version", "1"),
    ("version", 0),
    ("version", True),
    ("program", 1),
    ("seed", -1),
    ("seed", "1"),
    ("seed", "0x" + 30 * "1"),
    ("seed", 33 * "1"),
    ("seed", 31 * "1" + "G"),
    ("derivation", None),
    ("first_dealer", 4),
    ("first_dealer", -1),
    ("first_dealer", None),
    ("setup", []),
    ("setup.system", "poker"),
    ("setup.system", None),
    ("setup.players", 3),
    ("setup.players", 10**30),
    ("setup.seats", []),
    ("setup.seats.0", None),
    ("setup.seats.0.name", "x" * 1000),
    ("setup.seats.0.name", ["Anna"]),
    ("setup.seats.0.kind", "ghost"),
    ("setup.options", [1]),
    ("setup.options", {"target": 1}),
    ("setup.options", {"target": None}),
    ("setup.options", {"target": 10**30}),
    ("setup.options", {"no": "such"}),
    ("finished", []),
    ("finished.file", "../../secret"),
    ("finished.file", "g" * 16),
    ("past", [[]]),
    ("past", [deal(points=[1])]),
    ("past", [deal(points=[1, 2, 3])]),
    ("past", [deal(points=[0, 10**13])]),
    ("past", [deal(points=[9000, 0])]),
    ("past", [deal(wins=1)]),
    ("past", [deal(wins=2)]),
    ("past", [deal(seed=None)]),
    ("past", [deal(origin=3)]),
    ("past", [deal(actions="draw")]),
    ("past", [deal(actions=[1])]),
    ("past", [deal(actions=["draw\ndraw"])]),
    ("past", [deal(actions=["draw"] * 10_000)]),
    ("past", [deal(points=[10**12, 0]), deal(points=[10**12, 0])]),
    ("past", [deal()] * 10_001),
    ("deal.seed", None),
    ("deal", None),
    ("deal.origin", 5),
    ("deal.origin", "{}"),
    ("deal.origin", "x" * 100_000),
    ("deal.actions", None),
    ("deal.actions", ["draw"] * 100_000),
    ("deal.actions.0", None),
    ("deal.actions.0", "steal"),
    ("deal.actions.0", "meld " + "QS " * 10_000),
    ("deal.position", None),
    ("deal.position", "{}"),
    ("desks", []),
    ("desks.0", 0),
    ("desks.0.order", "QX"),
    ("desks.0.order", [1, 2]),
    ("desks.0.order", "QS " * 10_000),
    ("desks.0.sorting", "\n"),
    ("desks.0.draft", [["pile", 0]]),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=[f"{row[0]} {str(row[1])[:20]!a}" for row in WRONG])
def test_a_wrong_value_is_refused(path, value):
    record = saved(stroll(match(), 30))
    change(path, value)(record)
    with pytest.raises(SaveError):
        load(record)


@pytest.mark.parametrize(
    ("key", "value"), [("deals", 1), ("deals", -1), ("size", 10**12), ("size", 0), ("digest", "0" * 64), ("digest", 0)]
)
def test_a_head_that_tells_of_other_lines_is_refused(key, value):
    head, past = journal.dumps(a_deal_on(match())).split("\n", 1)
    record = json.loads(head)
    record["finished"][key] = value if (key, value) != ("deals", 1) else 2
    assert fault(f"{json.dumps(record)}\n{past}".encode()) is Fault.BAD_VALUE


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["draw", "QS", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)

BASE = json.dumps(saved(with_desks(stroll(match(seed=5), 260, 5), Rng(5))))
DATA = journal.dumps(with_desks(stroll(match(seed=5), 260, 5), Rng(5))).encode()


def places(value: object, path: tuple = ()) -> list[tuple]:
    """The paths to everything in a record."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        found += places(item, (*path, key))
    return found


PLACES = places(json.loads(BASE))


@settings(max_examples=200)
@given(st.data(), st.sampled_from([__version__, "0.0.9"]))
def test_a_changed_save_is_taken_up_or_refused_and_nothing_else(data, program):
    """Whatever stands in one place; a save of an earlier program is read more leniently."""
    record = json.loads(BASE)
    record["program"] = program
    *way, last = data.draw(st.sampled_from(PLACES))
    place = record
    for word in way:
        place = place[word]
    if data.draw(st.booleans()):
        place[last] = data.draw(JUNK)
    else:
        del place[last]
    try:
        game = load(record)
    except SaveError:
        return
    stroll(game, 20)


@settings(max_examples=150)
@given(st.data(), st.sampled_from([__version__, "0.0.9"]))
def test_a_changed_position_is_taken_up_or_refused_and_nothing_else(data, program):
    record = json.loads(BASE)
    record["program"] = program
    position = json.loads(record["deal"]["position"])
    *way, last = data.draw(st.sampled_from(places(position)))
    place = position
    for word in way:
        place = place[word]
    place[last] = data.draw(JUNK | st.integers(-2, 12))
    where = data.draw(st.sampled_from(["origin", "position"]))
    record["deal"][where] = json.dumps(position, separators=(",", ":"))
    record["deal"]["actions"] = data.draw(st.sampled_from([[], record["deal"]["actions"], ["discard 4S"]]))
    try:
        game = load(record)
    except SaveError:
        return
    stroll(game, 20)


@settings(max_examples=100)
@given(st.integers(0, len(DATA) - 1), st.integers(0, 255), st.booleans())
def test_a_damaged_byte_is_survived(place, byte, cut):
    damaged = DATA[:place] if cut else DATA[:place] + bytes([byte]) + DATA[place + 1 :]
    try:
        game = journal.loads(damaged)
    except SaveError:
        return
    assert journal.dumps(game)


# --- corrected rules -------------------------------------------------------------------------------


def of_an_earlier_program(game: Match) -> Record:
    record = saved(game)
    record["program"] = "0.0.9"
    return record


def test_a_save_of_an_earlier_program_is_replayed_where_it_can_be():
    game = stroll(match(), 60)
    again = load(of_an_earlier_program(game))
    assert not again.corrected
    assert again.log(0) == game.log(0)


def test_where_an_old_action_is_refused_the_position_goes_on():
    game = stroll(match(), 60)
    record = of_an_earlier_program(game)
    record["deal"]["actions"][3] = "discard 4S"
    again = load(record)
    assert again.corrected
    assert sights(again) == sights(game)


def test_a_match_taken_up_from_its_position_can_be_saved_again():
    record = of_an_earlier_program(stroll(match(), 60))
    record["deal"]["actions"][3] = "discard 4S"
    game = stroll(load(record), 20)
    again = load(saved(game))
    assert not again.corrected
    assert sights(again) == sights(game)


def test_a_deal_taken_up_from_its_position_can_be_scored_and_saved():
    record = of_an_earlier_program(stroll(match(), 30))
    record["deal"]["actions"][3] = "discard 4S"
    game = to_the_end_of_the_deal(load(record))
    sheets = game.sheets()
    game.next_deal()
    again = load(saved(game))
    assert again.history == game.history
    assert past_deal(again, 0).sheets() == sheets


def test_scored_deals_that_cannot_be_replayed_keep_their_points_and_their_actions():
    record = of_an_earlier_program(a_deal_on(match()))
    record["past"][0]["actions"][3] = "discard 4S"
    again = load(record)
    assert replay_fault(again) is Fault.ILLEGAL_ACTION
    assert saved(again)["past"] == record["past"]
    assert not again.corrected


# --- bounds that are the same for writing and reading ------------------------------------------------


@pytest.mark.parametrize(("bound", "most"), [("MOST_DEALS", 0), ("LONGEST", 3000), ("LONGEST_DEAL", 300)])
def test_what_cannot_be_read_is_not_written(bound, most, monkeypatch):
    game = a_deal_on(match())
    data = journal.dumps(game).encode()
    monkeypatch.setattr(journal, bound, most)
    with pytest.raises(SaveError) as caught:
        journal.dumps(game)
    assert caught.value.code is Fault.TOO_LARGE
    assert fault(data) in (Fault.TOO_LARGE, Fault.BAD_VALUE)


def test_a_head_that_is_one_byte_too_long_is_neither_written_nor_read(monkeypatch):
    game = match()
    data = journal.dumps(game).encode()
    monkeypatch.setattr(journal, "LONGEST_HEAD", len(data) - 1)
    assert sights(journal.loads(data)) == sights(game)
    monkeypatch.setattr(journal, "LONGEST_HEAD", len(data) - 2)
    with pytest.raises(SaveError):
        journal.dumps(game)
    assert fault(data) is Fault.TOO_LARGE


def test_as_many_deals_as_can_be_are_written_and_read(monkeypatch):
    monkeypatch.setattr(journal, "MOST_DEALS", 3)
    game = match(target=50_000)
    for _ in range(3):
        a_deal_on(game)
    assert load(saved(game)).history == game.history
    a_deal_on(game)
    with pytest.raises(SaveError):
        journal.dumps(game)


def test_a_match_with_the_highest_scores_there_can_be_is_still_played_by_computers():
    game = match()
    game.history.append(FinishedDeal(1, 0, (-MOST_POINTS, 0)))
    to_the_end_of_the_deal(game)
    game.next_deal()
    game.history[1] = game.history[1]._replace(points=(0, 0))
    view = game.view(game.to_act())
    assert observation_text(read_observation(observation_text(view))) == observation_text(view)


def test_a_position_with_a_card_too_many_is_refused_at_any_age():
    game = stroll(match(), 30)
    record = of_an_earlier_program(game)
    position = json.loads(record["deal"]["position"])
    position["pile"] += " QS"
    record["deal"] |= {"position": json.dumps(position), "actions": ["discard 4S"]}
    assert fault(text(record)) is Fault.BAD_VALUE


def forged(change_it: Callable[[Record], None]) -> bytes:
    """A save of an earlier program, to be taken up from a position that is not one the game leads to."""
    record = of_an_earlier_program(stroll(match(), 1))
    position = json.loads(record["deal"]["position"])
    change_it(position)
    record["deal"] |= {"position": json.dumps(position), "actions": ["discard 4S"]}
    return json.dumps(record).encode()


def as_a_three(position: Record) -> None:
    position["threes"][0] = (position["threes"][0] + " " + position["pile"]).strip()
    position["pile"] = ""


def stuck(position: Record) -> None:
    """One card in hand after drawing, no canasta: it may be neither kept nor discarded, only asked about."""
    seat = position["turn"][0]
    kept, *rest = position["hands"][seat].split()
    position["hands"][seat], position["sizes"][seat] = kept, 1
    position["pile"] = " ".join([*position["pile"].split(), *rest])


def melded_by_nobody(position: Record) -> None:
    stock = position["cards"].split()
    kings = [card for card in stock if card[0] == "K"][:3]
    for king in kings:
        stock.remove(king)
    position["cards"], position["stock"] = " ".join(stock), len(stock)
    position["melds"][0], position["laid_melds"] = [[0, 0, " ".join(kings)]], 1


def known_wrongly(position: Record) -> None:
    hand = position["hands"][0]
    position["known"][0] = next(sign + "S" for sign in "456789TJQKA" if sign + "S" not in hand)


def of_other_rules(position: Record) -> None:
    position["rules"][2] = {"target": 1000}


def beaten(position: Record) -> None:
    position["end"] = [False, 2, False]


def of_another_match(position: Record) -> None:
    position["scores"] = [4000, 0]


@pytest.mark.parametrize(
    "make", [as_a_three, stuck, beaten, melded_by_nobody, known_wrongly, of_other_rules, of_another_match]
)
def test_a_position_that_the_game_does_not_lead_to_is_refused_at_any_age(make):
    assert fault(forged(make)) is Fault.BAD_VALUE


def test_a_deal_after_the_match_was_won_is_refused_at_any_age():
    def won(position: Record) -> None:
        position["deal"], position["scores"] = [2, (position["deal"][1] + 1) % 4], [9000, 0]

    record = json.loads(forged(won))
    record["past"] = [deal(points=[9000, 0])]
    with pytest.raises(SaveError, match="won"):
        load(record)


def test_the_position_of_a_save_is_the_whole_deal():
    game = stroll(match(), 30)
    assert saved(game)["deal"]["position"] == state_text(game.running_deal().state())


def test_a_deal_from_a_position_has_an_empty_dealing_in_its_log():
    state = match().running_deal().state()
    assert Deal(state, [], "x").log(None)[0].events == ()


@pytest.mark.parametrize("past", [b"", b"{}\n"])
def test_lines_are_known_by_their_sha_256(past):
    assert journal.digest_of(past) == hashlib.sha256(past).hexdigest()
