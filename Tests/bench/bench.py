"""Measures the running program with wrk and writes what came of it; see bin/bench."""

import argparse
import datetime
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import requests

import barcodes
import boards
import calendars
import chats
import finding
import generator
import motivation
import music
import photos
import reminders
import searches
import suggestions
import training
import years
from machine import machine
from program import ROOT, Program, command
from village import DAYS, ENTRIES, MEMBERS, Villager, days, food_entry, kept, queries, settle

CONNECTIONS, THREADS = 64, 2
MOST_MEGABYTES, MOST_SEAM_COST = 150, 0.10
SCRIPT = Path(__file__).with_name("requests.lua")
REPORT = ROOT / "docs/benchmarks.md"


@dataclass
class Measured:
    """What wrk saw; times in milliseconds."""

    per_second: float
    p50: float
    p99: float


@dataclass
class Row:
    what: str
    measured: Measured
    ratio: float
    floor: float

    @property
    def holds(self) -> bool:
        return self.ratio >= self.floor


def wrk(program: Program, requests_file: Path, seconds: int, connections: int = CONNECTIONS, pace: int = 0) -> Measured:
    """With a pace every connection waits so many milliseconds before each request."""
    ended = subprocess.run(
        [
            "wrk", "-c", str(connections), "-t", str(THREADS), "-d", f"{seconds}s", "--timeout", "10s",
            "-s", SCRIPT, program.url, "--", requests_file, str(pace),
        ],
        stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + 60,
    )
    numbers = re.search(r"^measured (\d+) (\d+) (\d+) (\d+) (\d+)$", ended.stdout, re.MULTILINE)
    count, microseconds, p50, p99, failed = map(int, numbers.groups())
    assert failed == 0, f"{failed} requests of {requests_file.stem} failed:\n{ended.stdout}"
    return Measured(count / microseconds * 1e6, p50 / 1e3, p99 / 1e3)


def written(folder: Path, name: str, lines: list[tuple[str, ...]]) -> Path:
    file = folder / name
    file.write_text("".join("\t".join(line) + "\n" for line in lines))
    return file


def workloads(folder: Path, villagers: list[Villager], foods: list[str]) -> list[tuple[str, float, Path]]:
    """What is measured: its name, the least share of /healthz it must reach, its requests."""
    one_each = [(villager, day) for day in days() for villager in villagers]
    pages = [("GET", f"/diary/{day}", "Cookie", who.cookie, "") for who, day in one_each]
    answers = [("GET", f"/api/v1/diary/{day}", "Authorization", who.bearer, "") for who, day in one_each]
    searches = [
        ("GET", f"/api/v1/foods?q={quote(query)}&limit=20", "Authorization", who.bearer, "")
        for who in villagers for query in queries()
    ]
    additions = [
        (
            "POST", f"/api/v1/diary/{day}/entries", "Authorization", who.bearer,
            json.dumps({"requestId": "UUID"} | food_entry(foods[number % len(foods)], "Lunch")),
        )
        for number, (who, day) in enumerate(one_each)
    ]
    return [
        ("The day as a page", 0.15, written(folder, "pages", pages)),
        ("The day as JSON", 0.30, written(folder, "answers", answers)),
        ("A search as JSON", 0.25, written(folder, "searches", searches)),
        ("Adding an entry", 0.20, written(folder, "additions", additions)),
    ]


def check_one_of_each(program: Program, files: list[Path]) -> None:
    """wrk takes a redirect to the sign-in page for an answer, so each kind is looked at first."""
    for file in files:
        method, path, name, value, body = file.read_text().splitlines()[0].split("\t")
        if body == "":
            answer = requests.request(method, program.url + path, headers={name: value}, allow_redirects=False)
            assert answer.status_code == 200, f"{file.stem}: {answer.status_code}"


def measure(program: Program, folder: Path, seconds: int) -> tuple[list[Row], Measured, list[str]]:
    """Every workload between two looks at /healthz, whose mean it is compared with; also which foods were eaten."""
    villagers, foods = settle(program)
    loads = workloads(folder, villagers, foods)
    check_one_of_each(program, [file for _, _, file in loads])
    alive = written(folder, "alive", [("GET", "/healthz", "Accept", "*/*", "")])
    wrk(program, alive, 2)

    before = kept(villagers)
    rows, looks = [], [wrk(program, alive, seconds)]
    for what, floor, file in loads:
        measured = wrk(program, file, seconds)
        looks.append(wrk(program, alive, seconds))
        base = (looks[-2].per_second + looks[-1].per_second) / 2
        rows.append(Row(what, measured, measured.per_second / base, floor))
    added = kept(villagers) - before
    assert added >= rows[-1].measured.per_second * seconds * 0.95, f"Only {added} entries were really added."
    mean = [sum(values) / len(looks) for values in zip(*((look.per_second, look.p50, look.p99) for look in looks))]
    return rows, Measured(*mean), foods


def resident_megabytes(program: Program) -> float:
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) / 1_024


def table(engine: str, rows: list[Row], alive: Measured, megabytes: float) -> str:
    lines = [
        f"## {engine}\n",
        "| what | requests a second | p50 ms | p99 ms | share of `/healthz` | at least |",
        "|---|---:|---:|---:|---:|---:|",
        f"| `/healthz` | {alive.per_second:,.0f} | {alive.p50:.1f} | {alive.p99:.1f} | 1 | |",
    ]
    for row in rows:
        told = row.measured
        lines.append(
            f"| {row.what} | {told.per_second:,.0f} | {told.p50:.1f} | {told.p99:.1f} "
            f"| {row.ratio:.2f}{'' if row.holds else ' **missed**'} | {row.floor:.2f} |"
        )
    missed = "" if megabytes < MOST_MEGABYTES else " **missed**"
    return "\n".join(lines) + f"\n\nResident memory afterwards: {megabytes:.0f} MB{missed} (at most {MOST_MEGABYTES}).\n"


def seam(engine: str, folder: Path, settings: dict[str, str]) -> tuple[str, bool]:
    """What the seam costs over the drivers below it, as a table, and whether that is little enough."""
    ended = command("bench-seam", data=folder, within=120, **settings)
    costs = re.findall(r"^(.+)\t([\d.]+)\t([\d.]+)$", ended.stdout, re.MULTILINE)
    assert ended.returncode == 0 and costs, ended.stdout
    lines = [f"| {engine} | through the seam | the driver alone | cost |", "|---|---:|---:|---:|"]
    held = True
    for name, through, alone in costs:
        cost = 1 - float(through) / float(alone)
        held = held and cost < MOST_SEAM_COST
        missed = "" if cost < MOST_SEAM_COST else " **missed**"
        lines.append(f"| {name} | {float(through):,.0f} | {float(alone):,.0f} | {cost * 100:.1f} %{missed} |")
    return "\n".join(lines) + "\n", held


def write_report(seconds: int, tables: list[str], seams: list[str], workouts: str) -> None:
    REPORT.write_text(
        f"""# Benchmarks

Written by `bin/bench` on {datetime.date.today():%-d %B %Y}. Machine: {machine()}; the load comes from the same machine.

The whole program in release mode with default settings, so with its log of one line a request, but rate limits off.
{MEMBERS} members with {DAYS} days of {ENTRIES} entries each. `wrk` with {CONNECTIONS} connections for {seconds} s a line; requests go round members,
days and {len(queries())} searches, and every added entry is a new one. PostgreSQL runs beside it with Debian's settings, so
with every commit synced to the disk. A share compares with the mean of `/healthz` just before and just after.

""" + "\n".join(tables) + "\n" + workouts + f"""
## The seam

The same statements through our `Database` and straight through GRDB and libpq, a second, from 16 tasks at once; the seam may
cost {MOST_SEAM_COST * 100:.0f} %.

""" + "\n".join(seams) + kept_by_hand()
    )


def kept_by_hand() -> str:
    """What the last report says of products and of first views: neither is part of this run."""
    last = REPORT.read_text() if REPORT.exists() else ""
    _, heading, told = last.partition("\n## Products\n")
    return heading + told


def motivation_alone(engine: str, settings: dict[str, str]) -> bool:
    """Prints what motivation and events take on one engine; says whether that is little enough."""
    with tempfile.TemporaryDirectory(prefix="spotter-bench.") as name:
        program = Program(Path(name) / "data", RATE_LIMITS="off", PRIVATE_ADDRESSES="on", **settings)
        try:
            told, held = motivation.table(program.start(within=180), Path(name), wrk, written)
        finally:
            program.kill()
        suggestions.table(Path(name) / "data", settings)
        places, is_placed = boards.table(Path(name) / "data", settings)
    print(f"## {engine}\n\n{told}\n{places}", flush=True)
    return held and is_placed


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=int, default=10, help="per measurement; below 10 nothing is written down")
    reader.add_argument("--only", choices=["motivation", "music"], help="these lines alone; nothing is written down")
    asked = reader.parse_args()
    seconds = asked.seconds
    engines = {"SQLite": {}, "PostgreSQL": {"DATABASE_URL": os.environ["SPOTTER_TEST_POSTGRES_URL"]}}
    if asked.only == "music":
        songs, is_musical = music.table()
        print(songs)
        return 0 if is_musical else 1
    if asked.only:
        return 0 if all([motivation_alone(engine, settings) for engine, settings in engines.items()]) else 1
    tables, seams = [], []
    workouts, held = generator.table()
    print(workouts, flush=True)
    songs, is_musical = music.table()
    held = held and is_musical
    workouts += "\n" + songs
    print(songs, flush=True)
    for engine, settings in engines.items():
        with tempfile.TemporaryDirectory(prefix="spotter-bench.") as name:
            folder = Path(name)
            program = Program(folder / "data", RATE_LIMITS="off", PRIVATE_ADDRESSES="on", **settings)
            try:
                rows, alive, foods = measure(program.start(within=180), folder, seconds)
                different, is_found_quickly = searches.table(program, folder, seconds, wrk, written)
                megabytes = resident_megabytes(program)
                timelines, is_quick = years.table(program, foods)
                conducted, is_kept = training.table(program, folder, wrk, written)
                codes, is_read = barcodes.table(program)
                talks, is_heard = chats.table(program, resident_megabytes)
                going, is_going = motivation.table(program, folder, wrk, written)
                # The last of this program, because the model stays awake for a while.
                seen, is_recognised = photos.table(program, folder, wrk, written)
            finally:
                program.kill()
            costs, is_thin = seam(engine, folder, settings)
            looks, is_found = reminders.table(folder / "data", settings)
            cards, is_suggested = suggestions.table(folder / "data", settings)
            people, is_near = finding.table(folder / "data", settings)
            # After those that count what is due: calendars make reminders of their own.
            try:
                planned, is_calm = calendars.table(program.start(within=60), folder, wrk, written)
            finally:
                program.kill()
            # The last, because it leaves ten million deeds behind.
            places, is_placed = boards.table(folder / "data", settings)
            tables.append(table(engine, rows, alive, megabytes) + "\n" + "\n".join([different, timelines, conducted, codes, planned, talks, going, seen, looks, cards, people, places]))
            seams.append(costs)
            print(tables[-1], seams[-1], sep="\n", flush=True)
            held = held and is_thin and is_found and is_suggested and is_near and is_placed and is_quick and is_kept and is_calm and is_heard and is_read and is_going
            held = held and is_found_quickly and is_recognised and all(row.holds for row in rows) and megabytes < MOST_MEGABYTES
    if seconds >= 10:
        write_report(seconds, tables, seams, workouts)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
