"""A server with the published behaviour of Google's OAuth 2 and Calendar API v3; see docs/calendars.md.

It has one account with a main calendar, issues codes to a member who consents, checks PKCE, stores calendars that the
application makes, counts changes for sync tokens, and can revoke its consent or demand a pause.
"""

import base64
import hashlib
import http.server
import json
import re
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlencode, urlsplit

SCOPES = "https://www.googleapis.com/auth/calendar.events.freebusy https://www.googleapis.com/auth/calendar.app.created"


class FakeGoogle(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answering)
        self.client, self.secret = "client-1.apps.example", "client-secret-of-a-test"
        self.busy: list[tuple[str, str]] = []
        self.granted = SCOPES
        self.is_busy = False
        self.codes: dict[str, dict[str, str]] = {}
        self.refresh_tokens: set[str] = set()
        self.access_tokens: set[str] = set()
        self.calendars: dict[str, dict[str, dict]] = {}
        self.changes = 1
        self.oldest = 1
        self.asked: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def allow(self, page: str) -> str:
        """Consents as the member on the page of consent; returns where their browser is redirected."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(page).query).items()}
        assert page.startswith(self.address + "/o/oauth2/v2/auth?"), page
        assert asked["client_id"] == self.client and asked["response_type"] == "code"
        assert set(asked["scope"].split()) == set(SCOPES.split()), "No more is asked for than is needed."
        assert asked["access_type"] == "offline" and asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(12)
        self.codes[code] = asked
        return asked["redirect_uri"] + "?" + urlencode({"state": asked["state"], "code": code})

    def keep_busy(self, *times: tuple[str, str]) -> None:
        self.busy = list(times)
        self.changes += 1

    def take_back(self) -> None:
        """Revokes the consent in the member's account."""
        self.refresh_tokens.clear()
        self.access_tokens.clear()

    def events(self) -> list[dict]:
        return [event for events in self.calendars.values() for event in events.values() if event["status"] != "cancelled"]


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeGoogle

    def do_GET(self) -> None:
        self.handle_call("")

    def do_POST(self) -> None:
        self.handle_call(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())

    do_PUT = do_POST
    do_DELETE = do_POST

    def handle_call(self, body: str) -> None:
        google, url = self.server, urlsplit(self.path)
        google.asked.append(f"{self.command} {url.path}")
        if url.path == "/token":
            return self.token({name: values[0] for name, values in parse_qs(body).items()})
        if url.path == "/revoke":
            token = parse_qs(body)["token"][0]
            known = token in google.refresh_tokens
            google.refresh_tokens.discard(token)
            return self.answer(200 if known else 400, {} if known else {"error": "invalid_token"})
        if google.is_busy:
            return self.fail(403, "rateLimitExceeded", {"Retry-After": "120"})
        if self.headers.get("Authorization", "").removeprefix("Bearer ") not in google.access_tokens:
            return self.fail(401, "authError")
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if self.command == "GET" and url.path == "/calendar/v3/calendars/primary/events":
            return self.sync(query)
        sent = json.loads(body) if body else {}
        if url.path == "/calendar/v3/freeBusy":
            busy = [{"start": start, "end": end} for start, end in google.busy]
            assert [item["id"] for item in sent["items"]] == ["primary"] and sent["timeMin"] < sent["timeMax"]
            return self.answer(200, {"kind": "calendar#freeBusy", "calendars": {"primary": {"busy": busy}}})
        if url.path == "/calendar/v3/calendars":
            name = secrets.token_hex(8) + "@group.calendar.example"
            google.calendars[name] = {}
            return self.answer(200, {"kind": "calendar#calendar", "id": name, "summary": sent["summary"]})
        place = re.fullmatch(r"/calendar/v3/calendars/([^/]+)/events(?:/([a-v0-9]{5,1024}))?", url.path)
        calendar = place and google.calendars.get(place[1].replace("%40", "@"))
        if calendar is None:
            return self.fail(404, "notFound")
        self.write(calendar, place[2], sent)

    def token(self, sent: dict[str, str]) -> None:
        google = self.server
        if (sent.get("client_id"), sent.get("client_secret")) != (google.client, google.secret):
            return self.answer(401, {"error": "invalid_client"})
        if sent["grant_type"] == "refresh_token":
            if sent["refresh_token"] not in google.refresh_tokens:
                return self.answer(400, {"error": "invalid_grant", "error_description": "Token has been revoked."})
            return self.give({})
        asked = google.codes.pop(sent["code"], None)
        proof = base64.urlsafe_b64encode(hashlib.sha256(sent["code_verifier"].encode()).digest()).decode().rstrip("=")
        if asked is None or proof != asked["code_challenge"] or sent["redirect_uri"] != asked["redirect_uri"]:
            return self.answer(400, {"error": "invalid_grant"})
        refresh = "1//" + secrets.token_urlsafe(12)
        google.refresh_tokens.add(refresh)
        self.give({"refresh_token": refresh})

    def give(self, more: dict[str, str]) -> None:
        access = "ya29." + secrets.token_urlsafe(12)
        self.server.access_tokens.add(access)
        given = {"access_token": access, "expires_in": 3599, "token_type": "Bearer", "scope": self.server.granted}
        self.answer(200, given | more)

    def sync(self, query: dict[str, str]) -> None:
        """Returns the changes since a token; without one, all events from a time on."""
        google = self.server
        token = query.get("syncToken")
        assert not (token and "timeMin" in query), "A sync token goes with no times."
        if token and int(token) < google.oldest:
            return self.fail(410, "fullSyncRequired")
        changed = token is None or int(token) < google.changes
        items = [{"id": "event1"}] if changed and google.busy else []
        self.answer(200, {"items": items, "nextSyncToken": str(google.changes)})

    def write(self, calendar: dict[str, dict], name: str | None, sent: dict) -> None:
        if self.command == "POST":
            if sent["id"] in calendar:
                return self.fail(409, "duplicate")
        elif name not in calendar:
            return self.fail(404, "notFound")
        elif self.headers.get("If-Match") not in (None, calendar[name]["etag"]):
            return self.fail(412, "conditionNotMet")
        if self.command == "DELETE":
            if calendar[name]["status"] == "cancelled":
                return self.fail(410, "deleted")
            calendar[name]["status"] = "cancelled"
            return self.answer(204, None)
        event = sent | {"etag": f'"{secrets.token_hex(4)}"', "kind": "calendar#event"}
        calendar[sent["id"]] = event
        self.answer(200, event)

    def fail(self, status: int, reason: str, headers: dict[str, str] | None = None) -> None:
        error = {"domain": "global", "reason": reason, "message": reason}
        self.answer(status, {"error": {"errors": [error], "code": status, "message": reason}}, headers)

    def answer(self, status: int, value: dict | None, headers: dict[str, str] | None = None) -> None:
        text = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, said in (headers or {}).items():
            self.send_header(name, said)
        self.send_header("Content-Type", "application/json; charset=UTF-8")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Logs nothing; `asked` has the requests."""


@contextmanager
def fake_google() -> Iterator[FakeGoogle]:
    server = FakeGoogle()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
