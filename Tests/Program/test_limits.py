"""Rate limits stop floods and never ordinary use."""

import requests

from people import Member

WRONG = {"login": "ana.1", "password": "not this one"}


def answers(program, count: int) -> list[requests.Response]:
    return [requests.post(program.api + "/sessions", json=WRONG) for _ in range(count)]


def test_guessing_passwords_is_slowed_down_and_told_for_how_long(serve):
    program = serve()
    statuses = [answer.status_code for answer in answers(program, 30)]
    assert set(statuses) == {401, 429}
    assert statuses.index(429) >= 10, "Someone who mistypes a few times isn't a flood."
    slowed = answers(program, 1)[0]
    assert slowed.status_code == 429
    assert 1 <= int(slowed.headers["Retry-After"]) <= 90
    assert slowed.headers["Content-Type"] == "application/problem+json"
    page = requests.post(program.url + "/log-in", data=WRONG)
    assert page.status_code == 429 and page.headers["Content-Type"].startswith("text/html")
    assert requests.get(program.url + "/log-in").status_code == 200, "Only the guessing is slowed down."


def test_limits_can_be_taken_away_for_measuring(serve):
    program = serve(RATE_LIMITS="off")
    assert {answer.status_code for answer in answers(program, 40)} == {401}
    Member.join(program)
