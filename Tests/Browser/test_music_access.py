"""Everybody can read and touch the pages of songs, and the player below them."""

import uuid

from access import PHONE, SMALLEST, change, troubles_at_every_width
from fake_subsonic import PASSWORD, USER, fake_subsonic
from music_house import house, lead_to, listener, make, phone_there, play, songs_of  # noqa: F401
from people import Member
from phone import Phone
from ways import astray

DRAWN = "A song with a title that goes on and on, as if nobody had told it to end"


def test_pages_with_songs_can_be_read_and_touched_by_everybody(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener, name=DRAWN)
    first, second, *_ = songs_of(listener, page)
    for song, kind in ((first, "loved"), (second, "never")):
        listener.ask("PUT", f"/songs/{song}/heart", json={"kind": kind}).raise_for_status()
    listener.ask("PUT", "/song-taste", json={"artists": "Nobody at all", "moods": ["fierce"]}).raise_for_status()
    phone.log_in(listener)
    found: list[str] = []
    with fake_subsonic() as server:
        there = {"requestId": str(uuid.uuid4()), "kind": "subsonic", "address": server.address, "user": USER, "password": PASSWORD}
        source = listener.ask("POST", "/music/sources", json=there)
        source.raise_for_status()
        of_source = [f"/music/sources/{source.json()['id']}/{page}" for page in ("lists", "removal")]
        songs = ["/music", "/music?q=zzzz", f"/music/songs/{first}", "/music/playlists", page, "/music/taste", "/music/sources"]
        for path in songs + of_source:
            change(phone, SMALLEST, "light")
            assert phone.go(path).ok, path
            found += troubles_at_every_width(phone)
            change(phone, PHONE, "light")
            found += astray(phone)
    assert found == []


def test_the_player_can_be_read_and_touched_by_everybody(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener, name=DRAWN)
    phone.log_in(listener).go(page)
    play(phone)
    found = troubles_at_every_width(phone)
    for path in ["/me", "/music"]:
        change(phone, SMALLEST, "light")
        lead_to(phone, path)
        found += troubles_at_every_width(phone)
    assert found == []
