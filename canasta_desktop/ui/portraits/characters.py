"""What everybody looks like who may sit at the table."""

from typing import Final

from canasta_desktop.ui.figures import GOLD, Beard, Collar, Figure, HairStyle, Hat

_PEARL: Final = "#FFFFFF"

CHARACTERS: Final = {
    "anna": Figure(
        *("#F2D3B8", "#CFCBC6", HairStyle.BUN, Beard.NONE, Hat.NONE, Collar.SHAWL, "#5C4B8A", "#E9DDF6"),
        glasses="#4A2F57",
        earrings=_PEARL,
        lips="#B5485A",
        is_old=True,
        has_lashes=True,
    ),
    "jonas": Figure(
        *("#F0C9A4", "#A8501F", HairStyle.SIDE_PARTED, Beard.SHORT, Hat.NONE, Collar.ROLL_NECK, "#2E6B57", "#F3E7C8"),
        eyes="#2D5A46",
        smile=1.3,
        jaw=0.5,
    ),
    "mira": Figure(
        *("#C98D62", "#231A1C", HairStyle.CURLY, Beard.NONE, Hat.NONE, Collar.OPEN, "#B3342E", "#F7D9A0"),
        earrings=GOLD,
        lips="#B22E3C",
        smile=1.5,
        brow=1,
        has_lashes=True,
    ),
    "emil": Figure(
        *("#EEC7A8", "#E4DED2", HairStyle.RECEDING, Beard.HANDLEBAR, Hat.FLAT_CAP, Collar.SHIRT, "#4A5568", "#A67C45"),
        eyes="#3A5A86",
        smile=0.8,
        is_old=True,
    ),
    "lena": Figure(
        *("#F6DAC2", "#E0B04A", HairStyle.BOB, Beard.NONE, Hat.NONE, Collar.POINTS, "#C9681C", "#FFF3DC"),
        eyes="#2C6A9A",
        lips="#C4525A",
        smile=1.6,
        has_freckles=True,
        has_lashes=True,
    ),
    "murat": Figure(
        *("#D3A078", "#1E1917", HairStyle.SHORT, Beard.MOUSTACHE, Hat.NONE, Collar.KAFTAN, "#27406E", "#DCE6F6"),
        brow=1.6,
        jaw=0.6,
        smile=0.4,
    ),
    "aiko": Figure(
        *("#F3D3AE", "#17151A", HairStyle.FRINGE, Beard.NONE, Hat.NONE, Collar.KIMONO, "#9A3B5E", "#F6C9D2"),
        eyes="#2A1A12",
        lips="#B23A4A",
        smile=0.5,
        jaw=-0.3,
        has_lashes=True,
    ),
    "kwame": Figure(
        *("#6B3F27", "#15100F", HairStyle.LOCKS, Beard.GOATEE, Hat.KNIT_CAP, Collar.SCARF, "#1F5F7A", "#E9B44C"),
        glasses="#C99A3C",
        smile=1.7,
        jaw=0.3,
    ),
}
"""The computer players by key, which is also their name in small letters."""

GUESTS: Final = {
    "scarf": Figure(
        *("#E9C09A", "#6B3A1C", HairStyle.PAGE, Beard.NONE, Hat.NONE, Collar.SCARF, "#20705A", "#F4E3B8"),
        eyes="#3A4A2A",
        smile=1.3,
    ),
    "ponytail": Figure(
        *("#B97A50", "#2A1712", HairStyle.PONYTAIL, Beard.NONE, Hat.NONE, Collar.SHIRT, "#7A3E6B", "#F6E3EE"),
        lips="#B23A4A",
        smile=1.4,
        jaw=-0.2,
        has_lashes=True,
    ),
    "beard": Figure(
        *("#7B4A2E", "#B9B4AC", HairStyle.RECEDING, Beard.FULL, Hat.NONE, Collar.ROLL_NECK, "#8A3B2A", "#F0DFC8"),
        is_old=True,
        has_blush=False,
    ),
    "headscarf": Figure(
        *("#E3B48A", "#3A2419", HairStyle.BALD, Beard.NONE, Hat.HEADSCARF, Collar.OPEN, "#2F5D8A", "#8CC0D6"),
        lips="#B5485A",
        eyes="#3A5A3A",
        smile=1.2,
        has_lashes=True,
    ),
}
"""The portraits that people get first, by what they are known by."""

PORTRAITS: Final = CHARACTERS | GUESTS
"""All that a person may pick, by key."""
