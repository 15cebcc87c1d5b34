"""How soon a food is recognised on its photo, and what eight at once cost the day's page; see bin/bench."""

import datetime
import io
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from calendars import browser, typical
from people import Member
from program import ROOT, Program

BANANA = ROOT / "Tests/Browser/banana.jpg"
PHOTOS, MOST_MILLISECONDS = 100, 600
AT_ONCE, MEMBERS, ROUNDS, SECONDS = 8, 20, 5, 8
CONNECTIONS, PAUSE = 32, 100
MOST_SLOWER = 0.30


def table(program: Program, folder: Path, wrk: Callable, written: Callable) -> tuple[str, bool]:
    """Photos one after the other; then the day's page by turns without and with eight photos under way."""
    members = [Member.join(program, f"photographer{number}") for number in range(MEMBERS)]
    photo = BANANA.read_bytes()
    took = sorted(asked(members[0], photo) for _ in range(PHOTOS))
    p99 = took[len(took) * 99 // 100]

    day = datetime.datetime.now(datetime.UTC).date()
    lines = [("GET", f"/diary/{day}", "Cookie", str(browser(one).headers["Cookie"]), "") for one in members]
    pages = written(folder, "photographed-days", lines)
    idle, looking, seen = [], [], []
    for _ in range(ROUNDS):
        idle.append(wrk(program, pages, SECONDS, connections=CONNECTIONS, pace=PAUSE))
        with under_way(members[:AT_ONCE], photo, seen):
            looking.append(wrk(program, pages, SECONDS, connections=CONNECTIONS, pace=PAUSE))
    slower = median(one.p50 for one in looking) / median(one.p50 for one in idle) - 1
    is_quick, is_calm = p99 < MOST_MILLISECONDS, slower <= MOST_SLOWER
    return (
        "| photos of a food | p50 ms | p99 ms | at most |\n|---|---:|---:|---:|\n"
        f"| one after the other | {median(took):.0f} | {p99:.0f}{'' if is_quick else ' **missed**'} | {MOST_MILLISECONDS} |\n\n"
        f"{AT_ONCE} photos always under way ({len(seen) / (ROUNDS * SECONDS):.1f} a second), while {CONNECTIONS} people look at their day, "
        f"{1_000 / PAUSE:.0f} times a second each; medians of {ROUNDS} turns of {SECONDS} s:\n\n"
        "| the day's page | a second | p50 ms | p99 ms | slower | at most |\n|---|---:|---:|---:|---:|---:|\n"
        f"| no photos | {typical(idle)} | | |\n"
        f"| {AT_ONCE} photos | {typical(looking)} | {slower:+.0%}{'' if is_calm else ' **missed**'} | {MOST_SLOWER:+.0%} |\n",
        is_quick and is_calm,
    )


def asked(member: Member, photo: bytes) -> float:
    """Milliseconds until the foods on a photo are told."""
    begun = time.perf_counter()
    answer = member.ask("POST", "/scans/photo", data=io.BytesIO(photo), headers={"Content-Type": "image/jpeg"})
    took = (time.perf_counter() - begun) * 1_000
    assert answer.status_code == 200 and answer.json()["candidates"], answer.text[:400]
    return took


@contextmanager
def under_way(members: list[Member], photo: bytes, seen: list[float]) -> Iterator[None]:
    """Each of them sends one photo after the other; what each took is noted."""
    over = threading.Event()

    def send(member: Member) -> None:
        while not over.is_set():
            seen.append(asked(member, photo))

    senders = [threading.Thread(target=send, args=(one,)) for one in members]
    for sender in senders:
        sender.start()
    try:
        yield
    finally:
        over.set()
        for sender in senders:
            sender.join()
