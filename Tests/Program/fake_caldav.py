"""CalDAV servers with the published behaviour of iCloud, Nextcloud and Fastmail, as far as Spotter meets it.

Nobody's account was asked. Modelled on RFC 4791, 6578 and 6764 and on what is published of each: Nextcloud's redirect to
/remote.php/dav/ and sabre/dav's answers (prefixes d, s, cal, cs; sync tokens that are addresses; 403 InvalidSyncToken); Cyrus'
answers as Fastmail gives them (/dav/calendars/user/…, prefixes D, C, CY; tokens "data:,…"; truncation told by 507 on the
collection); iCloud's absolute addresses with a port, default namespaces on each element, no ETag after a PUT, and the collection
itself among the changes. Its hosts for each partition need names and certificates: `CalDAVAccountTests` has them.
"""

import http.server
import itertools
import re
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit
from xml.sax.saxutils import escape

PASSWORD = "nine blue teapots"
SPACES = {"dav": "DAV:", "cal": "urn:ietf:params:xml:ns:caldav", "cs": "http://calendarserver.org/ns/"}


@dataclass(frozen=True)
class Kind:
    """How one provider's server answers."""

    name: str
    well_known: str
    principal: str
    home: str
    # The prefixes of DAV's, CalDAV's and Apple's elements; empty for a namespace on each element.
    prefixes: tuple[str, str, str]
    token: str
    calendars: tuple[str, ...] = ("home", "work")
    is_absolute: bool = False
    tells_tag: bool = True
    is_weak: bool = False


ICLOUD = Kind("iCloud", "/", "/1234567/principal/", "/1234567/calendars/", ("", "", ""), "HwoQEgwAAAh4{}", is_absolute=True, tells_tag=False)
NEXTCLOUD = Kind("Nextcloud", "/remote.php/dav/", "/remote.php/dav/principals/users/ana/", "/remote.php/dav/calendars/ana/", ("d", "cal", "cs"), "http://sabre.io/ns/sync/{}")
FASTMAIL = Kind("Fastmail", "/dav/calendars", "/dav/principals/user/ana@fastmail.example/", "/dav/calendars/user/ana@fastmail.example/", ("D", "C", "CS"), "data:,1510681226-{}", is_weak=True)
KINDS = [ICLOUD, NEXTCLOUD, FASTMAIL]


class FakeCalDAV(http.server.ThreadingHTTPServer):
    """One account, with two calendars of events, one of tasks and an inbox."""

    daemon_threads = True

    def __init__(self, kind: Kind):
        super().__init__(("127.0.0.1", 0), Answering)
        self.kind = kind
        self.objects: dict[str, dict[str, tuple[str, str]]] = {name: {} for name in kind.calendars}
        # Which object of which calendar changed with each number.
        self.changes: list[tuple[str, str]] = []
        self.oldest = 0
        self.is_truncating = False
        self.has_sync = True
        self.has_well_known = True
        self.asked: list[str] = []
        self.tags = itertools.count(1)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def put(self, calendar: str, name: str, text: str) -> str:
        """Keeps an object as any program would; returns its ETag."""
        tag = f'"{next(self.tags):08x}"'
        self.objects[calendar][name] = (tag, text)
        self.changes.append((calendar, name))
        return tag

    def texts(self, calendar: str) -> list[str]:
        return [text for _, text in list(self.objects[calendar].values())]


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeCalDAV

    def handle_call(self) -> None:
        server, kind = self.server, self.server.kind
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        path = unquote(urlsplit(self.path).path)
        server.asked.append(f"{self.command} {path}")
        if path == "/.well-known/caldav":
            return self.answer(301, headers={"Location": kind.well_known}) if server.has_well_known else self.answer(404)
        if self.headers.get("Authorization") != "Basic " + b64encode(f"ana:{PASSWORD}".encode()).decode():
            return self.answer(401, headers={"WWW-Authenticate": 'Basic realm="sabre/dav"'})
        if self.command == "PROPFIND":
            return self.find(path, body)
        place = path.removeprefix(kind.home).split("/") if path.startswith(kind.home) else [""]
        if place[0] not in server.objects:
            return self.answer(404)
        if self.command == "REPORT":
            return self.changes(place[0], body) if "sync-collection" in body else self.query(place[0])
        self.write(place[0], place[1], body)

    do_PROPFIND = do_REPORT = do_PUT = do_DELETE = do_GET = handle_call

    def find(self, path: str, body: str) -> None:
        kind = self.server.kind
        places = {kind.well_known, kind.well_known.rstrip("/") + "/", kind.principal, kind.home}
        parts = path.removeprefix(kind.home).split("/")
        if path in places:
            found = [(path, self.shared(), "calendar-home-set" in body and path != kind.principal)]
            if self.headers.get("Depth") == "1":
                found = [(path, self.element("dav", "resourcetype", self.element("dav", "collection")), True)] + self.calendars()
            return self.several([self.response(*each) for each in found])
        if not path.startswith(kind.home) or parts[0] not in self.server.objects:
            # A page that is no WebDAV, as a web site answers.
            return self.answer(405, "<!DOCTYPE html><title>Method Not Allowed</title>")
        if len(parts) == 1 or parts[1] == "":
            token = self.element("dav", "sync-token", self.token()) if self.server.has_sync else ""
            return self.several([self.response(path, token, not token)])
        kept = self.server.objects[parts[0]].get(parts[1])
        if kept is None:
            return self.answer(404, self.error("NotFound"))
        self.several([self.response(path, self.element("dav", "getetag", escape(self.told(kept[0]))), False)])

    def shared(self) -> str:
        """What the root and the principal say; the home is the principal's to tell."""
        principal = self.element("dav", "current-user-principal", self.href(self.server.kind.principal))
        home = self.element("cal", "calendar-home-set", self.href(self.server.kind.home))
        asks_principal = unquote(urlsplit(self.path).path) == self.server.kind.principal
        return principal + self.element("dav", "resourcetype", self.element("dav", "collection")) + (home if asks_principal else "")

    def calendars(self) -> list[tuple[str, str, bool]]:
        folder = self.element("dav", "collection")

        def calendar(name: str, kind: str) -> tuple[str, str, bool]:
            component = self.element("cal", "supported-calendar-component-set", self.element("cal", "comp", "", f' name="{kind}"'))
            types = folder + self.element("cal", "calendar") + self.element("cs", "shared-owner")
            rights = "".join(self.element("dav", "privilege", self.element("dav", each)) for each in ("read", "write", "write-content"))
            told = self.element("dav", "resourcetype", types) + self.element("dav", "displayname", escape(f"Ana's {name} & more"))
            rights = self.element("dav", "current-user-privilege-set", rights)
            return self.server.kind.home + name + "/", told + component + rights, False

        inbox = self.element("dav", "resourcetype", folder + self.element("cal", "schedule-inbox"))
        return [calendar(name, "VEVENT") for name in self.server.objects] + [calendar("tasks", "VTODO"), (self.server.kind.home + "inbox/", inbox, True)]

    def query(self, calendar: str) -> None:
        """Every event, as if all were in the time asked for, with a property that isn't there."""
        def told(name: str, kept: tuple[str, str]) -> str:
            props = self.element("dav", "getetag", escape(self.told(kept[0]))) + self.element("cal", "calendar-data", escape(kept[1]))
            return self.response(self.server.kind.home + calendar + "/" + name, props, True)

        self.several([told(name, kept) for name, kept in list(self.server.objects[calendar].items())])

    def changes(self, calendar: str, body: str) -> None:
        server = self.server
        if not server.has_sync:
            return self.answer(403, self.error("ReportNotSupported", "supported-report"))
        token = re.search(r"sync-token>([^<]*)<", body)[1]
        number = re.fullmatch(re.escape(server.kind.token).replace(r"\{\}", r"(\d+)"), token)
        if number is None or int(number[1]) < server.oldest:
            return self.answer(403, self.error("InvalidSyncToken", "valid-sync-token"))
        new = [name for where, name in server.changes[int(number[1]):] if where == calendar]
        found = [self.response(server.kind.home + calendar + "/" + name, self.element("dav", "getetag", '"1"'), False) for name in dict.fromkeys(new)]
        if server.is_truncating and found:
            limits = self.element("dav", "error", self.element("dav", "number-of-matches-within-limits"))
            found = found[:1] + [self.element("dav", "response", self.href(server.kind.home + calendar + "/") + self.status(507) + limits)]
        if server.kind.name == "iCloud":
            found.append(self.response(server.kind.home + calendar + "/", self.element("dav", "getetag", '"C=1@U=2"'), False))
        self.several(found, self.element("dav", "sync-token", self.token()))

    def write(self, calendar: str, name: str, body: str) -> None:
        server = self.server
        kept = server.objects[calendar].get(name)
        if self.command == "GET":
            return self.answer(200, kept[1], {"ETag": kept[0]}) if kept else self.answer(404)
        tags = self.headers.get("If-Match")
        # A weak ETag never matches (RFC 9110, 13.1.1).
        if self.headers.get("If-None-Match") == "*" and kept or tags and (not kept or tags not in ("*", kept[0])):
            return self.answer(412, self.error("PreconditionFailed"))
        if self.command == "DELETE":
            if not kept:
                return self.answer(404, self.error("NotFound"))
            del server.objects[calendar][name]
            server.changes.append((calendar, name))
            return self.answer(204)
        tag = server.put(calendar, name, body)
        self.answer(204 if kept else 201, headers={"ETag": self.told(tag)} if server.kind.tells_tag else {})

    def told(self, tag: str) -> str:
        """A proxy that compresses makes ETags weak."""
        return "W/" + tag if self.server.kind.is_weak else tag

    def token(self) -> str:
        return self.server.kind.token.format(len(self.server.changes))

    def href(self, path: str) -> str:
        whole = self.server.address + path if self.server.kind.is_absolute else path
        return self.element("dav", "href", "\n  " + escape(whole.replace("@", "%40")) + "\n" if self.server.kind.prefixes[0] == "D" else escape(whole))

    def response(self, path: str, props: str, misses: bool) -> str:
        """One resource, with a property that it hasn't in a propstat of its own."""
        missing = self.element("dav", "propstat", self.element("dav", "prop", self.element("cal", "calendar-home-set")) + self.status(404))
        found = self.element("dav", "propstat", self.element("dav", "prop", props) + self.status(200)) if props else ""
        return self.element("dav", "response", self.href(path) + found + (missing if misses else ""))

    def status(self, code: int) -> str:
        words = {200: "OK", 404: "Not Found", 507: "Insufficient Storage"}[code]
        return self.element("dav", "status", f"HTTP/1.1 {code} {words}")

    def element(self, space: str, name: str, content: str = "", attributes: str = "") -> str:
        prefix = self.server.kind.prefixes[list(SPACES).index(space)]
        if prefix:
            return f"<{prefix}:{name}{attributes}>{content}</{prefix}:{name}>" if content else f"<{prefix}:{name}{attributes}/>"
        return f'<{name} xmlns="{SPACES[space]}"{attributes}>{content}</{name}>'

    def error(self, exception: str, condition: str = "") -> str:
        return f'<?xml version="1.0"?><d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><s:exception>Sabre\\{exception}</s:exception>{condition and f"<d:{condition}/>"}</d:error>'

    def several(self, responses: list[str], more: str = "") -> None:
        spaces = "".join(f' xmlns:{prefix}="{SPACES[space]}"' for space, prefix in zip(SPACES, self.server.kind.prefixes) if prefix)
        name = f"{self.server.kind.prefixes[0]}:multistatus".lstrip(":")
        spaces = spaces or ' xmlns="DAV:"'
        self.answer(207, f'<?xml version="1.0" encoding="utf-8"?>\n<{name}{spaces}>{"".join(responses)}{more}</{name}>')

    def answer(self, status: int, text: str = "", headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, said in (headers or {}).items():
            self.send_header(name, said)
        body = text.encode()
        self.send_header("Content-Type", "application/xml; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Logs nothing; `asked` has the requests."""


@contextmanager
def fake_caldav(kind: Kind) -> Iterator[FakeCalDAV]:
    server = FakeCalDAV(kind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
