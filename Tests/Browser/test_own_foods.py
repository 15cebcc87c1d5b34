"""A product nobody knew becomes everybody's; a meal is put together and logged with one tap."""

import re

from playwright.sync_api import expect

from days import today
from people import Member
from phone import Phone
from program import Program, command

CODE = "4006381333931"


def administrator(program: Program) -> Member:
    mo = Member.join(program, "mo")
    ended = command("admin", "make", mo.screen_name, data=program.data)
    assert ended.returncode == 0, ended.stdout
    return mo


def test_an_unknown_product_is_created_logged_offered_accepted_and_found_by_another(new_phone, program: Program, ana: Member):
    mo, ben = administrator(program), Member.join(program, "ben")
    phone = new_phone().log_in(ana)
    create(phone)
    log_a_bar(phone)
    phone.go("/foods/mine")
    phone.tap(phone.link(re.compile("Zesty oat bar")))
    phone.tap(phone.button("Offer it to everybody"))
    phone.shown("Waiting for review")

    accept(new_phone().log_in(mo))

    other = new_phone().log_in(ben)
    other.go(f"/foods/code?code={CODE}")
    expect(other.page.get_by_role("heading", level=2).first).to_have_text("Zesty oat bar, lemon")
    other.go("/foods")
    expect(other.search("zesty bars").first).to_contain_text("Zesty oat bar, lemon")
    phone.go("/notices")
    phone.shown(re.compile("for everybody here now"))


def create(phone: Phone) -> None:
    phone.go(f"/foods?tab=code&day={today()}&meal=Snacks")
    phone.field("Barcode").fill("4 006381 333931")
    phone.tap(phone.button("Find"))
    phone.tap(phone.link("Create the product"))
    expect(phone.page.locator("#barcode")).to_have_value(CODE)
    phone.field("Name").fill("Zesty oat bar")
    phone.page.get_by_text("Serving", exact=True).tap()
    phone.page.locator("#servingGrams").fill("40")
    phone.field("Energy").fill("753")
    phone.page.get_by_label("Unit of the energy").select_option("kJ")
    for label, amount in {"Fat": "7.2", "Carbohydrate": "22", "Protein": "4.6", "Fibre": "-1"}.items():
        phone.field(label).fill(amount)
    phone.tap(phone.button("Save"))
    expect(phone.page.locator("#fibre-complaints")).to_contain_text("Type a number from 0")
    phone.field("Fibre").fill("3")
    phone.tap(phone.button("Save"))


def log_a_bar(phone: Phone) -> None:
    expect(phone.page.get_by_label("Unit", exact=True)).to_have_value("1 serving")
    phone.tap(phone.button("Log it"))
    phone.page.wait_for_url(f"**/diary/{today()}")
    expect(phone.meal("Snacks")).to_contain_text("180")


def accept(phone: Phone) -> None:
    phone.go("/diary")
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.link("Administration"))
    phone.tap(phone.link(re.compile("^Foods to review")))
    phone.tap(phone.link(re.compile("Zesty oat bar")))
    phone.field("Name").fill("Zesty oat bar, lemon")
    phone.tap(phone.button("Accept for everybody"))
    expect(phone.toasts).to_contain_text("Everybody finds Zesty oat bar, lemon now")
    phone.go("/admin")
    phone.tap(phone.link(re.compile("^What was done")))
    phone.shown(re.compile("accepted a food for everybody: Zesty oat bar, lemon"))
