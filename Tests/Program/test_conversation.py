"""A plain conversation with the API, from sign-up to log-out."""

import datetime
import uuid

import requests

from days import in_days, today
from people import PASSWORD, Member, entries, sign_up


def test_from_sign_up_to_a_goal_met_with_a_breakfast(serve):
    program = serve()
    joined = requests.post(program.api + "/members", json=sign_up("ana"))
    assert joined.status_code == 201
    assert joined.json()["screenName"] == "ana"

    mismatch = requests.post(program.api + "/sessions", json={"login": "ana", "password": "not this one"})
    assert mismatch.status_code == 401
    assert mismatch.headers["Content-Type"] == "application/problem+json"
    nobody = requests.post(program.api + "/sessions", json={"login": "nobody", "password": PASSWORD})
    assert nobody.json() == mismatch.json(), "An answer never tells who has an account."

    ana = Member(program, "ana").log_in()
    assert requests.post(program.api + "/sessions", json={"login": "ANA@Example.org", "password": PASSWORD}).ok

    me = ana.get("/me")
    assert me["bmi"] is None and me["bmr"] is None
    me = ana.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68, "activityFactor": 1.375}).json()
    age = (today() - datetime.date(1990, 5, 24)).days // 365.2425
    assert abs(me["bmi"] - 68 / 1.7**2) < 0.1
    assert abs(me["bmr"] - (10 * 68 + 6.25 * 170 - 5 * age - 161)) < 1

    egg = ana.get("/foods", q="egg", limit=5)["foods"][0]
    assert "egg" in egg["name"].lower()
    food = ana.get(f"/foods/{egg['id']}")
    assert food["kcalPer100g"] == egg["kcalPer100g"]
    measure = food["measures"][0]

    assert ana.ask("GET", "/goal").status_code == 404
    body = {"targetKg": 64, "targetDay": str(in_days(7 * 16))}
    goal = ana.ask("PUT", "/goal", json=body)
    assert goal.status_code == 201, goal.text
    daily = goal.json()["daily"]
    pounds = (64 - 68) / 0.45359237
    assert abs(daily["kcal"] - (me["bmr"] * 1.375 + pounds * 3_500 / 112)) < 2
    assert abs(daily["fat"] * 9 - daily["kcal"] * 0.3) < 0.5

    body = {"requestId": str(uuid.uuid4()), "meal": "Breakfast", "foodId": egg["id"], "amount": 2, "unit": measure["label"]}
    first = ana.ask("POST", f"/diary/{today()}/entries", json=body)
    assert first.status_code == 201
    again = ana.ask("POST", f"/diary/{today()}/entries", json=body)
    assert again.status_code == 200 and again.json() == first.json()

    eaten = 2 * measure["grams"] * food["kcalPer100g"] / 100
    day = ana.get(f"/diary/{today()}")
    assert [meal["name"] for meal in day["meals"]] == ["Breakfast", "Lunch", "Dinner", "Snacks"]
    assert [entry["id"] for entry in entries(day)] == [body["requestId"]]
    assert abs(day["totals"]["kcal"] - eaten) < 0.01
    assert abs(day["left"] - (daily["kcal"] - eaten)) < 0.1

    ana.ask("PUT", f"/energy/{today()}", json={"burned": 200}).raise_for_status()
    assert abs(ana.get(f"/diary/{today()}")["left"] - (daily["kcal"] + 100 - eaten)) < 0.1

    assert ana.ask("DELETE", "/sessions/current").status_code == 204
    assert ana.ask("GET", "/me").status_code == 401


def test_a_change_from_a_stale_version_is_refused_and_a_fresh_one_taken(serve):
    ana = Member.join(serve())
    entry = ana.eat("2026-03-14").json()
    path = f"/diary/entries/{entry['id']}"
    changed = ana.ask("PATCH", path, json={"version": entry["version"], "amount": 2})
    assert changed.status_code == 200 and changed.json()["kcal"] == 620
    stale = ana.ask("PATCH", path, json={"version": entry["version"], "amount": 3})
    assert stale.status_code == 409
    assert ana.ask("DELETE", path, params={"version": entry["version"]}).status_code == 409
    assert entries(ana.get("/diary/2026-03-14"))[0]["amount"] == 2
    assert ana.ask("DELETE", path, params={"version": changed.json()["version"]}).status_code == 204
    assert ana.ask("DELETE", path).status_code == 404
    assert entries(ana.get("/diary/2026-03-14")) == []


def test_what_is_anothers_is_not_there(serve):
    program = serve()
    ana, ben = Member.join(program, "ana"), Member.join(program, "ben")
    sent = ana.eat("2026-03-14")
    path = f"/diary/entries/{sent.json()['id']}"
    assert ben.ask("PATCH", path, json={"version": 1, "amount": 9}).status_code == 404
    assert ben.ask("DELETE", path).status_code == 404
    assert entries(ben.get("/diary/2026-03-14")) == []
    assert ben.eat("2026-03-14", requestId=sent.json()["id"]).status_code == 201, "Ids are each member's own."
    assert [entry["version"] for entry in entries(ana.get("/diary/2026-03-14"))] == [1]


def test_complaints_stand_beside_every_field_and_nothing_is_kept(serve):
    program = serve()
    wrong = sign_up("a b") | {"email": "nowhere", "birthday": "1990-02-30", "gender": "robot", "password": "password", "admin": True}
    answer = requests.post(program.api + "/members", json=wrong)
    assert answer.status_code == 422
    assert answer.headers["Content-Type"] == "application/problem+json"
    problem = answer.json()
    assert problem["status"] == 422 and problem["type"] == "about:blank"
    assert "admin" in problem["errors"]
    del wrong["admin"]
    errors = requests.post(program.api + "/members", json=wrong).json()["errors"]
    assert set(errors) == {"screenName", "email", "birthday", "gender", "password"}

    ana = Member.join(program)
    for change in [{"kcal": -1}, {"kcal": 20_001}, {"meal": ""}, {"requestId": "1"}, {"colour": "red"}, {"kcal": "many"}]:
        answer = ana.eat("2026-03-14", **change)
        assert answer.status_code == 422 and list(change) == list(answer.json()["errors"]), answer.text
    assert entries(ana.get("/diary/2026-03-14")) == []
    assert ana.eat("2026-02-30").status_code == 404
    assert ana.ask("GET", "/diary/1899-12-31").status_code == 404


def test_an_unsafe_goal_is_refused_with_a_proposal_that_is_taken(serve):
    ana = Member.join(serve())
    target = {"targetKg": 55, "targetDay": str(in_days(30))}
    unknown = ana.ask("PUT", "/goal", json=target)
    assert unknown.status_code == 422 and "form" in unknown.json()["errors"]
    ana.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 70}).raise_for_status()

    refused = ana.ask("PUT", "/goal", json=target)
    assert refused.status_code == 422
    proposal = refused.json()["proposal"]
    assert proposal["targetDay"] > target["targetDay"]
    assert ana.ask("GET", "/goal").status_code == 404

    body = {name: value for name, value in proposal.items() if name not in ("kgPerWeek", "daily")}
    taken = ana.ask("PUT", "/goal", json=body)
    assert taken.status_code == 201, taken.text
    assert taken.json()["daily"] == proposal["daily"]

    heavier = ana.ask("PUT", "/goal", json={"targetKg": 69, "targetDay": proposal["targetDay"]}).json()
    assert ana.get("/goal") == heavier
    assert ana.ask("DELETE", "/goal").status_code == 204
    assert ana.get("/goal")["targetKg"] == proposal["targetKg"], "Deleting falls back to the goal before."
