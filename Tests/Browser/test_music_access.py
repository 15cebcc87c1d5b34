"""Everybody can read and touch the pages of songs, and the player below them."""

from access import SMALLEST, change, troubles_at_every_width
from music_house import house, lead_to, listener, make, open_player, phone_there, play, songs_of  # noqa: F401
from people import Member
from phone import Phone

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
    for path in ["/music", "/music?q=zzzz", f"/music/songs/{first}", "/music/playlists", page, "/music/taste", "/music/sources"]:
        change(phone, SMALLEST, "light")
        assert phone.go(path).ok, path
        found += troubles_at_every_width(phone)
    assert found == []


def test_the_player_can_be_read_and_touched_by_everybody(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener, name=DRAWN)
    phone.log_in(listener).go(page)
    play(phone)
    found = troubles_at_every_width(phone)
    open_player(phone)
    found += troubles_at_every_width(phone)
    for path in ["/me", "/music"]:
        change(phone, SMALLEST, "light")
        lead_to(phone, path)
        found += troubles_at_every_width(phone)
    assert found == []
