"""Every file that the program writes is private to its user, whatever the umask."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from people import Member
from program import Program, command
from waiting import wait_for


@pytest.fixture
def open_handed() -> Iterator[None]:
    """Sets a umask under which programs make files that everybody may write."""
    before = os.umask(0)
    yield
    os.umask(before)


def others_may(folder: Path) -> list[str]:
    """Returns the paths that others may access: files except 0600 and folders except 0700."""
    paths = [folder, *folder.rglob("*")]
    return [
        f"{path.relative_to(folder)} {stat.filemode(path.lstat().st_mode)}" for path in paths
        if stat.S_IMODE(path.lstat().st_mode) != (0o700 if path.is_dir() else 0o600)
    ]


def test_every_file_and_folder_is_closed_to_others(tmp_path: Path, open_handed):
    program = Program(tmp_path / "data")
    try:
        program.start(within=180)
        ana = Member.join(program)
        ana.eat("2026-03-14").raise_for_status()
        address = {"email": f"{ana.screen_name}@example.org"}
        assert requests.post(program.url + "/recovery", data=address, timeout=30).status_code in (200, 303)
        wait_for(lambda: list((program.data / "mail").glob("*.eml")))
        assert command("backup", program.data / "spotter.backup", data=program.data).returncode == 0
        names = {path.name for path in program.data.iterdir()}
        assert {"spotter.sqlite", "spotter.sqlite-wal", "catalogue.sqlite", "key", "mail", "spotter.backup"} <= names
        assert others_may(program.data) == []
    finally:
        program.kill()
