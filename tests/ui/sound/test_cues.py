"""Which sounds belong to what happens, when they are heard and from where."""

import pytest

from canasta_desktop.audio.sounds import Sound
from canasta_desktop.rules.events import Event, What
from canasta_desktop.ui.base import motion
from canasta_desktop.ui.display.display import CurtainView, Display, MeldKind, Note, Tone
from canasta_desktop.ui.display.places import Place, Spot
from canasta_desktop.ui.sound.cues import Cue, TableChange, cues, left_over, pan_of
from tests.ui.sample_displays import cards, four_players, meld, two_players

ME, LEFT, PARTNER, RIGHT = 0, 1, 2, 3
FLIGHT = motion.FLIGHT


def waiting(seat: int = LEFT) -> Display:
    """The table while somebody else is to act, without a note."""
    display = four_players()
    plates = tuple(plate._replace(on_turn=plate.seat == seat) for plate in display.plates)
    return display._replace(plates=plates, note=Note(Tone.INFO, ()))


def of(*events: Event, before: Display | None = None, now: Display | None = None, **more: object) -> list[Cue]:
    return cues(TableChange(before or waiting(), now or waiting(), events, **more))


def with_melds(display: Display, *melds) -> Display:
    first, *others = display.trays
    return display._replace(trays=(first._replace(melds=(*first.melds, *melds)), *others))


@pytest.mark.parametrize(
    ("what", "sound", "delay"),
    [
        (What.DRAWN, Sound.DRAW, 0),
        (What.BONUS_TAKEN, Sound.DRAW, 0),
        (What.TURN_CARD, Sound.DRAW, 0),
        (What.TAKEN, Sound.TAKE, 0),
        (What.DISCARDED, Sound.DISCARD, FLIGHT),
        (What.FROZE, Sound.FREEZE, motion.LIES_ACROSS),
        (What.RED_THREES_LAID, Sound.RED_THREE, motion.RED_THREE),
        (What.JOINED, Sound.LAY, FLIGHT),
        (What.FOOT_TAKEN, Sound.FOOT, 0),
        (What.SPECIAL_HAND, Sound.NATURAL_CANASTA, FLIGHT),
        (What.ASKED, Sound.ASK, 0),
        (What.GONE_OUT, Sound.GOING_OUT, FLIGHT),
        (What.SCORED, Sound.COUNT, 0),
    ],
)
def test_an_event_is_heard_when_its_card_lies(what, sound, delay):
    assert [(cue.sound, cue.delay) for cue in of(Event(what, LEFT, count=1))] == [(sound, delay)]


@pytest.mark.parametrize(
    "what", [What.ANSWERED, What.FORGOTTEN, What.BONUS_RESERVED, What.SIDES_FORMED, What.MELDED, What.DEAL_ENDED]
)
def test_what_is_not_heard_by_itself(what):
    assert of(Event(what, LEFT)) == []


def test_every_event_is_decided_on():
    """A new one shall not be silent by mistake."""
    heard = {what for what in What if of(Event(what, LEFT, count=1))}
    silent = {What.ANSWERED, What.FORGOTTEN, What.BONUS_RESERVED, What.SIDES_FORMED, What.MELDED, What.DEAL_ENDED}
    assert heard | silent == set(What)
    assert not heard & silent


@pytest.mark.parametrize(("seat", "side"), [(ME, 0), (LEFT, -1), (PARTNER, 0), (RIGHT, 1), (7, 0)])
def test_a_sound_comes_from_where_its_player_sits(seat, side):
    (cue,) = of(Event(What.DRAWN, seat))
    assert cue.pan == pytest.approx(side * 0.7)
    mirrored = waiting()._replace(is_mirrored=True)
    assert pan_of(mirrored, seat) == pytest.approx(-side * 0.7)


def test_two_players_sit_opposite():
    display = two_players()
    assert {pan_of(display, plate.seat) for plate in display.plates} == {0.0}


def test_what_only_this_seat_may_know_is_not_heard_twice():
    public, own = Event(What.DRAWN, ME, count=1), Event(What.DRAWN, ME, (5,), 1, to=ME)
    assert [cue.sound for cue in of(public, own)] == [Sound.DRAW]


def test_a_pile_is_heard_going_once_what_is_melded_with_it_lies():
    events = (Event(What.TAKEN, RIGHT), Event(What.MELDED, RIGHT))
    assert Cue(Sound.TAKE, motion.TAKE_MELDS, pan_of(waiting(), RIGHT)) in of(*events)


@pytest.mark.parametrize(
    ("kind", "sound"),
    [
        (MeldKind.NATURAL, Sound.NATURAL_CANASTA),
        (MeldKind.WILD, Sound.NATURAL_CANASTA),
        (MeldKind.SAMBA, Sound.NATURAL_CANASTA),
        (MeldKind.MIXED, Sound.MIXED_CANASTA),
    ],
)
def test_a_canasta_is_heard_once_it_has_closed(kind, sound):
    now = with_melds(waiting(), meld(77, "9S 9H 9D 9C 9S 9H 9D", kind))
    found = of(Event(What.CANASTA_COMPLETED, PARTNER, meld=77), before=now, now=now)
    assert found == [Cue(sound, motion.CANASTA_CLOSES)]


def test_cards_of_a_meld_are_heard_one_by_one_each_higher_than_the_last():
    now = with_melds(waiting(), meld(77, "9S 9H 9D"))
    found = of(Event(What.MELDED, LEFT, meld=77, count=3), now=now)
    assert [cue.sound for cue in found] == [Sound.LAY] * 3
    assert [cue.pitch for cue in found] == pytest.approx([1.0, 1.06, 1.12])
    assert [cue.delay for cue in found] == [FLIGHT, FLIGHT + motion.STAGGER, FLIGHT + 2 * motion.STAGGER]
    assert {cue.pan for cue in found} == {-0.7}


def test_a_staged_card_lies_at_once_and_is_not_heard_again_when_it_is_laid_out():
    staged = with_melds(waiting(ME), meld(5, "9S 9H", spot=Spot.DRAFT))
    first, _ = of(before=waiting(ME), now=staged)
    assert first.delay == motion.CLOSE_UP < FLIGHT
    draft = staged.trays[0].melds[-1]
    laid = with_melds(waiting(ME), meld(78, "9S 9H")).trays[0].melds[-1]
    same_cards = with_melds(waiting(ME), type(laid)(Place(Spot.MELD, 78), MeldKind.OPEN, draft.cards))
    assert of(Event(What.MELDED, ME, meld=78), before=staged, now=same_cards) == []


def test_a_deal_ticks_round_the_table_and_ends_with_the_person():
    found = of(Event(What.DEALT, RIGHT, count=11))
    assert [cue.sound for cue in found] == [Sound.DEAL] * 44
    assert [cue.pan for cue in found[:4]] == pytest.approx([-0.7, 0, 0.7, 0])
    assert found[-1].delay <= motion.DEAL_MOST
    assert found[1].delay > found[0].delay


def test_what_follows_a_deal_is_heard_when_its_cards_lie():
    """A red three that was dealt and replaced, and that it is the person's turn."""
    three = Event(What.RED_THREES_LAID, LEFT, count=1)
    events = (Event(What.DEALT, RIGHT, count=11), three, Event(What.DRAWN, LEFT, count=1))
    found = of(*events, now=waiting(ME))
    lies = found[43].delay
    after = [(cue.sound, cue.delay - lies) for cue in found[44:]]
    assert [sound for sound, _ in after] == [Sound.RED_THREE, Sound.DRAW, Sound.YOUR_TURN]
    lie = motion.RED_THREE + motion.DRAW + motion.SORT
    assert [delay for _, delay in after] == pytest.approx([motion.RED_THREE, motion.RED_THREE, lie + 150])


def test_fast_and_slow_tables_sound_fast_and_slow():
    event = Event(What.DISCARDED, LEFT)
    assert [of(event, speed=speed.value)[0].delay for speed in motion.Speed] == [
        pytest.approx(FLIGHT * factor) for factor in (1.8, 1, 0.5, 0.25)
    ]


def test_the_person_hears_that_it_is_their_turn_after_the_discard_of_the_other():
    found = of(Event(What.DISCARDED, RIGHT), before=waiting(RIGHT), now=waiting(ME))
    assert [cue.sound for cue in found] == [Sound.DISCARD, Sound.YOUR_TURN]
    assert found[1].delay > found[0].delay
    assert of(before=waiting(ME), now=waiting(ME)) == []


def test_who_watches_has_no_turn():
    watched = waiting(ME)._replace(seat=-1)
    assert of(before=watched._replace(plates=waiting().plates), now=watched) == []


def test_at_a_shared_screen_the_curtain_says_whose_turn_it_is():
    curtain = waiting()._replace(curtain=CurtainView("Now: Anna", "It is your turn.", "Show my cards"), seat=-1)
    assert of(now=curtain, is_animated=False) == [Cue(Sound.YOUR_TURN)]
    assert of(before=curtain, now=curtain) == []


def test_a_refusal_is_dull_and_heard_once():
    refused = waiting(ME)._replace(note=Note(Tone.ERROR, ("No.",)))
    assert of(before=waiting(ME), now=refused) == [Cue(Sound.REFUSED)]
    assert of(before=refused, now=refused) == []


def test_what_is_only_worded_anew_or_shown_first_is_silent():
    refused = waiting(ME)._replace(note=Note(Tone.ERROR, ("No.",)))
    assert of(now=refused, is_animated=False) == []
    assert cues(TableChange(None, waiting(ME), (Event(What.DRAWN, ME),))) == []


@pytest.mark.parametrize(("has_won", "sound"), [(True, Sound.WIN), (False, Sound.LOSE)])
def test_the_end_of_a_match_is_heard_after_going_out(has_won, sound):
    events = (Event(What.GONE_OUT, ME), Event(What.DEAL_ENDED, ME), Event(What.SCORED, 0), Event(What.SCORED, 1))
    found = [cue.sound for cue in of(*events, has_won=has_won)]
    assert found[-1] is sound
    assert found.count(Sound.COUNT) == 2
    assert Sound.GOING_OUT in found


def test_a_press_that_finishes_all_movements_leaves_the_signals():
    planned = [Cue(Sound.DISCARD, 240), Cue(Sound.FREEZE, 240, pan=0.7), Cue(Sound.YOUR_TURN, 390)]
    assert left_over(planned, 100) == [Cue(Sound.FREEZE, 0, pan=0.7), Cue(Sound.YOUR_TURN)]
    assert left_over(planned, 300) == [Cue(Sound.YOUR_TURN)]


def test_the_sample_is_what_these_tests_take_it_for():
    assert [plate.seat for plate in waiting().plates] == [ME, LEFT, PARTNER, RIGHT]
    assert cards("9S", 1)[0].token == 1
