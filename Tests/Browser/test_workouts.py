"""From "half an hour and a bad knee" to a workout of one's own."""

import re

from playwright.sync_api import expect

from people import Member
from phone import Phone
from program import Program
from small_workout import lay_out


def bad_knee(program: Program) -> Member:
    ida = Member.join(program, "ida")
    ida.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).raise_for_status()
    return ida


def test_a_workout_for_a_bad_knee_is_made_swapped_edited_listed_deleted_and_brought_back(phone: Phone, program: Program):
    phone.log_in(bad_knee(program))
    hurt_the_knee(phone)
    make(phone)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Half an hour")
    expect(phone.page.locator("ol.rows .row-note").first).not_to_be_empty()
    phone.tap(phone.page.locator("summary", has_text="What safety left out"))
    expect(phone.page.locator("details[open] .row-title").first).to_contain_text("knee")
    swap(phone)
    edit(phone)
    phone.go("/workouts")
    row = phone.page.locator("a.row", has_text="Half an hour, slowly")
    expect(row).to_contain_text("Not started")
    expect(row).to_contain_text("Moderate")
    phone.tap(row)
    phone.tap(phone.button("Delete"))
    expect(phone.toasts).to_contain_text("Half an hour, slowly is deleted")
    phone.shown("No workouts yet")
    phone.tap(phone.button("Undo"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Half an hour, slowly")


def test_keeping_planning_and_starting_stand_on_one_line_of_a_phone(phone: Phone, program: Program):
    phone.log_in(bad_knee(program))
    make(phone)
    tops = phone.page.locator(".workout-start .button").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) == 3 and len(set(tops)) == 1, tops


def hurt_the_knee(phone: Phone) -> None:
    phone.go("/me/health")
    phone.page.locator("input[name='hurts'][value='yes']").check()
    phone.page.locator("select[name='injury-knee']").select_option("recent")
    phone.tap(phone.button("Save").first)
    expect(phone.toasts).to_contain_text("Saved")


def make(phone: Phone) -> None:
    phone.go("/workouts")
    phone.tap(phone.link("New workout"))
    phone.page.get_by_text("You can talk but not sing.").tap()
    for answer in ("30 min", "At home"):
        phone.page.get_by_text(answer, exact=True).tap()
    phone.page.get_by_text("Just your body.").tap()
    phone.field("Title").fill("Half an hour")
    phone.tap(phone.button("Make my workout"))
    phone.page.wait_for_url(re.compile(r"/workouts/[0-9a-f-]{36}$"))


def swap(phone: Phone) -> None:
    main = phone.page.locator("section", has=phone.page.get_by_role("heading", name="Exercises", exact=True))
    before = main.locator("li .row-title").first.text_content()
    phone.tap(main.get_by_role("link", name=re.compile("^Swap ")).first)
    expect(phone.page.get_by_role("heading", name=before, exact=True)).to_be_visible()
    other = phone.page.locator("form button.row .row-title").first.text_content()
    phone.tap(phone.page.locator("form button.row").first)
    expect(phone.toasts).to_contain_text(f"{before} became {other}")
    expect(main.locator("li .row-title").first).to_have_text(other)


def edit(phone: Phone) -> None:
    phone.tap(phone.link("Edit"))
    lines = phone.page.locator(".workout-line")
    expect(lines.first).to_be_visible()
    count = lines.count()
    moved = lines.nth(1).locator("h3").text_content()
    phone.tap(phone.button(f"Move {moved} up").first)
    expect(lines.first.locator("h3")).to_have_text(moved)
    phone.tap(lines.first.get_by_role("button", name=re.compile("^Take ")))
    expect(lines).to_have_count(count - 1)
    phone.page.get_by_role("searchbox").fill("stretch")
    phone.tap(phone.page.locator("button[name=add]").first)
    expect(lines).to_have_count(count)
    phone.field("Title").fill("Half an hour, slowly")
    phone.page.locator("input[name$='.sets']").first.fill("")
    phone.tap(phone.button("Save").last)
    phone.shown("Say how many sets.")
    phone.page.locator("input[name$='.sets']").first.fill("2")
    phone.tap(phone.button("Save").last)
    expect(phone.toasts).to_contain_text("Half an hour, slowly is saved")


def test_looking_for_an_exercise_to_add_stays_where_it_is_looked_for(phone: Phone, program: Program, ana: Member):
    phone.log_in(ana).go(f"/workouts/{lay_out(program, ana)}/edit")
    search = phone.page.get_by_role("searchbox")
    search.scroll_into_view_if_needed()
    search.fill("stretch")
    found = phone.page.locator("button[name=add]")
    expect(found.first).to_be_visible()
    before = search.bounding_box()["y"]
    phone.tap(phone.button("Find"))
    phone.settled()
    assert abs(search.bounding_box()["y"] - before) < 5
    lines = phone.page.locator(".workout-line")
    count = lines.count()
    phone.tap(found.first)
    expect(lines).to_have_count(count + 1)
    phone.settled()
    assert abs(search.bounding_box()["y"] - before) < 5


def test_what_is_found_without_scripts_is_in_sight(new_phone, program: Program, ana: Member):
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go(f"/workouts/{lay_out(program, ana)}/edit")
    phone.page.get_by_role("searchbox").fill("stretch")
    phone.tap(phone.button("Find"))
    expect(phone.page.locator("button[name=add]").first).to_be_in_viewport()


def test_a_touched_place_left_at_fine_is_asked_about_once(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/health")
    phone.page.locator("input[name='hurts'][value='yes']").check()
    phone.page.locator("a[href='#injury-knee'] .body-touch").first.tap()
    phone.page.locator("select[name='injury-wrist']").select_option("recent")
    phone.tap(phone.button("Save").first)
    phone.shown("You touched this place.")
    expect(phone.page.locator("select[name='injury-wrist']")).to_have_value("recent")
    phone.tap(phone.button("Save").first)
    expect(phone.toasts).to_contain_text("Saved")
    assert [one["area"] for one in ana.get("/me/health")["injuries"]] == ["wrist"]
