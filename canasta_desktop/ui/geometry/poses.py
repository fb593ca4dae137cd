"""How one card lies on the table."""

from dataclasses import dataclass

from canasta_desktop.ui.base.rect import Rect
from canasta_desktop.ui.display.places import Place


@dataclass(frozen=True, slots=True)
class Pose:
    """A card's settled place. `rect` is the upright card at rest, before it is raised by `raised` px.

    `is_covered`: it lies inside a stack and is not drawn once it has arrived. `is_hot`: it can be clicked by itself
    (hand and staged cards). `is_large`: it wears the face with large indices. `visible` is the strip the next card
    leaves free; `count` the cards of a stack in the hand.
    """

    token: int
    face: int
    rect: Rect
    place: Place
    z: float
    turned: int = 0
    raised: float = 0
    visible: float = 0
    row: int = 0
    is_covered: bool = False
    is_hot: bool = False
    is_marked: bool = False
    is_hinted: bool = False
    is_fresh: bool = False
    count: int = 1
    is_large: bool = False

    @property
    def shown(self) -> Rect:
        """Where the card is drawn."""
        return self.rect.moved(0, -self.raised)

    @property
    def touch(self) -> Rect:
        """Where it can be clicked: what it covers raised and at rest, so that rising takes it from no mouse."""
        return Rect(self.rect.x, self.rect.y - self.raised, self.rect.w, self.rect.h + self.raised)
