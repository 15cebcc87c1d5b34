"""Three thousand different searches, so that a remembered answer helps few of them; see bin/bench."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from people import Member
from program import Program
from village import queries

SEARCHES, CONNECTIONS = 3_000, 16
# A quarter more than the 2,464 a second that were answered before remembered answers were bounded in bytes.
LEAST_A_SECOND = 3_080


def different(reader: Member) -> list[str]:
    """What people type on their way to a food: the beginnings of the names that the village's searches find."""
    names = [food["name"] for query in queries() for food in reader.get("/foods", q=query, limit=50)["foods"]]
    typed = (" ".join(name.replace(",", "").split()[:count]).lower()[: length or None]
             for count, length in ((1, 0), (2, 0), (3, 0), (4, 0), (3, -1), (2, -1)) for name in names)
    return list(dict.fromkeys(typed))[:SEARCHES]


def table(program: Program, folder: Path, seconds: int, wrk: Callable, written: Callable) -> tuple[str, bool]:
    """How many of them are answered a second, and whether that is enough."""
    reader = Member.join(program, "searcher")
    typed = different(reader)
    assert len(typed) == SEARCHES, f"Only {len(typed)} searches differ."
    bearer = "Bearer " + reader.token
    lines = [("GET", f"/api/v1/foods?q={quote(query)}&limit=20", "Authorization", bearer, "") for query in typed]
    measured = wrk(program, written(folder, "different", lines), seconds, connections=CONNECTIONS)
    held = measured.per_second >= LEAST_A_SECOND
    return (
        f"{SEARCHES:,} different searches in turn, at {CONNECTIONS} connections:\n\n"
        "| a second | at least | p50 ms | p99 ms |\n|---:|---:|---:|---:|\n"
        f"| {measured.per_second:,.0f}{'' if held else ' **missed**'} | {LEAST_A_SECOND:,} | {measured.p50:.1f} | {measured.p99:.1f} |\n",
        held,
    )
