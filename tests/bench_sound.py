"""The sounds, heard by a machine: what comes out of a loudspeaker that nobody has, how late, and at what cost.

A script: `python tests/bench_sound.py [--rounds N]` prints JSON and ends with 1 if something is not to be heard. It
starts a PulseAudio of its own with a sink that leads nowhere, the process of the program that plays, and a recorder.
Needs pulseaudio and parec (pulseaudio-utils); it is no part of the tests, which run where there is neither.

Latency is from the line written to the first sample that the recorder hands over, so what the recorder itself takes is
in it: the device at rest, and running. CPU is that of the process over some seconds at rest and with a deal going on.
"""

import argparse
import json
import math
import os
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from canasta_desktop.audio.process import REST  # noqa: E402
from canasta_desktop.audio.protocol import Playback, playback_text  # noqa: E402
from canasta_desktop.audio.sounds import RATE, VARIANTS, Sound  # noqa: E402

SOUNDS = [sys.executable, "-m", "canasta_desktop", "--sounds"]
SINK = "nowhere"
PATIENCE = 10.0
SETTLING = 4.0
"""Seconds until the sink has come down to what the recorder asks of it; before that it is more than a second late."""
HEARD = 0.004
"""A sample from here on is a sound."""
MOST_MS = 60.0
"""The latency must not be more, the device running."""


class Recorded(NamedTuple):
    """Frames as they came out: when the first of them arrived (perf_counter), and left and right."""

    at: float
    left: list[float]
    right: list[float]


@contextmanager
def sound_server(folder: Path) -> Iterator[dict[str, str]]:
    """A PulseAudio of its own; gives the environment in which programs find it."""
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(runtime), "HOME": str(folder)}
    environment |= {"PULSE_RUNTIME_PATH": str(runtime / "pulse"), "PULSE_SERVER": f"unix:{runtime / 'native'}"}
    modules = [f"module-native-protocol-unix socket={runtime / 'native'} auth-anonymous=1"]
    modules += [f"module-null-sink sink_name={SINK} rate=48000"]
    command = ["pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disallow-exit"]
    command += [word for module in modules for word in ("-L", module)]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        until(lambda: (runtime / "native").exists(), "the sound server")
        yield environment
    finally:
        server.terminate()
        server.wait(PATIENCE)


def until(is_so, what: str) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            raise SystemExit(f"{what} did not come")
        time.sleep(0.01)


class Recorder:
    """Listens to the sink."""

    def __init__(self, environment: dict[str, str]) -> None:
        command = ["parec", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=2", "--latency-msec=2"]
        command += ["-d", f"{SINK}.monitor"]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        self.record(SETTLING)

    def record(self, seconds: float, stops_when_heard: bool = False) -> Recorded:
        """What comes within this time; `at` is when the first sound came, or nan."""
        pipe = self._process.stdout
        end, heard, data = time.perf_counter() + seconds, math.nan, b""
        while time.perf_counter() < end:
            if not select.select([pipe], [], [], 0.05)[0]:
                continue
            block = os.read(pipe.fileno(), 65536)
            now = time.perf_counter()
            data += block
            whole = len(block) // 2
            if math.isnan(heard) and max(map(abs, struct.unpack(f"<{whole}h", block[: 2 * whole]))) > HEARD * 32768:
                heard = now
                if stops_when_heard:
                    break
        frames = len(data) // 4
        values = [value / 32768 for value in struct.unpack(f"<{2 * frames}h", data[: 4 * frames])]
        return Recorded(heard, values[0::2], values[1::2])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


class Program:
    """The process that plays."""

    def __init__(self, environment: dict[str, str]) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            SOUNDS, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.answer = self._process.stdout.readline().strip()
        self.start_ms = 1000 * (time.perf_counter() - began)

    def play(self, *plays: Playback) -> float:
        """Write the lines; when that was."""
        at = time.perf_counter()
        self._process.stdin.write("".join(playback_text(play) + "\n" for play in plays))
        self._process.stdin.flush()
        return at

    def cpu(self) -> float:
        """Seconds of the processor so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rss_mib(self) -> float:
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def share_of_cpu(self, seconds: float) -> float:
        """Percent of one core over so long."""
        before = self.cpu()
        time.sleep(seconds)
        return 100 * (self.cpu() - before) / seconds

    def close(self) -> int:
        """Close the pipe; the exit status."""
        self._process.stdin.close()
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)


def latencies(program: Program, recorder: Recorder, rounds: int) -> dict[str, float]:
    """Median and worst, ms, of a tap with the device at rest and with it running."""
    found: dict[str, list[float]] = {"at_rest": [], "running": []}
    for _ in range(rounds):
        recorder.record(REST + 3.5)
        for kind in ("at_rest", "running", "running", "running"):
            at = program.play(Playback(Sound.LAY))
            heard = recorder.record(1.5, stops_when_heard=True)
            found[kind].append(1000 * (heard.at - at))
            recorder.record(0.6)
    return {
        f"{kind}_{name}_ms": round(which(times), 1)
        for kind, times in found.items()
        for name, which in (("median", statistics.median), ("most", max))
    }


def all_heard(program: Program, recorder: Recorder) -> dict[str, float]:
    """The peak of each sound as it came out; nothing may be silent, and nothing clip."""
    peaks = {}
    for sound in Sound:
        program.play(*[Playback(sound, variant, delay=300 * variant) for variant in range(VARIANTS)])
        heard = recorder.record(3.2)
        peaks[sound.value] = round(max(map(abs, heard.left + heard.right)), 3)
    return peaks


def sides(program: Program, recorder: Recorder) -> dict[str, float]:
    """How much louder than the other, in dB, the side is on which a sound was meant to be."""
    found = {}
    for name, pan in (("left", -0.7), ("right", 0.7)):
        program.play(Playback(Sound.LAY, pan=pan))
        heard = recorder.record(0.6)
        left, right = (sum(value * value for value in side) for side in heard[1:])
        found[name] = round(10 * math.log10((left if pan < 0 else right) / (right if pan < 0 else left)), 1)
    return found


def costs(program: Program, recorder: Recorder) -> dict[str, float]:
    """Percent of a core: a deal of 44 cards a second and a half long, and at rest."""
    before = program.cpu()
    program.play(*[Playback(Sound.DEAL, number % 3, delay=34 * number, gain=0.5) for number in range(44)])
    recorder.record(2.0)
    deal = 100 * (program.cpu() - before) / 2.0
    recorder.record(REST + 3.5)
    return {"deal_cpu_percent": round(deal, 1), "rest_cpu_percent": round(program.share_of_cpu(5.0), 2)}


def main() -> int:
    """Measure and print; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds: int = parser.parse_args().rounds
    if missing := [program for program in ("pulseaudio", "parec") if shutil.which(program) is None]:
        parser.exit(2, f"{' and '.join(missing)} not found: apt-get install pulseaudio pulseaudio-utils\n")
    with tempfile.TemporaryDirectory() as folder, sound_server(Path(folder)) as environment:
        recorder, program = Recorder(environment), Program(environment)
        try:
            found = {
                "answer": program.answer,
                "start_ms": round(program.start_ms, 1),
                **latencies(program, recorder, rounds),
                **costs(program, recorder),
                "louder_side_db": sides(program, recorder),
                "peaks": all_heard(program, recorder),
                "rss_mib": round(program.rss_mib(), 1),
                "status": program.close(),
            }
        finally:
            program.kill()
            recorder.close()
    print(json.dumps(found, indent=1))
    peaks = found["peaks"].values()
    is_right = found["running_median_ms"] <= MOST_MS and found["status"] == 0 and min(peaks) > 0.02 and max(peaks) < 1
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
