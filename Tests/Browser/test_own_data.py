"""Taking data along, bringing it in, making a token, leaving and staying: by hand, with and without scripts."""

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from people import PASSWORD, Member
from phone import Phone
from test_offline import forgive_lost_requests

MEALS = "Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)\n2026-01-05,Lunch,640,20,80,30\n"


@pytest.mark.parametrize("scripts", [True, False])
def test_a_diary_comes_in_and_goes_back_out(new_phone, ana: Member, tmp_path: Path, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    (tmp_path / "meals.csv").write_text(MEALS)
    phone.go("/me/data")
    phone.page.get_by_label("File", exact=True).set_input_files(tmp_path / "meals.csv")
    phone.tap(phone.button("Look inside"))
    phone.shown("MyFitnessPal meals")
    phone.shown("Nothing was written yet.")
    phone.tap(phone.button("Bring it in"))
    phone.shown("1 added.")
    phone.go("/diary/2026-01-05")
    phone.shown("Lunch (MyFitnessPal)")

    phone.go("/me/data")
    phone.field("Your password").fill(PASSWORD)
    with phone.page.expect_download() as download:
        phone.tap(phone.button("Download"))
    download.value.save_as(tmp_path / "all.zip")
    assert "Lunch (MyFitnessPal)" in zipfile.ZipFile(tmp_path / "all.zip").read("diary.csv").decode()


def test_a_token_is_shown_once_and_revoked(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/tokens")
    phone.field("Name").fill("Scale")
    phone.page.get_by_label("Save your weight").check()
    phone.field("Your password").fill(PASSWORD)
    phone.tap(phone.button("Make token"))
    expect(phone.page.locator("code.secret")).to_have_text(re.compile("^spt_"))
    phone.go("/me/tokens")
    expect(phone.page.locator("code.secret")).to_have_count(0)
    phone.tap(phone.button("Revoke Scale"))
    phone.shown("Revoked.")


def test_a_token_whose_answer_was_lost_is_made_once(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/me/tokens")
    phone.settled()
    phone.field("Name").fill("Scale")
    phone.page.get_by_label("Save your weight").check()
    phone.field("Your password").fill(PASSWORD)

    def lose_the_answer(route) -> None:
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    phone.page.route("**/me/tokens", lose_the_answer, times=1)
    phone.tap(phone.button("Make token"))
    expect(phone.toasts).to_contain_text("That didn't get through.")
    phone.tap(phone.button("Make token"))
    # The secret is lost with the answer, which is said; the list shows the token, which can be revoked.
    phone.tap(phone.link("Look at your tokens"))
    expect(phone.button("Revoke Scale")).to_have_count(1)
    forgive_lost_requests(phone)


def test_who_asks_to_leave_can_come_back_and_stay(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/leaving")
    phone.field("Your password").fill(PASSWORD)
    phone.tap(phone.button("Delete my account"))
    phone.shown(re.compile("Your account goes on"))
    phone.log_in(ana).go("/me/leaving")
    phone.tap(phone.button("Keep my account"))
    phone.shown("Good to have you back.")
