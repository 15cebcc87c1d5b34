"""Two people on two phones with an iPhone's engine: a card, and what they write to each other."""

from collections.abc import Callable

import pytest
from selenium.webdriver import Keys

from buddies import befriend, show_fitting, show_reading
from people import Member
from program import Program
from tab import Tab
from test_buddies import pass_all_but

pytestmark = pytest.mark.soak


def test_a_card_is_thrown_and_answered_by_a_key(new_tab: Callable[..., Tab], program: Program):
    ana, ben = Member.join(program, "ana", firstName="Ana"), Member.join(program, "ben", firstName="Ben")
    show_fitting(ana, ben)
    pass_all_but(ana, ben)
    pass_all_but(ben, ana)
    hers, his = new_tab().log_in(ana), new_tab().log_in(ben)
    hers.go("/together/card").shown("Ben, ", ".suggestion").throw(".suggestion-name", across=160)
    hers.shown("If Ben says yes too").shown("That's everybody for now")
    his.go("/together/card").shown("Ana, ", ".suggestion").press(Keys.ARROW_RIGHT)
    his.shown("You and Ana are buddies now")


def test_two_write_to_each_other_and_see_it_at_once(new_tab: Callable[..., Tab], program: Program):
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    [chat] = befriend((ana, ben))
    show_reading(ben)
    hers, his = new_tab().log_in(ana), new_tab(is_dark=True).log_in(ben)
    for tab in (hers, his):
        tab.go(f"/together/chats/{chat}")
    say(hers, "Tomorrow at six?")
    his.shown("Tomorrow at six?", "#messages")
    hers.shown("Read", "[data-number='1'] [data-state]")
    say(his, "Gladly <b>")
    hers.shown("Gladly <b>", "#messages")


def say(tab: Tab, text: str) -> None:
    tab.fill("Your message", text).button("Send").shown(text, "#messages")
