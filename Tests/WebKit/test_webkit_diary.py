"""The diary on an iPhone's engine, with a network and without."""

import pytest

from days import today
from people import Member, entries
from program import Program
from tab import Tab
from test_offline import IS_KEPT, WORKER_IS_THERE

pytestmark = pytest.mark.soak


def test_a_food_is_found_while_one_types_and_its_numbers_follow_the_amount(tab: Tab, ana: Member):
    tab.log_in(ana).go("/foods")
    tab.type(tab.find("[type=search]"), "bananna")
    tab.tap("#results a.row", "Banana").shown("Log it").settled()
    tab.fill("Unit", "100 g").fill("Amount", "2").shown("178", ".act-sum")


def test_what_is_logged_while_the_program_is_away_is_kept_and_sent_once(tab: Tab, program: Program, ana: Member):
    food = ana.get("/foods", q="banana", limit=1)["foods"][0]["id"]
    tab.log_in(ana).go("/diary")
    tab.ask(WORKER_IS_THERE)
    tab.wait(lambda: tab.ask(f"({IS_KEPT})('/diary')"))
    tab.go(f"/foods/{food}?day={today()}&meal=Breakfast")
    program.end()
    try:
        tab.button("Log it").shown("Saved on this phone.", "#toasts")
        forgive_lost_requests(tab)
        tab.go("/diary").shown("Banana", "[data-write]")
        tab.go("/me/sessions").shown("We can't reach Spotter from here")
    finally:
        program.start()
    tab.go("/diary").shown("Back online. What you added is saved.", "#toasts").shown("Banana", "[data-meal=Breakfast]")
    tab.gone("[data-write]")
    tab.go("/diary").shown("Banana", "[data-meal=Breakfast]")
    assert len(entries(ana.get(f"/diary/{today()}"))) == 1
    forgive_lost_requests(tab)


def forgive_lost_requests(tab: Tab) -> None:
    """htmx says in the console that a request found nobody, which is what this journey is about."""
    tab.hear()
    tab.complaints = [words for words in tab.complaints if "htmx:" not in words]
