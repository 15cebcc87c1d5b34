"""Members as users of the API."""

import itertools
import uuid

import requests

from program import Program

PASSWORD = "seven purple kettles"
_numbers = itertools.count(1)


class Member:
    """A member who signed up and has a token."""

    def __init__(self, program: Program, screen_name: str):
        self.program = program
        self.screen_name = screen_name
        self.http = requests.Session()

    @classmethod
    def join(cls, program: Program, name: str = "ana", **changes: object) -> "Member":
        """Signs up under a unique screen name and logs in."""
        member = cls(program, f"{name}.{next(_numbers)}")
        answer = requests.post(program.api + "/members", json=sign_up(member.screen_name) | changes)
        assert answer.status_code == 201, answer.text
        return member.log_in()

    def log_in(self) -> "Member":
        answer = requests.post(self.program.api + "/sessions", json={"login": self.screen_name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        return self

    def ask(self, method: str, path: str, **options: object) -> requests.Response:
        return self.http.request(method, self.program.api + path, timeout=120, **options)

    def get(self, path: str, **query: object) -> dict:
        answer = self.ask("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def eat(self, day: str, **changes: object) -> requests.Response:
        """Sends a new entry: plain calories, unless changed."""
        return self.ask("POST", f"/diary/{day}/entries", json=entry(**changes))


def sign_up(screen_name: str) -> dict:
    return {
        "firstName": "Ana", "lastName": "Lind", "screenName": screen_name, "email": f"{screen_name}@example.org",
        "password": PASSWORD, "birthday": "1990-05-24", "gender": "female", "timeZone": "UTC",
    }


def entry(**changes: object) -> dict:
    return {"requestId": str(uuid.uuid4()), "meal": "Breakfast", "name": "Porridge", "kcal": 310} | changes


def entries(day: dict) -> list[dict]:
    """Returns all entries of a day, meal after meal."""
    return [entry for meal in day["meals"] for entry in meal["entries"]]
