"""The score pads of the scenes: as they lie in the data folder."""

from datetime import datetime
from pathlib import Path

from canasta_desktop.game.seats import SeatKind, SeatSetup, Setup
from canasta_desktop.pad.pad_folder import PadFolder
from canasta_desktop.pad.score_pad import ScorePad
from canasta_desktop.pad.scored_counts import AccountCount, PadDeal
from canasta_desktop.rules.ruleset import Value
from canasta_desktop.rules.systems import classic, hand_and_foot, samba


def keep_pads(folder: Path) -> None:
    """Put three pads into this data folder; the one that was played last is in the middle of its match."""
    moments = iter([datetime(2026, 5, day, 21, 30) for day in (3, 17, 24)])
    pads = PadFolder(folder, moments.__next__)
    pads.write(
        _pad(classic.KEY, ("Mira", "Jonas"), *[_figures(*one) for one in ((1420, 365), (2085, -120), (1690, 940))])
    )
    pads.write(_pad(hand_and_foot.KEY, ("Lena", "Emil", "Aiko", "Kwame"), _figures(3240, 2865)))
    pads.write(_samba())


def _samba() -> ScorePad:
    first = (
        AccountCount({"canasta:natural": 1, "canasta:mixed": 1, "laid:red": 2, "melded": 430}),
        AccountCount({"canasta:mixed": 2, "laid:red": 1, "melded": 385, "hand": 65}),
        AccountCount({"melded": 140, "laid:red": 1, "hand": 110}),
    )
    third = (
        AccountCount({"canasta:run": 1, "melded": 345, "laid:red": 1, "hand": 40}),
        AccountCount({"canasta:natural": 1, "canasta:mixed": 1, "laid:red": 3, "melded": 520}),
        AccountCount(
            {
                "canasta:run": 1,
                "canasta:mixed": 1,
                "melded-cards:50": 1,
                "melded-cards:20": 6,
                "melded-cards:10": 14,
                "melded-cards:5": 9,
                "hand": 85,
            }
        ),
    )
    deals = (PadDeal(first, out=0), _figures(945, 1830, 1270), PadDeal(third, out=1), _figures(1205, -310, 2640))
    names = ("Anna", "Jonas", "Mira", "Murat", "Lena", "Emil")
    return _pad(samba.KEY, names, *deals, six_player_form="3x2")


def _pad(system: str, names: tuple[str, ...], *deals: PadDeal, **options: Value) -> ScorePad:
    seats = tuple([SeatSetup(name, SeatKind.PERSON) for name in names])
    return ScorePad(Setup(system, len(names), tuple(options.items()), seats), 0, deals)


def _figures(*points: int) -> PadDeal:
    return PadDeal(tuple([AccountCount(figure=one) for one in points]))
