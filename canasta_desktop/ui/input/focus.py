"""Which thing on the screen has the keyboard focus: a pure model over the display, no Qt.

Everything that can have the focus has a *key*, a text: `card:12` (by token), the name of a place (`stock`, `meld:3`),
`button:lay`, `choice:0`, `more`, `cancel`, `replay`, `clause`, `bar:rules`. The same keys name the rectangles of the
scene, the widgets for screen readers and the entries of descriptions. Keys stand in groups; Tab walks between groups,
arrows inside, and each group remembers where one was. The focus is never lost: when its card leaves the hand it goes to
the right neighbour, else to the left one, else to another group.
"""

from collections.abc import Callable, Collection, Sequence
from enum import Enum

from canasta_desktop.rules.cards import rank_of
from canasta_desktop.ui.display.actions import DO_HINT, MOST_LARGE
from canasta_desktop.ui.display.display import Display, Question, Target, TrayView
from canasta_desktop.ui.display.places import NEW_MELD, PILE, STOCK, Place, Spot

CANCEL, REPLAY, CLAUSE, CURTAIN, MORE = "cancel", "replay", "clause", "curtain", "more"


def card_key(token: int) -> str:
    """The key of a card of the hand."""
    return f"card:{token}"


def button_key(name: str) -> str:
    """The key of a button by the hand."""
    return f"button:{name}"


def choice_key(number: int) -> str:
    """The key of an answer to the question."""
    return f"choice:{number}"


def bar_key(name: str) -> str:
    """The key of a button of the corner, or of a notice."""
    return f"bar:{name}"


def token_of(key: str) -> int | None:
    """The token of a card's key, None for other keys."""
    return int(key[5:]) if key.startswith("card:") else None


def place_of(key: str | None) -> Place | None:
    """The place a key names; None for a card, a tray and the like."""
    spot, _, number = (key or "").partition(":")
    for one in Spot:
        if one.value == spot and (not number or number.isdigit()):
            return Place(one, int(number or 0))
    return None


class FocusGroup(Enum):
    """The groups in tab order."""

    QUESTION = "question"
    HAND = "hand"
    OWN = "own"
    PILES = "piles"
    OTHERS = "others"
    ACTIONS = "actions"
    BAR = "bar"


Groups = dict[FocusGroup, tuple[str, ...]]
_BUTTONS = (FocusGroup.ACTIONS, FocusGroup.BAR)
_FALLBACK = (FocusGroup.HAND, FocusGroup.PILES, FocusGroup.ACTIONS, FocusGroup.OWN, FocusGroup.OTHERS, FocusGroup.BAR)


def tray_keys(tray: TrayView) -> tuple[str, ...]:
    """Red threes, melds and drafts, the slot for a new meld: from the left."""
    threes = (str(Place(Spot.THREES, tray.side)),) if tray.threes else ()
    slot = (str(NEW_MELD),) if tray.slot else ()
    return (*threes, *(str(meld.place) for meld in tray.melds), *slot)


def groups_of(display: Display, actions: Sequence[str] = (), bar: Sequence[str] = ()) -> Groups:
    """The keys of every group; `actions` and `bar` are those of real widgets that can take the focus now."""
    asked = display.question
    plates = tuple(str(Place(Spot.SEAT, plate.seat)) for plate in display.plates if not plate.person)
    own, others = [tray for tray in display.trays if tray.own], [tray for tray in display.trays if not tray.own]
    return {
        FocusGroup.QUESTION: _question_keys(asked) if asked else (),
        FocusGroup.HAND: tuple(card_key(held.card.token) for held in display.hand),
        FocusGroup.OWN: tuple(key for tray in own for key in tray_keys(tray)),
        FocusGroup.PILES: (str(STOCK), str(PILE)),
        FocusGroup.OTHERS: (*(key for tray in others for key in tray_keys(tray)), *plates),
        FocusGroup.ACTIONS: tuple(actions),
        FocusGroup.BAR: tuple(bar),
    }


def _question_keys(asked: Question) -> tuple[str, ...]:
    """The ways, the button for more of them, the way back."""
    more = (MORE,) if len(asked.choices) > MOST_LARGE else ()
    return (*(choice_key(way.key) for way in asked.choices), *more, *((CANCEL,) if asked.cancel else ()))


def heir(old: Sequence[str], gone: str, new: Collection[str]) -> str | None:
    """Who takes the focus after `gone`: the nearest to its right that is still there, else the nearest left."""
    at = old.index(gone) if gone in old else len(old)
    return next((key for key in (*old[at + 1 :], *reversed(old[:at])) if key in new), None)


class FocusModel:
    """The key that has the focus, and the way from it; `show` keeps it in step with the display."""

    def __init__(self) -> None:
        self._groups: Groups = dict.fromkeys(FocusGroup, ())
        self._memory: dict[FocusGroup, str] = {}
        self._group = FocusGroup.HAND
        self._before_question = FocusGroup.HAND
        self._left_empty: FocusGroup | None = None  # which had the focus until nothing was left in it
        self._hand: dict[str, tuple[int, int]] = {}  # key of a card -> its face and group

    @property
    def key(self) -> str:
        """What has the focus; empty only before the first display."""
        return self._place_in(self._group) or ""

    @property
    def group(self) -> FocusGroup:
        """The group that has the focus."""
        return self._group

    def keys(self, group: FocusGroup) -> tuple[str, ...]:
        """The keys of a group in order."""
        return self._groups[group]

    def show(self, display: Display, actions: Sequence[str] = (), bar: Sequence[str] = ()) -> None:
        """Follow a new display; the focus stays where it is, or goes to a neighbour of what has gone.

        From a button that has gone it goes to the hand.
        An empty hand leaves it to the piles, and has it back with its next cards: what is dealt, or a foot.
        """
        old, had, self._groups = self._groups, self.key, groups_of(display, actions, bar)
        self._hand = {card_key(held.card.token): (held.card.face, held.group) for held in display.hand}
        for group, keys in self._groups.items():
            if (known := self._memory.get(group)) and known not in keys:
                taker = heir(old[group], known, keys)
                self._memory[group] = taker or (keys[0] if keys else "")
                if group is self._before_question and group in _BUTTONS:
                    self._before_question = FocusGroup.HAND
        if self._group in _BUTTONS and self.key != had:
            # What was pressed has done what it was for; nobody wants the button beside it.
            self._group = FocusGroup.HAND if self._groups[FocusGroup.HAND] else FocusGroup.PILES
        if self._groups[FocusGroup.QUESTION] and not old[FocusGroup.QUESTION]:
            self._before_question, self._group = self._group, FocusGroup.QUESTION
            self._memory.pop(FocusGroup.QUESTION, None)
        if self.key == button_key("hint") and button_key(DO_HINT) not in old[FocusGroup.ACTIONS]:
            self.take(button_key(DO_HINT))  # who asked for a hint by its button does it with the next Enter
        if self._left_empty is not None and self._groups[self._left_empty]:
            self._group, self._left_empty = self._left_empty, None
        if not self._groups[self._group]:
            wanted = self._before_question if self._group is FocusGroup.QUESTION else self._group
            self._group = next((one for one in (wanted, *_FALLBACK) if self._groups[one]), FocusGroup.HAND)
            self._left_empty = wanted if self._group is not wanted else None

    def _place_in(self, group: FocusGroup) -> str | None:
        keys = self._groups[group]
        known = self._memory.get(group)
        return known if known in keys else keys[0] if keys else None

    def take(self, key: str) -> bool:
        """Give the focus to a key; False if nothing of this name is there."""
        if key != self.key:
            self._left_empty = None
        for group, keys in self._groups.items():
            if key in keys:
                self._group = group
                self._memory[group] = key
                return True
        return False

    def enter(self, group: FocusGroup) -> str:
        """Go to a group, to where one was in it; nowhere if it is empty."""
        self._left_empty = None
        if self._groups[group]:
            self._group = group
        return self.key

    def step(self, by: int) -> str:
        """The neighbour in the group; at an end the focus stays."""
        self._left_empty = None
        keys = self._groups[self._group]
        if keys:
            at = min(max(keys.index(self.key) + by, 0), len(keys) - 1)
            self._memory[self._group] = keys[at]
        return self.key

    def to_end(self, last: bool) -> str:
        """The first or the last of the group."""
        self._left_empty = None
        keys = self._groups[self._group]
        if keys:
            self._memory[self._group] = keys[-1 if last else 0]
        return self.key

    def step_group(self, by: int) -> str:
        """The next or the previous group that has anything, around."""
        self._left_empty = None
        order = [group for group in FocusGroup if self._groups[group] or group is self._group]
        self._group = order[(order.index(self._group) + by) % len(order)]
        return self.key

    def step_rank(self, by: int) -> str:
        """The first card of the next or the previous rank (group of the hand)."""
        if self._group is not FocusGroup.HAND or not self._groups[FocusGroup.HAND]:
            return self.key
        keys = self._groups[FocusGroup.HAND]
        starts = [i for i, key in enumerate(keys) if i == 0 or self._hand[key][1] != self._hand[keys[i - 1]][1]]
        at = keys.index(self.key)
        ways = [i for i in starts if i > at] if by > 0 else [i for i in reversed(starts) if i < at]
        if ways:
            self._memory[FocusGroup.HAND] = keys[ways[0]]
        return self.key

    def to_rank(self, ranks: Collection[int]) -> str:
        """The next card of one of these ranks behind the focus, around; the focus stays if there is none."""
        return self._seek(lambda key: rank_of(self._hand[key][0]) in ranks)

    def _seek(self, fits: Callable[[str], bool]) -> str:
        keys = self._groups[FocusGroup.HAND]
        at = keys.index(self.key) if self.key in keys else -1
        if found := next((key for key in (*keys[at + 1 :], *keys[: at + 1]) if fits(key)), None):
            self._group = FocusGroup.HAND
            self._memory[FocusGroup.HAND] = found
        return self.key


class TargetWalk:
    """Target mode: Up from the hand, then left and right through the places that accept the selection."""

    def __init__(self) -> None:
        self._targets: tuple[Target, ...] = ()
        self._at = 0

    @property
    def current(self) -> Target | None:
        """The target offered now; None outside the mode."""
        return self._targets[self._at] if self._targets else None

    def begin(self, display: Display) -> bool:
        """Enter the mode; False if no place accepts what is selected."""
        self._targets, self._at = tuple(t for t in display.targets if t.accepts), 0
        return bool(self._targets)

    def show(self, display: Display) -> None:
        """Stay at the same place if it still accepts, else leave."""
        if (now := self.current) is None:
            return
        self.begin(display)
        self._at = next((i for i, target in enumerate(self._targets) if target.place == now.place), -1)
        if self._at < 0:
            self.leave()

    def step(self, by: int) -> Target | None:
        """The neighbour, around."""
        if self._targets:
            self._at = (self._at + by) % len(self._targets)
        return self.current

    def leave(self) -> None:
        """Back to the hand."""
        self._targets, self._at = (), 0
