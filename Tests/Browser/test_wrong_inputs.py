"""What was typed wrong is said beside it, in words, and nothing is changed (QUA-5)."""


from playwright.sync_api import expect

from days import in_days, today
from people import Member, entries
from phone import Phone


def test_sign_up_complains_before_sending(phone: Phone):
    sent: list[str] = []
    phone.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    phone.go("/sign-up")
    expect(phone.button("Sign up")).to_be_disabled()
    phone.fill_sign_up("dora", Email="dora", Password="short", **{"Password again": "other"})
    expect(phone.button("Sign up")).to_be_enabled()
    phone.field("Birthday").fill(str(today()))
    phone.field("Birthday").blur()
    phone.shown("Spotter is for people of 16 and over.")
    # From the last field straight to the button, which must not move away under the finger.
    phone.page.locator("#passwordAgain").focus()
    phone.button("Sign up").click()
    phone.shown("Enter your whole address, like ana@example.org.")
    phone.shown("Use at least 8 characters.")
    phone.shown("The two passwords differ. Type the same one twice.")
    expect(phone.field("Email")).to_be_focused()
    expect(phone.field("Email")).to_have_attribute("aria-invalid", "true")
    assert sent == [] and phone.path == "/sign-up"


def test_sign_up_complains_after_sending_and_keeps_what_was_typed(phone: Phone, ana: Member):
    phone.go("/sign-up")
    phone.fill_sign_up("dora", Email=f"{ana.screen_name}@EXAMPLE.org", Password="password1", **{"Password again": "password1"})
    phone.tap(phone.button("Sign up"))
    phone.shown("Too many people use this one.")
    expect(phone.field("First name")).to_have_value("Ana")
    expect(phone.field("Password")).to_have_value("")

    phone.fill_sign_up("dora", Email=f"{ana.screen_name}@EXAMPLE.org")
    phone.tap(phone.button("Sign up"))
    phone.shown("This email already has an account.")
    phone.tap(phone.link("Log in with this address"))
    phone.page.wait_for_url(lambda url: "/log-in?login=" in url)


def test_an_impossible_height_is_refused(phone: Phone, ana: Member):
    phone.log_in(ana).go("/welcome/body")
    phone.field("Your height").fill("999")
    phone.field("Your weight today").fill("68")
    phone.tap(phone.button("Next"))
    phone.shown("Please enter a valid height and weight.")
    assert phone.path == "/welcome/body"
    assert ana.get("/me")["heightCm"] == 170


def test_a_day_that_does_not_exist_is_refused_politely(phone: Phone, ana: Member):
    phone.log_in(ana)
    assert phone.go("/diary/2026-02-30").status == 404
    phone.shown("The calendar has no such day.")
    assert phone.go("/diary/1899-12-31").status == 404
    phone.tap(phone.page.locator("main").get_by_role("link").first)
    phone.page.wait_for_url("**/diary")


def test_an_unsafe_goal_is_refused_and_the_safe_one_is_a_tap_away(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.page.locator("#target").fill("50")
    phone.page.locator("#targetDay").fill(str(in_days(7 * 60)))
    # The reason stands beside the button, which waits until the goal is safe.
    expect(phone.page.locator("#goal-verdict")).to_contain_text("That is underweight for your height")
    expect(phone.button("Set this goal")).to_be_disabled()
    assert ana.ask("GET", "/goal").status_code == 404
    phone.tap(phone.button("Take this one"))
    phone.page.wait_for_url("**/goal")
    assert ana.get("/goal")["targetKg"] >= 18.5 * 1.7**2


def test_a_complaint_goes_when_its_field_is_mended(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.field("Target weight").fill("66")
    phone.field("Target day").fill(str(in_days(7 * 20)))
    phone.tap(phone.page.get_by_text("More on some days"))
    phone.field("Friday").fill("lots")
    phone.tap(phone.button("Set this goal"))
    complaint = phone.page.locator("#weekdays-complaints .complaint")
    expect(complaint).to_have_count(1)
    phone.field("Friday").fill("1900")
    expect(complaint).to_have_count(0)
    expect(phone.field("Friday")).not_to_have_attribute("aria-invalid", "true")


def test_an_amount_nobody_eats_is_refused(phone: Phone, ana: Member):
    egg = ana.get("/foods", q="egg", limit=1)["foods"][0]
    phone.log_in(ana).go(f"/foods/{egg['id']}?day={today()}&meal=Breakfast")
    phone.page.get_by_label("Unit", exact=True).select_option("g")
    phone.field("Amount").fill("0")
    phone.tap(phone.button("Log it"))
    phone.shown("Type an amount above 0")
    assert entries(ana.get(f"/diary/{today()}")) == []


def test_the_button_of_a_file_waits_until_one_is_chosen(phone: Phone, ana: Member):
    phone.log_in(ana)
    for path in ("/together/first-picture", "/activities/files", "/calendars/file", "/me/data"):
        phone.go(path)
        phone.settled()
        form = phone.page.locator("main form[enctype]")
        expect(form.locator(".button-primary, .button-secondary").first).to_be_disabled()
        form.locator("[type=file]").set_input_files({"name": "run.gpx", "mimeType": "text/xml", "buffer": b"<gpx/>"})
        expect(form.locator(".button-primary, .button-secondary").first).to_be_enabled()
