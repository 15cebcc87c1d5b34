"""A member with calendars and plans, in their browser and on their device."""

import uuid

import requests

from days import in_days
from people import PASSWORD, Member
from program import Program


def at(hour: int, days: int = 0) -> str:
    """Returns an instant of tomorrow or a later day in the format of calendars."""
    return in_days(1 + days).strftime("%Y%m%d") + f"T{hour:02}0000Z"


class CalendarOwner(Member):
    def open_browser(self) -> requests.Session:
        self.browser = requests.Session()
        self.browser.headers["Origin"] = self.program.url
        login = {"login": self.screen_name, "password": PASSWORD}
        answer = self.browser.post(self.program.url + "/log-in", data=login, allow_redirects=False)
        assert answer.status_code == 303, answer.text
        return self.browser

    def press(self, path: str, **fields: str) -> None:
        answer = self.browser.post(self.program.url + path, data=fields, allow_redirects=False)
        assert answer.status_code == 303, answer.text

    def connect(self, server: str, password: str) -> requests.Response:
        body = {"kind": "caldav", "address": server, "user": "ana", "password": password}
        return self.ask("POST", "/calendars", json={"requestId": str(uuid.uuid4())} | body)

    def calendar(self) -> dict:
        (calendar,) = self.get("/calendars")["calendars"]
        return calendar

    def plan(self, title: str, hour: int, in_calendar: bool = True) -> dict:
        body = {"requestId": str(uuid.uuid4()), "title": title, "day": str(in_days(1)), "at": f"{hour:02}:00"}
        answer = self.ask("POST", "/planned-workouts", json=body | {"minutes": 45, "inCalendar": in_calendar})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def move(self, plan: dict, hour: int) -> dict:
        body = {"version": plan["version"], "day": str(in_days(1)), "at": f"{hour:02}:00"}
        answer = self.ask("PATCH", f"/planned-workouts/{plan['id']}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cancel(self, plan: dict) -> None:
        assert self.ask("DELETE", f"/planned-workouts/{plan['id']}").status_code == 204
