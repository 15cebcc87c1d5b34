"""What people do every day: undo, repeat, edit, look after their sessions."""

import datetime
import re
import uuid

import pytest
from playwright.sync_api import expect

from days import in_days, today
from people import Member, entries
from phone import Phone
from program import Program
from small_workout import begin


def banana(member: Member) -> dict:
    return member.get("/foods", q="banana", limit=1)["foods"][0]


def eaten(member: Member) -> list[str]:
    return [entry["name"] for entry in entries(member.get(f"/diary/{today()}"))]


def test_the_first_meal_of_an_empty_day_stands_above_the_fold(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary")
    add = phone.link("Add to breakfast").bounding_box()
    assert add["y"] + add["height"] <= phone.page.locator(".places").bounding_box()["y"]


def test_the_first_meal_of_a_full_day_stands_above_the_fold(phone: Phone, ana: Member):
    foods = ["Tofu, raw", "Rice, brown, long-grain, cooked", "Peppers, sweet, red, raw", "Mushrooms, white, raw", "Oil, olive"]
    ana.ask("PUT", "/goal", json={"targetKg": 64, "targetDay": str(in_days(7 * 16))}).raise_for_status()
    for ago in (1, 2, 3):
        for meal in ("Lunch", "Dinner", "Snacks"):
            for name in foods:
                ana.eat(in_days(-ago), meal=meal, name=name).raise_for_status()
    phone.log_in(ana).go("/diary")
    expect(phone.page.get_by_role("region", name="As usual")).to_be_visible()
    add = phone.link("Add to breakfast").bounding_box()
    assert add["y"] + add["height"] <= phone.page.locator(".places").bounding_box()["y"], "on a day to which nothing was added yet"
    ana.eat(today(), name="Porridge").raise_for_status()
    phone.go("/diary")
    expect(phone.page.get_by_role("region", name="As usual")).to_be_visible()
    row = phone.link(re.compile("Porridge")).bounding_box()
    assert row["y"] + row["height"] <= phone.page.locator(".places").bounding_box()["y"]
    phone.tap(phone.page.get_by_text("Other meals and days"))
    expect(phone.page.get_by_role("button", name=re.compile("as usual: Tofu"))).to_have_count(3)


# What moved without anybody touching it, as browsers count it: https://web.dev/articles/cls
SHIFTS = """
    window.moved = 0;
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) window.moved += hadRecentInput ? 0 : value;
    }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("meals", [["Breakfast"], ["Breakfast", "Lunch"]], ids=["one meal", "two meals"])
def test_nothing_on_the_day_moves_when_what_is_usual_comes_and_no_strip_is_empty(new_phone, ana: Member, meals: list[str]):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.page.add_init_script(SHIFTS)
    phone.go("/diary")
    expect(phone.page.locator(".usual")).to_have_count(0)
    for meal in meals:
        ana.eat(in_days(-1), meal=meal, name="Porridge").raise_for_status()
    phone.go("/diary")
    expect(phone.page.get_by_role("region", name="As usual")).to_be_visible()
    phone.waits(500)
    assert phone.page.evaluate("window.moved") <= 0.01
    card, place = phone.page.get_by_role("region", name="As usual").bounding_box(), phone.page.locator(".usual").bounding_box()
    assert place["height"] - card["height"] <= 1


def plan_soon(member: Member) -> None:
    """Something to be trained in twenty minutes."""
    moment = datetime.datetime.now(datetime.UTC) + datetime.timedelta(minutes=20)
    plan = {"requestId": str(uuid.uuid4()), "day": str(moment.date()), "at": moment.strftime("%H:%M"), "title": "Swim in the lake"}
    member.ask("POST", "/planned-workouts", json=plan).raise_for_status()


@pytest.mark.parametrize("state", ["a workout under way", "a plan soon", "both", "coming back"])
def test_the_first_meal_stands_above_the_fold_whatever_else_the_day_has(program: Program, phone: Phone, ana: Member, state: str):
    ana.ask("PUT", "/goal", json={"targetKg": 64, "targetDay": str(in_days(7 * 16))}).raise_for_status()
    for ago in (30,) if state == "coming back" else (1, 2, 3):
        for name in ("Tofu, raw", "Rice, brown, long-grain, cooked", "Peppers, sweet, red, raw"):
            ana.eat(in_days(-ago), meal="Lunch", name=name).raise_for_status()
    if state in ("a plan soon", "both"):
        plan_soon(ana)
    if state in ("a workout under way", "both"):
        begin(program, ana)
    phone.log_in(ana)

    def stands_above_the_fold(name: str | re.Pattern) -> None:
        phone.go("/diary")
        if state == "coming back":
            phone.shown("Good to have you back")
        else:
            expect(phone.page.get_by_role("region", name="As usual")).to_be_visible()
        row = phone.link(name).first.bounding_box()
        assert row["y"] + row["height"] <= phone.page.locator(".places").bounding_box()["y"]

    stands_above_the_fold("Add to breakfast")
    ana.eat(today(), name="Porridge").raise_for_status()
    if state != "coming back":
        stands_above_the_fold(re.compile("Porridge"))


def test_a_removed_entry_comes_back(phone: Phone, ana: Member):
    ana.eat(today(), name="Porridge").raise_for_status()
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.tap(phone.link(re.compile("Porridge")))
    phone.tap(phone.button("Remove from the diary"))
    expect(phone.toasts).to_contain_text("Porridge removed")
    expect(phone.meal("Breakfast")).not_to_contain_text("Porridge")
    assert eaten(ana) == []
    phone.tap(phone.button("Undo"))
    expect(phone.meal("Breakfast")).to_contain_text("Porridge")
    assert eaten(ana) == ["Porridge"]


def test_a_logged_food_can_be_undone_at_once(phone: Phone, ana: Member):
    food = banana(ana)
    phone.log_in(ana).go(f"/foods/{food['id']}?day={today()}&meal=Lunch")
    phone.tap(phone.button("Log it"))
    expect(phone.meal("Lunch")).to_contain_text("Banana")
    phone.tap(phone.button("Undo"))
    expect(phone.meal("Lunch")).not_to_contain_text("Banana")
    assert eaten(ana) == []


def test_a_saved_meal_is_one_row_of_the_day_that_opens(phone: Phone, ana: Member):
    # Shown as 150 and 40 kcal, so that all of it is 190, though 190.8 were eaten.
    lines = [{"name": "Oats", "kcal": 150.4, "amount": 1}, {"name": "Berries", "kcal": 40.4, "amount": 1}]
    meal = str(uuid.uuid4())
    ana.ask("POST", "/meals", json={"requestId": meal, "name": "After training", "lines": lines}).raise_for_status()
    phone.log_in(ana).go(f"/meals/meal-{meal}/edit")
    expect(phone.page.locator("[data-sum]")).to_have_text("190")
    oats = phone.page.get_by_label("Amount of Oats")
    oats.fill("2")
    expect(phone.page.locator("[data-sum]")).to_have_text("341")
    phone.go(f"/meals/meal-{meal}?day={today()}&meal=Lunch")
    phone.tap(phone.button("Log it"))
    row = phone.meal("Lunch").locator("summary", has_text="After training")
    expect(row).to_contain_text("2 foods")
    expect(row).to_contain_text("190")
    expect(phone.link(re.compile("Oats"))).to_be_hidden()
    phone.tap(row)
    phone.tap(phone.link(re.compile("Oats")))
    phone.tap(phone.button("Remove from the diary"))
    expect(row).to_contain_text("1 food")
    phone.tap(phone.button("Undo"))
    # It stands where it was, in sight.
    expect(row).to_contain_text("2 foods")
    expect(phone.link(re.compile("Oats"))).to_be_visible()


def test_an_entry_is_changed_and_a_change_meanwhile_is_shown(phone: Phone, ana: Member):
    entry = ana.eat(today(), name="Porridge").json()
    phone.log_in(ana).go(f"/diary/entries/{entry['id']}")
    ana.ask("PATCH", f"/diary/entries/{entry['id']}", json={"version": 1, "meal": "Dinner"}).raise_for_status()
    phone.page.locator("#amount").fill("2")
    phone.tap(phone.button("Save"))
    phone.shown("This entry changed since you opened it")
    phone.tap(phone.button("Save"))
    phone.page.wait_for_url(f"**/diary/{today()}")
    assert [(entry["amount"], entry["kcal"]) for entry in entries(ana.get(f"/diary/{today()}"))] == [(2, 620)]


def test_what_is_often_eaten_is_two_taps_away(phone: Phone, ana: Member):
    food = banana(ana)
    for ago in (1, 2, 3):
        day = in_days(-ago)
        ana.eat(day, foodId=food["id"], amount=1, unit="100 g", name=None, kcal=None).raise_for_status()
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.tap(phone.link("Add to breakfast"))
    phone.tap(phone.button(re.compile("^Add Banana,")))
    expect(phone.meal("Breakfast")).to_contain_text("Banana")
    assert phone.taps <= 3
    assert eaten(ana) == ["Banana"]


def test_a_usual_breakfast_is_logged_within_three_taps_of_opening_the_app(phone: Phone, ana: Member):
    for ago in (1, 2, 3):
        for name in ("Porridge", "Blueberries"):
            ana.eat(in_days(-ago), name=name).raise_for_status()
    phone.log_in(ana).go("/")
    phone.tap(phone.button("Log Breakfast as usual: Porridge, Blueberries"))
    expect(phone.meal("Breakfast")).to_contain_text("Blueberries")
    assert phone.taps <= 3
    assert eaten(ana) == ["Porridge", "Blueberries"]
    phone.tap(phone.button("Undo"))
    expect(phone.meal("Breakfast")).not_to_contain_text("Blueberries")
    assert eaten(ana) == []


def test_a_meal_is_looked_at_chosen_from_and_copied_onto_several_days(phone: Phone, ana: Member):
    for name in ("Porridge", "Blueberries", "Coffee"):
        ana.eat(today(), name=name).raise_for_status()
    phone.log_in(ana).go("/diary")
    phone.tap(phone.link("Copy breakfast"))
    expect(phone.page.locator("#copy-look")).to_contain_text("3 foods to tomorrow")
    phone.page.get_by_label("Coffee").uncheck()
    expect(phone.page.locator("#copy-look")).to_contain_text("2 foods to tomorrow")
    phone.tap(phone.page.get_by_text("Several days", exact=True))
    phone.field("To, last day").fill(str(in_days(3)))
    expect(phone.page.locator("#copy-look")).to_contain_text("6 foods to 3 days from tomorrow")
    phone.tap(phone.button("Copy"))
    expect(phone.toasts).to_contain_text("6 foods copied to 3 days")
    days = [in_days(later) for later in (1, 2, 3)]
    assert [len(entries(ana.get(f"/diary/{day}"))) for day in days] == [2, 2, 2]
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("6 foods taken back")
    assert [len(entries(ana.get(f"/diary/{day}"))) for day in days] == [0, 0, 0]


def test_a_favourite_is_three_taps_away(phone: Phone, ana: Member):
    food = banana(ana)
    phone.log_in(ana).go(f"/foods/{food['id']}")
    phone.tap(phone.button("Make it a favourite"))
    expect(phone.toasts).to_contain_text("is a favourite")
    phone.go(f"/diary/{today()}")
    phone.taps = 0
    phone.tap(phone.link("Add to dinner"))
    phone.tap(phone.link("Favourites"))
    phone.tap(phone.button(re.compile("^Add Banana,")))
    expect(phone.meal("Dinner")).to_contain_text("Banana")
    assert phone.taps == 3
    assert eaten(ana) == ["Banana"]


def test_plain_calories_are_added_without_a_food(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/foods?tab=quick&day={today()}&meal=Snacks")
    phone.field("Energy").fill("250")
    phone.tap(phone.button("Add to snacks"))
    expect(phone.meal("Snacks")).to_contain_text("250")


def test_a_lost_phone_is_logged_out_from_another(new_phone, ana: Member):
    lost, here = new_phone(), new_phone()
    lost.log_in(ana).go("/diary")
    here.log_in(ana).go("/me/sessions")
    here.tap(here.button("Log out all other devices"))
    expect(here.toasts).to_contain_text("All your other devices are logged out.")
    here.go("/diary")
    assert here.path == "/diary"
    # A tab of its own, because the first is led to the start by itself when it hears of it.
    lost.page = lost.context.new_page()
    lost.go("/diary")
    assert lost.path == "/log-in"
    assert ana.ask("GET", "/me").status_code == 401


def test_dark_is_a_choice_that_stays(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/settings/units")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "system")
    phone.page.locator("input[name=theme][value=dark]").check(force=True)
    phone.tap(phone.button("Save"))
    expect(phone.toasts).to_contain_text("Saved")
    phone.go("/diary")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
