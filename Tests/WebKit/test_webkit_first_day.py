"""The first day on an iPhone's engine: from signing up to a breakfast, and out again."""

import pytest

from days import in_days, today
from people import PASSWORD
from tab import Tab

pytestmark = pytest.mark.soak


def test_someone_signs_up_says_who_they_are_sets_a_goal_logs_a_breakfast_and_logs_out(tab: Tab):
    sign_up(tab)
    answer_the_welcome(tab)
    set_a_goal(tab)
    log_two_eggs(tab)
    log_out_and_in(tab)


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
    tab.tap("label:has([name=aim])")
    tab.button("Next").arrives("/welcome/activity")
    tab.tap("label:has([name=activity])")
    tab.button("Next").arrives("/welcome/cycle")
    for step in ("about", "done"):
        tab.button("Skip").arrives(f"/welcome/{step}")


def set_a_goal(tab: Tab) -> None:
    tab.go("/goal").link("Plan a goal").arrives("/goal/plan")
    tab.type(tab.find("#target"), "64")
    tab.type(tab.find("#targetDay"), str(in_days(7 * 16)))
    tab.button("Set this goal").arrives("/goal").shown("Your goal is set")


def log_two_eggs(tab: Tab) -> None:
    tab.link("Today").arrives("/diary").link("Add to breakfast").settled()
    tab.type(tab.find("[type=search]"), "egg")
    tab.shown("Egg, whole, raw", "#results").tap("#results a.row", "Egg, whole, raw").settled()
    tab.fill("Amount", "2")
    tab.tap("select[name=unit]")
    tab.button("Log it").arrives(f"/diary/{today()}")
    tab.shown("Egg, whole, raw, fresh is in your breakfast", "#toasts").shown("Egg, whole, raw", "[data-meal=Breakfast]")
    tab.shown("kcal left", ".ring-words")


def log_out_and_in(tab: Tab) -> None:
    tab.tap(".title-bar summary").button("Log out").shown("Sign up")
    tab.go("/diary").arrives("/log-in")
    tab.fill("Email or screen name", "WILMA").fill("Password", "not this one").button("Log in").shown("These two don't match.")
    tab.fill("Password", PASSWORD).button("Log in").arrives("/diary").shown("Egg, whole, raw", "[data-meal=Breakfast]")
