"""Playlists, searches, streams and the reading of a folder in a house with 50,000 songs; see bin/bench."""

import sqlite3
import struct
import tempfile
import threading
import time
import uuid
from pathlib import Path
from statistics import median

import requests

from people import PASSWORD, Member
from program import Program

SONGS, FILES, LISTENERS = 50_000, 10_000, 200
MOST_MILLISECONDS, MOST_SLOWER, MOST_MEGABYTES = 20, 1.2, 30
LISTS, SEARCHES, PAGES, ROUNDS = 200, 400, 100, 5
GENRES = ["Rock", "House", "Hip-Hop", "Pop", "Techno", "Jazz", "Metal", "Folk", "Drum and Bass", "Soul"]
# Bytes a second of a stream at twice 256 kbit/s.
PACE = 2 * 256_000 // 8


def sound(seconds: float, number: int) -> bytes:
    """A WAV file that no other is like."""
    rate = 8_000
    samples = struct.pack("<i", number * 77) * (int(rate * seconds) // 2)
    head = b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, rate, rate * 2, 2, 16)
    body = b"WAVE" + head + b"data" + struct.pack("<I", len(samples)) + samples
    return b"RIFF" + struct.pack("<I", len(body)) + body


def fill(program: Program, songs: int) -> None:
    """As many songs as if their files had been read."""
    rows = [
        (
            str(uuid.UUID(int=number + 1)), f"Song {number}", f"Artist {number % 4_000}", GENRES[number % len(GENRES)],
            120_000 + number * 7 % 240_000, 60 + number * 13 % 1_200 / 10, f"artist {number % 4_000} song {number}",
        )
        for number in range(songs)
    ]
    with sqlite3.connect(program.data / "spotter.sqlite", timeout=120) as database:
        database.executemany(
            """
            INSERT INTO song (id, title, artist, album, genre, milliseconds, bit_rate, measured_bpm, bpm, note, sorted_by, searched, added_at)
            VALUES (?1, ?2, ?3, '', ?4, ?5, 256, ?6, ?6, '', ?7, ?7, 0)
            """,
            rows,
        )
        database.executemany(
            "INSERT INTO music_file (path, bytes, modified_at, song_id, waits) VALUES (?1, 1, 1, ?1, 0)", [(row[0],) for row in rows],
        )
        database.commit()


def timed(count: int, ask) -> list[float]:
    """Milliseconds of requests one after the other, sorted."""
    took = []
    for number in range(count):
        begun = time.perf_counter()
        ask(number).raise_for_status()
        took.append((time.perf_counter() - begun) * 1e3)
    return sorted(took)


def p99(took: list[float]) -> float:
    return took[len(took) * 99 // 100]


def resident(program: Program) -> float:
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1_024


def browser_of(program: Program, member: Member) -> requests.Session:
    browser = requests.Session()
    form = {"login": member.screen_name, "password": PASSWORD, "remember": "on"}
    browser.post(f"{program.url}/log-in", data=form, timeout=60).raise_for_status()
    return browser


def listen(member: Member, path: str, over: threading.Event) -> None:
    while not over.is_set():
        with member.ask("GET", path, stream=True) as answer:
            answer.raise_for_status()
            for _ in answer.iter_content(PACE // 4):
                if over.wait(0.25):
                    return


def while_listening(program: Program, members: list[Member]) -> tuple[float, float, float]:
    """How long the day's page takes with nobody listening and with all, and how many MB more that takes."""
    song = members[0].ask("GET", "/songs").json()["songs"][0]["id"]
    browser = browser_of(program, members[0])
    page = lambda _: browser.get(f"{program.url}/diary", timeout=60)
    timed(PAGES, page)
    alone, with_all, before, most = [], [], resident(program), 0.0
    # By turns: from one second to the next this machine's own pace moves by a third.
    for _ in range(ROUNDS):
        alone += timed(PAGES, page)
        over = threading.Event()
        all_ = [
            threading.Thread(target=listen, args=(member, f"/songs/{song}/stream", over), daemon=True) for member in members
        ]
        for one in all_:
            one.start()
        time.sleep(3)
        with_all += timed(PAGES, page)
        most = max(most, resident(program))
        over.set()
        for one in all_:
            one.join(30)
    return median(alone), median(with_all), most - before


def table(songs: int = SONGS, files: int = FILES, listeners: int = LISTENERS) -> tuple[str, bool]:
    """What music takes, as a table, and whether that is little enough."""
    with tempfile.TemporaryDirectory(prefix="spotter-bench.") as name:
        folder = Path(name) / "songs"
        folder.mkdir()
        for number in range(files):
            (folder / f"{number}.wav").write_bytes(sound(1, number))
        (folder / "long.wav").write_bytes(sound(600, files))
        program = Program(Path(name) / "data", RATE_LIMITS="off", MUSIC=folder).start(within=180)
        try:
            begun = time.monotonic()
            members = [Member.join(program) for _ in range(max(1, listeners // 4))]
            while True:
                with sqlite3.connect(program.data / "spotter.sqlite", timeout=120) as database:
                    read, waiting = database.execute("SELECT COUNT(*), COALESCE(SUM(waits), 0) FROM music_file").fetchone()
                if read > files and waiting == 0:
                    break
                time.sleep(0.5)
            a_second = files / (time.monotonic() - begun)
            quiet, loud, megabytes = while_listening(program, (members * 4)[:listeners])
            fill(program, songs)
            ana = Member.join(program)
            wish = lambda number: {"requestId": str(uuid.uuid4()), "type": "running", "minutes": 20 + number % 70}
            ana.ask("POST", "/playlists", json=wish(0)).raise_for_status()
            made = timed(LISTS, lambda number: ana.ask("POST", "/playlists", json=wish(number)))
            browser = browser_of(program, ana)
            # Every tenth word finds a full page, the others a song or none: those are looked for among all.
            word = lambda number: "song" if number % 10 == 0 else f"song {number * 97 % songs}"
            found = timed(SEARCHES, lambda number: browser.get(f"{program.url}/music?q={word(number)}&minBpm=80", timeout=60))
        finally:
            program.kill()
    rows = [
        (f"a playlist of 20 to 90 minutes from {songs:,} songs, p99", f"{p99(made):.1f} ms", p99(made) < MOST_MILLISECONDS),
        (f"the page of songs with a search among {songs:,}, p99", f"{p99(found):.1f} ms", p99(found) < MOST_MILLISECONDS),
        (f"the day's page while {listeners} listen, to nobody listening", f"{loud / quiet:.2f} times", loud <= quiet * MOST_SLOWER),
        (f"memory for {listeners} listeners", f"{megabytes:.0f} MB", megabytes < MOST_MEGABYTES),
        (f"reading {files:,} small files", f"{a_second:.0f} a second", True),
    ]
    lines = ["## Music\n", "By the clock of who asks, one request after the other:\n", "| what | took |", "|---|---:|"]
    lines += [f"| {what} | {took}{'' if holds else ' **missed**'} |" for what, took, holds in rows]
    return "\n".join(lines) + "\n", all(holds for _, _, holds in rows)
