"""Coming, settling in and going, on an iPhone's engine."""

import pytest

from days import in_days, today
from people import PASSWORD, Member
from tab import Tab
from test_kept import KEPT
from test_offline import WORKER_IS_THERE

pytestmark = pytest.mark.soak


def test_someone_signs_up_says_who_they_are_and_logs_a_breakfast(tab: Tab):
    sign_up(tab)
    answer_the_welcome(tab)
    tab.link("Today").arrives("/diary").link("Add to breakfast").settled()
    tab.type(tab.find("[type=search]"), "egg")
    tab.tap("#results a.row", "Egg, raw").shown("Log it").settled()
    tab.fill("Amount", "2").button("Log it").arrives(f"/diary/{today()}")
    tab.shown("Egg, raw is in your breakfast", "#toasts").shown("Egg, raw", "[data-meal=Breakfast]")


def sign_up(tab: Tab) -> None:
    tab.go("/").link("Sign up").arrives("/sign-up")
    tab.tap("label", "Female")
    for label, value in {
        "First name": "Wilma", "Last name": "Kitt", "Screen name": "wilma", "Email": "wilma@example.org",
        "Birthday": "1990-05-24", "Password": PASSWORD, "Password again": PASSWORD,
    }.items():
        tab.fill(label, value)
    tab.button("Sign up").arrives("/welcome/body")


def answer_the_welcome(tab: Tab) -> None:
    tab.fill("Your height", "170").fill("Your weight today", "68")
    tab.button("Next").arrives("/welcome/injuries")
    for step in ("limits", "aim"):
        tab.button("Skip").arrives(f"/welcome/{step}")
    tab.tap("label:has([name=aim])").button("Next").arrives("/welcome/activity")
    tab.tap("label:has([name=activity])").button("Next").arrives("/welcome/cycle")
    tab.button("Skip").arrives("/welcome/about")
    tab.button("Skip").arrives("/together/first-picture")
    tab.link("Skip this for now").arrives("/welcome/done")


def test_a_goal_is_planned_and_set(tab: Tab, ana: Member):
    tab.log_in(ana).go("/goal").link("Plan a goal").arrives("/goal/plan")
    tab.fill("Target weight", "66").fill("Target day", str(in_days(7 * 20)))
    tab.button("Set this goal").arrives("/goal").shown("Your goal is set", "#toasts")
    assert ana.get("/goal")["targetKg"] == 66


def test_units_and_the_look_are_chosen(tab: Tab, ana: Member):
    tab.log_in(ana).go("/me/settings").link("Units, time zone and look").arrives("/me/settings/units")
    tab.tap("label", "Dark").button("Save").arrives("/me/settings").shown("Saved", "#toasts")
    assert tab.run("return getComputedStyle(document.querySelector('h1')).color") == "rgb(238, 240, 243)"


def test_who_logs_out_leaves_no_page_on_the_device(tab: Tab, ana: Member):
    ana.eat(today(), name="Porridge").raise_for_status()
    tab.log_in(ana).go("/diary").shown("Porridge")
    tab.ask(WORKER_IS_THERE)
    tab.wait(lambda: "/diary" in tab.ask(f"({KEPT})()"))
    tab.tap(".title-bar summary", "Menu").button("Log out").shown("Sign up")
    tab.wait(lambda: tab.ask(f"({KEPT})()") in ([], ["/.member"]))
    tab.go("/diary").arrives("/log-in")
    tab.fill("Email or screen name", ana.screen_name.upper()).fill("Password", "not this one")
    tab.button("Log in").shown("These two don't match.")
    tab.fill("Password", PASSWORD).button("Log in").arrives("/diary").shown("Porridge")
