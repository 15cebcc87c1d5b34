"""Data folders with a catalogue, programs that end with their test, and throw-away databases."""

import os
import shutil
import subprocess
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

from program import Program


@pytest.fixture
def new_folder(tmp_path: Path, prepared: Path) -> Callable[[], Path]:
    """Returns a function that makes data folders with nothing but the catalogue."""

    def make() -> Path:
        data = tmp_path / f"data-{uuid.uuid4().hex[:8]}"
        data.mkdir(mode=0o700)
        shutil.copy(prepared, data / "catalogue.sqlite")
        return data

    return make


@pytest.fixture
def serve(new_folder: Callable[[], Path]) -> Iterator[Callable[..., Program]]:
    """Returns a function that starts programs, each in its own folder unless told otherwise, and ends them with the test."""
    programs: list[Program] = []

    def start(data: Path | None = None, **settings: object) -> Program:
        program = Program(data or new_folder(), **settings)
        programs.append(program)
        return program.start()

    yield start
    for program in programs:
        program.kill()


@pytest.fixture
def new_database() -> Iterator[Callable[[], str]]:
    """Returns a function that makes empty PostgreSQL databases and returns their URLs."""
    server = os.environ.get("SPOTTER_TEST_POSTGRES_URL")
    assert server, "These tests need PostgreSQL: run them as bin/with-postgres …, or run bin/test."
    names: list[str] = []

    def make() -> str:
        names.append(f"program_{uuid.uuid4().hex}")
        tell(server, f"CREATE DATABASE {names[-1]}")
        return urlunsplit(urlsplit(server)._replace(path="/" + names[-1]))

    yield make
    for name in names:
        tell(server, f"DROP DATABASE {name} WITH (FORCE)")


def tell(server: str, statement: str) -> None:
    subprocess.run(["psql", "--quiet", "--no-psqlrc", "--dbname", server, "--command", statement], check=True)


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest) -> dict[str, str]:
    """The settings of each engine in turn."""
    if request.param == "sqlite":
        return {}
    return {"DATABASE_URL": request.getfixturevalue("new_database")()}
