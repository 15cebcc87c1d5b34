"""Makes members meet: buddies, profiles and chats."""

import math
import sqlite3
import subprocess
import time
import uuid

from people import Member
from program import Program


def befriend(*pairs: tuple[Member, Member]) -> list[str]:
    """Makes each pair buddies who agreed to the guidelines; returns their chats."""
    program = pairs[0][0].program
    statements, now = [], int(time.time() * 1000)
    chats = [str(uuid.uuid4()) for _ in pairs]
    for member in {member.screen_name: member for pair in pairs for member in pair}.values():
        statements.append(f"INSERT INTO guideline_agreement SELECT id, 1, {now} FROM member WHERE {named(member)} ON CONFLICT DO NOTHING")
    for (one, other), chat in zip(pairs, chats):
        statements.append(f"INSERT INTO chat (id, last_number, last_at) VALUES ('{chat}', 0, {now})")
        for owner, buddy in ((one, other), (other, one)):
            statements.append(
                "INSERT INTO buddy (owner_id, buddy_id, chat_id, since, is_new, read_number) "
                f"SELECT mine.id, theirs.id, '{chat}', {now}, 1, 0 FROM member AS mine, member AS theirs "
                f"WHERE mine.{named(owner)} AND theirs.{named(buddy)}"
            )
    write(program, statements)
    return chats


def part(one: Member, other: Member) -> None:
    """Ends what `befriend` made."""
    names = f"(SELECT id FROM member WHERE {named(one)} OR {named(other)})"
    write(one.program, [f"DELETE FROM buddy WHERE owner_id IN {names} AND buddy_id IN {names}"])


def show_reading(member: Member) -> None:
    """Shows buddies how far the member has read."""
    write_profile(member, shares=32)


def show(member: Member, latitude: float, longitude: float) -> None:
    """Shows the member to others around a place, which is stored as the middle of its cell, and when they train."""
    row = (math.floor(latitude * 120) + 0.5) / 120
    columns = round(360 * 120 * math.cos(math.radians(row)))
    column = (math.floor((longitude + 180) / 360 * columns) + 0.5) / columns * 360 - 180
    region = math.floor(row * 2) * 1_000 + math.floor(column * 2)
    write_profile(member, shares=16, place=f"{row!r}, {column!r}, {region}")
    write(member.program, [
        f"INSERT INTO guideline_agreement SELECT id, 1, 0 FROM member WHERE {named(member)} ON CONFLICT DO NOTHING",
    ])


def write_profile(member: Member, shares: int, place: str = "NULL, NULL, NULL") -> None:
    write(member.program, [
        "INSERT INTO buddy_profile (owner_id, gender, birthday, is_adult, intro, goals, strengths, styles, spots, times, years, wished_gender, "
        "wished_traits, wished_styles, limitations, latitude, longitude, region, shares, is_visible, active_at, created_at, version) "
        f"SELECT id, gender, birthday, 1, '', '', '', '', '', 0, 'new', 'any', '', '', '', {place}, {shares}, 1, 0, 0, 1 "
        f"FROM member WHERE {named(member)}",
    ])


def show_fitting(*members: Member) -> None:
    """Gives adults who agreed to the guidelines matching profiles: strength on Tuesday evenings at a gym."""
    now, tuesday_evening = int(time.time() * 1000), 1 << (1 * 6 + 4)
    for member in members:
        write(member.program, [
            f"INSERT INTO guideline_agreement SELECT id, 1, {now} FROM member WHERE {named(member)} ON CONFLICT DO NOTHING",
            "INSERT INTO buddy_profile (owner_id, gender, birthday, is_adult, intro, goals, strengths, styles, spots, times, years, "
            "wished_gender, wished_traits, wished_styles, limitations, shares, is_visible, active_at, created_at, version) "
            "SELECT id, gender, birthday, 1, 'Slowly but surely, and a coffee afterwards.', 'strength habit', 'patient reliable', 'weights walking', "
            f"'gym outdoors', {tuesday_evening}, 'new', 'any', 'patient', '', '', 0, 1, {now}, {now}, 1 FROM member WHERE {named(member)}",
        ])


def named(member: Member) -> str:
    return f"screen_name = '{member.screen_name}'"


def write(program: Program, statements: list[str]) -> None:
    """Writes into the program's database in one transaction."""
    script = "BEGIN;" + ";".join(statements) + ";COMMIT;"
    if url := program.settings.get("DATABASE_URL"):
        subprocess.run(
            ["psql", "--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--dbname", url], input=script, text=True, check=True,
        )
    else:
        with sqlite3.connect(program.data / "spotter.sqlite", timeout=120) as database:
            database.executescript(script)
        database.close()
