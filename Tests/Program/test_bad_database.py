"""A PostgreSQL that is restarted, slow, or loses connections costs time, and nothing that was answered (docs/reliability.md)."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from clusters import Cluster, Line
from eaters import PatientEater
from people import Member, entries
from waiting import wait_for

DAY = "2026-03-14"
# A smaller one of each kind always runs.
SOAK = pytest.param(True, marks=[pytest.mark.soak, pytest.mark.timeout(3_600)])


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    assert os.environ.get("SPOTTER_TEST_POSTGRES_URL"), "These tests need PostgreSQL: run them as bin/with-postgres …, or run bin/test."
    cluster = Cluster()
    yield cluster.start()
    cluster.remove()


@pytest.fixture
def line(cluster: Cluster) -> Iterator[Line]:
    line = Line(cluster.port)
    yield line
    line.close()


def eat_while(program, trouble: Callable[[], None], most: float = 400) -> Counter[int]:
    """Members write while there is trouble; afterwards everything answered is there once, and the program as it was."""
    eaters = [PatientEater(Member.join(program), DAY) for _ in range(4)]
    for eater in eaters:
        eater.start()
    wait_for(lambda: all(eater.answered for eater in eaters))
    trouble()
    for eater in eaters:
        eater.is_over.set()
    for eater in eaters:
        eater.join()
    wait_for(program.is_ready, 30)
    for eater in eaters:
        kept = [entry["id"] for entry in entries(eater.member.get(f"/diary/{DAY}"))]
        assert len(kept) == len(set(kept)), "Something was written twice."
        assert set(eater.answered) <= set(kept), "Something that was answered is lost."
    assert program.megabytes < most
    return sum((eater.statuses for eater in eaters), Counter())


@pytest.mark.parametrize("long", [False, SOAK])
def test_postgresql_that_is_restarted_loses_nothing(serve, cluster, long):
    program = serve(RATE_LIMITS="off", DATABASE_URL=cluster.url())

    def restart() -> None:
        for number in range(30 if long else 2):
            time.sleep(1)
            # Every third time it is as if its power were cut.
            cluster.stop("immediate" if number % 3 == 2 else "fast")
            time.sleep(0.5)
            cluster.start()
            time.sleep(2)

    statuses = eat_while(program, restart)
    assert set(statuses) <= {200, 201, 503} and statuses[201] > 0, statuses


@pytest.mark.parametrize("long", [False, SOAK])
def test_postgresql_that_is_slow_is_waited_for(serve, cluster, line, long):
    program = serve(RATE_LIMITS="off", DATABASE_URL=cluster.url(line.port))

    def slow() -> None:
        line.delay = 0.5
        time.sleep(300 if long else 8)
        line.delay = 0

    statuses = eat_while(program, slow)
    assert set(statuses) <= {200, 201, 503} and statuses[201] > 0, statuses


@pytest.mark.parametrize("long", [False, SOAK])
def test_connections_to_postgresql_that_break_lose_nothing(serve, cluster, line, long):
    program = serve(RATE_LIMITS="off", DATABASE_URL=cluster.url(line.port), DATABASE_CONNECTIONS=4)

    def break_some() -> None:
        end = time.monotonic() + (300 if long else 8)
        # At first all of them, so that new ones are opened, of which every tenth breaks; as they do, more are opened.
        line.cut_every = 10
        cuts = 0
        while time.monotonic() < end:
            if cuts % 3 == 0:
                terminate(cluster)
            cuts += 1
            time.sleep(1)
        line.cut_every = 0

    statuses = eat_while(program, break_some)
    assert set(statuses) <= {200, 201, 503} and statuses[201] > 0, statuses


def terminate(cluster: Cluster) -> None:
    cluster.tell(
        "psql", "--quiet", "--no-psqlrc", "--dbname", cluster.url(), "--command",
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'spotter'",
    )
