"""A member who listens to songs of their own sources, on their device and in their browser."""

import uuid

import requests

from calendar_owner import CalendarOwner
from waiting import wait_for


class Listener(CalendarOwner):
    def connect_music(self, address: str, user: str, password: str) -> requests.Response:
        body = {"requestId": str(uuid.uuid4()), "kind": "subsonic", "address": address, "user": user, "password": password}
        return self.ask("POST", "/music/sources", json=body)

    def source(self) -> dict:
        """The one source that isn't the house's folder."""
        (source,) = [one for one in self.get("/music/sources")["sources"] if one["kind"] != "folder"]
        return source

    def wait_until_read(self) -> dict:
        wait_for(lambda: self.source()["readAt"] and not self.source()["isBeingRead"])
        return self.source()

    def songs(self, **query: object) -> dict[str, dict]:
        return {song["title"]: song for song in self.get("/songs", **query)["songs"]}

    def hear(self, song: dict, part: str | None = None, **options: object) -> requests.Response:
        headers = {"Range": part} if part else {}
        return self.ask("GET", f"/songs/{song['id']}/stream", headers=headers, **options)
