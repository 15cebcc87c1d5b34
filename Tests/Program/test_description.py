"""The API keeps to its description: no 500, and no undescribed response."""

import subprocess
import sys
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import schemathesis

from buddies import befriend
from days import in_days, today
from people import PASSWORD, Member, entry
from program import Program

OAT_BAR = {
    "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Oat bar", "barcode": "4006381333931", "per": "serving",
    "servingGrams": 40, "energy": 180, "fat": 7.2, "carbohydrate": 22, "protein": 4.6, "measures": [{"label": "1 pack", "grams": 200}],
}
HULA_HOOP = {
    "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d44", "name": "Hula hoop", "category": "cardio", "pattern": "steady",
    "muscles": ["core"], "equipment": "minimal", "places": ["home"], "level": "beginner", "effort": "moderate",
    "position": "standing", "measure": "seconds", "loads": ["lower-back"],
}

JUST = {"requestId": str(uuid.uuid4()), "activity": "walk", "minutes": 20}
WORKOUT = {
    "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d12", "title": "Legs", "intensity": "moderate", "minutes": 30, "place": "home",
    "equipment": "none", "seed": 7,
}

HOURS = {"windows": [{"weekday": "monday", "from": "17:00", "to": "24:00"}], "workoutMinutes": 45, "leadMinutes": 15, "reminders": True}
SWIM = {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22", "at": "17:30", "title": "Swim"}
PHONE = {
    "endpoint": "https://push.example.org/send/abc", "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
}

# The operations are divided among this many tests, so that several processes can run them.
PARTS = 2
# It refuses an address only after seconds; it runs beside the others, which use a processor.
UNHURRIED = ["connectCalendar"]
CHECKS = [
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "ignored_auth",
]


def conform(program: Program, member: Member, *selection: str, drawn: int = 3) -> None:
    """Sends examples, every boundary and so many drawn requests to the operations; none of the answers breaks a check."""
    ended = subprocess.run(
        [
            Path(sys.executable).with_name("st"), "run", program.api + "/openapi.json",
            "--url", program.api, "--header", f"Authorization: Bearer {member.token}",
            "--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", str(drawn),
            "--seed", "2", "--generation-database", "none", "--workers", "1", "--request-timeout", "20",
            "--suppress-health-check", "all", "--no-color", *selection,
        ],
        cwd=program.data, timeout=500 + 60 * drawn, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    assert ended.returncode == 0, ended.stdout[-20_000:]


def with_a_buddy(serve) -> tuple[Program, Member]:
    """A program, and a member who has a body and a buddy there."""
    program = serve(RATE_LIMITS="off", LOG_LEVEL="error")
    member = Member.join(program)
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 70}).raise_for_status()
    befriend((member, Member.join(program, "ben")))
    return program, member


@pytest.mark.parametrize("part", range(PARTS))
def test_every_answer_is_described(serve, part: int):
    program, member = with_a_buddy(serve)
    with ThreadPoolExecutor() as pool:
        runs = [pool.submit(conform, program, member, *selecting(operations_of(member)[part::PARTS]))]
        if part == 0:
            runs.append(pool.submit(conform, program, Member.join(program, "cleo"), *selecting(UNHURRIED)))
        for run in runs:
            run.result()
    assert "Request failed" not in program.log


@pytest.mark.soak
def test_every_answer_to_many_drawn_requests_is_described(serve):
    program, member = with_a_buddy(serve)
    conform(program, member, *selecting(operations_of(member)), drawn=50)
    assert "Request failed" not in program.log


def test_every_answer_to_logging_out_is_described(serve):
    program = serve(RATE_LIMITS="off", LOG_LEVEL="error")
    conform(program, Member.join(program), *selecting(["logOut"]))
    assert "Request failed" not in program.log


def operations_of(member: Member) -> list[str]:
    """Returns all operations but the slow one, the one that ends the session, and the endless event stream."""
    paths = member.get("/openapi.json")["paths"]
    every = {operation["operationId"] for methods in paths.values() for operation in methods.values()}
    apart = {"logOut", "listenLive", *UNHURRIED}
    assert apart < every
    return sorted(every - apart)


def selecting(operations: list[str]) -> list[str]:
    return [word for operation in operations for word in ("--include-operation-id", operation)]


def happened(kind: str, **more: object) -> dict:
    return {"requestId": str(uuid.uuid4()), "kind": kind} | more


def test_every_answer_of_a_long_conversation_is_described(serve):
    program = serve()
    ana = Member.join(program)
    described = schemathesis.openapi.from_url(program.api + "/openapi.json")
    known = {"heightCm": 170, "weightKg": 70, "theme": "dark", "screenName": "ana.two"}
    plain, of_food = entry(), entry(name=None, kcal=None, foodId="usda-09003", amount=1, unit="100 g")
    soon, later = (str(in_days(7 * weeks)) for weeks in (2, 20))
    walk = {"requestId": entry()["requestId"], "activity": "walking", "minutes": 30}
    copy = {"requestId": str(uuid.uuid4()), "from": str(today()), "meal": "Breakfast"}
    plate = {"requestId": str(uuid.uuid4()), "meal": "Snacks", "plateId": "milk-and-a-banana", "things": [{"count": 1.5}, {"count": 1}]}
    begun = str(uuid.uuid4())
    repeated = str(uuid.uuid4())
    swim = SWIM | {"day": str(in_days(2))}
    [chat] = befriend((ana, Member.join(program, "ben")))
    hello = {"clientId": str(uuid.uuid4()), "text": "Hello\nthere"}
    steps = [{"fact": "steps", "weight": 1}, {"fact": "water", "weight": 0}]
    rivals = {"requestId": str(uuid.uuid4()), "name": "Spring", "lastDay": str(in_days(20)), "rules": steps}
    stale, changed = {"version": 9}, {"version": 1, "amount": 2, "time": "08:30", "meal": "Lunch", "day": str(today())}
    for status, method, path, values, body in [
        (200, "GET", "/me", {}, None),
        (200, "PATCH", "/me", {}, known),
        (422, "PATCH", "/me", {}, {"heightCm": 999}),
        (404, "GET", "/goal", {}, None),
        (422, "PUT", "/goal", {}, {"targetKg": 50, "targetDay": soon}),
        (201, "PUT", "/goal", {}, {"targetKg": 68, "targetDay": later}),
        (200, "PUT", "/goal", {}, {"targetKg": 67, "targetDay": later, "fatGrams": 60, "carbohydrateGrams": 200, "proteinGrams": 90}),
        (200, "PUT", "/goal", {}, {"targetKg": 67, "targetDay": later, "sunday": 2100, "expenditureKcal": 2200}),
        (422, "PUT", "/goal", {}, {"targetKg": 67, "targetDay": later, "sunday": 300}),
        (200, "GET", "/goal/expenditure", {}, None),
        (409, "PUT", "/goal", {}, {"targetKg": 68, "targetDay": later} | stale),
        (200, "GET", "/goal", {}, None),
        (200, "GET", "/foods/{id}", {"id": "usda-09003"}, None),
        (404, "GET", "/foods/{id}", {"id": "usda-00000"}, None),
        (201, "POST", "/foods", {}, OAT_BAR),
        (200, "POST", "/foods", {}, OAT_BAR),
        (422, "POST", "/foods", {}, OAT_BAR | {"fibre": -1}),
        (200, "PATCH", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, {"version": 1, "fibre": 8}),
        (409, "PATCH", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, {"version": 1, "fibre": 8}),
        (200, "GET", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (200, "POST", "/foods/{id}/offer", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (200, "GET", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (204, "DELETE", "/foods/{id}/offer", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (404, "DELETE", "/foods/{id}/offer", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (204, "DELETE", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (404, "DELETE", "/foods/{id}", {"id": f"own-{OAT_BAR['requestId']}"}, None),
        (404, "GET", "/foods/barcode/{code}", {"code": "4006381333931"}, None),
        (422, "GET", "/foods/barcode/{code}", {"code": "4006381333932"}, None),
        (404, "GET", "/foods/online", {}, None),
        (201, "POST", "/diary/{day}/entries", {"day": today()}, plain),
        (200, "POST", "/diary/{day}/entries", {"day": today()}, plain),
        (201, "POST", "/diary/{day}/entries", {"day": today()}, of_food),
        (200, "PUT", "/energy/{day}", {"day": today()}, {"burned": 220.5}),
        (422, "PUT", "/energy/{day}", {"day": today()}, {"burned": 20001}),
        (201, "POST", "/energy/{day}/items", {"day": today()}, walk),
        (200, "POST", "/energy/{day}/items", {"day": today()}, walk),
        (200, "PATCH", "/energy/items/{id}", {"id": walk["requestId"]}, {"version": 1, "heartRate": 130, "minutes": 20}),
        (409, "PATCH", "/energy/items/{id}", {"id": walk["requestId"]}, {"version": 1, "kcal": 90}),
        (204, "DELETE", "/energy/items/{id}", {"id": walk["requestId"]}, None),
        (404, "DELETE", "/energy/items/{id}", {"id": walk["requestId"]}, None),
        (200, "PUT", "/energy/credit", {}, {"credit": "all"}),
        (200, "PUT", "/steps/{day}", {"day": today()}, {"steps": 8500}),
        (422, "PUT", "/steps/{day}", {"day": today()}, {"steps": 200001}),
        (200, "PUT", "/water/{day}", {"day": today()}, {"millilitres": 750}),
        (200, "PUT", "/measures/{day}", {"day": today()}, {"waistCm": 81.5, "hipCm": None}),
        (200, "GET", "/readings/{day}", {"day": today()}, None),
        (200, "GET", "/free-time/settings", {}, None),
        (200, "PUT", "/free-time/settings", {}, HOURS),
        (422, "PUT", "/free-time/settings", {}, HOURS | {"workoutMinutes": 5}),
        (200, "GET", "/free-time/{day}", {"day": today()}, None),
        (404, "GET", "/free-time/{day}", {"day": "1999-01-01"}, None),
        (201, "POST", "/planned-workouts", {}, swim),
        (200, "POST", "/planned-workouts", {}, swim),
        (422, "POST", "/planned-workouts", {}, swim | {"requestId": begun}),
        (200, "GET", "/free-time/weeks/{day}", {"day": swim["day"]}, None),
        (200, "PATCH", "/planned-workouts/{id}", {"id": swim["requestId"]}, {"version": 1, "at": "19:00"}),
        (409, "PATCH", "/planned-workouts/{id}", {"id": swim["requestId"]}, {"version": 1, "at": "18:00"}),
        (200, "PATCH", "/planned-workouts/{id}", {"id": swim["requestId"]}, {"version": 2, "settled": "let-go"}),
        (200, "GET", "/planned-workouts/{id}", {"id": swim["requestId"]}, None),
        (204, "DELETE", "/planned-workouts/{id}", {"id": swim["requestId"]}, None),
        (404, "GET", "/planned-workouts/{id}", {"id": swim["requestId"]}, None),
        (200, "GET", "/energy/{day}", {"day": today()}, None),
        (200, "GET", "/diary/{day}", {"day": today()}, None),
        (201, "POST", "/diary/{day}/copies", {"day": soon}, copy),
        (200, "POST", "/diary/{day}/copies", {"day": soon}, copy),
        (422, "POST", "/diary/{day}/copies", {"day": soon}, copy | {"from": "1875-01-01"}),
        (204, "DELETE", "/diary/copies/{id}", {"id": copy["requestId"]}, None),
        (404, "DELETE", "/diary/copies/{id}", {"id": copy["requestId"]}, None),
        (200, "PATCH", "/diary/entries/{id}", {"id": of_food["requestId"]}, changed),
        (409, "PATCH", "/diary/entries/{id}", {"id": of_food["requestId"]}, changed),
        (204, "DELETE", "/diary/entries/{id}", {"id": of_food["requestId"]}, None),
        (404, "DELETE", "/diary/entries/{id}", {"id": of_food["requestId"]}, None),
        (201, "PUT", "/weights/{day}", {"day": "2020-02-29"}, {"kg": 75.2}),
        (200, "PUT", "/weights/{day}", {"day": "2020-02-29"}, {"kg": 75}),
        (422, "PUT", "/weights/{day}", {"day": "2020-02-29"}, {"kg": 7}),
        (404, "PUT", "/weights/{day}", {"day": "2021-02-29"}, {"kg": 75}),
        (200, "GET", "/weights/{day}", {"day": "2020-02-29"}, None),
        (200, "GET", "/weights", {}, None),
        (200, "GET", "/timelines/weight", {}, None),
        (200, "GET", "/timelines/nutrition", {}, None),
        (204, "DELETE", "/weights/{day}", {"day": "2020-02-29"}, None),
        (404, "DELETE", "/weights/{day}", {"day": "2020-02-29"}, None),
        (201, "POST", "/me/tokens", {}, {"name": "Scale", "scopes": ["weight:write"], "days": 30, "password": PASSWORD}),
        (422, "POST", "/me/tokens", {}, {"name": "Scale", "scopes": ["weight:write"], "password": "guess"}),
        (200, "GET", "/me/tokens", {}, None),
        (200, "GET", "/imports", {}, None),
        (204, "DELETE", "/goal", {}, None),
        (200, "GET", "/advice", {}, None),
        (201, "POST", "/diary/{day}/plates", {"day": today()}, plate),
        (200, "POST", "/diary/{day}/plates", {"day": today()}, plate),
        (422, "POST", "/diary/{day}/plates", {"day": today()}, plate | {"requestId": str(uuid.uuid4()), "plateId": "none"}),
        (204, "DELETE", "/diary/plates/{id}", {"id": plate["requestId"]}, None),
        (404, "DELETE", "/diary/plates/{id}", {"id": plate["requestId"]}, None),
        (204, "PUT", "/advice/exclusions/{foodId}", {"foodId": "usda-09003"}, None),
        (404, "PUT", "/advice/exclusions/{foodId}", {"foodId": "usda-00000"}, None),
        (200, "GET", "/advice/exclusions", {}, None),
        (204, "DELETE", "/advice/exclusions/{foodId}", {"foodId": "usda-09003"}, None),
        (200, "GET", "/recommendations", {}, None),
        (404, "PUT", "/recommendations/{id}/opinion", {"id": "0192f0c1-0000-7000-8000-000000000001"}, {"saved": True}),
        (200, "PUT", "/advice/sharing", {}, {"sharing": True}),
        (200, "GET", "/advice/sharing", {}, None),
        (200, "GET", "/exercises", {}, None),
        (200, "GET", "/exercises/{id}", {"id": "bodyweight-squat"}, None),
        (404, "GET", "/exercises/{id}", {"id": "no-such-thing"}, None),
        (200, "GET", "/exercises/{id}/videos", {"id": "bodyweight-squat"}, None),
        (204, "PUT", "/exercises/{id}/exclusion", {"id": "bodyweight-squat"}, None),
        (404, "PUT", "/exercises/{id}/exclusion", {"id": "no-such-thing"}, None),
        (204, "DELETE", "/exercises/{id}/exclusion", {"id": "bodyweight-squat"}, None),
        (201, "POST", "/exercises", {}, HULA_HOOP),
        (200, "POST", "/exercises", {}, HULA_HOOP),
        (422, "POST", "/exercises", {}, HULA_HOOP | {"muscles": ["wings"]}),
        (200, "GET", "/exercises/{id}", {"id": HULA_HOOP["requestId"]}, None),
        (200, "PATCH", "/exercises/{id}", {"id": HULA_HOOP["requestId"]}, {"version": 1, "traits": ["none"]}),
        (409, "PATCH", "/exercises/{id}", {"id": HULA_HOOP["requestId"]}, {"version": 1, "traits": ["none"]}),
        (204, "DELETE", "/exercises/{id}", {"id": HULA_HOOP["requestId"]}, None),
        (404, "DELETE", "/exercises/{id}", {"id": HULA_HOOP["requestId"]}, None),
        (200, "GET", "/reminders", {}, None),
        (200, "PUT", "/reminders/{kind}", {"kind": "meal-1"}, {"on": True, "time": "08:15", "channel": "both"}),
        (422, "PUT", "/reminders/{kind}", {"kind": "meal-1"}, {"on": True, "time": "8", "channel": "both"}),
        (404, "POST", "/reminders/{id}/answers", {"id": str(uuid.uuid4())}, {"answer": "snooze"}),
        (422, "POST", "/reminders/{id}/answers", {"id": str(uuid.uuid4())}, {"answer": "later"}),
        (404, "DELETE", "/reminders/{id}/answers", {"id": str(uuid.uuid4())}, None),
        (404, "PUT", "/reminders/{kind}", {"kind": "lunch"}, {"on": True, "time": "08:15", "channel": "app"}),
        (200, "GET", "/notices", {}, None),
        (422, "GET", "/notices?limit=1000", {}, None),
        (204, "POST", "/notices/reading", {}, None),
        (404, "POST", "/notices/{id}/reading", {"id": "none"}, None),
        (200, "GET", "/notices/settings", {}, None),
        (200, "PUT", "/notices/settings", {}, {"training-push": True, "quiet": True, "quietFrom": "22:00", "quietUntil": "07:00"}),
        (422, "PUT", "/notices/settings", {}, {"quiet": True, "quietFrom": "22:00", "quietUntil": "25:00"}),
        (201, "POST", "/push-subscriptions", {}, PHONE),
        (422, "POST", "/push-subscriptions", {}, PHONE | {"endpoint": "https://192.168.1.1/"}),
        (200, "GET", "/push-subscriptions", {}, None),
        (404, "DELETE", "/push-subscriptions/{id}", {"id": "none"}, None),
        (200, "GET", "/chats", {}, None),
        (201, "POST", "/chats/{id}/messages", {"id": chat}, hello),
        (200, "POST", "/chats/{id}/messages", {"id": chat}, hello),
        (422, "POST", "/chats/{id}/messages", {"id": chat}, hello | {"text": " "}),
        (404, "POST", "/chats/{id}/messages", {"id": begun}, hello),
        (200, "GET", "/chats/{id}/messages", {"id": chat}, None),
        (422, "GET", "/chats/{id}/messages?before=1&after=1", {"id": chat}, None),
        (404, "GET", "/chats/{id}/messages", {"id": begun}, None),
        (204, "PUT", "/chats/{id}/reading", {"id": chat}, {"number": 1}),
        (404, "PUT", "/chats/{id}/reading", {"id": begun}, {"number": 1}),
        (200, "GET", "/chats", {}, None),
        (200, "GET", "/training/gear", {}, None),
        (200, "PUT", "/training/gear/{place}", {"place": "home"}, {"gear": ["bands", "mat"]}),
        (422, "PUT", "/training/gear/{place}", {"place": "home"}, {"gear": ["lasso"]}),
        (404, "PUT", "/training/gear/{place}", {"place": "moon"}, {"gear": []}),
        (201, "POST", "/workouts", {}, WORKOUT),
        (200, "POST", "/workouts", {}, WORKOUT),
        (422, "POST", "/workouts", {}, WORKOUT | {"minutes": 50}),
        (201, "POST", "/workouts/just", {}, JUST),
        (200, "POST", "/workouts/just", {}, JUST),
        (422, "POST", "/workouts/just", {}, JUST | {"requestId": str(uuid.uuid4()), "minutes": 21}),
        (200, "GET", "/workouts", {}, None),
        (200, "GET", "/workouts/{id}", {"id": WORKOUT["requestId"]}, None),
        (200, "PATCH", "/workouts/{id}", {"id": WORKOUT["requestId"]}, {"version": 1, "title": "Long legs"}),
        (409, "PATCH", "/workouts/{id}", {"id": WORKOUT["requestId"]}, {"version": 1, "title": "Late legs"}),
        (422, "PATCH", "/workouts/{id}", {"id": WORKOUT["requestId"]}, {"version": 2, "phases": [{"name": "main", "exercises": []}]}),
        (201, "POST", "/workouts/{id}/sessions", {"id": WORKOUT["requestId"]}, {"requestId": begun}),
        (200, "POST", "/workouts/{id}/sessions", {"id": WORKOUT["requestId"]}, {"requestId": str(uuid.uuid4())}),
        (422, "POST", "/workouts/{id}/sessions", {"id": WORKOUT["requestId"]}, {"requestId": "mine"}),
        (404, "POST", "/workouts/{id}/sessions", {"id": begun}, {"requestId": str(uuid.uuid4())}),
        (201, "POST", "/workouts/{id}/repetition", {"id": WORKOUT["requestId"]}, {"requestId": repeated}),
        (200, "POST", "/workouts/{id}/repetition", {"id": WORKOUT["requestId"]}, {"requestId": repeated}),
        (409, "POST", "/workouts/{id}/sessions", {"id": repeated}, {"requestId": str(uuid.uuid4())}),
        (422, "POST", "/workouts/{id}/repetition", {"id": WORKOUT["requestId"]}, {"requestId": "mine"}),
        (404, "POST", "/workouts/{id}/repetition", {"id": begun}, {"requestId": str(uuid.uuid4())}),
        (200, "GET", "/sessions", {}, None),
        (200, "GET", "/sessions/{id}", {"id": begun}, None),
        (404, "GET", "/sessions/{id}", {"id": WORKOUT["requestId"]}, None),
        (200, "POST", "/sessions/{id}/events", {"id": begun}, happened("completeSet", exercise=1, set="1", exertion=7)),
        (200, "POST", "/sessions/{id}/events", {"id": begun}, {"events": [happened("pause"), happened("next", exercise=1)]}),
        (422, "POST", "/sessions/{id}/events", {"id": begun}, happened("dance")),
        (404, "POST", "/sessions/{id}/events", {"id": WORKOUT["requestId"]}, happened("pause")),
        (200, "POST", "/sessions/{id}/events", {"id": begun}, happened("stop")),
        (200, "GET", "/sessions/{id}", {"id": begun}, None),
        (201, "POST", "/motivation/rivals", {}, rivals),
        (200, "POST", "/motivation/rivals", {}, rivals),
        (422, "POST", "/motivation/rivals", {}, rivals | {"requestId": str(uuid.uuid4()), "lastDay": "1875-01-01"}),
        (200, "GET", "/motivation/rivals", {}, None),
        (200, "GET", "/motivation/rivals/{id}", {"id": rivals["requestId"]}, None),
        (404, "GET", "/motivation/rivals/{id}", {"id": begun}, None),
        (404, "GET", "/motivation/rivals/joining?code=" + "A" * 20, {}, None),
        (422, "POST", "/motivation/rivals/joining", {}, {"code": "A" * 20}),
        (200, "PUT", "/motivation/rivals/{id}/code", {"id": rivals["requestId"]}, None),
        (409, "PUT", "/motivation/rivals/{id}/keeper", {"id": rivals["requestId"]}, {"memberId": 999}),
        (200, "PUT", "/motivation/rivals/{id}/ending", {"id": rivals["requestId"]}, None),
        (200, "DELETE", "/motivation/rivals/{id}/ending", {"id": rivals["requestId"]}, None),
        (204, "DELETE", "/motivation/rivals/{id}/seat", {"id": rivals["requestId"]}, None),
        (200, "PUT", "/motivation/rivals/{id}/seat", {"id": rivals["requestId"]}, None),
        (200, "GET", "/motivation/photos", {}, None),
        (404, "GET", "/motivation/photos/{id}/images/{size}", {"id": begun, "size": "small"}, None),
        (404, "DELETE", "/motivation/photos/{id}", {"id": begun}, None),
        (200, "GET", "/calendars", {}, None),
        (422, "POST", "/calendars", {}, {"requestId": begun, "kind": "address", "address": "webcal://127.0.0.1/ana.ics"}),
        (404, "DELETE", "/calendars/{id}", {"id": begun}, None),
        (200, "GET", "/music/sources", {}, None),
        (422, "POST", "/music/sources", {}, {"requestId": begun, "address": "http://127.0.0.1:1", "user": "ana", "password": "x"}),
        (404, "PUT", "/music/sources/{id}", {"id": begun}, {"isOn": False}),
        (404, "DELETE", "/music/sources/{id}", {"id": begun}, None),
        (404, "POST", "/music/sources/{id}/lists", {"id": begun}, {"name": "Legs", "songs": [begun]}),
        (204, "DELETE", "/workouts/{id}", {"id": WORKOUT["requestId"]}, None),
        (404, "DELETE", "/workouts/{id}", {"id": WORKOUT["requestId"]}, None),
        (204, "DELETE", "/sessions/current", {}, None),
        (401, "GET", "/me", {}, None),
    ]:
        answer = ana.ask(method, path.format(**values), json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.text}"
        described[path.partition("?")[0]][method].validate_response(answer)


def test_every_route_of_the_api_is_described_and_open_ones_are_few(serve):
    description = Member.join(serve()).get("/openapi.json")
    operations = {
        (method.upper(), path): operation
        for path, methods in description["paths"].items() for method, operation in methods.items()
    }
    for wanted in """
        POST /diary/{day}/copies; DELETE /diary/copies/{id}; POST /diary/{day}/plates; DELETE /diary/plates/{id};
        POST /members; POST /sessions; DELETE /sessions/current; GET /me; PATCH /me; GET /foods; GET /foods/{id};
        GET /foods/online;
        GET /foods/barcode/{code}; GET /diary/{day}; POST /diary/{day}/entries; GET /energy/{day};
        PUT /energy/{day}; POST /energy/{day}/items; PATCH /energy/items/{id}; DELETE /energy/items/{id};
        PUT /energy/credit; PATCH /diary/entries/{id}; DELETE /diary/entries/{id}; GET /goal; PUT /goal; DELETE /goal;
        GET /goal/expenditure; GET /readings/{day}; PUT /steps/{day}; PUT /water/{day}; PUT /measures/{day};
        POST /foods; PATCH /foods/{id}; DELETE /foods/{id}; POST /foods/{id}/offer; DELETE /foods/{id}/offer;
        GET /meals; POST /meals; GET /meals/{id}; PATCH /meals/{id}; DELETE /meals/{id}; POST /meals/{id}/entries;
        GET /recipes; POST /recipes; GET /recipes/{id}; PATCH /recipes/{id}; DELETE /recipes/{id};
        POST /recipes/{id}/entries;
        GET /weights; GET /weights/{day}; PUT /weights/{day}; DELETE /weights/{day};
        POST /workouts/{id}/sessions; GET /sessions; GET /sessions/{id}; POST /sessions/{id}/events;
        GET /timelines/nutrition; GET /timelines/weight; GET /openapi.json
        """.split(";"):
        method, path = wanted.split()
        assert (method, path) in operations
    open_to_all = {key for key, operation in operations.items() if operation.get("security") == []}
    assert open_to_all == {("POST", "/members"), ("POST", "/sessions"), ("GET", "/openapi.json")}
