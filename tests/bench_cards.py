"""How long cards and portraits take to paint: `python -m tests.bench_cards [--width N]` prints ms of CPU each."""

import argparse
import os
import time
from collections.abc import Callable, Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from canasta_desktop.rules.cards import FACES, JACK, JOKER_FACE, KING
from canasta_desktop.ui.faces import BACK_NAMES, FaceStyle, back_image, card_image
from canasta_desktop.ui.portraits import PORTRAITS, portrait_image

RUNS = 5
STYLE = FaceStyle()


def milliseconds(paint: Callable[[], object]) -> float:
    """Of one painting, once what is kept between paintings has been made."""
    paint()
    began = time.process_time()
    for _ in range(RUNS):
        paint()
    return 1000 * (time.process_time() - began) / RUNS


def of_cards(faces: Sequence[int], width: int) -> float:
    """Of one of these cards."""
    return milliseconds(lambda: [card_image(face, width, 1, STYLE) for face in faces]) / len(faces)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--width", type=int, default=120)
    width: int = parser.parse_args().width
    courts = range(JACK * 4, KING * 4 + 4)
    print(f"a card {of_cards(range(FACES), width):.2f}, a court card {of_cards(courts, width):.2f}", end=", ")
    print(f"a joker {of_cards([JOKER_FACE], width):.2f}", end=", ")
    for name in BACK_NAMES:
        spent = milliseconds(lambda name=name: back_image(width, 1, STYLE._replace(back=name)))
        print(f"{name} {spent:.2f}", end=", ")
    spent = milliseconds(lambda: [portrait_image(key, width, 1) for key in PORTRAITS]) / len(PORTRAITS)
    print(f"a portrait {spent:.2f} ms at {width} px")


if __name__ == "__main__":
    main()
