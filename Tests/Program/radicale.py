"""A real CalDAV server on this machine: Radicale, with the accounts and calendars of a test."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import requests

from ports import free_port

PASSWORD = "nine blue teapots"
NAMES = {"D": "DAV:", "C": "urn:ietf:params:xml:ns:caldav"}
CALENDAR = """<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
<D:displayname>{name}</D:displayname><C:supported-calendar-component-set><C:comp name="{kind}"/>
</C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>"""
EVENT = (
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Somebody//A phone//EN\r\nBEGIN:VEVENT\r\nUID:{uid}\r\n"
    "DTSTAMP:20260301T000000Z\r\nDTSTART:{start}\r\nDURATION:PT1H\r\nSUMMARY:{title}\r\n{more}"
    "END:VEVENT\r\nEND:VCALENDAR\r\n"
)


class Radicale:
    """Ana's account at a running server."""

    def __init__(self, port: int):
        self.address = f"http://127.0.0.1:{port}"
        self.http = requests.Session()
        self.http.auth = ("ana", PASSWORD)

    def make(self, name: str, kind: str = "VEVENT") -> None:
        body = CALENDAR.format(name=name, kind=kind)
        assert self.http.request("MKCALENDAR", f"{self.address}/ana/{name}/", data=body).status_code == 201

    def put(self, place: str, title: str, start: str, more: str = "") -> None:
        """Writes an event as another program would."""
        text = EVENT.format(uid=place.replace("/", "-"), title=title, start=start, more=more)
        answer = self.http.put(f"{self.address}/ana/{place}.ics", data=text.encode())
        assert answer.status_code in (201, 204), answer.text

    def texts(self, calendar: str) -> list[str]:
        """Returns the objects of a calendar."""
        folder = self.http.request("PROPFIND", f"{self.address}/ana/{calendar}/", headers={"Depth": "1"}).text
        places = [part.split("</href>")[0] for part in folder.split("<href>")[1:]]
        return [self.http.get(self.address + place).text for place in places if place.endswith(".ics")]


@contextmanager
def radicale(folder: Path) -> Iterator[Radicale]:
    port = free_port()
    (folder / "users").write_text(f"ana:{PASSWORD}\n")
    (folder / "settings").write_text(
        f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = {folder}/users\n"
        f"htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = {folder}/calendars\n[logging]\nlevel = error\n"
    )
    server = subprocess.Popen(
        [sys.executable, "-m", "radicale", "--config", folder / "settings"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    try:
        yield started(Radicale(port), server)
    finally:
        server.kill()
        server.wait()


def started(account: Radicale, server: subprocess.Popen) -> Radicale:
    deadline = time.monotonic() + 120
    while True:
        assert server.poll() is None and time.monotonic() < deadline, "Radicale didn't start."
        try:
            requests.get(account.address, timeout=30)
            return account
        except requests.RequestException:
            time.sleep(0.05)
