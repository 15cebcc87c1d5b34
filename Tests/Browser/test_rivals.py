"""Two people and a group: made by one, joined by the other's scan, a score that follows, and a podium."""

from playwright.sync_api import expect

from days import in_days, today
from people import Member


def test_two_people_and_a_group_of_rivals(new_phone, program):
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")

    hers = new_phone()
    hers.log_in(ana).go("/motivation")
    hers.tap(hers.page.get_by_role("link", name="Rivals"))
    hers.tap(hers.link("Make a group"))
    hers.field("Name of the group").fill("Spring")
    hers.field("Last day").fill(str(in_days(-1)))
    hers.tap(hers.button("Make the group"))
    hers.shown("It ends before it begins")
    hers.field("Last day").fill(str(today()))
    hers.tap(hers.button("Make the group"))
    hers.shown("You look after it")
    group = hers.path
    expect(hers.page.get_by_role("img", name="The code of the group")).to_be_visible()
    address = hers.page.locator("a.rival-code").inner_text()

    his = new_phone()
    his.log_in(ben).go("/motivation/rivals/joining?" + address.partition("?")[2])
    his.shown("What the others will see")
    his.field("Steps a day").fill("2000")
    his.tap(his.button("Join the group"))
    expect(his.toasts).to_contain_text("You're in")

    ben.ask("PUT", f"/steps/{today()}", json={"steps": 2000}).raise_for_status()
    his.go(group)
    his.shown("You, place 1")
    hers.go(group)
    hers.shown("You, place 2")

    ben.ask("PUT", "/motivation/sharing", json={"takesCheers": True}).raise_for_status()
    hers.go(group)
    expect(hers.button("Proud of you").first).to_be_hidden()
    hers.page.get_by_text("A kind word").first.click()
    hers.tap(hers.button("Proud of you").first)
    expect(hers.toasts).to_contain_text("Said.")
    hers.shown("You said: Proud of you")
    hers.tap(hers.toasts.get_by_role("button", name="Undo"))
    expect(hers.toasts).to_contain_text("Taken back.")
    expect(hers.page.get_by_text("You said: Proud of you")).to_have_count(0)

    hers.tap(hers.button("End it now, with a podium"))
    hers.shown("Podium")
    his.go(group)
    his.shown("Podium")
    his.tap(his.button("Leave the group"))
    expect(his.toasts).to_contain_text("You left the group")
