"""What somebody looks like."""

from enum import Enum, auto
from typing import Final, NamedTuple

GOLD: Final = "#D9A441"


class Mood(Enum):
    """How somebody looks about: told by brows and mouth alone."""

    CALM = auto()
    PLEASED = auto()
    WORRIED = auto()


class HairStyle(Enum):
    """How the hair is worn; BALD also where a hat covers all of it."""

    BALD = auto()
    SHORT = auto()
    SIDE_PARTED = auto()
    RECEDING = auto()
    FRINGE = auto()
    PAGE = auto()
    BOB = auto()
    LONG = auto()
    CURLY = auto()
    AFRO = auto()
    BRAIDS = auto()
    LOCKS = auto()
    BUN = auto()
    UPDO = auto()
    TOPKNOT = auto()
    PONYTAIL = auto()


class Beard(Enum):
    """What grows around the mouth."""

    NONE = auto()
    SHORT = auto()
    FULL = auto()
    LONG = auto()
    GOATEE = auto()
    MOUSTACHE = auto()
    HANDLEBAR = auto()


class Hat(Enum):
    """What is worn on the head."""

    NONE = auto()
    CROWN = auto()
    ARCHED_CROWN = auto()
    TURBAN = auto()
    LAUREL = auto()
    SPIRES = auto()
    FLOWERS = auto()
    VEIL = auto()
    HEADSCARF = auto()
    TIARA = auto()
    CHAPERON = auto()
    PLUMED_CAP = auto()
    BANDANA = auto()
    ARCHER_HAT = auto()
    FLAT_CAP = auto()
    KNIT_CAP = auto()
    FOOLS_CAP = auto()


class Collar(Enum):
    """What the clothes look like from the neck down."""

    OPEN = auto()
    ERMINE = auto()
    RUFF = auto()
    POINTS = auto()
    NECKLACE = auto()
    SHAWL = auto()
    CROSSED = auto()
    KAFTAN = auto()
    KIMONO = auto()
    SCARF = auto()
    CAPE = auto()
    SHIRT = auto()
    ROLL_NECK = auto()


class Attribute(Enum):
    """What is held in the hand."""

    NONE = auto()
    SWORD = auto()
    BOOK = auto()
    KEY = auto()
    GOBLET = auto()
    ROSE = auto()
    LUTE = auto()
    SCALES = auto()
    FAN = auto()
    SPYGLASS = auto()
    SCEPTRE = auto()
    BRANCH = auto()
    BOW = auto()


class Figure(NamedTuple):
    """One person to be drawn. Colours are names; an empty one stands for "none", or for the usual one with lips."""

    skin: str
    hair: str
    style: HairStyle = HairStyle.SHORT
    beard: Beard = Beard.NONE
    hat: Hat = Hat.NONE
    collar: Collar = Collar.OPEN
    robe: str = "#B3202E"
    second: str = "#F0A6A0"
    attribute: Attribute = Attribute.NONE
    lips: str = ""
    eyes: str = "#2A2A33"
    glasses: str = ""
    earrings: str = ""
    metal: str = GOLD
    jaw: float = 0.0
    """0 is oval, 1 square, -1 pointed."""
    brow: float = 0.0
    """How far the inner ends of the brows are drawn down."""
    smile: float = 1.0
    gaze: float = 0.0
    """How far the eyes look to the right of who looks at the picture."""
    is_old: bool = False
    has_freckles: bool = False
    has_lashes: bool = False
    has_blush: bool = True
