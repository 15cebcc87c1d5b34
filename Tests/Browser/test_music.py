"""The player at the foot: songs go on from page to page, after a load, without a network and with the heart."""

import re

from playwright.sync_api import expect

from music_house import house, lead_to, listener, make, open_player, phone_there, play, plays, songs_of  # noqa: F401
from people import Member
from phone import Phone
from program import Program
from small_workout import begin, lay_out
from test_offline import forgive_lost_requests, wait_for_worker
from waiting import wait_for

# By how many milliseconds the song that plays fell behind the clock: for so long there was silence. Its time goes on while the page
# is busy, so a busy page takes nothing from it.
SILENCE = """
    () => {
        const played = window.heard.filter(([, time]) => time >= 0);
        const [begun, from] = played[0];
        return Math.max(...played.map(([now, time]) => now - begun - (time - from) * 1000));
    }
"""


def test_a_list_is_asked_for_and_changed(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go("/music/playlists")
    phone.tap(phone.link("New playlist"))
    phone.field("Minutes").fill("5")
    phone.tap(phone.button("Choose songs").last)
    phone.shown("Running, 5 min is ready")
    lines = phone.page.locator(".song-line")
    first, second = lines.nth(0).locator(".row-title").inner_text(), lines.nth(1).locator(".row-title").inner_text()
    phone.tap(lines.nth(0).locator("summary"))
    phone.tap(lines.nth(0).get_by_role("button", name="Move down"))
    expect(lines.nth(0).locator(".row-title")).to_have_text(second)
    expect(lines.nth(1).locator(".row-title")).to_have_text(first)
    count = lines.count()
    phone.tap(lines.nth(0).locator("summary"))
    phone.tap(lines.nth(0).get_by_role("button", name="Take it out"))
    expect(lines).to_have_count(count - 1)
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    expect(lines.nth(0).locator(".row-title")).to_have_text(second)
    phone.tap(phone.page.get_by_text("Rename or delete"))
    phone.tap(phone.button("Delete this playlist"))
    phone.shown("No playlists yet")
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    expect(lines).to_have_count(count)


def test_a_song_plays_on_from_page_to_page(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    play(phone)
    phone.page.evaluate("window.heard.length = 0")
    for place in ["Me", "Food", "Train"]:
        phone.tap(phone.page.locator("nav.places").get_by_role("link", name=place))
    plays(phone, 1)
    expect(phone.page.get_by_role("region", name="Player")).to_be_visible()
    assert phone.page.evaluate(SILENCE) < 300


def test_the_lock_screen_knows_the_song_the_next_is_there_and_a_bell_is_heard(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    play(phone)
    title = phone.page.locator(".player-title").inner_text()
    assert phone.page.evaluate("() => [navigator.mediaSession.metadata.title, navigator.mediaSession.playbackState]") == [title, "playing"]
    phone.page.wait_for_function("() => window.sounds.some(one => one.paused && one.readyState >= 2)")
    before = phone.page.evaluate("() => window.sounds.find(one => !one.paused).volume")
    phone.page.evaluate("() => document.getElementById('main').dispatchEvent(new Event('spotter:rest-over'))")
    phone.page.wait_for_function(f"() => window.sounds.find(one => !one.paused).volume < {before} / 2", polling=30)
    phone.page.wait_for_function(f"() => window.sounds.find(one => !one.paused).volume >= {before}", polling=30)


def test_the_buttons_of_the_lock_screen_pause_go_on_skip_and_seek(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.context.add_init_script(
        "window.buttons = {}; MediaSession.prototype.setActionHandler = (name, act) => { window.buttons[name] = act; };"
    )
    phone.log_in(listener).go(make(listener))
    play(phone)
    player = phone.page.locator(".player")
    first = player.get_attribute("data-playing")
    phone.page.evaluate("() => window.buttons.pause()")
    phone.page.wait_for_function("() => window.sounds.every(one => one.paused)")
    phone.page.evaluate("() => { window.buttons.play(); }")
    plays(phone)
    phone.page.evaluate("() => { window.buttons.nexttrack(); }")
    expect(player).not_to_have_attribute("data-playing", first)
    phone.page.evaluate("() => { window.buttons.previoustrack(); }")
    expect(player).to_have_attribute("data-playing", first)
    phone.page.evaluate("() => window.buttons.seekto({ seekTime: 12 })")
    plays(phone, 12)


def test_while_a_song_is_in_the_player_another_list_is_started(phone_there: Phone, listener: Member):
    phone = phone_there
    first, second = make(listener, name="First"), make(listener, name="Second")
    listener.ask("PATCH", f"/playlists/{second.rsplit('/', 1)[1]}", json={"songs": songs_of(listener, second)[::-1]}).raise_for_status()
    expected = songs_of(listener, second)
    phone.log_in(listener).go(first)
    play(phone)
    phone.tap(phone.page.locator("nav.places").get_by_role("link", name="Train"))
    lead_to(phone, second)
    expect(phone.page.locator("[data-keep-songs]")).to_be_visible()
    phone.tap(phone.page.locator("#main").get_by_role("button", name="Play", exact=True))
    player = phone.page.locator(".player")
    expect(player).to_have_attribute("data-playing", expected[0])
    open_player(phone)
    phone.tap(player.get_by_role("button", name="Close the player"))
    expect(player).to_be_hidden()
    phone.tap(phone.page.locator("#main").get_by_role("button", name="Play", exact=True))
    expect(player).to_be_visible()


def test_the_sign_of_a_line_plays_it_and_stays_and_its_title_leads_on(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    player = phone.page.locator(".player")
    phone.log_in(listener).go("/me")
    for place in [page, "/music"]:
        lead_to(phone, place)
        line = phone.page.locator("#main [data-song]").nth(1)
        song = line.get_attribute("id").removeprefix("song-")
        phone.tap(line.locator(".row-icon"))
        expect(player).to_have_attribute("data-playing", song)
        expect(phone.page).to_have_url(re.compile(re.escape(place) + "$"))
    phone.tap(line.locator(".row-title"))
    phone.page.wait_for_url(re.compile(f"/music/songs/{song}$"))


def test_after_a_load_it_goes_on_with_one_tap(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    play(phone)
    plays(phone, 2)
    title = phone.page.locator(".player-title").inner_text()
    phone.go("/me")
    expect(phone.page.locator(".player-title")).to_have_text(title)
    phone.tap(phone.page.locator(".player").get_by_role("button", name="Play", exact=True))
    plays(phone, 1.9)


def test_songs_are_skipped_loved_and_banned_from_the_foot(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    play(phone)
    player = phone.page.locator(".player")
    first = player.get_attribute("data-playing")
    phone.tap(player.get_by_role("button", name="Next song"))
    expect(player).not_to_have_attribute("data-playing", first)
    second = player.get_attribute("data-playing")
    open_player(phone)
    phone.tap(player.get_by_role("button", name="Love it"))
    expect(player.get_by_role("button", name="Love it")).to_have_attribute("aria-pressed", "true")
    assert listener.ask("GET", f"/songs/{second}").json()["heart"] == "loved"
    phone.tap(player.get_by_role("button", name="Previous song"))
    expect(player).to_have_attribute("data-playing", first)
    phone.tap(player.get_by_role("button", name="Never again"))
    expect(player).to_have_attribute("data-playing", second)
    assert listener.ask("GET", f"/songs/{first}").json()["heart"] == "never"
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    wait_for(lambda: listener.ask("GET", f"/songs/{first}").json()["heart"] is None)
    phone.tap(player.get_by_role("button", name="Previous song"))
    expect(player).to_have_attribute("data-playing", first)


def test_what_is_felt_for_a_song_at_the_foot_stands_on_the_page(phone_there: Phone, listener: Member):
    phone = phone_there
    song = listener.ask("GET", "/songs").json()["songs"][0]["id"]
    phone.log_in(listener).go(f"/music/songs/{song}")
    play(phone)
    open_player(phone)
    phone.tap(phone.page.locator(".player").get_by_role("button", name="Love it"))
    expect(phone.page.locator("#main").get_by_role("button", name="Loved")).to_be_visible()


def test_on_a_phone_the_player_is_a_line_that_opens(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    play(phone)
    player = phone.page.locator(".player")
    for width, height in [(390, 844), (320, 568)]:
        phone.page.set_viewport_size({"width": width, "height": height})
        assert player.bounding_box()["height"] <= 64
        assert player.get_by_role("button", name="Never again").is_hidden()
    open_player(phone)
    expect(player.get_by_role("button", name="Never again")).to_be_visible()
    phone.tap(phone.button("Less of the player"))
    expect(player.get_by_role("button", name="Never again")).to_be_hidden()


def test_a_song_loved_without_a_network_is_loved_once_back(phone_there: Phone, listener: Member):
    phone = phone_there
    phone.log_in(listener).go(make(listener))
    wait_for_worker(phone)
    play(phone)
    player = phone.page.locator(".player")
    song = player.get_attribute("data-playing")
    open_player(phone)
    forgive_lost_requests(phone)
    phone.goes_offline()
    phone.tap(player.get_by_role("button", name="Love it"))
    phone.shown("Saved on this phone")
    expect(player.get_by_role("button", name="Love it")).to_have_attribute("aria-pressed", "true")
    phone.comes_online()
    wait_for(lambda: listener.ask("GET", f"/songs/{song}").json()["heart"] == "loved")


def test_a_kept_list_plays_without_a_network_and_goes_with_its_member(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    phone.log_in(listener).go(page)
    wait_for_worker(phone)
    phone.go(page)
    phone.shown(re.compile(r"takes about \d+ MB"))
    phone.tap(phone.button("Keep for the gym"))
    phone.shown("It is kept on this device")
    # With one tap it goes again.
    phone.tap(phone.button("Take it off this device"))
    phone.shown(re.compile(r"takes about \d+ MB"))
    assert phone.page.evaluate("async () => (await (await caches.open('songs')).keys()).length") == 0
    phone.tap(phone.button("Keep for the gym"))
    phone.shown("It is kept on this device")
    forgive_lost_requests(phone)
    phone.goes_offline()
    phone.page.reload()
    play(phone)
    phone.page.evaluate("window.sounds.find(one => !one.paused).currentTime = 20")
    plays(phone, 20.3)
    phone.tap(phone.page.locator(".player").get_by_role("button", name="Next song"))
    plays(phone, 0.3)
    # Each goes on to the next by itself, to the end of the workout.
    for song in songs_of(listener, page)[2:]:
        phone.page.evaluate("() => { const now = window.sounds.find(one => !one.paused); now.currentTime = now.duration - 0.5; }")
        expect(phone.page.locator(".player")).to_have_attribute("data-playing", song)
        plays(phone, 0.1)
    phone.comes_online()
    phone.go("/me")
    phone.page.locator("details.menu summary").first.tap()
    phone.tap(phone.page.get_by_role("banner").get_by_role("button", name="Log out"))
    phone.page.wait_for_url(re.compile(r"/$"))
    wait_for(lambda: not phone.page.evaluate("() => caches.has('songs')"))
    assert phone.page.evaluate("() => localStorage.getItem('spotter-player')") is None


def test_a_reminders_link_opens_the_kept_list_without_a_network(phone_there: Phone, listener: Member):
    phone = phone_there
    page = make(listener)
    phone.log_in(listener).go(page)
    wait_for_worker(phone)
    phone.go(page)
    phone.tap(phone.button("Keep for the gym"))
    phone.shown("It is kept on this device")
    forgive_lost_requests(phone)
    phone.goes_offline()
    phone.go(f"{page}?play=on")
    expect(phone.page.locator("#main [data-song]").first).to_be_visible()
    expect(phone.page).to_have_url(re.compile(re.escape(page) + "$"))
    play(phone)
    plays(phone, 0.3)
    # A list that was never opened here says so.
    phone.go(f"{page[:-1]}{'1' if page[-1] == '0' else '0'}?play=on")
    phone.shown("This page isn't on this device")


def test_a_playlist_is_made_for_a_workout_and_follows_the_heart(phone_there: Phone, house: Program, listener: Member):
    phone = phone_there
    workout = lay_out(house, listener)
    phone.log_in(listener).go(f"/workouts/{workout}")
    phone.tap(phone.link("Make a playlist"))
    phone.tap(phone.button("Choose songs").last)
    phone.shown("Small legs is ready")
    phone.shown("Lifting")
    player = phone.page.locator(".player")
    phone.go(f"/workouts/{workout}")
    phone.tap(phone.button("Play its songs"))
    expect(player).to_be_visible()
    expect(phone.page).to_have_url(re.compile(f"/workouts/{workout}$"))
    session = begin(house, listener)
    phone.go(f"/sessions/{session['id']}")
    expect(player).to_be_visible()
    assert player.bounding_box()["height"] < 60
    phone.go(make(listener))
    play(phone)
    player = phone.page.locator(".player")
    while "Endurance" not in player.locator(".player-note").inner_text():
        before = player.get_attribute("data-playing")
        phone.tap(player.get_by_role("button", name="Next song"))
        expect(player).not_to_have_attribute("data-playing", before)
    phone.page.evaluate(
        "path => { const link = document.createElement('a'); link.href = path; document.getElementById('main').append(link);"
        " htmx.process(link); link.click(); }",
        f"/sessions/{session['id']}?strap=simulated",
    )
    phone.tap(phone.button("Connect a strap"))
    # From 90 beats on, far below what a run asks: faster, and never by more than 8 %.
    expect(player).to_have_attribute("data-pulse", re.compile(r"^\d+$"))
    phone.page.wait_for_function("() => Number(document.querySelector('.player').dataset.rate) > 1.005", polling=100)
    rates = phone.page.evaluate("() => window.sounds.map(one => [one.playbackRate, one.preservesPitch])")
    assert all(0.92 <= rate <= 1.08 and pitch for rate, pitch in rates)
    # Without the strap its last beat counts for ten seconds.
    phone.tap(phone.page.locator("nav.places").get_by_role("link", name="Me"))
    expect(player).to_have_attribute("data-pulse", "")


def test_a_tempo_is_tapped_along(phone_there: Phone, listener: Member):
    phone = phone_there
    song = listener.ask("GET", "/songs").json()["songs"][0]["id"]
    phone.log_in(listener).go(f"/music/songs/{song}")
    button, field = phone.page.locator("[data-tap]"), phone.field("Your beats a minute")
    button.scroll_into_view_if_needed()
    # Three taps are too few to tell; twelve at about a hundred a minute are enough, however busy the machine is.
    for _ in range(3):
        button.dispatch_event("pointerdown")
        phone.page.wait_for_timeout(600)
    expect(field).to_have_value("")
    for _ in range(9):
        button.dispatch_event("pointerdown")
        phone.page.wait_for_timeout(600)
    tapped = float(field.input_value())
    assert 30 < tapped < 110, "Waiting takes 0.6 s or more."
    phone.tap(phone.page.get_by_role("button", name="Save", exact=True))
    phone.shown("Take my tempo back")
    assert listener.ask("GET", f"/songs/{song}").json()["tappedBpm"] == tapped
    # What it is like is said below, and stands there afterwards.
    phone.tap(phone.page.locator("label.chip", has_text="Fierce"))
    phone.tap(phone.button("Save its mood"))
    phone.shown("Its mood counts for you from now on")
    expect(phone.page.get_by_role("checkbox", name="Fierce")).to_be_checked()
    assert listener.ask("GET", f"/songs/{song}/moods").json()["moods"] == ["fierce"]
