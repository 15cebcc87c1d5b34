"""Where mail is sent, meeting others waits for the link in a real letter (ACC-6)."""

import re

import requests

from calendar_owner import CalendarOwner
from people import Member
from post_offices import mail_server
from waiting import wait_for

MEETING = ["/buddy-profile", "/buddies", "/people", "/people/activities", "/chats", "/buddy-requests", "/suggestions"]


def statuses(member: Member) -> set[int]:
    """What a device is answered where others are met; paths that aren't there tell nothing."""
    return {member.ask("GET", path).status_code for path in MEETING} - {404}


def test_nobody_is_met_before_the_mailed_link_is_opened_and_everything_else_works(serve, storage):
    with mail_server() as (letters, sendmail):
        program = serve(MAIL_COMMAND=sendmail, PUBLIC_ADDRESS="https://spotter.example", **storage)
        ana = Member.join(program)
        assert statuses(ana) == {403}
        assert "Open the link we mailed you" in ana.ask("GET", "/buddy-profile").json()["detail"]
        assert ana.ask("GET", "/foods", params={"q": "apple"}).status_code == 200
        assert ana.ask("GET", "/workouts").status_code == 200

        text = letters.next("Is this your address?").get_body(("plain",)).get_content()
        link = program.url + re.search(r"https://spotter\.example(/confirmation/\S+)", text)[1]
        # Programs that look into every link of a letter confirm nothing.
        assert requests.get(link).status_code == 200
        assert statuses(ana) == {403}
        assert requests.post(link, allow_redirects=False).status_code == 303
        # What is left is to agree to the guidelines.
        wait_for(lambda: "guidelines" in ana.ask("GET", "/buddy-profile").json().get("detail", ""))
        assert requests.post(link, allow_redirects=False).status_code == 303, "A second tap does no harm."


def test_without_mail_nothing_waits_for_a_letter(serve):
    ana = CalendarOwner.join(serve())
    assert "guidelines" in ana.ask("GET", "/buddy-profile").json()["detail"]
    ana.open_browser()
    assert "Open the link" not in ana.browser.get(ana.program.url + "/together").text
