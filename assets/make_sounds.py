"""Makes the sounds of the table: `python assets/make_sounds.py` writes `assets/run/sounds/`.

All of it is made here, of filtered noise and damped notes: felt, paper, wood, gut strings. Each sound has three
variants, which differ as two cards laid down by the same hand do. They lie in the program ready to be played, for to
make them takes some seconds and they are small.

The notes of a canasta are G, C, E and G; red three, going out, win and lose are made of the same.
"""

import argparse
import struct
import sys
import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "assets")]

from synthesis import (  # noqa: E402
    Samples,
    at_loudness,
    band_pass,
    damped,
    faded,
    high_pass,
    low_pass,
    mixed,
    modes,
    noise,
    plucked,
    shaped,
    swell,
    swept,
    tone,
)

from canasta_desktop.audio.sounds import RATE, VARIANTS, Sound, file_name  # noqa: E402

SHOWN: Final = ROOT / "assets" / "run"
G4, C5, E5, G5, C6 = 392.0, 523.25, 659.26, 783.99, 1046.5

LUFS: Final = -18.0
"""How loud a sound is over its length."""
SOFTER: Final[Mapping[Sound, float]] = {
    Sound.DEAL: -22.0,  # dozens in a row
    Sound.COUNT: -22.0,
    Sound.DRAW: -21.0,  # with every turn
    Sound.SHUFFLE: -21.0,
    Sound.REFUSED: -20.0,
    Sound.LOSE: -23.0,
}
"""Those that would be too much at that."""


def tap(ms: float, rng: Random, body: float, brightness: float) -> Samples:
    """A card or a fingertip on felt: a low body that sinks at once, and the cloth above it."""
    body *= rng.uniform(0.94, 1.06)
    cloth = low_pass(noise(ms, rng), brightness * rng.uniform(0.9, 1.1))
    paper = band_pass(noise(ms, rng), 2.2 * brightness, 0.9)
    return mixed(
        ms,
        [
            (0, 0.8, damped(tone(ms, body, fall=0.6), 0.2 * ms)),
            (0, 1.1, damped(cloth, 0.09 * ms)),
            (1.5, 0.35, damped(paper, 0.05 * ms)),
        ],
    )


def slide(ms: float, rng: Random, low: float, high: float, peak: float = 0.45) -> Samples:
    """Paper over cloth: noise whose colour rises."""
    bend = rng.uniform(0.92, 1.08)
    moving = swept(noise(ms, rng), lambda share: bend * (low + (high - low) * share), 1.1)
    return shaped(high_pass(moving, 350), swell(peak))


def knock(ms: float, rng: Random, hertz: float) -> Samples:
    """Wood that is struck: two modes that die at once, and the stick."""
    hertz *= rng.uniform(0.985, 1.015)
    block = modes(ms, [(hertz, 1.0, 0.16 * ms), (1.71 * hertz, 0.45, 0.09 * ms), (2.9 * hertz, 0.15, 0.05 * ms)])
    return mixed(ms, [(0, 1.0, block), (0, 0.4, damped(low_pass(noise(ms, rng), 1800), 0.03 * ms))])


def notes(ms: float, rng: Random, tune: list[tuple[float, float]], softness: float = 1.7) -> Samples:
    """Plucked notes, each with its beginning in ms and its pitch; every hand plucks a little otherwise."""
    parts = []
    for begin, hertz in tune:
        late = rng.uniform(0, 9) if begin else 0.0
        parts.append((begin + late, rng.uniform(0.85, 1.0), plucked(ms - begin, hertz, softness, rng)))
    return mixed(ms, parts)


def shuffle(rng: Random) -> Samples:
    """Two halves fall into each other card by card, faster and faster, and are squared up."""
    parts = []
    at, gap = 10.0, 26.0
    while at < 500:
        flick = damped(band_pass(noise(22, rng), rng.uniform(1300, 2600), 1.4), 3.5)
        parts.append((at, rng.uniform(1.2, 2.2), flick))
        at += gap * rng.uniform(0.7, 1.3)
        gap = max(9.0, gap * 0.97)
    parts.append((430, 0.7, slide(160, rng, 1200, 2400)))
    parts.append((600, 0.55, tap(95, rng, 130, 1300)))
    return mixed(700, parts)


def deal(rng: Random) -> Samples:
    """A card glides off the stock and falls."""
    return mixed(60, [(0, 0.5, slide(40, rng, 1800, 3200)), (12, 0.8, tap(48, rng, 190, 1900))])


def draw(rng: Random) -> Samples:
    """A card glides off the stock."""
    return slide(90, rng, 1300, 3600)


def lay(rng: Random) -> Samples:
    """A card is put down."""
    return tap(80, rng, 165, 1500)


def discard(rng: Random) -> Samples:
    """A card is put down on others."""
    return mixed(110, [(0, 0.3, slide(50, rng, 1600, 2600)), (18, 1.0, tap(92, rng, 140, 1900))])


def take(rng: Random) -> Samples:
    """The whole pile is drawn together over the felt, and set down."""
    cards = [(60 + 38 * n, 0.4, damped(band_pass(noise(30, rng), rng.uniform(1500, 3000), 1.2), 5)) for n in range(7)]
    return mixed(420, [(0, 1.0, slide(340, rng, 900, 3400, 0.55)), *cards, (325, 0.9, tap(95, rng, 125, 1200))])


def freeze(rng: Random) -> Samples:
    """Ice: thin glass, and breath that turns to frost."""
    high = rng.uniform(0.985, 1.015)
    glass = [(2093, 0.5, 80), (2651, 0.3, 70), (3327, 0.25, 55), (4439, 0.18, 45), (5587, 0.1, 35)]
    ringing = modes(260, [(high * hertz, gain, fall) for hertz, gain, fall in glass], attack=12)
    return mixed(260, [(0, 1.0, ringing), (0, 0.3, shaped(swept(noise(200, rng), _frost, 2.0), swell(0.3)))])


def _frost(share: float) -> float:
    return 3000 + 4500 * share


def red_three(rng: Random) -> Samples:
    """A small bell."""
    bell = [(C6, 1.0, 75), (2 * C6, 0.4, 55), (2.76 * C6, 0.25, 35), (5.4 * C6, 0.07, 16)]
    return modes(240, [(hertz * rng.uniform(0.999, 1.001), gain, fall) for hertz, gain, fall in bell], attack=2)


def natural_canasta(rng: Random) -> Samples:
    """The whole canasta chord, note by note."""
    return notes(900, rng, [(0, G4), (120, C5), (240, E5), (360, G5)])


def mixed_canasta(rng: Random) -> Samples:
    """Two notes of it."""
    return notes(600, rng, [(0, G4), (140, C5)])


def foot(rng: Random) -> Samples:
    """Two knocks, the second higher."""
    return mixed(300, [(0, 0.8, knock(150, rng, 210)), (120, 1.0, knock(180, rng, 262))])


def your_turn(rng: Random) -> Samples:
    """A low wood block."""
    return knock(180, rng, 392)


def ask(rng: Random) -> Samples:
    """Two taps with a knuckle, as a question rises."""
    return mixed(200, [(0, 0.8, knock(90, rng, 520)), (95, 1.0, knock(105, rng, 660))])


def refused(rng: Random) -> Samples:
    """A palm on the table: no brightness at all."""
    muffled = low_pass(noise(120, rng), 320)
    return mixed(
        120, [(0, 1.0, damped(tone(120, 104 * rng.uniform(0.97, 1.03), 0.5), 26)), (0, 1.6, damped(muffled, 14))]
    )


def going_out(rng: Random) -> Samples:
    """The last card, and three notes up."""
    rising = notes(700, rng, [(40, C5), (150, E5), (260, C6)])
    return mixed(700, [(0, 0.5, tap(90, rng, 140, 1600)), (0, 1.0, rising)])


def count(rng: Random) -> Samples:
    """A tick."""
    return knock(30, rng, 1250)


def win(rng: Random) -> Samples:
    """The canasta and its answer, an octave up."""
    phrase = [(0, G4), (150, C5), (300, E5), (450, G5), (720, E5), (870, G5), (1040, C6)]
    chord = [(1060, C5), (1075, E5), (1040, C5 / 2)]
    return notes(2200, rng, [*phrase, *chord], softness=1.6)


def lose(rng: Random) -> Samples:
    """The canasta downwards, soft."""
    return notes(900, rng, [(0, E5), (190, C5), (380, G4)], softness=2.6)


MAKERS: Final[Mapping[Sound, Callable[[Random], Samples]]] = {
    Sound.SHUFFLE: shuffle,
    Sound.DEAL: deal,
    Sound.DRAW: draw,
    Sound.LAY: lay,
    Sound.DISCARD: discard,
    Sound.TAKE: take,
    Sound.FREEZE: freeze,
    Sound.RED_THREE: red_three,
    Sound.NATURAL_CANASTA: natural_canasta,
    Sound.MIXED_CANASTA: mixed_canasta,
    Sound.FOOT: foot,
    Sound.YOUR_TURN: your_turn,
    Sound.ASK: ask,
    Sound.REFUSED: refused,
    Sound.GOING_OUT: going_out,
    Sound.COUNT: count,
    Sound.WIN: win,
    Sound.LOSE: lose,
}


def made(sound: Sound, variant: int) -> list[int]:
    """The samples of a variant, 16 bits."""
    rng = Random(f"{sound.value} {variant}")
    samples = high_pass(MAKERS[sound](rng), 40)  # nothing below what a small loudspeaker can move
    samples = faded(samples, 1.0, min(25.0, 200 * len(samples) / RATE))
    return [round(32767 * sample) for sample in at_loudness(samples, SOFTER.get(sound, LUFS))]


def write(path: Path, samples: list[int]) -> None:
    """A WAV: one channel, 16 bits."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, len(samples), "NONE", ""))
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def main() -> int:
    """Make and write all, or those that are named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="of sounds; all of them if none is named")
    names: list[str] = parser.parse_args().names
    for sound in [Sound(name) for name in names] or Sound:
        for variant in range(VARIANTS):
            write(SHOWN / file_name(sound, variant), made(sound, variant))
    return 0


if __name__ == "__main__":
    sys.exit(main())
