"""What the tests of the program and the browser journeys both start from."""

import datetime
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from days import now
from longest import longest_first
from people import Member
from program import BINARY, Program

# Longer than any test takes.
BEFORE_MIDNIGHT = datetime.timedelta(minutes=4)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = longest_first(items)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Begins no test so late on a day that today might be over before the test is."""
    midnight = now().replace(hour=0, minute=0, second=0, microsecond=0) + datetime.timedelta(days=1)
    if midnight - now() < BEFORE_MIDNIGHT:
        time.sleep((midnight - now()).total_seconds() + 1)


@pytest.fixture(scope="session", autouse=True)
def binary() -> None:
    assert BINARY.exists(), f"Build it first: swift build --product spotter (looked for {BINARY})"


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogue as a first start makes it, made once for all."""
    data = tmp_path_factory.mktemp("prepared") / "data"
    program = Program(data).start(within=180)
    program.end()
    return data / "catalogue.sqlite"


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    """One program for all journeys."""
    data = tmp_path_factory.mktemp("browser") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off", DEVELOPMENT="on").start()
    yield program
    program.kill()


@pytest.fixture
def ana(program: Program) -> Member:
    """Somebody with height and weight, known to the program but not to any phone."""
    member = Member.join(program)
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).raise_for_status()
    return member
