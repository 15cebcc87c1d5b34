"""What the tests of the program and the browser journeys both start from."""

import datetime
import time
from pathlib import Path

import pytest

from days import now
from longest import longest_first
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
