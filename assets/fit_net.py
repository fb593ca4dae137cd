"""Fit the small network that says what positions are worth: gradient steps on how deals ended.

Adam with batches of 1,024, its rate falling to 0 along a cosine; the weights of the first layer are pulled to 0, for
many counts are rare. The numbers that go in are divided by how much they vary, so that points and single cards start
alike. What comes out is whole numbers, as `bots/playout/value_net.py` reads them.
"""

from typing import Any, Final

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


def fitted_net(numbers: Any, leads: Any, units: int, epochs: int, seed: int, shift: int) -> dict[str, Any]:
    """The network that foretells leads best, by rows of numbers (positions x inputs); as a file holds it.

    `shift`: the weights of the second layer are points times two to the power of this, for one in a hidden unit.
    """
    spread = numbers.std(0)
    spread[spread < LEAST_SPREAD] = 1
    layers = _learned((numbers / spread).astype(np.float32), (leads / POINTS).astype(np.float32), units, epochs, seed)
    first, bias, second, base = layers
    points = POINTS * (1 << shift)
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


def _learned(rows: Any, leads: Any, units: int, epochs: int, seed: int) -> Layers:
    """All layers after so many epochs."""
    rng = np.random.default_rng(seed)
    layers = _drawn(rng, rows.shape[1], units)
    means = [np.zeros_like(layer) for layer in layers]
    squares = [np.zeros_like(layer) for layer in layers]
    batches = max(1, len(rows) // BATCH)
    step = 0
    for _ in range(epochs):
        order = rng.permutation(len(rows))
        for batch in range(batches):
            picked = order[batch * BATCH : (batch + 1) * BATCH]
            slopes = _slopes(layers, rows[picked], leads[picked])
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / (epochs * batches)))
            for at, slope in enumerate(slopes):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                move = (means[at] / (1 - 0.9**step)) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
                layers[at] = layers[at] - np.float32(rate) * (move + (PULL * layers[at] if at == 0 else 0))
    return layers


def _drawn(rng: Any, inputs: int, units: int) -> Layers:
    """Layers to begin with."""
    first = rng.standard_normal((inputs, units)) / np.sqrt(inputs) / 2
    second = rng.standard_normal(units) * 0.3 / np.sqrt(units)
    return [layer.astype(np.float32) for layer in (first, np.zeros(units), second, np.zeros(1))]


def _slopes(layers: Layers, rows: Any, leads: Any) -> Layers:
    """How the mean square error of a batch changes with each number of the layers."""
    first, bias, second, base = layers
    units = rows @ first + bias
    heard = np.maximum(units, 0)
    error = 2 * (heard @ second + base[0] - leads) / len(rows)
    back = np.outer(error, second) * (units > 0)
    return [rows.T @ back, back.sum(0), heard.T @ error, np.array([error.sum()], np.float32)]
