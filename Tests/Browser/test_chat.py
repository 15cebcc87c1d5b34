"""Two people write to each other on two phones; one of them loses the network in between."""

import re
import uuid

import pytest
from playwright.sync_api import Locator, expect

from buddies import befriend, part, show_reading
from days import in_days
from people import Member
from phone import Phone
from program import command
from waiting import happens_within

# Notes what a page hears of unread chats.
HEARD = """
    window.heard = [];
    window.EventSource = class extends EventSource {
        constructor(...how) {
            super(...how);
            this.addEventListener("chats", ({ data }) => window.heard.push(data));
        }
    };
"""


@pytest.fixture
def buddies(program) -> tuple[Member, Member, str]:
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    [chat] = befriend((ana, ben))
    return ana, ben, chat


def open_chat(phone: Phone, member: Member, chat: str) -> None:
    """Opens the conversation, and waits until it hears what happens."""
    with phone.log_in(member).page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        phone.go(f"/together/chats/{chat}")
    # What is loaded at the start of the stream has come, too.
    phone.page.wait_for_load_state()


def test_what_is_said_offline_stands_in_the_list_of_what_waits(phone: Phone, buddies):
    ana, _, chat = buddies
    open_chat(phone, ana, chat)
    phone.settled()
    phone.goes_offline()
    phone.field("Your message").fill("See you by the lake")
    phone.tap(phone.button("Send"))
    phone.tap(phone.button("One thing waits to be sent"))
    expect(phone.page.locator("#waiting")).to_contain_text("Message: See you by the lake")
    phone.comes_online()
    expect(phone.page.locator("[data-waiting]")).to_be_hidden()
    expect(phone.page.locator("[data-chat]")).to_contain_text("See you by the lake")


def test_large_letters_leave_room_for_words(new_phone, buddies):
    ana, _, chat = buddies
    phone = new_phone(viewport={"width": 320, "height": 700}, service_workers="block").log_in(ana)
    phone.go(f"/together/chats/{chat}")
    phone.settled()
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 320
    for what in (phone.field("Your message"), phone.link("Share a workout or meal"), phone.button("Send")):
        box = what.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert phone.field("Your message").bounding_box()["width"] > 200


def test_a_yes_that_is_on_its_way_outlives_the_list_it_stands_in(new_phone, buddies):
    ana, ben, chat = buddies
    proposal = {"clientId": str(uuid.uuid4()), "day": str(in_days(2)), "at": "10:00"}
    ana.ask("POST", f"/chats/{chat}/workouts", json=proposal).raise_for_status()
    phone = new_phone(service_workers="block").log_in(ben)
    phone.go(f"/together/chats/{chat}")
    phone.settled()
    held: list = []
    phone.page.route("**/acceptance", lambda route: held.append(route))
    with phone.page.expect_response(lambda answer: answer.url.endswith(f"/chats/{chat}")):
        # `phone.tap` would wait for the answer that is held.
        phone.button("Yes, plan it").tap()
        phone.page.evaluate("document.body.dispatchEvent(new CustomEvent('live-buddies'))")
    held[0].continue_()
    expect(phone.toasts).to_contain_text("It stands on both your plans")
    assert len(held) == 1


def say(phone: Phone, text: str) -> None:
    phone.field("Your message").fill(text)
    phone.tap(phone.button("Send"))


def lines(phone: Phone) -> Locator:
    return phone.page.locator("#messages [data-number] .bubble-text")


def test_both_see_at_once_what_is_said_and_that_it_was_read(new_phone, buddies):
    ana, ben, chat = buddies
    show_reading(ben)
    hers, his = new_phone(), new_phone()
    for phone, member in ((hers, ana), (his, ben)):
        open_chat(phone, member, chat)
    hers.shown("You and Ben are buddies now.")
    say(hers, "Tomorrow at six?\nhttps://lake.example/way")
    expect(lines(his)).to_have_text(["Tomorrow at six?\nhttps://lake.example/way"])
    link = his.link("https://lake.example/way")
    expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")
    expect(hers.page.locator("[data-number='1'] [data-state]")).to_have_text("Read")

    def hear_him() -> None:
        heard = lines(hers).count()
        say(his, "Gladly <b>")
        expect(lines(hers)).to_have_count(heard + 1)

    # Milliseconds on an idle machine; three browsers share two cores here.
    assert happens_within(3, hear_him), "It took so long from the tap to the other phone."
    expect(lines(hers).last).to_have_text("Gladly <b>")
    said = lines(hers).count()
    expect(hers.page.locator("[data-day]")).to_have_count(1)
    expect(hers.field("Your message")).to_have_value("")
    his.go("/together/chats")
    his.shown("You: Gladly <b>")
    with his.page.expect_event("response", lambda answer: answer.url.endswith("/live")):
        his.go("/diary")
    say(hers, "And Sunday?")
    place = his.link("Together, 1 unread")
    expect(place.locator(".place-count")).to_have_text("1")
    his.tap(place)
    expect(his.link("Together, 1 unread")).to_be_visible()
    his.page.add_init_script(HEARD)
    his.go(f"/together/chats/{chat}")
    expect(lines(his)).to_have_count(said + 1)
    expect(his.page.locator(".place-count")).to_have_count(0)
    his.page.wait_for_function("() => window.heard.length > 0")  # The stream begins with how many are unread.
    his.page.evaluate("window.heard.length = 0")
    say(hers, "Or Monday?")
    expect(lines(his)).to_have_count(said + 2)
    his.page.wait_for_function("() => window.heard.at(-1) === '0'")
    his.waits(700)  # Longer than the page waits before it shows a number.
    expect(his.page.locator(".place-count")).to_have_count(0)


def test_what_is_said_without_a_network_goes_out_once_and_in_order(new_phone, buddies):
    ana, ben, chat = buddies
    hers, his = new_phone(), new_phone()
    for phone, member in ((hers, ana), (his, ben)):
        open_chat(phone, member, chat)
    say(hers, "one")
    expect(lines(his)).to_have_text(["one"])
    hers.goes_offline()
    for text in ("three", "four", "five"):
        say(hers, text)
    waiting = hers.page.locator("[data-chat-waiting] .bubble-text")
    expect(waiting).to_have_text(["three", "four", "five"])
    hers.shown("Goes out when you're back online.")
    say(his, "two")
    expect(lines(his)).to_have_text(["one", "two"])
    expect(lines(hers)).to_have_text(["one"])
    hers.comes_online()
    everything = ["one", "two", "three", "four", "five"]
    expect(lines(his)).to_have_text(everything)
    expect(lines(hers)).to_have_text(everything)
    expect(waiting).to_have_count(0)
    hers.page.reload()
    expect(lines(hers)).to_have_text(everything)
    said = ana.get(f"/chats/{chat}/messages")["messages"]
    assert [message["text"] for message in said] == everything and [message["number"] for message in said] == [1, 2, 3, 4, 5]


def test_a_message_whose_answer_was_lost_is_there_once(new_phone, buddies):
    ana, _, chat = buddies
    phone = new_phone(service_workers="block")
    open_chat(phone, ana, chat)
    lost: list[str] = []

    def lose(route):
        if route.request.method != "POST" or lost:
            return route.continue_()
        route.fetch()  # It arrives, and its answer never does.
        lost.append(route.request.url)
        route.abort()

    phone.page.route("**/messages*", lose)
    say(phone, "Only once")
    expect(phone.page.locator("#messages .bubble-text, [data-chat-waiting] .bubble-text").first).to_have_text("Only once")
    phone.page.reload()
    expect(lines(phone)).to_have_text(["Only once"])
    expect(phone.page.locator("[data-chat-waiting] li")).to_have_count(0)
    assert lost and len(ana.get(f"/chats/{chat}/messages")["messages"]) == 1


def test_a_long_chat_opens_at_its_end_and_goes_back_page_by_page(new_phone, buddies):
    ana, ben, chat = buddies
    for number in range(1, 121):
        member = ana if number % 3 else ben
        answer = member.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": f"Line {number}"})
        answer.raise_for_status()
    phone = new_phone()
    open_chat(phone, ana, chat)
    expect(lines(phone)).to_have_count(50)
    expect(lines(phone).last).to_be_in_viewport()
    expect(phone.field("Your message")).to_be_in_viewport()
    for count in (100, 120):
        phone.tap(phone.link("Earlier messages"))
        expect(lines(phone)).to_have_count(count)
    expect(phone.link("Earlier messages")).to_have_count(0)
    assert lines(phone).all_inner_texts() == [f"Line {number}" for number in range(1, 121)]
    expect(phone.page.locator("[data-day]")).to_have_count(1)


def test_who_was_left_is_told_that_it_wasnt_sent_and_may_forget_it(new_phone, buddies):
    ana, ben, chat = buddies
    phone = new_phone(service_workers="block")
    # A page that hears of it says that the chat has ended, and takes the field away.
    phone.page.route("**/live", lambda route: route.abort())
    phone.log_in(ana).go(f"/together/chats/{chat}")
    phone.settled()
    part(ana, ben)
    say(phone, "Are you there?")
    phone.shown(re.compile("It wasn't sent"))
    phone.tap(phone.button("Forget it"))
    expect(phone.page.locator("[data-chat-waiting] li")).to_have_count(0)


def test_a_word_without_end_stays_within_its_field(new_phone, buddies):
    ana, _, chat = buddies
    phone = new_phone()
    open_chat(phone, ana, chat)
    phone.field("Your message").fill("y" * 4_000)
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390
    phone.tap(phone.button("Send"))
    expect(lines(phone)).to_have_text(["y" * 4_000])
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_language_written_from_the_right_stands_so(new_phone, buddies):
    ana, _, chat = buddies
    phone = new_phone()
    open_chat(phone, ana, chat)
    say(phone, "\u0645\u0631\u062d\u0628\u0627!")
    expect(lines(phone)).to_have_css("direction", "rtl")
    say(phone, "Hello!")
    expect(lines(phone).last).to_have_css("direction", "ltr")


def test_who_is_suspended_can_be_read_and_not_written_to(new_phone, program, buddies):
    ana, ben, chat = buddies
    for number in range(20):
        ben.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": f"Line {number}"})
    assert command("admin", "suspend", ben.screen_name, data=program.data).returncode == 0
    phone = new_phone().log_in(ana)
    phone.go(f"/together/chats/{chat}")
    expect(lines(phone).last).to_be_in_viewport()
    expect(phone.page.get_by_text("Ben can't be written to at the moment.")).to_be_in_viewport(ratio=1)


def test_without_scripts_a_chat_opens_and_goes_on_at_its_end(new_phone, buddies):
    ana, ben, chat = buddies
    for number in range(30):
        ben.ask("POST", f"/chats/{chat}/messages", json={"clientId": str(uuid.uuid4()), "text": f"Line {number}"})
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/together/chats")
    phone.tap(phone.page.locator(".chat-row"))
    expect(phone.page.get_by_text("Line 29", exact=True)).to_be_in_viewport()
    say(phone, "And now?")
    expect(phone.page.get_by_text("And now?", exact=True)).to_be_in_viewport()


def test_without_scripts_a_chat_is_a_form(new_phone, buddies):
    ana, ben, chat = buddies
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go(f"/together/chats/{chat}")
    say(phone, "Hello from a plain page")
    expect(lines(phone)).to_have_text(["Hello from a plain page"])
    other = new_phone(java_script_enabled=False).log_in(ben)
    other.go("/together/chats")
    row = other.page.locator(".chat-row")
    expect(row).to_contain_text("Hello from a plain page")
    expect(row).to_contain_text("New")
    other.tap(row)
    expect(lines(other)).to_have_text(["Hello from a plain page"])
    other.go("/together/chats")
    expect(row.locator(".chat-badge")).to_have_count(0)


def test_large_letters_leave_a_name_its_line_in_the_list_of_chats(phone: Phone, buddies):
    ana, _, _ = buddies
    phone.log_in(ana).go("/together/chats")
    phone.settled()
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.page.locator(".chat-time").evaluate("time => { time.textContent = 'Yesterday'; }")
    assert phone.page.locator(".chat-row .row-title").evaluate("name => name.offsetWidth") > 100
