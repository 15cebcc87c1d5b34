"""The delivery of notices: to a push service, by mail, and to open pages."""

import base64
import json
import os
import re
import time
import uuid
from urllib.parse import urlsplit

import http_ece
import pytest
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

import authenticator
from people import PASSWORD, Member
from post_offices import PushService, mail_server, push_service
from program import command
from streams import Stream, listeners
from waiting import wait_for


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser with the keys of its subscription."""

    def __init__(self, endpoint: str):
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    @property
    def subscription(self) -> dict:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": base64url(point), "auth": base64url(self.secret), "name": "Test phone"}

    def read(self, body: bytes) -> dict:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


def make_token(member: Member, name: str) -> None:
    """Makes a token, of which its member is notified."""
    wish = {"name": name, "scopes": ["me:read"], "password": PASSWORD}
    member.ask("POST", "/me/tokens", json=wish).raise_for_status()


def test_a_browser_reads_what_was_sent_and_its_push_service_knows_by_whom(serve, storage):
    with push_service() as service:
        program = serve(PRIVATE_ADDRESSES="on", CONTACT="post@example.org", **storage)
        ana = Member.join(program)
        phone, gone = Browser(service.address + "/phone/201"), Browser(service.address + "/gone/410")
        for browser in (phone, phone):
            answer = ana.ask("POST", "/push-subscriptions", json=browser.subscription)
            assert answer.status_code == 201, answer.text
        known = ana.get("/push-subscriptions")
        assert [device["name"] for device in known["devices"]] == ["Test phone"]
        # What is told from here on may find it gone at once.
        ana.ask("POST", "/push-subscriptions", json=gone.subscription).raise_for_status()
        make_token(ana, "Scale")
        headers, body, message = next_about("Scale", phone, service)
        notice = ana.get("/notices")["notices"][0]
        assert f"{message['title']}. {message['text']}" == notice["text"] and "Scale" in message["title"]
        assert message["path"] == f"/notices/{notice['id']}"
        assert headers["Content-Encoding"] == "aes128gcm" and int(headers["TTL"]) > 0 and headers["Urgency"] == "high"
        assert b"Scale" not in body

        assert Vapid02.verify(headers["Authorization"])
        token, key = re.fullmatch(r"vapid t=([^,]+),k=(\S+)", headers["Authorization"]).groups()
        assert key == known["key"], "Browsers subscribe with the key that signs."
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == service.address and claims["sub"] == "mailto:post@example.org"
        assert 0 < claims["exp"] - time.time() <= 24 * 3600

        # A subscription that is gone is deleted.
        wait_for(lambda: "/gone/410" in service.asked and len(ana.get("/push-subscriptions")["devices"]) == 1)
        assert program.end() == 0
        for secret in ("/phone/201", "Scale", phone.subscription["auth"]):
            assert secret not in program.log

        ana.program = serve(program.data, PRIVATE_ADDRESSES="on", **storage)
        assert ana.get("/push-subscriptions")["key"] == key, "The key outlives the program."


def next_about(words: str, browser: Browser, service: PushService) -> tuple[dict[str, str], bytes, dict]:
    """Returns the next message to this browser with these words, and skips others."""
    while True:
        path, headers, body = service.messages.get(timeout=120)
        if service.address + path == browser.endpoint and words in " ".join(map(str, (message := browser.read(body)).values())):
            return headers, body, message


def test_no_machine_of_the_house_is_asked_for_a_stranger(serve):
    with push_service() as service:
        ana = Member.join(serve())
        for endpoint in (service.address + "/201", "https://127.0.0.1/201", "https://router.local/201", "ftp://example.org/"):
            answer = ana.ask("POST", "/push-subscriptions", json=Browser(endpoint).subscription)
            assert answer.status_code == 422 and "endpoint" in answer.json()["errors"]
        assert service.messages.empty()


def test_a_letter_can_be_read_by_every_mail_program_and_stopped_with_one_click(serve, storage):
    with mail_server() as (letters, sendmail):
        program = serve(MAIL_COMMAND=sendmail, PUBLIC_ADDRESS="https://spotter.example", **storage)
        ana = Member.join(program)
        confirmation = letters.next("Is this your address?")
        link = re.search(r"https://spotter\.example(/confirmation/\S+)", confirmation.get_body(("plain",)).get_content())[1]
        assert "List-Unsubscribe" not in confirmation
        assert requests.post(program.url + link, allow_redirects=False).status_code < 400
        ana.ask("PUT", "/notices/settings", json={"foods-mail": True, "foods-app": True}).raise_for_status()
        # With a public address, the first member isn't the administrator.
        made = command("admin", "make", ana.screen_name, data=program.data, **storage)
        assert made.returncode == 0, made.stdout
        browser = requests.Session()
        form = {"login": ana.screen_name, "password": PASSWORD}
        # The cookie is for https, but nothing is encrypted here.
        entered = requests.post(program.url + "/log-in", data=form, allow_redirects=False)
        browser.headers["Cookie"] = entered.headers["Set-Cookie"].partition(";")[0]
        authenticator.set_up(browser, program.url)
        refuse_food(ana, browser)

        letter = letters.next("Your foods:")
        assert ana.screen_name in letter["To"]
        assert letter.get_content_type() == "multipart/alternative"
        plain, html = (letter.get_body((kind,)).get_content() for kind in ("plain", "html"))
        lead = re.search(r"https://spotter\.example/notices/\S+", plain)[0]
        assert f'<a href="{lead}"' in html and "<script" not in html
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = re.fullmatch(r"<(https://spotter\.example/\S+)>", letter["List-Unsubscribe"])[1]
        path = urlsplit(stop).path

        assert "Shall it stop?" in requests.get(program.url + path).text
        assert ana.get("/notices/settings")["foods-mail"], "Looking at a link ahead stops nothing."
        # This is RFC 8058, 8.1: no cookie, no token.
        clicked = requests.post(program.url + path, data={"List-Unsubscribe": "One-Click"}, allow_redirects=False)
        assert clicked.status_code == 200
        settings = ana.get("/notices/settings")
        assert not settings["foods-mail"] and settings["foods-app"]
        assert requests.post(program.url + path[:-3] + "AAA").status_code == 404
        before = len(letters.seen)
        stream = Stream(ana)
        refuse_food(ana, browser)
        # It is told where letters are still off: whether one is written is decided when a notice goes out.
        stream.next("notice", "Oat bar")
        stream.answer.close()
        # Who subscribes again gets the next letter, and none from in between.
        ana.ask("PUT", "/notices/settings", json={"foods-mail": True}).raise_for_status()
        refuse_food(ana, browser)
        letters.next("Your foods:")
        assert ["Your foods:" in subject for subject in letters.seen[before:]].count(True) == 1


def refuse_food(member: Member, browser: requests.Session) -> None:
    """Refuses a contribution of the administrator's own in their browser, which notifies them."""
    food = {"requestId": str(uuid.uuid4()), "name": "Oat bar", "per": "100g", "energy": 450}
    made = member.ask("POST", "/foods", json=food)
    assert made.status_code == 201, made.text
    member.ask("POST", f"/foods/{made.json()['id']}/offer").raise_for_status()
    page = member.program.url
    listed = browser.get(page + "/admin/contributions").text
    path = re.search(r"/admin/contributions/[0-9a-f-]{36}", listed)[0] + "/refusal"
    answer = browser.post(page + path, data={"reason": "It has no label."}, allow_redirects=False)
    assert answer.status_code == 303, answer.text


def test_an_open_page_hears_of_notices_and_of_their_reading(serve, storage):
    program = serve(**storage)
    ana, ben = Member.join(program), Member.join(program, "ben")
    stream, other = Stream(ana), Stream(ben)
    other.next("unread")
    make_token(ana, "Scale")
    heard = stream.next("notice", "Scale")
    told = ana.get("/notices")
    assert json.loads(heard["data"]) == told["notices"][0]
    assert int(stream.next("unread")["data"]) == told["unread"]
    stream.answer.close()

    watching = Stream(ana)
    watching.next("unread")
    make_token(ana, "Watch")
    watching.next("notice", "Watch")  # It was delivered; the stream below must find it among what it missed.
    watching.answer.close()
    again = Stream(ana, heard["id"])
    # Other missed notices may come before it, but none that was received.
    while "Watch" not in (next_one := again.next("notice"))["data"]:
        assert next_one["id"] != heard["id"]
    assert ana.ask("POST", "/notices/reading").status_code == 204
    while again.next("unread")["data"] != "0":
        pass

    open_streams = [again, other]

    def seconds_to_stop() -> float:
        began = time.monotonic()
        assert ana.program.end() == 0
        took = time.monotonic() - began
        for stream in open_streams:
            with pytest.raises(EOFError):
                stream.next("notice", "never said")
        ana.program = ben.program = serve(program.data, **storage)
        open_streams[:] = [Stream(ana), Stream(ben)]
        return took

    # A busy machine may slow one stop, but not all of them.
    assert any(seconds_to_stop() < 5 for _ in range(5)), "A stream holds up no stop."


def test_two_programs_on_one_database_tell_each_others_pages(serve, new_database):
    url = new_database()
    key = base64.b64encode(os.urandom(32)).decode()
    here, there = (serve(DATABASE_URL=url, KEY=key) for _ in range(2))
    ana = Member.join(here)
    elsewhere = Member(there, ana.screen_name).log_in()
    streams = [Stream(ana), Stream(elsewhere)]
    wait_for(lambda: listeners(url) == 2)
    make_token(ana, "Scale")
    for stream in streams:
        assert stream.next("notice", "Scale")["id"]
