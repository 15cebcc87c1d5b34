"""Measures how soon the first pages are seen on a slow phone, and writes it into docs/benchmarks.md; bin/soak runs it."""

import datetime
import statistics
import sys
import tempfile
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / "Program"), str(TESTS / "Browser")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from days import in_days  # noqa: E402
from first_view import MOST_AGAIN, MOST_BYTES, MOST_FIRST, MOST_MOVED, MOST_REQUESTS, Slow, View  # noqa: E402
from machine import machine  # noqa: E402
from pages import full_diary  # noqa: E402
from people import Member  # noqa: E402
from phone import CHROMIUM, PHONE, Phone  # noqa: E402
from program import ROOT, Program  # noqa: E402

REPORT = ROOT / "docs/benchmarks.md"
HEADING = "\n## The first view\n"
TURNS = 7
PAGES_OF_A_STRANGER = {"The first page": "/", "Log in": "/log-in"}
PAGES_OF_A_MEMBER = {"Today": "/diary", "The day before": f"/diary/{in_days(-1)}", "A search": "/foods?q=milk", "Train": "/training"}


def looks(browser: Browser, program: Program, member: Member | None, path: str) -> tuple[View, View, float | None]:
    """A look with nothing kept, one from another page after it, and a member's by a link; the medians of all turns."""
    firsts, laters, taps = [], [], []
    for _ in range(TURNS):
        phone = Phone(browser.new_context(**PHONE, service_workers="block"), program.url)
        if member:
            phone.log_in(member)
        slow = Slow(phone)
        slow.slow_down()
        firsts.append(slow.look(path))
        laters.append(slow.look(path, after="/help"))
        if member:
            taps.append(slow.tap(path, after="/help"))
        phone.close()
    return median(firsts), median(laters), statistics.median(taps) if taps else None


def median(views: list[View]) -> View:
    return View(*(statistics.median(getattr(view, name) for view in views) for name in ("at", "bytes", "requests", "moved")))


def cell(number: float, most: float, shown: str) -> str:
    return shown if number <= most else f"{shown} **missed**"


def row(name: str, first: View, again: View, tapped: float | None) -> str:
    moved = max(first.moved, again.moved)
    cells = [
        cell(first.at, MOST_FIRST, f"{first.at:,.0f}"), cell(again.at, MOST_AGAIN, f"{again.at:,.0f}"),
        cell(tapped, MOST_AGAIN, f"{tapped:,.0f}") if tapped else "",
        cell(first.bytes, MOST_BYTES, f"{first.bytes / 1_000:.0f}"), cell(first.requests, MOST_REQUESTS, f"{first.requests:.0f}"),
        f"{again.bytes / 1_000:.0f}", f"{again.requests:.0f}", cell(moved, MOST_MOVED, f"{moved:.3f}"),
    ]
    return f"| {name} | " + " | ".join(cells) + " |"


def report(rows: list[str]) -> str:
    return HEADING + f"""
Measured by `Tests/bench/slow_phone.py`, which `bin/soak` runs, on {datetime.date.today():%-d %B %Y}, and kept by
`bin/bench`. Machine: {machine()}.

Chromium at 390 × 844, over a network of 1.6 Mbit/s and 150 ms, its processor four times slower than one core here;
medians of {TURNS} turns. A page is seen when its largest words are painted. First: nothing is kept in the browser (at most
{MOST_FIRST:,} ms, {MOST_BYTES // 1_000} KB and {MOST_REQUESTS} requests before pictures); again: from another page, with its files kept, its
address typed; by a link: from another page as members go, from the tap until it is painted in the open document (both at most {MOST_AGAIN} ms).
Nothing may move by more than {MOST_MOVED}.

| page | first, ms | again, ms | by a link, ms | first, KB | requests | again, KB | requests | moved |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
""" + "\n".join(rows) + "\n"


def main() -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="spotter-first-view.") as data, sync_playwright() as playwright:
        program = Program(Path(data) / "data", RATE_LIMITS="off").start(within=180)
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            member = full_diary(program)
            rows = [row(name, *looks(browser, program, None, path)) for name, path in PAGES_OF_A_STRANGER.items()]
            rows += [row(name, *looks(browser, program, member, path)) for name, path in PAGES_OF_A_MEMBER.items()]
        finally:
            program.kill()
    told = report(rows)
    before, _, _ = REPORT.read_text().partition(HEADING)
    REPORT.write_text(before.rstrip("\n") + "\n" + told)
    missed = sum("**missed**" in one for one in rows)
    print(told, f"{len(rows) - missed} passed, {missed} failed in {time.monotonic() - began:.1f}s", sep="\n")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
