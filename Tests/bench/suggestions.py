"""How long the next card takes among 100,000 members' profiles, by the program's own clock; see bin/bench."""

import re
from pathlib import Path

from program import command

MOST_MILLISECONDS = 50
LOOKS = 200


def table(folder: Path, settings: dict[str, str]) -> tuple[str, bool]:
    """The times as a table, and whether all are short enough; leaves 100,000 members behind."""
    ended = command("bench-suggestions", data=folder, within=900, **settings)
    took = re.findall(r"^(.+)\t(\d+)\t([\d.e-]+)\t([\d.e-]+)$", ended.stdout, re.MULTILINE)
    assert ended.returncode == 0 and len(took) == 5, ended.stdout
    assert all(int(found) == LOOKS for _, found, _, _ in took), ended.stdout
    lines = [
        f"The next card for one member among 100,000 with a profile, at most {MOST_MILLISECONDS} ms:\n",
        "| member | median ms | p99 ms |", "|---|---:|---:|",
    ]
    held = True
    for name, _, median, p99 in took:
        held = held and float(p99) < MOST_MILLISECONDS
        missed = "" if float(p99) < MOST_MILLISECONDS else " **missed**"
        lines.append(f"| {name} | {float(median):.2f} | {float(p99):.2f}{missed} |")
    return "\n".join(lines) + "\n", held
