"""Everybody can use it: keyboard alone, screen readers, large fingers, small screens, both themes."""

import datetime

import pytest
from playwright.sync_api import expect

from access import SCHEMES, SMALLEST, STICKING_OUT, STICKING_OUT_WITH_ONE_LONG_WORD, change, sticking_out, troubles, troubles_at_every_width
from days import today
from pages import DISH, PAGES_OF_A_STRANGER, UNDER_WAY, WORKOUT, dated, full_diary, pages_of
from people import Member
from phone import Phone
from program import Program
from small_workout import begin

FOCUS_IS_VISIBLE = """
    () => {
        // The parts of a date or a time have no element of their own; the browser marks the one that has the focus.
        if (document.activeElement.matches("input[type=date], input[type=time]")) return true;
        for (let element = document.activeElement, steps = 0; element && steps < 3; element = element.parentElement, steps++) {
            const style = getComputedStyle(element);
            if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) return true;
        }
        return false;
    }
"""

# So many tests share the pages, for as many processes as there are.
PARTS = 6
LARGE_LETTERS = [
    "/training", "/training/progress", "/workouts", f"/workouts/{WORKOUT}", f"/sessions/{UNDER_WAY}", "/exercises",
    "/exercises/bodyweight-squat", "/training/videos", "/free-time", "/workouts/new",
    "/foods?q=banana", "/foods?tab=frequent", "/foods?tab=quick", "/diary/{0}", "/foods/usda-09040", "/goal", "/me",
    "/advice", "/advice/exclusions", f"/meals/meal-{DISH}", f"/meals/meal-{DISH}/edit",
]


@pytest.fixture(scope="session")
def filled_on(program) -> dict[datetime.date, Member]:
    return {}


@pytest.fixture
def filled(program, filled_on) -> Member:
    """A member with something to show on every page, the same for all tests of a day."""
    if today() not in filled_on:
        filled_on[today()] = full_diary(program)
    return filled_on[today()]


def look_at(phone: Phone, pages: list[str]) -> list[str]:
    """What is wrong with them, each loaded once and looked at in every width and scheme."""
    found: list[str] = []
    for path in pages:
        change(phone, SMALLEST, "light")
        assert phone.go(path).ok, path
        found += troubles_at_every_width(phone)
    return found


def test_strangers_can_read_and_touch_every_page(new_phone):
    assert look_at(new_phone(service_workers="block"), PAGES_OF_A_STRANGER) == []


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_can_be_read_and_touched_by_everybody(new_phone, filled: Member, part: int):
    # What is looked at is the page; a worker that keeps all of them would only slow it down.
    phone = new_phone(service_workers="block").log_in(filled)
    assert look_at(phone, pages_of(filled)[part::PARTS]) == []


@pytest.mark.soak
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [320, 360, 390, 768, 1_280])
def test_every_page_can_be_read_and_touched_when_loaded_so(new_phone, filled: Member, width: int, scheme: str):
    stranger = new_phone(viewport={"width": width, "height": 844}, color_scheme=scheme)
    found: list[str] = []
    for path in PAGES_OF_A_STRANGER:
        assert stranger.go(path).ok, path
        found += troubles(stranger)
    member = new_phone(viewport={"width": width, "height": 844}, color_scheme=scheme).log_in(filled)
    for path in pages_of(filled):
        assert member.go(path).ok, path
        found += troubles(member)
        if width == SMALLEST:
            found += sticking_out(member, STICKING_OUT_WITH_ONE_LONG_WORD)
    assert found == []


@pytest.mark.parametrize("width", [SMALLEST, 390])
def test_large_letters_fit_a_phone(phone: Phone, filled: Member, width: int):
    phone.log_in(filled)
    phone.page.set_viewport_size({"width": width, "height": 844})
    wide: list[str] = []
    for path in map(dated, LARGE_LETTERS):
        phone.go(path)
        phone.settled()
        phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
        wide += [f"{path}: {html}" for html in phone.page.evaluate(STICKING_OUT)]
        if beyond := phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"):
            wide.append(f"{path}: {beyond} px beyond the screen")
    assert wide == [], "\n".join(wide)


# Short words of a table that are broken, words of a cell that reach over its edge, and boxes whose text is longer than they are.
CRAMPED = """
    [...document.querySelectorAll(".facts :is(th, td)")].filter(cell => cell.checkVisibility() && cell.textContent.trim()).filter(cell => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const boxes = [...words.getClientRects()].filter(box => box.width > 0);
        const { left, right } = cell.getBoundingClientRect();
        const isBroken = /^[a-z]{1,8}$/i.test(cell.textContent.trim()) && new Set(boxes.map(box => box.top)).size > 1;
        return isBroken || boxes.some(box => box.left < left - 1 || box.right > right + 1);
    }).map(cell => cell.textContent.trim())
        .concat([...document.querySelectorAll("input[type=date]")].filter(box => box.checkVisibility()).filter(box => {
            const pen = document.createElement("canvas").getContext("2d");
            const { font, paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(box);
            pen.font = font;
            // The sign of a calendar is as wide as its letters are high, with a little before it.
            const room = box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - 1.25 * parseFloat(fontSize);
            return pen.measureText("30/11/2026").width > room;
        }).map(box => `${box.name} is cut`))
"""


@pytest.mark.parametrize("width", [SMALLEST, 390])
def test_large_letters_leave_words_of_a_table_whole(phone: Phone, filled: Member, width: int):
    phone.log_in(filled)
    phone.page.set_viewport_size({"width": width, "height": 844})
    for path in map(dated, ["/foods/usda-09040", "/diary/{0}/nutrients", "/timelines/nutrition"]):
        phone.go(path)
        phone.settled()
        phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
        phone.page.evaluate("for (const fold of document.querySelectorAll('details.fold')) fold.open = true")
        assert phone.page.evaluate(CRAMPED) == [], path
        assert phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0, path


# What is scrolled to lies under nothing else.
IS_UNCOVERED = """
    element => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }
"""


@pytest.mark.parametrize(("width", "height", "letters"), [(320, 640, 200), (390, 844, 200), (320, 640, 150), (390, 844, 100)])
def test_large_letters_leave_the_exercise_in_sight(phone: Phone, program: Program, ana: Member, width: int, height: int, letters: int):
    phone.log_in(ana)
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.go(f"/sessions/{begin(program, ana)['id']}")
    phone.settled()
    phone.page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
    name = phone.page.locator("[data-exercise]:not([hidden]) .session-place")
    assert name.evaluate(IS_UNCOVERED) and phone.page.locator(".session-bar button:visible").first.evaluate(IS_UNCOVERED)


# How much of the screen's height a bar covers that stays in sight while the page is scrolled.
COVERED = """
    Math.max(0, ...[...document.querySelectorAll(".act-bar")].filter(bar => getComputedStyle(bar).position === "sticky")
        .map(bar => bar.offsetHeight / innerHeight))
"""


def test_large_letters_leave_two_thirds_of_a_small_screen_to_the_page(phone: Phone, filled: Member):
    phone.log_in(filled)
    phone.page.set_viewport_size({"width": SMALLEST, "height": 640})
    phone.go(f"/workouts/{WORKOUT}")
    phone.settled()
    assert 0 < phone.page.evaluate(COVERED) < 1 / 3
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.page.wait_for_function(f"() => {COVERED.strip()} < 1 / 3")


# The names of a workout's exercises that reach into the line below them.
OVER_THE_DOSE = """
    [...document.querySelectorAll(".workout-exercise")].filter(name => {
        const words = document.createRange();
        words.selectNodeContents(name);
        const dose = name.parentElement.querySelector(".workout-dose");
        return words.getBoundingClientRect().bottom > dose.getBoundingClientRect().top + 0.5;
    }).map(name => name.textContent)
"""


@pytest.mark.parametrize(("width", "letters"), [(390, 100), (390, 125), (390, 150), (320, 150)])
def test_names_of_two_lines_leave_the_dose_its_own(phone: Phone, filled: Member, width: int, letters: int):
    phone.log_in(filled)
    phone.page.set_viewport_size({"width": width, "height": 844})
    phone.go(f"/workouts/{WORKOUT}")
    phone.settled()
    phone.page.evaluate(f"document.documentElement.style.fontSize = '{letters}%'")
    assert phone.page.locator(".workout-exercise").count() > 0
    phone.page.locator(".workout-exercise").first.evaluate("name => { name.textContent = 'Standing overhead triceps stretch'; }")
    assert phone.page.evaluate(OVER_THE_DOSE) == []


def test_a_short_page_begins_at_its_top_without_scripts(new_phone, ana: Member):
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/calendars/address")
    bar, form = (phone.page.locator(part).bounding_box() for part in (".title-bar", "main form"))
    assert form["y"] - bar["height"] < 40


def test_a_food_is_logged_with_the_keyboard_alone(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}")
    press = phone.page.keyboard.press

    def tab_to(what) -> None:
        for _ in range(60):
            press("Tab")
            assert phone.page.evaluate(FOCUS_IS_VISIBLE), phone.page.evaluate("document.activeElement.outerHTML")
            if what.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError("Tab never came to it.")

    press("Tab")
    expect(phone.link("Skip to the page")).to_be_focused()
    tab_to(phone.link("Add to breakfast"))
    press("Enter")
    phone.page.wait_for_url("**/foods?**")
    search = phone.page.get_by_role("searchbox")
    if not search.evaluate("element => element === document.activeElement"):
        tab_to(search)
    phone.page.keyboard.type("banana")
    first = phone.page.locator("#results a.row").first
    expect(first).to_contain_text("Banana")
    tab_to(first)
    press("Enter")
    phone.page.wait_for_url("**/foods/usda-**")
    tab_to(phone.button("Log it"))
    press("Enter")
    phone.page.wait_for_url(f"**/diary/{today()}")
    expect(phone.meal("Breakfast")).to_contain_text("Banana")


def test_nothing_moves_for_who_wants_it_still(new_phone, filled: Member):
    phone = new_phone(reduced_motion="reduce").log_in(filled)
    phone.go(f"/diary/{today()}")
    moving = phone.page.evaluate(
        """
        [...document.querySelectorAll("*")].filter(element => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return [transitionDuration, animationDuration].some(times => times.split(",").some(time => parseFloat(time) > 0.01));
        }).map(element => element.outerHTML.slice(0, 80))
        """
    )
    assert moving == []


# How far the words of a search's button are from what is typed beside it, and the row's words from its sign, in pixels.
APART = """
    () => {
        const [field, go] = [".search-field > .input", ".search-field-go"].map(part => document.querySelector(part));
        const typed = field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
        const words = document.createRange();
        words.selectNodeContents(go);
        const [sign, text] = [".row-icon", ".row-text"].map(part => document.querySelector(`.row:last-child > ${part}`).getBoundingClientRect());
        return [words.getBoundingClientRect().left - typed, text.left - sign.right];
    }
"""


def test_large_letters_of_the_browser_leave_a_search_and_its_rows_their_room(phone: Phone, ana: Member):
    phone.log_in(ana)
    phone.page.set_viewport_size({"width": 390, "height": 844})
    settings = phone.context.new_cdp_session(phone.page)
    settings.send("Page.enable")
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    phone.go("/foods?q=milk")
    phone.settled()
    assert min(phone.page.evaluate(APART)) >= 0
    assert phone.page.locator(".row:last-child > .row-text").first.bounding_box()["width"] >= 4 * 32
    assert phone.page.locator(".search-field > .icon").first.is_hidden()


def test_letters_half_as_large_again_leave_what_one_had_its_words(phone: Phone, filled: Member):
    phone.log_in(filled)
    settings = phone.context.new_cdp_session(phone.page)
    settings.send("Page.enable")
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    phone.go("/foods?tab=recent")
    phone.settled()
    widths = phone.page.locator(".row-pair > .row > .row-text").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert widths and min(widths) >= 4 * 24
