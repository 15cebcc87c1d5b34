"""The order of songs: dragged by hand, mixed, and chosen by the pulse."""

import re

from playwright.sync_api import expect

from music_house import house, lead_to, listener, make, open_player, phone_there, play, plays, songs_of  # noqa: F401
from people import Member
from phone import Phone
from program import Program
from small_workout import begin
from waiting import wait_for

# The songs that the player goes on with, as this device remembers them.
QUEUE = "() => JSON.parse(localStorage.getItem('spotter-player')).queue"
# Drags a line over another as a hand does, by the events that a browser sends.
DRAG = """
    ([from, to]) => {
        const [line, other] = [from, to].map(id => document.getElementById(id));
        const dataTransfer = new DataTransfer();
        const tell = (kind, target) => {
            const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer });
            target.dispatchEvent(event);
            return event.defaultPrevented;
        };
        tell('dragstart', line);
        const isTaken = tell('dragover', other);
        tell('drop', other);
        tell('dragend', line);
        return isTaken;
    }
"""


def test_a_song_is_dragged_to_another_place(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    before = songs_of(listener, page)
    phone.log_in(listener).go(page)
    lines = phone.page.locator(".song-line")
    drag(phone, before[0], before[3])
    moved = before[1:4] + before[:1] + before[4:]
    expect(lines.nth(3)).to_have_attribute("id", f"song-{before[0]}")
    assert songs_of(listener, page) == moved
    drag(phone, before[0], before[1])
    expect(lines.first).to_have_attribute("id", f"song-{before[0]}")
    assert songs_of(listener, page) == before
    expect(phone.page.locator(".song-dragged")).to_have_count(0)


def drag(phone: Phone, song: str, other: str):
    """A line shows itself a moment before its behaviour is there: whoever drags sees that it can be dragged."""
    for line in (song, other):
        expect(phone.page.locator(f"#song-{line}")).to_have_attribute("draggable", "true")
    assert phone.page.evaluate(DRAG, [f"song-{song}", f"song-{other}"])


def test_a_list_is_mixed_and_what_comes_is_mixed_on(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    songs = songs_of(listener, page)
    phone.log_in(listener).go(page)
    # Of some hundred thousand orders one is that of the list.
    phone.page.evaluate("() => { let number = 0; Math.random = () => (number = (number + 0.37) % 1); }")
    phone.tap(phone.button("Shuffle"))
    plays(phone, 0.3)
    mixed = [song["id"] for song in phone.page.evaluate(QUEUE)["songs"]]
    assert sorted(mixed) == sorted(songs) and mixed != songs
    assert songs_of(listener, page) == songs, "The list itself stays as it is."
    playing = phone.page.locator(".player").get_attribute("data-playing")
    open_player(phone)
    phone.tap(phone.button("Mix what comes"))
    phone.shown("What comes is mixed")
    again = phone.page.evaluate(QUEUE)
    assert again["songs"][0]["id"] == playing == mixed[0]
    assert [song["id"] for song in again["songs"]] != mixed and phone.page.locator(".player").get_attribute("data-playing") == playing
    plays(phone, 0.5)


def test_a_reminders_link_plays_its_list_at_once_and_only_once(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    phone.log_in(listener).go("/me")
    # A page that was never touched may not play; whoever comes by a tap may.
    phone.tap(phone.page.locator("nav.places").get_by_role("link", name="Train"))
    phone.page.evaluate(
        "path => { const link = document.createElement('a'); link.href = path; link.textContent = 'Songs';"
        " document.getElementById('main').prepend(link); htmx.process(link); }",
        f"{page}?play=on",
    )
    phone.tap(phone.link("Songs"))
    plays(phone, 0.3)
    expect(phone.page).to_have_url(re.compile(re.escape(page) + "$"))
    player = phone.page.locator(".player")
    open_player(phone)
    phone.tap(player.get_by_role("button", name="Close the player"))
    phone.page.reload()
    expect(phone.page.locator("#main [data-song]").first).to_be_visible()
    expect(player).to_have_count(0)


def test_the_pulse_chooses_the_next_song(phone_there: Phone, house: Program, listener: Member):
    phone = phone_there
    page = make(listener, minutes=8)
    path = page.removeprefix("/music")
    songs = listener.ask("GET", path).json()["songs"]
    run = sorted((song for song in songs if song["phase"] == "endurance"), key=lambda song: song["beats"])
    assert len(run) > 3, songs
    # Far below its range the pulse asks for a song that is 8 % faster: that one stands last of the run.
    now = run[0]
    rest = sorted(run[1:], key=lambda song: -abs(song["beats"] - now["beats"] * 1.08))
    before = [song for song in songs if song["phase"] == "warm-up"]
    after = [song for song in songs if song not in run and song not in before]
    order = [song["id"] for song in [*before, now, *rest, *after]]
    listener.ask("PATCH", path, json={"songs": order}).raise_for_status()
    phone.log_in(listener).go(page)
    play(phone)
    player = phone.page.locator(".player")
    for song in order[1 : len(before) + 1]:
        phone.tap(player.get_by_role("button", name="Next song"))
        expect(player).to_have_attribute("data-playing", song)
    session = begin(house, listener)
    lead_to(phone, f"/sessions/{session['id']}?strap=simulated")
    phone.tap(phone.button("Connect a strap"))
    expect(player).to_have_attribute("data-pulse", re.compile(r"^\d+$"))
    wait_for(lambda: phone.page.evaluate(QUEUE)["songs"][len(before) + 1]["id"] == rest[-1]["id"])
    queue = phone.page.evaluate(QUEUE)
    assert queue["songs"][queue["place"]]["id"] == now["id"], "What plays goes on."
    assert int(player.get_attribute("data-pulse")) < queue["songs"][queue["place"]]["pulse"]["low"] * 0.84


def test_a_song_bends_by_eight_per_cent_at_most_and_a_quarter_of_one_a_second(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go("/music")
    told = phone.page.evaluate(
        """
        async () => {
            const folder = document.querySelector("script[type=module]").src.replace(/[^/]*$/, "");
            const { bend, nearer, livePulse } = await import(`${folder}player-heart.js`);
            const range = { low: 120, high: 140 };
            const bends = [undefined, 130, 108, 60, 154, 250].map(beats => bend(beats, range));
            let rate = 1;
            const rates = Array.from({ length: 40 }, () => rate = nearer(rate, 1.08));
            document.dispatchEvent(new CustomEvent("spotter:pulse", { detail: { beats: 100 } }));
            const now = Date.now();
            return { bends, rates, pulses: [livePulse(now + 9_000), livePulse(now + 11_000) ?? null] };
        }
        """
    )
    assert [round(one, 3) for one in told["bends"]] == [0, 0, 0.05, 0.08, -0.05, -0.08]
    steps = [after - before for before, after in zip([1, *told["rates"]], told["rates"])]
    assert max(steps) <= 0.0025 + 1e-9 and round(told["rates"][-1], 4) == 1.08
    assert told["pulses"] == [100, None], "A pulse counts for ten seconds."
