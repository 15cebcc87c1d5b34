"""A program with twelve small songs, whoever listens to them, and what their browser plays."""

import array
import math
import re
import shutil
import uuid
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest

from people import Member
from phone import PHONE, Phone
from program import Program
from waiting import wait_for

RATE = 8_000
# Remembers every sound that a page makes, and how its time goes.
LISTEN = """
    window.sounds = [];
    const Sound = window.Audio;
    window.Audio = function() { const sound = new Sound(); window.sounds.push(sound); return sound; };
    window.heard = [];
    setInterval(() => {
        const sound = window.sounds.find(one => !one.paused);
        window.heard.push([performance.now(), sound ? sound.currentTime : -1]);
    }, 20);
"""
NOW = "() => Math.max(-1, ...window.sounds.filter(one => !one.paused).map(one => one.currentTime))"


def write_song(file: Path, tempo: float, seconds: float) -> None:
    """Clicks on a quiet tone."""
    samples = array.array("h", bytes(2 * int(RATE * seconds)))
    for place in range(len(samples)):
        samples[place] = int(1_500 * math.sin(place / RATE * 2 * math.pi * 220))
    beat = 0.1
    while beat < seconds - 0.1:
        start = int(beat * RATE)
        for place in range(200):
            samples[start + place] += int(22_000 * math.sin(place / RATE * 2 * math.pi * 1_000) * math.exp(-place / 40))
        beat += 60 / tempo
    with wave.open(str(file), "wb") as song:
        song.setnchannels(1)
        song.setsampwidth(2)
        song.setframerate(RATE)
        song.writeframes(samples.tobytes())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    """A program with twelve songs."""
    folder = tmp_path_factory.mktemp("songs")
    for number in range(12):
        write_song(folder / f"Song {number}.wav", 96 + 5 * number, 32 + number)
    data = tmp_path_factory.mktemp("music") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data, RATE_LIMITS="off", DEVELOPMENT="on", MUSIC=folder).start()
    member = Member.join(program)
    wait_for(lambda: len(member.ask("GET", "/songs").json()["songs"]) == 12)
    yield program
    program.kill()


@pytest.fixture
def listener(house: Program) -> Member:
    member = Member.join(house)
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).raise_for_status()
    return member


@pytest.fixture
def phone_there(browser, house: Program) -> Iterator[Phone]:
    context = browser.new_context(**PHONE)
    context.set_default_timeout(60_000)
    context.add_init_script(LISTEN)
    phone = Phone(context, house.url)
    yield phone
    complaints = phone.complaints
    phone.close()
    assert complaints == [], complaints


def make(member: Member, **more: object) -> str:
    """A list of five minutes of running; its page."""
    wish = {"requestId": str(uuid.uuid4()), "type": "running", "minutes": 5, "allowsUnknownTempo": True} | more
    answer = member.ask("POST", "/playlists", json=wish)
    answer.raise_for_status()
    return f"/music/playlists/{answer.json()['id']}"


def songs_of(member: Member, page: str) -> list[str]:
    return [line["id"] for line in member.ask("GET", page.removeprefix("/music")).json()["songs"]]


def lead_to(phone: Phone, path: str) -> None:
    """By a link, so that the document stays."""
    phone.page.evaluate(
        "path => { const link = document.createElement('a'); link.href = path; document.getElementById('main').append(link);"
        " htmx.process(link); link.click(); }",
        path,
    )
    phone.page.wait_for_url(re.compile(re.escape(path) + "$"))


def plays(phone: Phone, beyond: float = 0) -> None:
    phone.page.wait_for_function(f"beyond => ({NOW})() > beyond", arg=beyond, polling=50)


def open_player(phone: Phone) -> None:
    """Opens all of the player, which is a line on a phone."""
    phone.tap(phone.button("More of the player"))


def play(phone: Phone) -> None:
    phone.tap(phone.page.locator("#main").get_by_role("button", name="Play", exact=True))
    plays(phone, 0.3)
