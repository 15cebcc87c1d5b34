"""How long it takes to find people among 100,000 members' profiles, by the program's own clock; see bin/bench."""

import re
from pathlib import Path

from program import command

MOST_MILLISECONDS = 50


def table(folder: Path, settings: dict[str, str]) -> tuple[str, bool]:
    """The times as a table, and whether all are short enough; among the members that `suggestions` left behind."""
    ended = command("bench-people", data=folder, within=300, **settings)
    took = re.findall(r"^(.+)\t(\d+)\t([\d.e-]+)\t([\d.e-]+)$", ended.stdout, re.MULTILINE)
    assert ended.returncode == 0 and len(took) == 6, ended.stdout
    assert all((int(found) > 0) != ("nobody" in name) for name, found, _, _ in took), ended.stdout
    lines = [
        f"A page of twenty people found among them, at most {MOST_MILLISECONDS} ms:\n",
        "| who is looked for | median ms | p99 ms |", "|---|---:|---:|",
    ]
    held = True
    for name, _, median, p99 in took:
        holds = float(p99) < MOST_MILLISECONDS
        held = held and holds
        lines.append(f"| {name} | {float(median):.2f} | {float(p99):.2f}{'' if holds else ' **missed**'} |")
    return "\n".join(lines) + "\n", held
