"""What an operator can observe, and what nobody can."""

import requests

from people import PASSWORD, Member

TOKEN = "a-token-for-the-numbers"


def test_numbers_are_shown_to_who_has_the_token(serve):
    program = serve(METRICS_TOKEN=TOKEN)
    member = Member.join(program)
    member.eat("2026-03-14").raise_for_status()
    assert requests.get(program.url + "/metrics").status_code == 404
    assert requests.get(program.url + "/metrics", headers={"Authorization": "Bearer another"}).status_code == 404
    shown = requests.get(program.url + "/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert shown.status_code == 200
    assert shown.headers["Content-Type"].startswith("text/plain")
    samples = [line for line in shown.text.splitlines() if not line.startswith("#")]
    assert any("spotter_request_seconds_count" in line and "entries" in line and 'status="201"' in line for line in samples)
    for line in samples:
        float(line.rsplit(" ", 1)[1])
    assert member.screen_name not in shown.text and "2026-03-14" not in shown.text


def test_numbers_are_shown_to_nobody_without_a_token_setting(serve):
    program = serve()
    assert requests.get(program.url + "/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def test_the_log_tells_routes_and_nothing_about_people(serve):
    program = serve(LOG_LEVEL="debug")
    member = Member.join(program, "secretive")
    member.get("/foods", q="chocolate pudding")
    member.eat("2026-03-14", name="Midnight feast").raise_for_status()
    member.ask("GET", "/diary/2026-13-99")
    requests.post(program.url + "/log-in", data={"login": member.screen_name, "password": "not this one"})
    requests.get(program.url + "/recovery/no-such-token-here", headers={"Cookie": "spotter_session=no-such-session"})
    assert program.end() == 0
    log = program.log
    assert "/api/v1/foods" in log and "status" in log
    told = [
        word for word in [
            member.screen_name, "example.org", "Lind", "chocolate", "pudding", "Midnight", PASSWORD, "not this one",
            member.token, "no-such-token-here", "no-such-session", "127.0.0.1:" + str(program.port) + "/api",
        ] if word in log
    ]
    assert told == []


def test_requests_are_told_apart_by_an_id(serve):
    program = serve()
    for _ in range(3):
        requests.get(program.url + "/healthz")
        requests.get(program.url + "/help")
    assert program.end() == 0
    lines = [line for line in program.log.splitlines() if "/help" in line]
    assert len(lines) == 3
    assert len({word for line in lines for word in line.split() if "request" in word.lower() and "id" in word.lower()}) >= 3
