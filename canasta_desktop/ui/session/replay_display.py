"""What is shown of a replay: the table for a spectator, the buttons by the hand, and the strip's state."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from canasta_desktop.game.match import Match
from canasta_desktop.game.playback import Feat, Landmark, PlaybackMatch
from canasta_desktop.game.seats import SeatKind
from canasta_desktop.rules.table import NOBODY
from canasta_desktop.ui.display.actions import WHY
from canasta_desktop.ui.display.display import Announcement, ButtonView, Display, Note, Tone
from canasta_desktop.ui.presentation.screen import DisplayBuilder
from canasta_desktop.ui.replay.strip import MOVES
from canasta_desktop.ui.replay.timeline import DealChoice, Mark, StripState, StripWords, Timeline
from canasta_desktop.ui.score_sheet.scored import accounts_around
from canasta_desktop.ui.wording.events import EventContext
from canasta_desktop.ui.wording.replay import ReplayWords
from canasta_desktop.ui.wording.wording import Wording

PLAY_ON, SAME_DEAL, HANDS, LEAVE = "play-on", "same-deal", "hands", "leave"
"""The buttons by the hand."""
CAPS: Final = {PLAY_ON: "P", SAME_DEAL: "R", HANDS: "H", LEAVE: "Esc"}
"""Their keys."""
WEIGHT: Final = (Feat.OUT, Feat.CANASTA, Feat.PILE, Feat.INITIAL_MELD)
"""The weightiest first: its sign stands for all that was done with one action."""


def looked_at(
    display: Display, match: PlaybackMatch, text: str, spoken: str, words: Wording, *, has_news: bool
) -> Display:
    """A spectator's display: nothing can be done but what a replay offers.

    `text` is the sentence of the last step, `spoken` the same to be heard; with `has_news` the display says something
    of its own.
    """
    plates = [plate._replace(thinking=False) for plate in display.plates]
    return display._replace(
        status=text,
        note=display.note if has_news else Note(Tone.INFO, (text,)),
        hand=tuple([held._replace(selected=False) for held in display.hand]),
        trays=tuple([tray._replace(slot="") for tray in display.trays]),
        plates=tuple(plates),
        piles=replace(display.piles, can_draw=False, can_take=False),
        buttons=action_buttons(match, words.replay),
        meter=None,
        question=None,
        targets=(),
        guidance=None,
        announcement=Announcement(match.at + 1, display.announcement.text or spoken),
    )


def action_buttons(match: PlaybackMatch, words: ReplayWords) -> tuple[ButtonView, ...]:
    """What can be done besides going through it; the same all through a deal, so that none of them moves."""
    offered: list[tuple[str, str, str]] = []
    if match.own_turn is not None:
        offered.append((PLAY_ON, words.action(PLAY_ON), words.as_practice(is_here=match.can_go_on)))
        offered.append((SAME_DEAL, words.action(SAME_DEAL), words.as_practice()))
    if match.may_open_hands:
        offered.append((HANDS, words.action("cover-hands" if match.has_open_hands else "open-hands"), ""))
    offered.append((LEAVE, words.action(LEAVE), ""))
    buttons = [ButtonView(key, text, CAPS[key], enabled=True, detail=detail) for key, text, detail in offered]
    if SeatKind.COMPUTER in [seat.kind for seat in match.setup.seats]:
        has_played = match.last_chosen is not None
        buttons.insert(-1, ButtonView(WHY, words.action(WHY), "", has_played, "" if has_played else words.no_reasons()))
    return tuple(buttons)


def sentence(match: PlaybackMatch, event_context: EventContext, words: Wording) -> str:
    """What the last step was."""
    entry = match.log(None if match.viewer == NOBODY else match.viewer)[-1]
    return words.replay.dealt() if entry.seat == NOBODY else words.events.summary(entry.events, event_context)


def spoken(match: PlaybackMatch, showing: DisplayBuilder, words: Wording) -> str:
    """What the last step was, to be heard."""
    viewer = None if match.viewer == NOBODY else match.viewer
    entry = match.log(viewer)[-1]
    if entry.seat == NOBODY:
        return words.replay.dealt()
    return " ".join(showing.sentences(entry.events, match.view(viewer).table))


def timeline(match: PlaybackMatch, names: Sequence[str], words: Wording) -> Timeline:
    """The slider's line: turns, and the marks of what is worth a jump."""
    playback = match.playback
    marks = [_mark(landmark, playback.turn(landmark.at), names, words.replay) for landmark in playback.landmarks]
    return Timeline(playback.length, playback.stops, tuple(marks))


def _mark(landmark: Landmark, turn: int, names: Sequence[str], words: ReplayWords) -> Mark:
    feats = [feat for feat in WEIGHT if feat in landmark.feats]
    return Mark(landmark.at, feats[0].value, words.mark(turn, names[landmark.seat], [feat.value for feat in feats]))


def strip_state(match: PlaybackMatch, names: Sequence[str], words: Wording, speed: str, is_playing: bool) -> StripState:
    """What the strip shows; `speed` as it stands on its button."""
    playback, replay_words = match.playback, words.replay
    buttons = {name: replay_words.button("pause" if name == "play" and is_playing else name) for name in MOVES}
    worded = StripWords(
        title=replay_words.title(),
        buttons=buttons,
        deal=replay_words.deal(playback.number),
        deal_tip=replay_words.other_deal(),
        speed=speed,
        speed_tip=replay_words.speed(speed),
        position=replay_words.position(playback.turn(match.at), playback.turns),
    )
    deals = tuple(deal_choices(playback.match, max(0, match.viewer), replay_words))
    return StripState(timeline(match, names, words), match.at, is_playing, deals, playback.index, worded)


def deal_choices(match: Match, seat: int, words: ReplayWords) -> list[DealChoice]:
    """The deals of a match that can be shown, those before the running one with their points, this seat's first."""
    accounts = accounts_around(match, seat)
    found = [
        DealChoice(index, words.scored_deal(past.number, [past.points[account] for account in accounts]))
        for index, past in enumerate(match.history)
        if past.actions is not None
    ]
    if not match.is_scored:
        found.append(DealChoice(len(match.history), words.running_deal(match.deal_number)))
    return found
