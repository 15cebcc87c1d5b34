"""Accounts at servers that answer like iCloud, Nextcloud and Fastmail are found, read and written to (TIM-1, TIM-6)."""

import pytest

from calendar_owner import CalendarOwner, at
from fake_caldav import ICLOUD, KINDS, NEXTCLOUD, PASSWORD, FakeCalDAV, Kind, fake_caldav
from radicale import EVENT
from waiting import wait_for

every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


def owner(serve, **settings: object) -> CalendarOwner:
    ana = CalendarOwner.join(serve(PRIVATE_ADDRESSES="on", **settings))
    ana.open_browser()
    return ana


def put(server: FakeCalDAV, calendar: str, title: str, hour: int) -> None:
    server.put(calendar, f"{title}.ics", EVENT.format(uid=title, title=title, start=at(hour), more=""))


def read_again(ana: CalendarOwner) -> None:
    before = ana.calendar()["readAt"]
    ana.press(f"/calendars/{ana.calendar()['id']}/reading")
    wait_for(lambda: ana.calendar()["readAt"] > before)


@every_kind
def test_an_account_is_found_by_its_server_alone_and_read_again_when_it_changed(serve, kind: Kind):
    with fake_caldav(kind) as server:
        put(server, "home", "dentist", 9)
        put(server, "work", "standup", 10)
        ana = owner(serve)
        made = ana.connect(server.address, PASSWORD)
        assert made.status_code == 201, made.text
        assert made.json()["busyTimes"] == 2
        choice = ana.get(f"/calendars/{made.json()['id']}/choice")["calendars"]
        assert [item["name"] for item in choice] == ["Ana's home & more", "Ana's work & more"], "No tasks, no inbox."

        # Nothing changed: only the changes are asked for.
        server.asked.clear()
        read_again(ana)
        assert len(server.asked) == 2, server.asked
        put(server, "work", "lunch", 12)
        put(server, "work", "supper", 18)
        server.is_truncating = True
        read_again(ana)
        assert ana.calendar()["busyTimes"] == 4


@every_kind
def test_a_workout_is_written_moved_and_taken_away(serve, kind: Kind):
    with fake_caldav(kind) as server:
        put(server, "home", "dentist", 9)
        ana = owner(serve)
        calendar = ana.connect(server.address, PASSWORD).json()
        ana.press(f"/calendars/{calendar['id']}/workouts", on="on")
        plan = ana.plan("Legs", 17)

        def event() -> str:
            return next((text for text in server.texts("home") if plan["id"] in text), "")

        wait_for(lambda: f"DTSTART:{at(17)}" in event())
        # Somebody else changes it, so that its ETag is another: our plan overwrites it.
        server.put("home", f"spotter-{plan['id']}.ics", event().replace("Legs", "Nothing"))
        moved = ana.move(plan, 18)
        wait_for(lambda: f"DTSTART:{at(18)}" in event() and "SUMMARY:Legs" in event())
        ana.cancel(moved)
        # The job that moved it may write it once more, and then takes it away itself.
        wait_for(lambda: len(server.texts("home")) == 1 and event() == "")
        # Taken away by somebody else, it is no trouble.
        there = ana.plan("Arms", 19)
        wait_for(lambda: f"spotter-{there['id']}.ics" in server.objects["home"])
        del server.objects["home"][f"spotter-{there['id']}.ics"]
        ana.cancel(there)
        read_again(ana)
        assert ana.calendar()["busyTimes"] == 1


def test_a_server_that_forgot_a_token_or_tells_no_changes_is_read_as_a_whole(serve):
    with fake_caldav(NEXTCLOUD) as server:
        put(server, "home", "dentist", 9)
        ana = owner(serve)
        assert ana.connect(server.address, PASSWORD).json()["busyTimes"] == 1
        put(server, "home", "lunch", 12)
        server.oldest = len(server.changes)
        read_again(ana)
        assert ana.calendar()["busyTimes"] == 2
        server.has_sync = False
        for count in (3, 4):
            put(server, "home", f"more {count}", 12 + count)
            read_again(ana)
            assert ana.calendar()["busyTimes"] == count


def test_a_nextcloud_without_a_well_known_address_is_found(serve):
    with fake_caldav(NEXTCLOUD) as server:
        server.has_well_known = False
        put(server, "home", "dentist", 9)
        ana = owner(serve)
        made = ana.connect(server.address, PASSWORD)
        assert made.status_code == 201 and made.json()["busyTimes"] == 1, made.text


@every_kind
def test_a_wrong_password_is_told_beside_its_field(serve, kind: Kind):
    with fake_caldav(kind) as server:
        wrong = owner(serve).connect(server.address, "something else")
        assert wrong.status_code == 422 and "password" in wrong.json()["errors"], wrong.text


def test_a_password_goes_to_no_other_server_that_a_home_names(serve):
    with fake_caldav(ICLOUD) as partition, fake_caldav(ICLOUD) as server:
        server.kind = Kind(**(vars(ICLOUD) | {"principal": partition.address + ICLOUD.principal, "is_absolute": False}))
        answer = owner(serve).connect(server.address, PASSWORD)
        assert answer.status_code == 422 and partition.address in answer.text, answer.text
        assert partition.asked == []
