"""How long a look at the reminders takes that are due among 100,000 members', by the program's own clock; see bin/bench."""

import re
from pathlib import Path

from program import command

MOST_MILLISECONDS = 50


def table(folder: Path, settings: dict[str, str]) -> tuple[str, bool]:
    """The times as a table, and whether all are short enough; leaves 100,000 members behind."""
    ended = command("bench-reminders", data=folder, within=600, **settings)
    took = re.findall(r"^(.+)\t(\d+)\t([\d.e-]+)\t([\d.e-]+)$", ended.stdout, re.MULTILINE)
    assert ended.returncode == 0 and len(took) == 4, ended.stdout
    assert [int(found) for _, found, _, _ in took] == [0, 200, 200, 50], ended.stdout
    lines = [
        f"A look at what is due among the reminders of 100,000 members, four of each, at most {MOST_MILLISECONDS} ms:\n",
        "| look | median ms | p99 ms |", "|---|---:|---:|",
    ]
    held = True
    for name, _, median, p99 in took:
        held = held and float(p99) < MOST_MILLISECONDS
        missed = "" if float(p99) < MOST_MILLISECONDS else " **missed**"
        lines.append(f"| {name} | {float(median):.2f} | {float(p99):.2f}{missed} |")
    return "\n".join(lines) + "\n", held
