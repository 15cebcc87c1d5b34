"""Members who write into their diaries whatever happens to the program."""

import threading
import time
from collections import Counter

import requests

from people import Member, entry


class Eater(threading.Thread):
    """Sends new entries, one after another, until the program is gone."""

    def __init__(self, member: Member, day: str):
        super().__init__()
        self.member = member
        self.day = day
        self.answered: list[str] = []
        self.unanswered: dict | None = None

    def run(self) -> None:
        while True:
            meal = entry()
            try:
                answer = self.member.ask("POST", f"/diary/{self.day}/entries", json=meal)
            except requests.RequestException:
                self.unanswered = meal
                return
            assert answer.status_code == 201, answer.text
            self.answered.append(meal["requestId"])


class PatientEater(threading.Thread):
    """Sends each entry until it was taken, as an app does, until it is told to stop."""

    def __init__(self, member: Member, day: str):
        super().__init__()
        self.member = member
        self.day = day
        self.answered: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.is_over = threading.Event()

    def run(self) -> None:
        while not self.is_over.is_set():
            meal = entry()
            while not self.take(meal):
                time.sleep(0.1)

    def take(self, meal: dict) -> bool:
        try:
            answer = self.member.ask("POST", f"/diary/{self.day}/entries", json=meal)
        except requests.RequestException:
            return self.is_over.is_set()
        self.statuses[answer.status_code] += 1
        if answer.status_code in (200, 201):
            self.answered.append(meal["requestId"])
            return True
        return self.is_over.is_set()
