"""Backups are taken while serving and restored on either engine (QUA-7)."""

import base64
import shutil
import threading
from pathlib import Path

import pytest

from people import Member
from program import command

DAYS = ["2026-03-13", "2026-03-14"]


def filled(program) -> Member:
    """Makes a member with two days of entries, a goal, and burned energy."""
    member = Member.join(program, "ben", gender="male")
    assert member.ask("PATCH", "/me", json={"heightCm": 181, "weightKg": 82.5}).status_code == 200
    apple = member.get("/foods", q="apple", limit=1)["foods"][0]
    for day in DAYS:
        member.eat(day).raise_for_status()
        member.eat(day, name=None, kcal=None, foodId=apple["id"], amount=150, unit="g").raise_for_status()
    member.ask("PUT", f"/energy/{DAYS[0]}", json={"burned": 250}).raise_for_status()
    return member


def diary(member: Member) -> list[dict]:
    return [member.get(f"/diary/{day}") for day in DAYS]


def engine(name: str, request: pytest.FixtureRequest) -> dict[str, str]:
    return {"DATABASE_URL": request.getfixturevalue("new_database")()} if name == "postgres" else {}


ROUTES = [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "sqlite"), ("postgres", "postgres")]


@pytest.mark.parametrize(("source", "target"), ROUTES)
def test_a_backup_taken_while_serving_gives_the_same_diary_elsewhere(source, target, request, serve, new_folder, tmp_path):
    old = engine(source, request)
    program = serve(RATE_LIMITS="off", **old)
    member = filled(program)
    before = diary(member)

    done = threading.Event()
    busy = threading.Thread(target=write_until, args=(Member.join(program, "busy"), done))
    busy.start()
    file = tmp_path / "spotter.backup"
    made = command("backup", file, data=program.data, **old)
    done.set()
    busy.join()
    assert made.returncode == 0, made.stdout
    assert file.stat().st_mode & 0o077 == 0, "A backup holds everybody's data: it is its owner's alone."
    assert program.end() == 0

    new, folder = engine(target, request), new_folder()
    shutil.copy(program.data / "key", folder)
    restored = command("restore", file, data=folder, **new)
    assert restored.returncode == 0, restored.stdout
    moved = serve(folder, RATE_LIMITS="off", **new)
    member.program = moved
    assert diary(member.log_in()) == before
    assert member.eat(DAYS[1]).status_code == 201, "New rows find free numbers after a restore."
    Member.join(moved, "newcomer")


def write_until(member: Member, done: threading.Event) -> None:
    while not done.is_set():
        assert member.eat("2026-03-15").status_code == 201


def test_who_restores_without_the_key_is_told_to_bring_it(serve, new_folder, tmp_path):
    program = serve()
    file, folder = tmp_path / "spotter.backup", new_folder()
    assert command("backup", file, data=program.data).returncode == 0
    assert f"Put the key that it was sealed with at {folder / 'key'}" in command("restore", file, data=folder).stdout
    shutil.copy(program.data / "key", folder)
    assert "Put the key" not in command("restore", file, data=folder).stdout


def test_it_starts_with_no_other_key_than_its_database_was_sealed_with_unless_that_is_lost(serve, storage):
    program = serve(**storage)
    member, right = filled(program), (program.data / "key").read_bytes()
    before = diary(member)
    program.end()
    (program.data / "key").write_text(base64.b64encode(bytes(32)).decode())
    refused = command("serve", data=program.data, **storage)
    assert refused.returncode != 0
    assert "sealed with another key" in refused.stdout and "Fatal error" not in refused.stdout

    (program.data / "key").write_bytes(right)
    member.program = serve(program.data, **storage)
    assert diary(member.log_in()) == before
    used = command("adopt-key", data=program.data, **storage)
    assert used.returncode != 0 and "Another Spotter is using this database." in used.stdout
    member.program.end()
    (program.data / "key").unlink()
    assert f"a key that isn't at {program.data / 'key'}" in command("serve", data=program.data, **storage).stdout
    assert not (program.data / "key").exists(), "A new one would look like the right one."
    assert command("migrate", data=program.data, **storage).returncode == 0, "It needs no key."
    assert command("adopt-key", data=program.data, **storage).returncode == 0
    member.program = serve(program.data, **storage)
    assert diary(member.log_in()) == before


def test_a_key_is_adopted_only_where_another_was_before(new_folder, storage):
    data = new_folder()
    refused = command("adopt-key", data=data, **storage)
    assert refused.returncode != 0
    assert "Nothing is sealed here yet" in refused.stdout
    assert not (data / "key").exists()


def test_a_restore_refuses_while_the_program_serves_and_changes_nothing(serve, storage, tmp_path):
    program = serve(**storage)
    file = tmp_path / "spotter.backup"
    assert command("backup", file, data=program.data, **storage).returncode == 0
    member = filled(program)
    before = diary(member)

    refused = command("restore", file, data=program.data, **storage)
    assert refused.returncode != 0
    assert "Fatal error" not in refused.stdout
    assert diary(member) == before


NO_BACKUPS = {"nothing": b"", "a letter": b"this is no backup", "a ruin": b"SQLite format 3\0" + bytes(4_000)}


@pytest.mark.parametrize("content", NO_BACKUPS.values(), ids=NO_BACKUPS)
def test_a_file_that_is_no_backup_is_refused_and_changes_nothing(content: bytes, serve, tmp_path: Path):
    program = serve()
    member = filled(program)
    before = diary(member)
    assert program.end() == 0

    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    refused = command("restore", file, data=program.data)
    assert refused.returncode != 0
    assert "Fatal error" not in refused.stdout
    member.program = serve(program.data)
    assert diary(member) == before
