"""On a phone what stands below each other is even: buttons of one card, long titles in their bar, how many a fold has."""

from people import Member
from phone import Phone

TITLE = "Low-impact strength and cardio"
WORKOUT = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b12"


def test_a_workouts_buttons_stand_in_two_columns_below_a_title_of_two_lines(phone: Phone, ana: Member):
    asked = {"requestId": WORKOUT, "title": TITLE, "intensity": "moderate", "minutes": 30, "place": "home", "equipment": "none", "seed": 7}
    ana.ask("POST", "/workouts", json=asked).raise_for_status()
    phone.log_in(ana).go(f"/workouts/{WORKOUT}")
    phone.settled()
    boxes = phone.page.locator(".buttons-even .button").evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.width])")
    assert len(boxes) > 2
    assert len({round(left) for left, _ in boxes}) == 2
    # An odd one is as wide as the others together; all others are the same.
    assert len({round(width) for _, width in boxes}) == 1 + len(boxes) % 2
    title = phone.page.get_by_role("heading", name=TITLE, level=1)
    lines = title.evaluate("title => title.scrollHeight / parseFloat(getComputedStyle(title).lineHeight)")
    assert round(lines) == 2


def test_how_many_kinds_of_notices_a_fold_has_stands_whole_at_the_end_of_its_line(phone: Phone, ana: Member):
    phone.log_in(ana).go("/notices/settings")
    phone.settled()
    sizes, titles = phone.page.locator(".fold-words > .soft"), phone.page.locator(".fold-words > .fold-title")
    boxes = sizes.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(box => [box.right, box.height])")
    assert len(boxes) > 2
    assert len({round(right) for right, _ in boxes}) == 1
    assert len({round(height) for _, height in boxes}) == 1
    # Large letters leave a title its line, and put the number below it.
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert min(titles.evaluate_all("all => all.map(one => one.offsetWidth)")) > 150
