"""The lesson is a deal like any other: legal play from a whole pack, and what is said of it is so."""

from collections import Counter

import pytest

from canasta_desktop.rules.actions import Discard, LayMeld, Play
from canasta_desktop.rules.cards import JACK, QUEEN, read_cards
from canasta_desktop.rules.scoring import Item
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.lesson.figures import LessonFigures
from canasta_desktop.ui.lesson.goals import holds, meld_of
from canasta_desktop.ui.lesson.lesson import TASKS, Lesson
from canasta_desktop.ui.lesson.pack import ANNA, PERSON, fixed_pack, lesson_match
from canasta_desktop.ui.lesson.script import STEPS
from canasta_desktop.ui.lesson.topics import LessonTopic, Task
from canasta_desktop.ui.rule_sheet.clauses import clauses


@pytest.fixture
def lesson():
    return Lesson(lesson_match("Du"))


def go_on(lesson, until=None):
    """Play as the lesson shows it up to this task, to the end for None; the first task is only on the screen."""
    lesson._place = max(lesson._place, 1)
    while not lesson.is_over and (lesson.is_waiting or lesson.task.key is not until):
        actor = lesson.match.to_act()
        action = lesson.next_action()
        assert lesson.match.play(actor, action) is None, (lesson.task, action)
        lesson.follow(None)


def test_the_pack_is_whole(lesson):
    rules = lesson.match.rules
    assert Counter(fixed_pack(rules)) == Counter(rules.pack.cards())


def test_the_deal_is_dealt_by_the_rules(lesson):
    view = lesson.match.view(PERSON)
    assert view.table.sizes == [11, 11, 11, 11]
    assert lesson.match.to_act() == PERSON
    assert view.table.pile == read_cards("7H")


def test_there_are_eight_steps_and_each_is_about_something_else():
    assert len(STEPS) == 8
    assert [step.topic for step in STEPS] == list(LessonTopic)
    assert [task.key for _, task in TASKS] == list(Task)


def test_every_clause_exists():
    assert {task.clause for _, task in TASKS} <= clauses().keys()


def test_played_as_shown_it_ends_with_the_person_going_out(lesson):
    go_on(lesson)
    assert lesson.match.is_scored
    assert lesson.match.view(None).table.out == PERSON
    own, theirs = (sheet.total for sheet in lesson.match.sheets())
    assert own > 500 > 0 > theirs


def test_the_others_play_only_what_the_script_has(lesson):
    go_on(lesson)
    seats = [entry.seat for entry in lesson.match.log(None)]
    assert seats.count(NOBODY) == 1
    assert seats.count(ANNA) == 6


def test_the_pile_is_frozen_when_that_is_spoken_of(lesson):
    go_on(lesson, Task.FROZEN)
    assert lesson.match.view(PERSON).table.frozen


def test_another_legal_move_is_not_what_is_wanted(lesson):
    go_on(lesson, Task.DISCARD)
    wanted, other = (Discard(card) for card in read_cards("5D KS"))
    assert lesson.match.refuses(PERSON, other) is None
    assert lesson.refuses(other)
    assert not lesson.refuses(wanted)


def test_cards_may_be_laid_one_meld_after_the_other(lesson):
    go_on(lesson, Task.CANASTA)
    queens = next(meld for meld in lesson.match.view(PERSON).table.melds[0] if meld.rank == QUEEN)
    action = LayMeld((Play(tuple(read_cards("QH")), queens.number),))
    assert not lesson.refuses(action)
    assert lesson.match.play(PERSON, action) is None
    lesson.follow(None)
    assert lesson.task.key is Task.CANASTA
    go_on(lesson)
    assert lesson.is_over


def test_the_figures_in_words_are_those_of_the_rules(lesson):
    """What the sentences say in words: three make a meld, seven a canasta, two natural cards, three wild ones."""
    melds = lesson.match.rules.melds
    sets = melds.forms[0]
    assert (melds.canasta, sets.min_naturals, sets.max_wilds) == (7, 2, 3)
    assert sets.least() == 3


def test_the_figures_that_are_filled_in_hold_in_this_deal(lesson):
    figures = LessonFigures.of(lesson.match.rules)
    assert figures.minimum == lesson.match.view(PERSON).table.minimum(PERSON)
    assert figures.queens < figures.minimum <= figures.queens + figures.nines
    go_on(lesson)
    own = lesson.match.sheets()[0]
    assert own.points(Item.MIXED_CANASTAS) == figures.mixed < figures.natural
    assert own.points(Item.RED_THREES) == figures.red_three
    assert own.points(Item.GOING_OUT) == figures.out


@pytest.mark.parametrize(
    ("task", "held"), [(Task.TAKE, "KS KH"), (Task.LAY_TAKEN, "5D 5S 5C"), (Task.FROZEN, "JC"), (Task.GO_OUT, "7H")]
)
def test_the_hand_is_what_the_sentences_say(lesson, task, held):
    go_on(lesson, task)
    view = lesson.match.view(PERSON)
    assert holds(view.hand, tuple(read_cards(held)))
    if task is Task.TAKE:
        assert view.table.pile[-1] == read_cards("KD")[0]
    if task is Task.FROZEN:
        assert len(view.hand.of_rank(JACK)) == 1
        assert meld_of(view, JACK) is not None
    if task is Task.GO_OUT:
        assert view.hand.size == 1


def test_going_back_to_cards_that_were_taken_up_again(lesson):
    go_on(lesson, Task.ADD_WILD)
    assert lesson.match.undo(PERSON)
    lesson.follow(None)
    assert lesson.task.key is Task.OPEN
