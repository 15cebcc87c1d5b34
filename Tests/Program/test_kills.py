"""A thousand kills under writes lose nothing that was answered, and write nothing twice (docs/reliability.md)."""

import datetime
import random
import sqlite3
import subprocess
import time

import pytest

from eaters import Eater
from people import Member, entries
from program import Program
from waiting import wait_for

KILLS = 1_000
# What a program needs that just started, whatever was left by those before it.
MOST_MEGABYTES = 400


@pytest.mark.soak
@pytest.mark.timeout(6 * 3_600)
def test_a_thousand_kills_lose_nothing_that_was_answered(serve, storage):
    kill_again_and_again(serve, storage, KILLS)


def test_three_kills_lose_nothing_that_was_answered(serve, storage):
    kill_again_and_again(serve, storage, 3)


def kill_again_and_again(serve, storage: dict, kills: int) -> None:
    program = serve(RATE_LIMITS="off", **storage)
    members = [Member.join(program) for _ in range(4)]
    chance = random.Random(17)
    for number in range(kills):
        day = str(datetime.date(2026, 3, 14) - datetime.timedelta(days=number))
        eaters = [Eater(member, day) for member in members]
        for eater in eaters:
            eater.start()
        wait_for(lambda: any(eater.answered for eater in eaters))
        time.sleep(chance.uniform(0, 0.3))
        program.kill()
        for eater in eaters:
            eater.join()
        program.start()
        for eater in eaters:
            check(eater)
    assert program.megabytes < MOST_MEGABYTES
    program.end()
    assert is_whole(program)


def check(eater: Eater) -> None:
    """What was answered is there once; what wasn't may be, and is there once when it is sent again."""
    kept = [entry["id"] for entry in entries(eater.member.get(f"/diary/{eater.day}"))]
    assert len(kept) == len(set(kept))
    assert set(eater.answered) <= set(kept)
    assert set(kept) - set(eater.answered) <= {eater.unanswered["requestId"]}
    resent = eater.member.ask("POST", f"/diary/{eater.day}/entries", json=eater.unanswered)
    assert resent.status_code in (200, 201), resent.text
    kept = [entry["id"] for entry in entries(eater.member.get(f"/diary/{eater.day}"))]
    assert sorted(kept) == sorted([*eater.answered, eater.unanswered["requestId"]])


def is_whole(program: Program) -> bool:
    """Returns whether the engine finds its own files whole, and every row that another refers to."""
    if url := program.settings.get("DATABASE_URL"):
        asked = ["psql", "--no-psqlrc", "--tuples-only", "--no-align", "--dbname", url, "--command", "SELECT COUNT(*) FROM diary_entry"]
        return int(subprocess.run(asked, check=True, stdout=subprocess.PIPE).stdout) > 0
    with sqlite3.connect(program.data / "spotter.sqlite") as database:
        whole = database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return whole and database.execute("PRAGMA foreign_key_check").fetchall() == []
