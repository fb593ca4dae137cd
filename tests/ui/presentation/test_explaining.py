"""Why a computer player did something: while the deal runs, nothing is named that its hand alone could show."""

from collections.abc import Sequence

import pytest

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import Decision, Idea, Weighed, Why
from canasta_desktop.game.deal import Deal
from canasta_desktop.game.gamelog import Entry
from canasta_desktop.game.match import Match, PastChoice
from canasta_desktop.rules.actions import (
    DRAW,
    Action,
    Answer,
    Ask,
    Discard,
    End,
    Join,
    Lay,
    LayMeld,
    Play,
    Special,
    Take,
)
from canasta_desktop.rules.cards import FACES, Hand, is_natural, rank_of, read_cards
from canasta_desktop.rules.events import Event, What
from canasta_desktop.rules.observation import Observation
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.presentation.explaining import explanation
from canasta_desktop.ui.wording.wording import Wording
from tests.game.matches import match_of, setup
from tests.rules.every_rule_set import FORMS
from tests.rules.playing import table

TABLE = """
turn: 1 play
hand: 9S 9H KD KC 4C
ours: QS QH QD
theirs: 8S 8H 8D
pile: 4S 7D
"""
NINES = tuple(read_cards("9S 9H"))
KING, FOUR, UNHELD = read_cards("KD 4C JO")
FOUR_RANK, NATURALS = rank_of(FOUR), 11


def past(action: Action, text: str = TABLE) -> PastChoice:
    """A choice of the player in turn at this table."""
    state = table(text)
    return PastChoice(state.observe(state.table.to_act()), action, 1)


def shown(action: Action, seat: int = 1) -> Entry:
    """The entry of the log; of a discard that goes face down no card is named."""
    events = (Event(What.DISCARDED, seat, (action.card,)),) if isinstance(action, Discard) else ()
    return Entry(seat, seat, 3, events)


def words_of(choice: Decision, text: str = TABLE, *, is_over: bool = False, entry: Entry | None = None) -> str:
    """What is said of this choice, which was the one made."""
    past_choice = past(choice.action, text)
    explained = explanation(past_choice, choice, "Mira", entry or shown(choice.action), is_over=is_over)
    return Wording().reasons.text(explained)


def discarded(*ideas: Idea, others: Sequence[Weighed] = ()) -> Decision:
    return Decision(Discard(FOUR), ideas, tuple(others))


# --- what hidden cards cannot change


def other_card(card: int, by: int) -> int:
    """Another natural card, each rank another one; wild cards and threes stay."""
    rank = rank_of(card)
    return card if not is_natural(card) else 4 * (FOUR_RANK + (rank - FOUR_RANK + by) % NATURALS) + card % 4


def other_cards(cards: Sequence[int], by: int) -> tuple[int, ...]:
    return tuple([other_card(card, by) for card in cards])


def disguised(choice: Decision, by: int) -> Decision:
    """The same choice of a player who holds other cards: what was not shown by the move itself is another card."""
    action = choice.action
    seen = {action.card} if isinstance(action, Discard) else set()
    if isinstance(action, LayMeld):
        seen = {card for play in action.plays for card in play.cards}
    ideas = [Idea(why, cards if set(cards) <= seen else other_cards(cards, by)) for why, cards in choice.reasons]
    others = [
        Weighed(Discard(other_card(other.card, by)) if isinstance(other, Discard) else Take(()), points)
        for other, points in choice.others
    ]
    return Decision(action, tuple(ideas), tuple(others))


@pytest.mark.parametrize(("system", "players"), FORMS)
def test_the_words_are_the_same_whatever_the_player_holds_besides(qapp, system, players):
    """The ideas of real play, with other hidden cards in their place and another hand."""
    match, words = match_of(system, players, {}, 3), Wording().reasons
    for index in range(60):
        if (seat := match.to_act()) < 0:
            break
        choice = policy("skilled").choose(match.view(seat), Rng(match.choice_seed(seat)))
        assert match.play(seat, choice.action) is None
        seen, entry = match.past_choice(index), match.log(None)[index + 1]
        choice = choice._replace(others=(Weighed(Take(NINES), -12.0), Weighed(Discard(UNHELD), -31.0)))
        said = words.text(explanation(seen, choice, "Mira", entry, is_over=False))
        for by in (1, 4):
            hand = Hand()
            for card in other_cards(seen.view.hand.cards(), by):
                hand.add(card)
            other = seen._replace(view=Observation(seat, seen.view.table, hand))
            assert said == words.text(explanation(other, disguised(choice, by), "Mira", entry, is_over=False))


def test_whether_the_pile_could_have_been_taken_stays_open_while_the_deal_runs(qapp):
    safe, poor = Decision(DRAW, (Idea(Why.DRAW_SAFE),)), Decision(DRAW, (Idea(Why.DRAW_PILE_POOR, (KING,)),))
    assert words_of(safe) == words_of(poor)
    assert words_of(safe, is_over=True) != words_of(poor, is_over=True)


def test_a_pile_that_nobody_could_take_is_said_to_be_one(qapp):
    assert "could not be taken" in words_of(
        Decision(DRAW, (Idea(Why.DRAW_SAFE),)), TABLE.replace("pile: 4S 7D", "pile: 4S 3C")
    )


def test_which_pairs_are_kept_is_named_once_the_deal_is_over(qapp):
    choice = discarded(Idea(Why.SAFE_DISCARD, (FOUR,)), Idea(Why.KEEP_PAIR, NINES))
    assert "nine" not in words_of(choice)
    assert "A pair was kept" in words_of(choice)
    assert words_of(choice, is_over=True).endswith("Pairs that take the pile were kept: nines.")


def test_a_pair_that_came_from_the_pile_is_known_to_all(qapp):
    choice = discarded(Idea(Why.SAFE_DISCARD, (FOUR,)), Idea(Why.KEEP_PAIR, NINES))
    state = table(TABLE)
    for card in NINES:
        state.table.known[1].add(card)
    seen = PastChoice(state.observe(1), choice.action, 1)
    explained = explanation(seen, choice, "Mira", shown(choice.action), is_over=False)
    assert "nines" in Wording().reasons.text(explained)


def test_that_somebody_could_have_gone_out_is_not_given_away(qapp):
    choice = discarded(Idea(Why.NOT_YET_OUT), Idea(Why.SAFE_DISCARD, (FOUR,)))
    assert "going out" not in words_of(choice)
    assert "going out was possible" in words_of(choice, is_over=True)


def test_a_card_that_went_face_down_is_not_named(qapp):
    entry = Entry(1, 1, 3, (Event(What.DISCARDED, 1, (), 1),))
    assert "4♣" not in words_of(discarded(Idea(Why.GO_OUT)), entry=entry)


def test_no_card_is_named_that_the_move_has_not_shown(qapp):
    """Every sign of a card in the sentences of a deal stands in the same entry of the log."""
    match = match_of("classic", 4, {}, 8)
    for index in range(80):
        seat = match.to_act()
        choice = policy("skilled").choose(match.view(seat), Rng(match.choice_seed(seat)))
        assert match.play(seat, choice.action) is None
        entry = match.log(None)[index + 1]
        said = Wording().reasons.text(
            explanation(match.past_choice(index), choice, "Mira", entry, is_over=match.is_scored)
        )
        faces = {card for event in entry.events for card in event.cards}
        signs = {Wording().cards.sign(card) for card in range(FACES)} - {Wording().cards.sign(card) for card in faces}
        assert not [sign for sign in signs if f" {sign}" in said and "♠♥♦♣".find(sign[-1]) >= 0], said


# --- alternatives


def test_what_another_card_would_have_cost_is_said_without_its_name(qapp):
    choice = discarded(Idea(Why.SAFE_DISCARD, (FOUR,)), others=[Weighed(Discard(KING), -38.4)])
    assert words_of(choice).endswith("Another card would have been worth about 40 points less.")
    assert words_of(choice, is_over=True).endswith("Discarding K♦ would have been worth about 40 points less.")


def test_an_alternative_that_tells_of_the_hand_waits_for_the_end_of_the_deal(qapp):
    choice = Decision(DRAW, (Idea(Why.DRAW_PILE_POOR),), (Weighed(Take(NINES), -61.0),))
    assert "points less" not in words_of(choice)
    assert words_of(choice, is_over=True).endswith("Taking the pile would have been worth about 60 points less.")


def test_who_took_the_pile_could_have_drawn(qapp):
    choice = Decision(Take(NINES), (Idea(Why.TAKE_PILE),), (Weighed(Take(NINES, 4), -3.0), Weighed(DRAW, -75.0)))
    assert words_of(choice).endswith("Drawing would have been worth about 80 points less.")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-4.9, "about as much."),
        (3.0, "about as much."),
        (-1234.0, "about 1,230 points less."),
        (22.0, "how Mira plays."),
    ],
)
def test_figures_are_in_tens(qapp, points, said):
    choice = discarded(Idea(Why.SAFE_DISCARD, (FOUR,)), others=[Weighed(Discard(KING), points)])
    assert words_of(choice).endswith(said)


def test_there_are_two_sentences_at_most(qapp):
    ideas = (Idea(Why.SAFE_DISCARD, (FOUR,)), Idea(Why.KEEP_PAIR, NINES), Idea(Why.LEAST_BAD, (FOUR,)))
    for others in ((), (Weighed(Discard(KING), -20.0),)):
        for is_over in (False, True):
            assert words_of(discarded(*ideas, others=others), is_over=is_over).count(". ") <= 1


# --- facts that all have seen


def test_a_rank_that_the_next_player_threw_away_is_a_reason(qapp):
    text = TABLE.replace("pile: 4S 7D", "pile: 4S 5S 6S 7D")  # thrown by seats 1, 2, 3 and 0
    choice = Decision(Discard(read_cards("5C")[0]), (Idea(Why.SAFE_DISCARD, (read_cards("5C")[0],)),))
    assert "had thrown fives away" in words_of(choice, text)


def test_a_rank_that_has_mostly_been_seen_is_a_reason(qapp):
    text = TABLE.replace("ours: QS QH QD", "ours: QS QH QD | 5S 5H 5D 5C")
    choice = Decision(Discard(read_cards("5C")[0]), (Idea(Why.SAFE_DISCARD, (read_cards("5C")[0],)),))
    assert "most fives had been seen" in words_of(choice, text)


# --- all words


MELD = LayMeld((Play(tuple(read_cards("9S 9H 9D"))),))
ACTIONS = (
    *(DRAW, Take(NINES), Take(NINES, rest=False), MELD, Discard(FOUR), End(), Ask(), Answer(True), Answer(False)),
    *(Join(0, 1), Lay(tuple(read_cards("3H"))), Special("straight")),
)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("is_over", [False, True])
def test_every_reason_of_every_move_is_a_sentence_in_every_language(qapp, language, is_over):
    """Each move with each reason, and each of both with every other move beside it."""
    assert len(Why) >= len(ACTIONS)
    set_language(qapp, language)
    try:
        for number, action in enumerate(ACTIONS):
            for turn, why in enumerate(Why):
                other = ACTIONS[(number + turn) % len(ACTIONS)]
                choice = Decision(action, (Idea(why, NINES),), (Weighed(other, -20.0),))
                said = words_of(choice, is_over=is_over)
                assert said.startswith("Mira "), said
                assert said.endswith("."), said
                assert ": " in said, said
                assert "{" not in said, said
    finally:
        set_language(qapp, "en")


def test_who_gives_no_reasons_promised_itself_the_most(qapp):
    assert words_of(Decision(DRAW)) == "Mira drew from the stock: it promised the most."


def test_a_running_match_explains_each_move_of_its_own(qapp):
    match = Match(setup(), 1, [], Deal(table(TABLE.replace("turn: 1", "turn: 0")), []))
    choice = policy("skilled").choose(match.view(0), Rng(match.choice_seed(0)))
    assert match.play(0, choice.action) is None
    said = explanation(match.past_choice(0), choice, "Anna", match.log(None)[1], is_over=False)
    assert Wording().reasons.text(said).startswith("Anna ")
