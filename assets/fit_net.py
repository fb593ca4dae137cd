"""Fit the small network that says what positions are worth: gradient steps on how deals ended.

Adam with batches of 1,024, its rate falling to 0 along a cosine; the weights of the first layer are pulled to 0, for
many counts are rare. The numbers that go in are divided by how much they vary, so that points and single cards start
alike. What comes out is whole numbers, as `bots/playout/value_net.py` reads them.

All is asked of numpy, or of a module that answers like it: CuPy does, on a graphics card.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np

BATCH: Final = 1024
RATE: Final = 2e-3
PULL: Final = 1e-2
LEAST_SPREAD: Final = 0.05
"""A number that hardly varies is left as it is."""
POINTS: Final = 1000.0
"""Leads are fitted in thousands of points."""
UNIT: Final = 4096
"""Weights of the first layer are kept in this part of one."""

Layers = list[Any]
"""First layer, bias, second layer, base."""


class Lesson(NamedTuple):
    """What a network is fitted to: rows of numbers, the leads they came to in points, and how often it sees each.

    `rate`: of the usual rate of steps; the lesson of few deals that matter most comes last, in smaller steps.
    """

    numbers: Any
    leads: Any
    epochs: int
    rate: float = 1.0


def fitted_net(lessons: Iterable[Lesson], units: int, seed: int, shift: int, xp: Any = np) -> dict[str, Any]:
    """The network that foretells leads best after these lessons, one after the other; as a file holds it.

    `shift`: the weights of the second layer are points times two to the power of this, for one in a hidden unit.
    `xp`: what calculates.
    """
    rng = np.random.default_rng(seed)
    layers: Layers = []
    for lesson in lessons:
        numbers = xp.asarray(lesson.numbers)
        if not layers:
            spread = _spread(xp, numbers)
            layers = [xp.asarray(layer) for layer in _drawn(rng, numbers.shape[1], units)]
        rows = (numbers / spread).astype(np.float32)
        leads = (xp.asarray(lesson.leads) / POINTS).astype(np.float32)
        layers = _learned(xp, layers, rows, leads, lesson, rng)
    host = [getattr(layer, "get", lambda layer=layer: layer)().astype(float) for layer in (*layers, spread)]
    return _whole(host[:-1], host[-1], POINTS * (1 << shift))


def _spread(xp: Any, numbers: Any) -> Any:
    """How much each of the numbers varies; 1 where it hardly does."""
    spread = numbers.std(0, dtype=np.float64)
    return xp.where(spread < LEAST_SPREAD, 1, spread).astype(np.float32)


def _whole(layers: Layers, spread: Any, points: float) -> dict[str, Any]:
    """The layers in whole numbers, for rows that are not divided by their spread."""
    first, bias, second, base = layers
    return {
        "first": np.round(first / spread[:, None] * UNIT).astype(int).tolist(),
        "bias": np.round(bias * UNIT).astype(int).tolist(),
        "second": np.round(second * (points / UNIT)).astype(int).tolist(),
        "base": round(float(base[0]) * points),
    }


def foretold(net: dict[str, Any], numbers: Any, shift: int) -> Any:
    """What a network says of each row, in points."""
    heard = np.maximum(numbers @ np.array(net["first"], float) + np.array(net["bias"], float), 0)
    return (heard @ np.array(net["second"], float) + net["base"]) / (1 << shift)


def _learned(xp: Any, layers: Layers, rows: Any, leads: Any, lesson: Lesson, rng: Any) -> Layers:
    """All layers after a lesson."""
    means = [xp.zeros_like(layer) for layer in layers]
    squares = [xp.zeros_like(layer) for layer in layers]
    batches = max(1, len(rows) // BATCH)
    step = 0
    for _ in range(lesson.epochs):
        order = xp.asarray(rng.permutation(len(rows)))
        for batch in range(batches):
            picked = order[batch * BATCH : (batch + 1) * BATCH]
            slopes = _slopes(xp, layers, rows[picked], leads[picked])
            step += 1
            rate = lesson.rate * RATE * 0.5 * (1 + np.cos(np.pi * step / (lesson.epochs * batches)))
            for at, slope in enumerate(slopes):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                move = (means[at] / (1 - 0.9**step)) / (xp.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
                layers[at] = layers[at] - np.float32(rate) * (move + (PULL * layers[at] if at == 0 else 0))
    return layers


def _drawn(rng: Any, inputs: int, units: int) -> Layers:
    """Layers to begin with."""
    first = rng.standard_normal((inputs, units)) / np.sqrt(inputs) / 2
    second = rng.standard_normal(units) * 0.3 / np.sqrt(units)
    return [layer.astype(np.float32) for layer in (first, np.zeros(units), second, np.zeros(1))]


def _slopes(xp: Any, layers: Layers, rows: Any, leads: Any) -> Layers:
    """How the mean square error of a batch changes with each number of the layers."""
    first, bias, second, base = layers
    units = rows @ first + bias
    heard = xp.maximum(units, 0)
    error = 2 * (heard @ second + base[0] - leads) / len(rows)
    back = xp.outer(error, second) * (units > 0)
    return [rows.T @ back, back.sum(0), heard.T @ error, error.sum()[None].astype(np.float32)]
