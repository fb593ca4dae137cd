"""Which temperament each of the eight characters has, and how one is written and read."""

from collections.abc import Mapping
from typing import Final

from canasta_desktop.bots.policy import EVEN, MOST_LEANING, Temperament

CHARACTER_TEMPERAMENTS: Final[Mapping[str, Temperament]] = {
    "anna": Temperament(risk=-2, holding=1),
    "jonas": Temperament(holding=-2),
    "mira": Temperament(risk=2, holding=-1),
    "emil": Temperament(freezing=2),
    "lena": Temperament(whim=2),
    "murat": EVEN,
    "aiko": Temperament(holding=2),
    "kwame": Temperament(patience=2, thrift=2),
}
"""By the key of the character (`ui.portraits`): what the line beside the name says of it (`ui.wording.characters`)."""


def temperament_record(temperament: Temperament) -> dict[str, int]:
    """A temperament for a file or a pipe: what leans to neither side is left out."""
    return {name: value for name, value in temperament._asdict().items() if value}


def read_temperament(record: object) -> Temperament:
    """The temperament that `temperament_record` wrote. Raises ValueError for anything else."""
    if not isinstance(record, dict) or not set(record) <= set(Temperament._fields):
        raise ValueError("not a temperament")
    for name, value in record.items():
        least = 0 if name == "whim" else -MOST_LEANING
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST_LEANING:
            raise ValueError(f"{name}: not a whole number from {least} to {MOST_LEANING}")
    return Temperament(**record)
