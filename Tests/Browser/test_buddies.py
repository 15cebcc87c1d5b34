"""From a card to a buddy: thrown, pressed and typed, seen on both sides."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from buddies import befriend, show_fitting
from people import Member
from phone import Phone
from waiting import wait_for


@pytest.fixture
def two(program) -> tuple[Member, Member]:
    """Two who fit each other better than anybody else: nobody else of this program has a profile for long."""
    ana, ben = Member.join(program, "ana", firstName="Ana"), Member.join(program, "ben", firstName="Ben")
    show_fitting(ana, ben)
    yield ana, ben
    for member in (ana, ben):
        member.ask("DELETE", f"/buddies/{number(ana if member is ben else ben)}")


def number(member: Member) -> int:
    return member.get("/me")["id"]


def pass_all_but(member: Member, other: Member) -> None:
    """So that the journeys of others leave no card between these two."""
    while cards := [card["member"]["id"] for card in member.get("/buddies/suggestions")["suggestions"]]:
        strangers = [card for card in cards if card != number(other)]
        if not strangers:
            return
        for stranger in strangers:
            member.ask("PUT", f"/buddies/answers/{stranger}", json={"answer": "no"}).raise_for_status()


def card(phone: Phone, name: str) -> Locator:
    return phone.page.get_by_role("article", name=re.compile(f"^{name}, "))


def throw(phone: Phone, thrown: Locator, across: int, down: int = 0) -> None:
    """Moves a finger or a mouse over the card, in steps as hands do."""
    box = thrown.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 80
    phone.page.mouse.move(x, y)
    phone.page.mouse.down()
    for step in range(1, 9):
        phone.page.mouse.move(x + across * step / 8, y + down * step / 8)
    phone.page.mouse.up()


def until_taken(phone: Phone, answer: Callable[[], object]) -> None:
    """Answers until the card takes it: one that has just come, also anew when the page begins to listen, takes none for a moment."""
    for _ in range(50):
        answer()
        if phone.page.locator("[data-swipe]:not([data-gone])").count() == 0:
            return
        phone.waits(100)


def test_two_say_yes_by_throwing_and_by_a_key_and_both_see_it(new_phone, two):
    ana, ben = two
    pass_all_but(ana, ben)
    pass_all_but(ben, ana)
    hers, his = new_phone().log_in(ana), new_phone().log_in(ben)

    hers.go("/together/card")
    shown = card(hers, "Ben")
    expect(shown).to_contain_text("Both want to get stronger")
    throw(hers, shown, across=40)
    expect(shown).not_to_have_attribute("data-gone", re.compile("."))
    throw(hers, shown, across=150, down=200)
    expect(shown, "A card doesn't leave upwards or downwards.").to_be_visible()
    assert ana.get("/buddies/suggestions")["suggestions"] != []

    with hers.page.expect_response(lambda answer: answer.request.method == "POST"):
        throw(hers, shown, across=180)
    hers.shown(re.compile("If Ben says yes too"))
    hers.shown("That's everybody for now")
    assert ben.get("/notices")["notices"] == [] or "Ana" not in str(ben.get("/notices"))

    hers.go("/together/buddies")
    hers.shown("Nobody yet")
    his.go("/together/card")
    expect(card(his, "Ana")).to_be_visible()
    his.page.keyboard.press("ArrowRight")
    his.shown("You and Ana are buddies now")
    expect(his.link("Write to Ana")).to_have_attribute("href", re.compile("^/together/chats/"))
    expect(hers.page.locator("#buddies")).to_contain_text("Ben, ")
    expect(hers.page.locator("#buddies")).to_contain_text("New")

    hers.tap(hers.link("Remove Ben"))
    hers.shown("Remove Ben?")
    hers.tap(hers.button("Remove"))
    hers.shown("Nobody yet")
    hers.tap(hers.button("Undo"))
    expect(hers.page.locator("#buddies")).to_contain_text("Ben, ")
    hers.tap(hers.link("Remove Ben"))
    hers.tap(hers.button("Remove"))
    hers.shown("Nobody yet")
    his.go("/together/buddies")
    his.shown("Nobody yet")


def test_an_open_card_hears_of_a_match(phone, two):
    ana, ben = two
    phone.log_in(ana).go("/together/card")
    ana.ask("PUT", f"/buddies/answers/{number(ben)}", json={"answer": "yes"}).raise_for_status()
    ben.ask("PUT", f"/buddies/answers/{number(ana)}", json={"answer": "yes"}).raise_for_status()
    phone.shown("You and Ben are buddies now")
    phone.tap(phone.link("See why you fit, and write"))
    expect(phone.link("Write to Ben")).to_be_visible()


def test_a_list_hears_what_happened_before_its_page_listened_and_else_stays_as_it_is(phone, two):
    ana, ben = two
    ana.ask("PUT", f"/buddies/answers/{number(ben)}", json={"answer": "yes"}).raise_for_status()
    phone.log_in(ana).go("/together/buddies")
    phone.shown("Nobody yet")
    ben.ask("PUT", f"/buddies/answers/{number(ana)}", json={"answer": "yes"}).raise_for_status()
    expect(phone.page.locator("#buddies")).to_contain_text("Ben, ")

    expect(phone.page.locator("#buddies.htmx-added")).to_have_count(0)
    phone.page.locator("#buddies").evaluate("list => { list.wasHere = true; }")
    with phone.page.expect_response("**/together/buddies"):
        phone.page.evaluate("document.body.dispatchEvent(new CustomEvent('live-open'))")
    phone.settled()
    assert phone.page.locator("#buddies").evaluate("list => list.wasHere")


def test_a_page_comes_to_its_end_though_the_list_of_its_link_went(new_phone, two):
    ana, ben = two
    befriend((ana, ben))
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/together/buddies")
    phone.settled()
    held: list = []
    phone.page.route("**/removal", lambda route: held.append(route))
    phone.link("Remove Ben").tap()
    wait_for(lambda: phone.page.evaluate("document.documentElement.hasAttribute('data-loading')") and held)
    phone.page.locator("#buddies").evaluate("list => list.remove()")
    held[0].continue_()
    phone.shown("Remove Ben?")
    expect(phone.page.locator("html:not([data-loading])")).to_be_attached()


def test_a_pass_is_taken_back_from_its_toast(new_phone, two):
    ana, ben = two
    pass_all_but(ana, ben)
    phone = new_phone().log_in(ana)
    phone.go("/together/card")
    with phone.page.expect_response(lambda answer: answer.request.method == "POST"):
        throw(phone, card(phone, "Ben"), across=-180)
    phone.shown("You passed on Ben.")
    expect(card(phone, "Ben")).to_have_count(0)
    phone.tap(phone.button("Undo"))
    expect(card(phone, "Ben")).to_be_visible()


# The second of two quick taps comes a tenth of a second after the next card did, by the page's own clock; where the machine
# let three tenths go by, it wouldn't be a quick one.
TAP_AGAIN = """
    () => new MutationObserver((_, observer) => {
        if (!document.querySelector(".toast")) return;
        observer.disconnect();
        const seen = performance.now();
        setTimeout(() => {
            if (performance.now() - seen < 300) document.querySelector("button[value=no]").click();
            window.hasTappedAgain = true;
        }, 100);
    }).observe(document, { childList: true, subtree: true })
"""


def test_a_second_quick_tap_answers_nobody_and_the_toast_leaves_the_buttons_free(new_phone, two, program):
    ana, ben = two
    cleo = Member.join(program, "cleo", firstName="Cleo")
    show_fitting(cleo)
    pass_all_but(ana, ben)
    ana.ask("DELETE", f"/buddies/answers/{number(cleo)}").raise_for_status()
    phone = new_phone().log_in(ana)
    phone.go("/together/card")
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(request.post_data) if request.method == "POST" else None)
    phone.page.evaluate(TAP_AGAIN)
    with phone.page.expect_response(lambda answer: answer.request.method == "POST"):
        phone.tap(phone.button("Pass"))
    phone.page.wait_for_function("() => window.hasTappedAgain")
    expect(phone.toasts).to_contain_text("You passed on")
    toast, answers = phone.page.locator(".toast").bounding_box(), phone.page.locator(".suggestion-answers").bounding_box()
    assert toast["y"] + toast["height"] <= answers["y"], (toast, answers)
    assert len(sent) == 1
    phone.waits(400)
    with phone.page.expect_response(lambda answer: answer.request.method == "POST"):
        phone.tap(phone.button("Pass"))
    assert len(sent) == 2
    cleo.ask("DELETE", "/buddy-profile")


def test_a_slow_network_sends_an_answer_once(new_phone, two):
    ana, ben = two
    pass_all_but(ana, ben)
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/together/card")
    sent: list[str] = []
    held: list = []

    def hold(route) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data)
            held.append(route)
        else:
            route.continue_()

    phone.page.route("**/together/card", hold)
    with phone.page.expect_request(lambda request: request.method == "POST"):
        until_taken(phone, lambda: [phone.page.keyboard.press("ArrowLeft") for _ in range(3)])
    expect(card(phone, "Ben")).to_have_attribute("data-gone", "no")
    held[0].continue_()
    phone.shown("You passed on Ben.")
    assert len(sent) == 1 and "answer=no" in sent[0]


def test_a_card_thrown_without_a_network_comes_back(phone, two):
    ana, ben = two
    pass_all_but(ana, ben)
    phone.log_in(ana).go("/together/card")
    thrown = card(phone, "Ben")
    expect(thrown).to_be_visible()
    phone.settled()
    # A card that has just come takes no answer.
    phone.waits(500)
    phone.goes_offline()
    throw(phone, thrown, 250)
    phone.shown(re.compile("Answering a suggestion needs a network"))
    expect(thrown).not_to_have_attribute("data-gone", re.compile(".*"))
    expect(thrown).to_be_in_viewport()
    phone.comes_online()
    until_taken(phone, lambda: throw(phone, thrown, -250))
    phone.shown("You passed on Ben.")


def test_without_scripts_the_buttons_do_it(new_phone, two):
    ana, ben = two
    pass_all_but(ana, ben)
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/together/card")
    phone.tap(phone.button("Pass"))
    phone.shown("You passed on Ben.")
    phone.tap(phone.button("Undo"))
    phone.tap(phone.button("Yes"))
    phone.shown(re.compile("If Ben says yes too"))


def test_what_a_finger_means_is_decided_by_how_far_it_went(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me")
    decided = phone.page.evaluate(
        """async () => {
            const source = [...document.scripts].find(({ src }) => src.endsWith("/js/app.js")).src;
            const { decision } = await import(source.replace("app.js", "swipe-decision.js"));
            const ways = [[0, 0], [60, 0], [119, 0], [121, 0], [-121, 0], [130, 100], [200, 100], [-300, 10], [0, 400]];
            return ways.map(([across, down]) => decision(across, down, 600) ?? null).concat(decision(70, 0, 200) ?? null);
        }"""
    )
    assert decided == [None, None, None, "yes", "no", None, "yes", "no", None, "yes"]


def test_a_request_is_accepted_on_its_page(new_phone, two):
    ana, ben = two
    ana.ask("POST", "/buddies/requests", json={"memberId": number(ben)}).raise_for_status()
    phone = new_phone().log_in(ben)
    phone.go("/notices")
    phone.shown("Ana would like to train with you")
    phone.go("/together/requests")
    phone.tap(phone.button("Accept Ana"))
    phone.shown("You and Ana are buddies now")
    assert [buddy["member"]["firstName"] for buddy in ana.get("/buddies")["buddies"]] == ["Ben"]


@pytest.mark.parametrize("letters", [24, 32])
def test_large_letters_of_the_browser_leave_both_answers_to_a_card_on_the_screen(new_phone, two, letters: int):
    ana, ben = two
    pass_all_but(ana, ben)
    phone = new_phone().log_in(ana)
    settings = phone.context.new_cdp_session(phone.page)
    settings.send("Page.enable")
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": 26}})
    phone.go("/together/card")
    expect(card(phone, "Ben")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
    edges = phone.page.locator(".suggestion-answers > .button").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    assert len(edges) == 2 and max(edges) <= 390
