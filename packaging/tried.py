"""What is found out about an artefact that is tried, as a row of a table: for try_linux.py and try_under_wine.py."""

import json
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass
class Row:
    """One artefact; sizes in MiB, times in ms."""

    name: str
    download: float = 0
    installed: float = 0
    first_frame: float = 0
    rss: float = 0
    selftest: str = "not reached"
    upgrade: str = "not reached"
    leftovers: str = "not reached"
    faults: list[str] = field(default_factory=list)

    def demand(self, condition: object, fault: str) -> None:
        """Note a fault unless this holds."""
        if not condition:
            self.faults.append(fault)


def megabytes(size: int) -> float:
    """MiB of so many bytes."""
    return round(size / 2**20, 1)


def report(rows: list[Row], file: Path | None) -> int:
    """Print the table, write it into `file` for programs; the exit status, 1 with the faults on stderr."""
    print(table(rows))
    if file is not None:
        file.write_text(json.dumps([asdict(row) for row in rows], indent=1), encoding="utf-8")
    for row in rows:
        for fault in row.faults:
            print(f"{row.name}: {fault}", file=sys.stderr)
    return 1 if any(row.faults for row in rows) or not rows else 0


def table(rows: list[Row]) -> str:
    """The rows, as Markdown."""
    head = "| artefact | download MiB | installed MiB | first frame ms | RSS MiB | self-test | upgrade | left behind |"
    lines = [head, "| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for row in rows:
        figures = f"{row.download} | {row.installed} | {row.first_frame:.0f} | {row.rss}"
        lines.append(f"| {row.name} | {figures} | {row.selftest} | {row.upgrade} | {row.leftovers} |")
    return "\n".join(lines)
