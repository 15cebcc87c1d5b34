"""A member's own Subsonic server: a real Supysonic, and a server after the published API (MUS-1)."""

import io
import time
import zipfile
from pathlib import Path

import pytest
import requests

from fake_subsonic import PASSWORD, SOUND, USER, fake_subsonic, song
from listener import Listener
from program import Program
from supysonic_server import PASSWORD as REAL_PASSWORD
from supysonic_server import supysonic
from waiting import wait_for


@pytest.fixture
def fake():
    with fake_subsonic() as server:
        yield server


def listener(serve, name: str = "ana", **settings: object) -> Listener:
    ana = Listener.join(serve(PRIVATE_ADDRESSES="on", **settings), name)
    ana.open_browser()
    return ana


def test_songs_of_a_real_server_are_found_heard_and_loved(serve, tmp_path, storage):
    with supysonic(tmp_path) as server:
        ana = listener(serve, **storage)
        made = ana.connect_music(server.address + "/rest/", "ana", REAL_PASSWORD)
        assert made.status_code == 201 and made.json()["kind"] == "subsonic", made.text
        assert ana.wait_until_read()["songs"] == 3
        songs = ana.songs()
        assert list(songs) == ["Blue", "Red", "Grün & Gold"] and songs["Blue"]["source"] == "subsonic"
        assert list(ana.songs(q="GRUN")) == ["Grün & Gold"]
        file = (server.folder / "Blue.wav").read_bytes()
        whole = ana.hear(songs["Blue"])
        assert whole.status_code == 200 and whole.content == file
        part = ana.hear(songs["Blue"], "bytes=8-11")
        assert part.status_code == 206 and part.content == b"WAVE"
        assert part.headers["Content-Range"] == f"bytes 8-11/{len(file)}"
        assert ana.hear(songs["Blue"], f"bytes={len(file)}-").status_code == 416
        assert ana.ask("PUT", f"/songs/{songs['Red']['id']}/heart", json={"kind": "loved"}).status_code == 200
        wait_for(lambda: server.starred() == ["Red"])
        assert ana.ask("DELETE", f"/songs/{songs['Red']['id']}/heart").status_code == 204
        wait_for(lambda: server.starred() == [])
        server.ask("star", id=server.ask("search3", query="Blue")["searchResult3"]["song"][0]["id"])
        ana.press(f"/music/sources/{made.json()['id']}/reading")
        wait_for(lambda: ana.songs()["Blue"]["heart"] == "loved")
        page = ana.browser.get(ana.program.url + f"/music/songs/{songs['Blue']['id']}").text
        for secret in [REAL_PASSWORD, server.address, "rest/stream"]:
            assert secret not in page and secret not in ana.program.log
        wrong = ana.connect_music(server.address, "ben", "guess")
        assert wrong.status_code == 422 and "didn't open it" in wrong.text


def test_a_token_opens_it_and_what_it_says_of_tempo_counts(serve, fake):
    ana = listener(serve)
    assert ana.connect_music(fake.address, USER, PASSWORD).status_code == 201
    ana.wait_until_read()
    assert [song["bpm"] for song in ana.songs(minBpm=101).values()] == [101, 102]
    assert not any(PASSWORD.encode().hex() in secret or PASSWORD in secret for secret in fake.secrets)
    salts = fake.secrets[1::2]
    assert len(set(salts)) == len(salts), "Another salt each time."
    whole = ana.hear(ana.songs()["Song 0000"])
    assert whole.content == SOUND and "Set-Cookie" not in whole.headers
    assert ana.hear(ana.songs()["Song 0000"], "bytes=-5").content in (SOUND, SOUND[-5:])


def test_nobody_else_hears_sees_or_touches_it(serve, fake):
    ana = listener(serve)
    source = ana.connect_music(fake.address, USER, PASSWORD).json()["id"]
    ana.wait_until_read()
    song = ana.songs()["Song 0000"]
    ben = Listener.join(ana.program, "ben")
    assert ben.songs() == {} and [one["kind"] for one in ben.get("/music/sources")["sources"]] == []
    for method, path in [
        ("GET", f"/songs/{song['id']}"), ("GET", f"/songs/{song['id']}/stream"), ("GET", f"/songs/{song['id']}/cover/small"),
        ("DELETE", f"/music/sources/{source}"),
    ]:
        assert ben.ask(method, path).status_code == 404, path
    assert ben.ask("PUT", f"/music/sources/{source}", json={"isOn": False}).status_code == 404
    assert ben.ask("PUT", f"/songs/{song['id']}/heart", json={"kind": "loved"}).status_code == 404
    assert requests.get(ana.program.api + f"/songs/{song['id']}/stream", timeout=60).status_code == 401
    assert "stream" not in fake.asked


def test_it_is_switched_off_as_easily_as_on_and_forgotten_when_disconnected(serve, fake):
    ana = listener(serve)
    source = ana.connect_music(fake.address, USER, PASSWORD).json()["id"]
    ana.wait_until_read()
    song = ana.songs()["Song 0000"]
    ana.press(f"/music/sources/{source}/off")
    assert ana.songs() == {} and ana.hear(song).status_code == 404 and not ana.source()["isOn"]
    ana.press(f"/music/sources/{source}/on")
    assert len(ana.songs()) == 3
    page = ana.browser.get(ana.program.url + "/music/sources").text
    assert "Switch off" in page and PASSWORD not in page
    assert "Disconnect ana at" in ana.browser.get(ana.program.url + f"/music/sources/{source}/removal").text
    ana.press(f"/music/sources/{source}/removal")
    assert ana.songs() == {} and ana.get("/music/sources")["sources"] == []


def test_a_reading_goes_on_after_the_program_was_killed(serve, fake, new_folder, storage):
    fake.songs = [song(f"s{number}", f"Song {number:04}") for number in range(1_200)]
    data = new_folder()
    ana = listener(serve, data=data, **storage)
    assert ana.connect_music(fake.address, USER, PASSWORD).status_code == 201
    wait_for(lambda: ana.source()["songs"] >= 500)
    ana.program.kill()
    # The job is free again when its lease is over, five minutes after the kill.
    later = {"DEVELOPMENT": "on", "CLOCK_AHEAD": 400}
    ana.program = serve(data, PRIVATE_ADDRESSES="on", **later, **storage)
    assert ana.wait_until_read()["songs"] == 1_200


def peak(program: Program) -> float:
    """The most memory that it ever held, in MB."""
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0]) / 1_024


@pytest.mark.parametrize("mood", ["a web page", "a gigabyte", "never"])
def test_a_server_that_answers_as_none_should_is_told_in_clear_words(serve, fake, mood):
    ana = listener(serve)
    fake.mood = mood
    begun, before = time.monotonic(), peak(ana.program)
    answer = ana.connect_music(fake.address, USER, PASSWORD)
    assert answer.status_code == 422 and time.monotonic() - begun < 40, answer.text
    words = {"a web page": "no Subsonic server", "a gigabyte": "more than we take", "never": "took too long"}
    assert words[mood] in answer.text
    fake.mood = "well"
    assert ana.connect_music(fake.address, USER, PASSWORD).status_code == 201
    ana.wait_until_read()
    fake.mood = mood
    heard = ana.hear(ana.songs()["Song 0000"])
    assert heard.status_code in (404, 409), heard.text
    assert peak(ana.program) < before + 64, "Of a gigabyte no more is held than what is taken."
    fake.mood = "well"
    assert ana.hear(ana.songs()["Song 0000"]).status_code == 200


def test_what_is_no_sound_is_refused_and_what_is_cut_off_ends(serve, fake):
    fake.songs = [song("page", "Page"), song("cut", "Cut", coverArt="c"), song("endless", "Endless")]
    ana = listener(serve)
    ana.connect_music(fake.address, USER, PASSWORD)
    ana.wait_until_read()
    songs = ana.songs()
    page = ana.hear(songs["Page"])
    assert page.status_code == 404 and "<script" not in page.text
    with pytest.raises(requests.RequestException):
        assert not ana.hear(songs["Cut"]).content
    assert ana.ask("GET", f"/songs/{songs['Cut']['id']}/cover/small").status_code == 404, "It is no picture."
    with ana.hear(songs["Endless"], stream=True) as endless:
        assert len(endless.raw.read(3_000_000)) == 3_000_000
    assert ana.get("/me")["firstName"] == "Ana"


def test_a_cover_is_decoded_here_and_made_small(serve, fake):
    fake.songs = [song("a", "Blue", coverArt="good")]
    ana = listener(serve)
    ana.connect_music(fake.address, USER, PASSWORD)
    ana.wait_until_read()
    blue = ana.songs()["Blue"]
    assert blue["hasCover"]
    for size in ("small", "large"):
        cover = ana.ask("GET", f"/songs/{blue['id']}/cover/{size}")
        assert cover.status_code == 200 and cover.headers["Content-Type"] == "image/jpeg" and cover.content[:3] == b"\xff\xd8\xff"


def test_a_password_follows_no_redirect_to_another_server(serve, fake):
    with fake_subsonic() as other:
        fake.elsewhere = other.address + "/rest/ping.view"
        ana = listener(serve)
        answer = ana.connect_music(fake.address, USER, PASSWORD)
        assert answer.status_code == 422 and f"leads on to {other.address}" in answer.text and other.asked == []


def test_inside_addresses_are_for_houses_that_allow_them(serve, fake):
    ana = Listener.join(serve())
    answer = ana.connect_music(fake.address, USER, PASSWORD)
    assert answer.status_code == 422 and "couldn't reach" in answer.text and fake.asked == []


def test_the_way_in_is_in_no_export(serve, fake):
    ana = listener(serve)
    ana.connect_music(fake.address, USER, PASSWORD)
    ana.wait_until_read()
    export = ana.ask("GET", "/export")
    assert export.status_code == 200
    with zipfile.ZipFile(io.BytesIO(export.content)) as file:
        whole = b"".join(file.read(name) for name in file.namelist())
    assert b"Song 0001" in whole, "What Spotter knows of the songs is the member's."
    for secret in [PASSWORD, fake.address, fake.address.removeprefix("http://")]:
        assert secret.encode() not in whole
