"""The scenes by name: what happens in each until its picture is taken."""

from collections.abc import Callable
from functools import partial
from typing import Final

from canasta_desktop.bots.levels import policy
from canasta_desktop.bots.policy import Decision, Idea, Weighed, Why
from canasta_desktop.game.daily import Streak
from canasta_desktop.game.match import Match
from canasta_desktop.inspection import shot_dialogs
from canasta_desktop.inspection.shot_tables import TABLES
from canasta_desktop.inspection.shot_window import MOST_ROUNDS, OPENING_SEED, ShotWindow, deal_begins, play, settle
from canasta_desktop.rules.actions import Discard, Draw, LayMeld, Play, Take
from canasta_desktop.rules.cards import read_cards
from canasta_desktop.rules.rng import Rng
from canasta_desktop.ui.base import commands, motion
from canasta_desktop.ui.display import intents
from canasta_desktop.ui.display.places import NEW_MELD, PILE
from canasta_desktop.ui.session.replay_display import HANDS
from canasta_desktop.ui.welcome.summary import PlayedSoFar
from canasta_desktop.ui.welcome.welcome import Welcome
from canasta_desktop.ui.window.main_window import SCORE
from canasta_desktop.ui.wording.daily import DailyWords
from canasta_desktop.ui.wording.statistics import OverviewPageWords

DEALING: Final = motion.SHUFFLE + motion.DEAL + 25 * motion.DEAL_STEP
TAKING: Final = motion.TAKE_MELDS + motion.TAKE_OPENS + 0.62 * motion.TAKE_FLIES
CLOSING: Final = motion.CANASTA_CLOSES + motion.CANASTA_RISES + motion.CANASTA_BAND + motion.CANASTA_WORD - 1
"""The moments of the pictures in which cards move, ms after what happens there."""


def mid_game(stage: ShotWindow) -> None:
    """Melds and canastas of both sides, red threes, and cards staged by the person."""
    stage.sit(TABLES["mid-game"])
    stage.drop("QH 2D", stage.meld("QS"))
    stage.drop("7S 7H 7C", NEW_MELD)
    stage.select("AC AC")


def focus(stage: ShotWindow) -> None:
    """The keyboard's focus on a canasta, beside others and beside selected cards and where they may lie."""
    mid_game(stage)
    for key in ("Tab", "Right"):
        stage.session.window.keys.press(key)


def dealing(stage: ShotWindow) -> None:
    """The first deal of a match, when everybody has six cards."""
    setup = TABLES["mid-game"].setup(stage.names())
    stage.take(Match.start(setup, OPENING_SEED))
    stage.move(stage.presenter.start, DEALING)


def take_pile(stage: ShotWindow) -> None:
    """Another player takes the pile: its top card is melded, the rest flies as a fan."""
    stage.sit(TABLES["take-pile"])
    stage.move(partial(play, stage.presenter.match, "take QS QD"), TAKING)


def canasta(stage: ShotWindow) -> None:
    """The person closes a natural canasta, whose word stands."""
    stage.sit(TABLES["canasta"])
    stage.move(partial(play, stage.presenter.match, "meld 8D 8C > 3"), CLOSING)


def initial_meld(stage: ShotWindow) -> None:
    """An initial meld in the making, 70 of 90."""
    stage.sit(TABLES["initial-meld"])
    stage.drop("QS QH QD QC", NEW_MELD)
    stage.drop("TH TD TC", NEW_MELD)
    stage.select("2D")


def frozen(stage: ShotWindow) -> None:
    """A frozen pile."""
    stage.sit(TABLES["frozen"])


def two_players(stage: ShotWindow) -> None:
    """The game for two."""
    stage.sit(TABLES["two-players"])
    stage.drop("AS AD", stage.meld("AH"))


def sequences(stage: ShotWindow) -> None:
    """Sequences and sambas."""
    stage.sit(TABLES["sequences"])


def books(stage: ShotWindow) -> None:
    """Many books, and a foot to be played."""
    stage.sit(TABLES["books"])


def six_players(stage: ShotWindow) -> None:
    """Everybody alone, in the direction of the strict version."""
    stage.sit(TABLES["six-players"])


def big_hand(stage: ShotWindow) -> None:
    """After a big pile was taken: more than thirty cards in hand."""
    stage.sit(TABLES["big-hand"])


def question(stage: ShotWindow) -> None:
    """With which cards is the pile to be taken?"""
    stage.sit(TABLES["question"])
    stage.presenter.handle(intents.ClickPlace(PILE))


def refused(stage: ShotWindow) -> None:
    """Something was tried that may not be done, and the note says why."""
    stage.sit(TABLES["frozen"])
    stage.drop("9S 2D", PILE)


def rules(stage: ShotWindow) -> None:
    """The rules, opened at the clause that a refusal named."""
    refused(stage)
    display = stage.presenter.display
    assert display is not None
    stage.open(commands.RULES, display.note.clause)


def hint(stage: ShotWindow) -> None:
    """What a skilled player would do: the cards rise, an arrow leads from them to the queens."""
    stage.sit(TABLES["mid-game"])
    queens, cards = stage.meld("QS"), tuple(read_cards("QH 2D"))
    stage.advise(Decision(LayMeld((Play(cards, queens.number),)), (Idea(Why.ADD, cards),)))


def hint_draw(stage: ShotWindow) -> None:
    """A hint before the turn: draw."""
    stage.sit(TABLES["frozen"])
    stage.advise(Decision(Draw(), (Idea(Why.DRAW_SAFE),)))


def hint_take(stage: ShotWindow) -> None:
    """A hint to take the pile, with two cards of the hand."""
    stage.sit(TABLES["question"])
    cards = tuple(read_cards("7S 7H"))
    weighed = (Weighed(Draw(), -64.0), Weighed(Take(cards, plays=(Play(tuple(read_cards("KH KS 2D"))),)), -121.0))
    stage.advise(Decision(Take(cards), (Idea(Why.TAKE_PILE, tuple(read_cards("7C"))),), weighed))


def hint_discard(stage: ShotWindow) -> None:
    """A hint to discard, and everything else dimmed as in a lesson."""
    stage.sit(TABLES["mid-game"])
    card = tuple(read_cards("3S"))
    others = tuple(
        [Weighed(Discard(other), points) for other, points in zip(read_cards("5C KC"), (-38.0, -95.0), strict=True)]
    )
    stage.advise(Decision(Discard(card[0]), (Idea(Why.STOP_CARD, card),), others))


def tip(stage: ShotWindow) -> None:
    """What is new is explained in the first matches: here a frozen pile."""
    stage.sit(TABLES["frozen"])
    stage.presenter.hot_seat.set_tips(frozenset())
    stage.presenter.retell()


def score_sheet(stage: ShotWindow) -> None:
    """The score sheet after a deal."""
    stage.sit(TABLES["score-sheet"])
    stage.open(SCORE)


def match_end(stage: ShotWindow) -> None:
    """The match has been won."""
    stage.sit(TABLES["match-end"])
    stage.open(SCORE)


def counted(stage: ShotWindow) -> None:
    """In the middle of the count: the fourth line runs."""
    stage.sit(TABLES["score-sheet"])
    stage.open(SCORE)
    stage.sheet().count.show(3, 0.6)


def win(stage: ShotWindow) -> None:
    """The winners of a match step forward."""
    match_end(stage)
    stage.sheet().victory.show_share(0.45)


def lines_opened(stage: ShotWindow) -> None:
    """The score sheet of sequences and sambas, with what its first line counts."""
    stage.sit(TABLES["sequences-scored"])
    stage.open(SCORE)
    stage.sheet().rows[0].setChecked(True)


def welcome_new(stage: ShotWindow) -> None:
    """The welcome for a newcomer."""
    stage.session.welcome()


def welcome_back(stage: ShotWindow) -> None:
    """The welcome with a game that waits, and what has been played so far."""
    stage.sit(TABLES["mid-game"])
    stage.session.welcome()
    welcome = stage.session.window.findChild(Welcome)
    assert welcome is not None
    daily = DailyWords().brief(Streak(4, 11), None, is_begun=False)
    welcome.show_played(partial(PlayedSoFar, daily, OverviewPageWords().brief(37, 64, 3)))


def welcome_people(stage: ShotWindow) -> None:
    """The welcome where several people play."""
    stage.sit(TABLES["mid-game"])
    shot_dialogs.let_people_in(stage)
    stage.session.welcome()


def lesson(stage: ShotWindow) -> None:
    """The first deal with Anna, at its fourth step."""
    learn(stage, 4)


def lesson_over(stage: ShotWindow) -> None:
    """The last page of the lesson."""
    learn(stage, 9)


def replay(stage: ShotWindow) -> None:
    """A scored deal seen again, in the middle, all hands open."""
    watch(stage, "mid-game")
    control = stage.session.replay
    assert control is not None
    control.do(HANDS)


def replay_sequences(stage: ShotWindow) -> None:
    """A scored deal of a game with sequences seen again."""
    watch(stage, "sequences")


def watch(stage: ShotWindow, table: str) -> None:
    """Have beginners play a deal of the game of this table, and see it again from its middle."""
    match = Match.start(TABLES[table].setup(stage.names()), OPENING_SEED)
    beginner = policy("beginner")
    while not match.is_scored:
        seat = match.to_act()
        match.play(seat, beginner.choose(match.view(seat), Rng(match.choice_seed(seat))).action)
    stage.take(match)
    stage.session.replay_deal(match, 0)
    control = stage.session.replay
    assert control is not None
    control.jump(2 * control.match.playback.length // 3)


def learn(stage: ShotWindow, step: int) -> None:
    """Come to this step of the lesson, 9 for its last page."""
    session = stage.session
    session.learn()
    control = session.lesson
    assert control is not None
    for _ in range(MOST_ROUNDS):
        page = control.panel.page
        if page is None or page.is_last or page.step >= step:
            break
        control.go_on()
        settle()


SCENES: Final[dict[str, Callable[[ShotWindow], None]]] = {
    "opening": deal_begins,
    "focus": focus,
    "dealing": dealing,
    "mid-game": mid_game,
    "take-pile": take_pile,
    "canasta": canasta,
    "initial-meld": initial_meld,
    "frozen": frozen,
    "two-players": two_players,
    "sequences": sequences,
    "books": books,
    "six-players": six_players,
    "big-hand": big_hand,
    "question": question,
    "refused": refused,
    "hint": hint,
    "hint-draw": hint_draw,
    "hint-take": hint_take,
    "hint-discard": hint_discard,
    "tip": tip,
    "score-sheet": score_sheet,
    "score-count": counted,
    "score-lines": lines_opened,
    "match-end": match_end,
    "win": win,
    "new-game": shot_dialogs.new_game,
    "new-game-seats": shot_dialogs.new_game_seats,
    "new-game-people": shot_dialogs.new_game_people,
    "seat-draw": shot_dialogs.seat_draw,
    "seats-drawn": shot_dialogs.seats_drawn,
    "settings": shot_dialogs.settings,
    "settings-hearing": shot_dialogs.settings_hearing,
    "letters": shot_dialogs.letters,
    "keys": shot_dialogs.key_list,
    "people": shot_dialogs.people,
    "rules": rules,
    "rules-figures": shot_dialogs.rules_figures,
    "rules-pictures": shot_dialogs.rules_pictures,
    "rules-example": shot_dialogs.rules_example,
    "log": shot_dialogs.log,
    "deal-code": shot_dialogs.deal_code,
    "deal-code-slip": shot_dialogs.deal_code_slip,
    "daily": shot_dialogs.daily,
    "seal": shot_dialogs.seal,
    "strength": shot_dialogs.strength,
    "about": shot_dialogs.about,
    "history": shot_dialogs.history,
    "history-empty": shot_dialogs.history_empty,
    "score-book": shot_dialogs.score_book,
    "statistics": partial(shot_dialogs.statistics, 0),
    "statistics-luck": partial(shot_dialogs.statistics, 2),
    "feats": partial(shot_dialogs.statistics, 3),
    "score-pad": shot_dialogs.score_pad,
    "score-pad-entry": shot_dialogs.score_pad_entry,
    "score-pad-new": shot_dialogs.score_pad_new,
    "lesson": lesson,
    "lesson-over": lesson_over,
    "replay": replay,
    "replay-sequences": replay_sequences,
    "welcome-new": welcome_new,
    "welcome-back": welcome_back,
    "welcome-people": welcome_people,
}
"""The scenes by name, as the command line takes them."""
