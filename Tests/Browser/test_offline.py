"""Without a network: it says so, and what was typed goes out exactly once when it is back (QUA-4)."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from people import Member, entries
from phone import Phone
from waiting import wait_for

WORKER_IS_THERE = """
    new Promise(done => {
        if (navigator.serviceWorker.controller) done();
        else navigator.serviceWorker.addEventListener("controllerchange", () => done());
    })
"""
# Awaited by evaluate; wait_for_function takes any promise for a yes.
IS_KEPT = """
    async path => (await Promise.all((await caches.keys()).filter(name => name.startsWith("pages-"))
        .map(async name => (await caches.open(name)).match(path, { ignoreVary: true })))).some(Boolean)
"""


@pytest.fixture
def away(phone: Phone, ana: Member):
    """A phone on a food's page that has just lost its network."""
    food = ana.get("/foods", q="banana", limit=1)["foods"][0]
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.page.evaluate(WORKER_IS_THERE)
    phone.go(f"/diary/{today()}")
    wait_for_worker(phone)
    phone.go(f"/foods/{food['id']}?day={today()}&meal=Breakfast")
    phone.settled()
    phone.goes_offline()
    yield phone
    forgive_lost_requests(phone)


def forgive_lost_requests(phone: Phone) -> None:
    """htmx says in the console that a request found no network, which is what these journeys are about."""
    phone.complaints = [words for words in phone.complaints if ": htmx:" not in words]


def test_an_entry_made_offline_is_kept_and_sent_once(away: Phone, ana: Member):
    expect(away.page.locator("[data-offline]")).to_be_visible()
    expect(away.page.locator("[data-offline]")).to_contain_text("You're offline.")
    away.tap(away.button("Log it"))
    expect(away.toasts).to_contain_text("Saved on this phone.")
    assert entries(ana.get(f"/diary/{today()}")) == []

    away.comes_online()
    expect(away.toasts).to_contain_text("Back online. What you added is saved.")
    expect(away.page.locator("[data-offline]")).to_be_hidden()
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1

    # Neither a new page nor another loss of the network sends it again.
    away.go(f"/diary/{today()}")
    expect(away.meal("Breakfast")).to_contain_text("Banana")
    away.goes_offline()
    expect(away.page.locator("[data-offline]")).to_be_visible()
    away.comes_online()
    expect(away.page.locator("[data-offline]")).to_be_hidden()
    away.has_sent()
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1


def test_what_was_logged_without_a_network_is_not_logged_by_a_second_tap(away: Phone, ana: Member):
    away.tap(away.button("Log it"))
    expect(away.page.locator(".waiting-note")).to_contain_text("Waiting to be sent since")
    expect(away.button("Log it")).to_be_hidden()
    # A second helping is asked for.
    away.tap(away.button("Fill it in again"))
    away.tap(away.button("Log it"))
    expect(away.page.locator(".waiting-note")).to_have_count(2)
    away.tap(away.page.locator(".waiting-note").get_by_role("button", name="Remove").first)
    expect(away.page.locator(".waiting-note")).to_have_count(1)
    away.comes_online()
    expect(away.toasts).to_contain_text("Back online. What you added is saved.")
    expect(away.button("Log it")).to_be_visible()
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1


def test_being_offline_hides_nothing_of_the_page(away: Phone):
    note = away.page.locator("[data-offline]")
    expect(note).to_be_visible()
    below = note.evaluate("note => note.nextElementSibling.getBoundingClientRect().top - note.getBoundingClientRect().bottom")
    assert below >= 0


def test_an_entry_whose_answer_was_lost_is_not_there_twice(new_phone, ana: Member):
    phone = new_phone(service_workers="block")
    food = ana.get("/foods", q="banana", limit=1)["foods"][0]
    phone.log_in(ana).go(f"/foods/{food['id']}?day={today()}&meal=Breakfast")

    def lose_the_answer(route) -> None:
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    phone.page.route("**/diary/entries", lose_the_answer, times=1)
    phone.tap(phone.button("Log it"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1, "The program had it; only the answer was lost."
    phone.go(f"/diary/{today()}")
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1
    forgive_lost_requests(phone)


def test_pages_seen_before_are_there_without_a_network_and_others_say_so(away: Phone):
    away.go(f"/diary/{today()}")
    expect(away.page.get_by_role("heading", name="Breakfast")).to_be_visible()
    away.go("/me/sessions")
    away.shown("We can't reach Spotter from here")


def test_food_can_be_added_to_a_meal_that_was_never_opened(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    wait_for(lambda: phone.page.evaluate(IS_KEPT, "/foods/away"))
    phone.goes_offline()
    phone.tap(phone.link("Add to lunch"))
    expect(phone.field("Meal")).to_have_value("Lunch")
    expect(phone.field("Day")).to_have_value(str(today()))
    for kcal in ("300", "120"):
        phone.field("Energy").fill(kcal)
        phone.tap(phone.button("Add it"))
        expect(phone.field("Energy")).to_have_value("")
    phone.page.locator("h1").tap()
    phone.comes_online()
    expect(phone.toasts).to_contain_text("2 things you added are saved.")
    expect(phone.page.get_by_role("heading", name="Add to lunch")).to_be_visible(timeout=15_000)
    eaten = [(entry["meal"], entry["kcal"]) for entry in entries(ana.get(f"/diary/{today()}"))]
    assert sorted(eaten) == [("Lunch", 120), ("Lunch", 300)]
    forgive_lost_requests(phone)


def test_the_page_that_cannot_be_reached_has_the_places_and_comes_by_itself(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    phone.goes_offline()
    phone.go("/me/sessions")
    phone.shown("We can't reach Spotter from here")
    expect(phone.page.locator(".places .place")).to_have_count(5)
    phone.comes_online()
    expect(phone.page.get_by_role("heading", name="Your devices")).to_be_visible(timeout=15_000)
    forgive_lost_requests(phone)


def test_a_page_whose_forms_cannot_wait_says_so(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/health")
    phone.settled()
    phone.goes_offline()
    expect(phone.page.locator("[data-offline]")).to_contain_text("Answering this needs a network.")
    forgive_lost_requests(phone)


def wait_for_worker(phone: Phone) -> None:
    """Until the worker is there and has kept the page that is shown, and nothing more is fetched for it."""
    phone.settled()
    phone.page.evaluate(WORKER_IS_THERE)
    # The page for food at any meal is the last that the worker fetches, of which the page knows nothing.
    wait_for(lambda: all(phone.page.evaluate(IS_KEPT, path) for path in (phone.path, "/foods/away")))


def pending(phone: Phone):
    return phone.page.locator("[data-write]")


def test_the_very_first_page_is_there_without_a_network(phone: Phone, ana: Member):
    ana.eat(today(), name="Porridge").raise_for_status()
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    phone.goes_offline()
    phone.go("/diary")
    expect(phone.meal("Breakfast")).to_contain_text("Porridge")
    forgive_lost_requests(phone)


def test_three_things_outlive_a_killed_page_and_meet_what_another_device_did(new_phone, ana: Member):
    yesterday = in_days(-1)
    ana.eat(yesterday, name="Muesli", kcal=400).raise_for_status()
    soup = ana.eat(today(), name="Soup", meal="Lunch").json()
    phone = new_phone().log_in(ana)
    phone.go("/diary")
    wait_for_worker(phone)
    phone.go(f"/diary/entries/{soup['id']}")
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.go("/diary")
    expect(phone.page.get_by_text("As yesterday: ")).to_be_visible()
    phone.settled()

    phone.goes_offline()
    phone.tap(phone.button(re.compile("^Log Breakfast as yesterday")))
    expect(phone.meal("Breakfast").locator("[data-write]")).to_contain_text("Will be copied")
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.go(f"/diary/entries/{soup['id']}")
    phone.page.locator("#amount").fill("2")
    phone.tap(phone.button("Save"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.go("/diary")
    expect(pending(phone)).to_have_count(3)

    # The phone goes out; meanwhile another device adds something.
    phone.page.close()
    ana.eat(today(), name="Apple", meal="Snacks").raise_for_status()
    phone.page = phone.context.new_page()
    phone.go("/diary")
    expect(pending(phone)).to_have_count(3)
    phone.comes_online()
    expect(phone.toasts).to_contain_text("3 things you added are saved.")
    expect(pending(phone)).to_have_count(0)
    expect(phone.meal("Snacks")).to_contain_text("Apple")
    expect(phone.meal("Breakfast")).to_contain_text("Muesli")
    phone.go("/diary")
    phone.has_sent()
    eaten = sorted((entry["name"], entry["amount"]) for entry in entries(ana.get(f"/diary/{today()}")))
    assert eaten == [("Apple", 1), ("Muesli", 1), ("Quick add", 1), ("Soup", 2)]
    forgive_lost_requests(phone)


@pytest.fixture
def edited_offline(phone: Phone, ana: Member):
    """A phone that changed Ana's porridge to two servings without a network, and the porridge."""
    porridge = ana.eat(today(), name="Porridge").json()
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    phone.go(f"/diary/entries/{porridge['id']}")
    phone.settled()
    phone.goes_offline()
    phone.page.locator("#amount").fill("2")
    phone.tap(phone.button("Save"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.go("/diary")
    expect(pending(phone)).to_contain_text("Will be changed")
    yield phone, porridge
    forgive_lost_requests(phone)


@pytest.mark.parametrize(("choice", "amount"), [("Use mine", 2), ("Keep theirs", 5)])
def test_a_change_that_another_device_made_first_is_shown_beside_ours(edited_offline, ana: Member, choice: str, amount: float):
    phone, porridge = edited_offline
    ana.ask("PATCH", f"/diary/entries/{porridge['id']}", json={"version": 1, "amount": 5}).raise_for_status()
    phone.comes_online()
    expect(pending(phone)).to_contain_text("It was changed on another device meanwhile. It is now: 5 servings")
    assert [entry["amount"] for entry in entries(ana.get(f"/diary/{today()}"))] == [5]
    phone.tap(phone.button(choice))
    expect(pending(phone)).to_have_count(0)
    assert [entry["amount"] for entry in entries(ana.get(f"/diary/{today()}"))] == [amount]


def test_a_change_of_what_another_device_removed_says_so(edited_offline, ana: Member):
    phone, porridge = edited_offline
    ana.ask("DELETE", f"/diary/entries/{porridge['id']}").raise_for_status()
    phone.comes_online()
    expect(pending(phone)).to_contain_text("It was removed on another device meanwhile.")
    phone.tap(phone.button("All right"))
    expect(pending(phone)).to_have_count(0)
    assert entries(ana.get(f"/diary/{today()}")) == []


def test_what_the_server_does_not_take_waits_to_be_mended(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.settled()
    phone.goes_offline()
    phone.field("Energy").fill("99999")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.go("/diary")
    phone.comes_online()
    expect(pending(phone)).to_contain_text("Type calories from 0 to 20,000.")
    phone.tap(phone.link("Mend it"))
    phone.page.wait_for_url("**/foods?**")
    phone.field("Energy").fill("999")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.meal("Dinner")).to_contain_text("999")
    expect(pending(phone)).to_have_count(0)
    assert [entry["kcal"] for entry in entries(ana.get(f"/diary/{today()}"))] == [999]
    forgive_lost_requests(phone)


def test_logging_out_with_something_unsent_says_so_and_keeps_it_for_its_member(phone: Phone, ana: Member, program):
    ben = Member.join(program, "ben")
    phone.log_in(ana).go("/diary")
    wait_for_worker(phone)
    phone.go(f"/foods?tab=quick&day={today()}&meal=Dinner")
    phone.settled()
    phone.page.route("**/diary/entries", lambda route: route.abort("connectionreset"))
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to dinner"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.toasts).to_contain_text("One thing isn't sent yet.")
    phone.tap(phone.button("Log out"))
    expect(phone.link("Sign up")).to_be_visible()
    phone.page.unroute("**/diary/entries")

    phone.log_in(ben).go("/diary")
    phone.has_sent()
    expect(pending(phone)).to_have_count(0)
    assert entries(ben.get(f"/diary/{today()}")) == []
    phone.log_in(ana).go("/diary")
    expect(phone.toasts).to_contain_text("What you added is saved.")
    assert [entry["kcal"] for entry in entries(ana.get(f"/diary/{today()}"))] == [250]
    forgive_lost_requests(phone)


# The worker may look into its store after that was deleted, which makes it anew without anything in it.
KEPT_PAGES = """
    async () => {
        const names = (await caches.keys()).filter(name => name.startsWith("pages-"));
        const kept = names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url));
        return (await Promise.all(kept)).flat();
    }
"""


def test_logging_out_without_a_network_takes_everything_along_and_is_sent_later(phone: Phone, ana: Member):
    ana.eat(today(), name="Secret porridge").raise_for_status()
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.page.evaluate(WORKER_IS_THERE)
    phone.go(f"/diary/{today()}")
    wait_for_worker(phone)
    phone.page.evaluate("localStorage.setItem('spotter-draft:[\"/a\",\"/b\"]', '{}')")
    phone.goes_offline()
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.toasts).to_contain_text("You are logged out on this phone.")
    assert phone.page.evaluate(KEPT_PAGES) == []
    assert phone.page.evaluate("Object.keys(localStorage).filter(name => name.startsWith('spotter-draft:'))") == []
    for path in (f"/diary/{today()}", "/diary", "/"):
        phone.go(path)
        expect(phone.page.get_by_text("We can't reach Spotter from here")).to_be_visible()
        expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)
    phone.page.go_back()
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)

    # The first page with a network is already that of who is logged out.
    phone.comes_online()
    phone.go_unless_led(f"/diary/{today()}")
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)
    phone.go(f"/diary/{today()}")
    expect(phone.field("Password")).to_be_visible()
    assert [cookie for cookie in phone.context.cookies() if "session" in cookie["name"]] == []
    phone.log_in(ana).go("/diary")
    phone.go("/diary")
    expect(phone.page.get_by_text("Secret porridge")).to_be_visible()
    forgive_lost_requests(phone)


def test_nothing_of_a_member_stays_on_the_phone_after_logging_out(phone: Phone, ana: Member):
    ana.eat(today(), name="Secret porridge").raise_for_status()
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.page.evaluate(WORKER_IS_THERE)
    phone.go(f"/diary/{today()}")
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.link("Sign up")).to_be_visible()
    phone.goes_offline()
    phone.go(f"/diary/{today()}")
    expect(phone.page.get_by_text("Secret porridge")).to_have_count(0)
