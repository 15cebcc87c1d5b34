"""Spotify with a fake of the published API: consent, liked songs, playlists, lists that are written there (MUS-1, MUS-5)."""

import html

import pytest

from fake_spotify import fake_spotify, track
from listener import Listener
from waiting import wait_for


@pytest.fixture
def spotify():
    with fake_spotify() as server:
        yield server


def listener(serve, spotify, **settings: object) -> Listener:
    ana = Listener.join(serve(SPOTIFY_CLIENT_ID=spotify.client, SPOTIFY_URL=spotify.address, **settings))
    ana.open_browser()
    return ana


def begin(ana: Listener, query: str = "") -> str:
    """Returns the address of Spotify's page of consent."""
    answer = ana.browser.get(ana.program.url + "/music/sources/spotify" + query, allow_redirects=False)
    assert answer.status_code == 303, answer.text
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/music/sources/spotify" in cookie
    return answer.headers["Location"]


def follow(ana: Listener, address: str) -> str:
    """Returns the text of the page to which Spotify redirects."""
    answer = ana.browser.get(address)
    assert answer.status_code == 200 and answer.url == ana.program.url + "/music/sources", answer.text
    return html.unescape(answer.text)


def test_liked_songs_and_playlists_are_read_and_played_there(serve, spotify, storage):
    spotify.liked = [track(f"liked{number}", f"Liked {number:02}") for number in range(60)]
    spotify.lists = {"mine": [track("inlist", "In a list"), None, track("liked1", "Liked 01")], "theirs": []}
    spotify.others_lists = {"theirs"}
    ana = listener(serve, spotify, **storage)
    assert "Ana at Spotify is connected" in follow(ana, spotify.allow(begin(ana)))
    assert ana.wait_until_read()["songs"] == 61
    songs = ana.songs(limit=200)
    assert len(songs) == 61 and songs["Liked 03"]["heart"] == "loved" and songs["In a list"]["heart"] is None
    song = songs["In a list"]
    assert song["handover"] == "https://open.spotify.com/track/inlist" and song["bpm"] is None
    page = ana.browser.get(ana.program.url + f"/music/songs/{song['id']}").text
    assert song["handover"] in page and "<audio" not in page
    assert ana.hear(song).status_code == 404
    assert ana.ask("PUT", f"/songs/{song['id']}/tap", json={"bpm": 128}).json()["bpm"] == 128
    assert "access-" not in ana.program.log and "refresh-" not in ana.program.log
    assert "Premium" in ana.browser.get(ana.program.url + "/music/sources").text


def test_each_refresh_token_is_used_once(serve, spotify):
    spotify.liked = [track("one", "One")]
    spotify.lifetime = 0
    ana = listener(serve, spotify)
    follow(ana, spotify.allow(begin(ana)))
    ana.wait_until_read()
    ana.press(f"/music/sources/{ana.source()['id']}/reading")
    assert ana.wait_until_read()["trouble"] is None and spotify.asked.count("POST /api/token") > 3


def test_a_consent_that_was_taken_back_is_told_and_given_again(serve, spotify):
    spotify.liked = [track("one", "One")]
    ana = listener(serve, spotify)
    follow(ana, spotify.allow(begin(ana)))
    source = ana.wait_until_read()["id"]
    spotify.take_back()
    ana.press(f"/music/sources/{source}/reading")
    wait_for(lambda: "no longer let us in" in (ana.source()["trouble"] or ""))
    assert list(ana.songs()) == ["One"], "What was known stays."
    page = ana.browser.get(ana.program.url + "/music/sources").text
    assert f"/music/sources/spotify?again={source}" in page
    assert "is connected again" in follow(ana, spotify.allow(begin(ana, f"?again={source}")))
    wait_for(lambda: ana.source()["trouble"] is None and not ana.source()["isBeingRead"])


def test_who_is_asked_to_wait_waits_and_who_is_not_invited_is_told_why(serve, spotify):
    ana = listener(serve, spotify)
    spotify.is_invited = False
    assert "five people at most" in follow(ana, spotify.allow(begin(ana)))
    assert ana.get("/music/sources")["sources"] == []
    spotify.is_invited = True
    follow(ana, spotify.allow(begin(ana)))
    source = ana.wait_until_read()["id"]
    spotify.pause = 3_600
    ana.press(f"/music/sources/{source}/reading")
    wait_for(lambda: "come back later" in (ana.source()["trouble"] or ""))
    asked = len(spotify.asked)
    answer = ana.ask("POST", f"/music/sources/{source}/lists", json={"name": "Legs", "songs": [source]})
    assert answer.status_code in (404, 409)
    assert len(spotify.asked) == asked


def test_a_consent_ends_only_where_it_began_and_once(serve, spotify):
    ana = listener(serve, spotify)
    back = spotify.allow(begin(ana))
    ben = Listener.join(ana.program, "ben")
    ben.open_browser()
    assert "another browser" in follow(ben, back)
    assert "you didn't allow it" in follow(ana, back.split("&code=")[0] if "&code=" in back else back.replace("code=", "error="))
    assert "another browser" in follow(ana, back), "The cookie is used up."


def test_a_finished_list_is_written_there(serve, spotify):
    spotify.liked = [track("one", "One"), track("two", "Two")]
    ana = listener(serve, spotify)
    follow(ana, spotify.allow(begin(ana)))
    source = ana.wait_until_read()["id"]
    songs = ana.songs()
    body = {"name": "Legs & more", "songs": [songs["Two"]["id"], songs["One"]["id"]]}
    answer = ana.ask("POST", f"/music/sources/{source}/lists", json=body)
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"address": "https://open.spotify.com/playlist/made0", "written": 2, "missing": []}
    assert spotify.written == {"made0": {"name": "Legs & more", "uris": ["spotify:track:two", "spotify:track:one"]}}
    ben = Listener.join(ana.program, "ben")
    assert ben.ask("POST", f"/music/sources/{source}/lists", json=body).status_code == 404
    page = ana.browser.get(ana.program.url + f"/music/sources/{source}/lists?made=made0&written=2&missing=1").text
    assert "https://open.spotify.com/playlist/made0" in page and "1 wasn't found there" in html.unescape(page)
    odd = ana.browser.get(ana.program.url + f"/music/sources/{source}/lists?made=javascript:&written=x&missing=-1")
    assert odd.status_code == 200 and "open.spotify.com" not in odd.text


def test_a_house_that_spotify_would_not_lead_back_to_does_not_start(serve, spotify):
    with pytest.raises(AssertionError, match="http://127.0.0.1"):
        serve(SPOTIFY_CLIENT_ID=spotify.client, PUBLIC_ADDRESS="http://localhost:8080")
