"""Accounts at a real CalDAV server are found, read, read again after changes, and written to (TIM-1, TIM-6)."""

from calendar_owner import CalendarOwner, at
from radicale import PASSWORD, radicale
from waiting import wait_for


def owner(serve, **settings: object) -> CalendarOwner:
    ana = CalendarOwner.join(serve(PRIVATE_ADDRESSES="on", **settings))
    ana.open_browser()
    return ana


def test_an_account_is_found_by_its_server_alone_and_read_again_when_it_changed(serve, tmp_path, storage):
    with radicale(tmp_path) as server:
        server.make("work")
        server.make("chores", "VTODO")
        server.put("work/standup", "Stand-up", at(9), "RRULE:FREQ=DAILY;COUNT=3\r\n")
        ana = owner(serve, **storage)
        made = ana.connect(server.address, PASSWORD)
        assert made.status_code == 201, made.text
        assert made.json()["name"] == "work" and made.json()["busyTimes"] == 3
        read = made.json()["readAt"]
        ana.press(f"/calendars/{made.json()['id']}/reading")
        wait_for(lambda: ana.calendar()["readAt"] > read)
        assert ana.calendar()["busyTimes"] == 3
        server.put("work/dentist", "Dentist", at(15))
        ana.press(f"/calendars/{made.json()['id']}/reading")
        wait_for(lambda: ana.calendar()["busyTimes"] == 4)
        for word in ["Dentist", "Stand-up", PASSWORD]:
            assert word not in ana.program.log


def test_a_member_chooses_which_calendars_of_an_account_count_and_which_takes_workouts(serve, tmp_path):
    with radicale(tmp_path) as server:
        server.make("home")
        server.make("work")
        server.put("home/party", "Party", at(20))
        server.put("work/dentist", "Dentist", at(15))
        ana = owner(serve)
        calendar = ana.connect(server.address, PASSWORD).json()
        assert calendar["busyTimes"] == 2
        choice = f"/calendars/{calendar['id']}/choice"
        page = ana.browser.get(ana.program.url + choice).text
        assert ">home</span>" in page and ">work</span>" in page and page.count(" checked>") == 2
        names = ["home", "work"] if page.index(">home</span>") < page.index(">work</span>") else ["work", "home"]
        ana.press(f"/calendars/{calendar['id']}/workouts", on="on")
        plan = ana.plan("Legs", 17)
        wait_for(lambda: sum(plan["id"] in text for name in names for text in server.texts(name)) == 1)
        for name in ["home", "work"]:
            ana.press(choice, chosen=str(names.index(name)), forWorkouts=str(names.index(name)))
            wait_for(lambda: ana.calendar()["busyTimes"] == 1)
            wait_for(lambda: [len(server.texts(each)) for each in ("home", "work")] == [2 if each == name else 1 for each in ("home", "work")])
        for wrong in [{}, {"chosen": "7"}, {"chosen": "0", "forWorkouts": "7"}]:
            answer = ana.browser.post(ana.program.url + choice, data=wrong, allow_redirects=False)
            assert answer.status_code == 422 and "complaint" in answer.text
        assert [item["name"] for item in ana.get(choice)["calendars"] if item["isChosen"] and item["isForWorkouts"]] == ["work"]
        both = ana.ask("PUT", choice, json={"chosen": [item["place"] for item in ana.get(choice)["calendars"]]})
        assert both.status_code == 200 and all(item["isChosen"] for item in both.json()["calendars"]), both.text
        wait_for(lambda: ana.calendar()["busyTimes"] == 2)
        for wrong in [{"chosen": []}, {"chosen": [7]}, {"chosen": ["0"]}, {"chosen": [0], "forWorkouts": 7}]:
            assert ana.ask("PUT", choice, json=wrong).status_code == 422


def test_a_wrong_password_and_a_server_that_is_none_are_told_beside_the_field(serve, tmp_path):
    with radicale(tmp_path) as server:
        ana = owner(serve)
        wrong = ana.connect(server.address, "something else")
        assert wrong.status_code == 422 and "password" in wrong.json()["errors"], wrong.text
        empty = ana.connect(server.address, PASSWORD)
        assert empty.status_code == 422 and "no calendar" in empty.json()["errors"]["address"][0], empty.text
        none = ana.connect(ana.program.url, PASSWORD)
        assert none.status_code == 422 and "address" in none.json()["errors"], none.text


def test_a_planned_workout_is_written_moved_and_taken_away(serve, tmp_path, storage):
    with radicale(tmp_path) as server:
        server.make("work")
        server.put("work/dentist", "Dentist", at(15))
        ana = owner(serve, **storage)
        calendar = ana.connect(server.address, PASSWORD).json()
        ana.press(f"/calendars/{calendar['id']}/workouts", on="on")
        plan = ana.plan("Legs; arms, and more", 17)

        def event() -> str:
            return next((text for text in server.texts("work") if plan["id"] in text), "")

        wait_for(lambda: f"DTSTART:{at(17)}" in event())
        assert "SUMMARY:Legs\\; arms\\, and more" in event()
        # Another program changed the event meanwhile; our plan overwrites it.
        place = f"{server.address}/ana/work/spotter-{plan['id']}.ics"
        assert server.http.put(place, data=event().replace("Legs", "Nothing").encode()).status_code in (201, 204)
        moved = ana.move(plan, 18)
        wait_for(lambda: f"DTSTART:{at(18)}" in event())
        assert "SUMMARY:Legs" in event()
        # Our own events don't count as busy when they are read again.
        ana.press(f"/calendars/{calendar['id']}/reading")
        ana.cancel(moved)
        wait_for(lambda: event() == "")
        assert len(server.texts("work")) == 1 and ana.calendar()["busyTimes"] == 1
        ana.plan("Here alone", 19, in_calendar=False)
        there = ana.plan("There until the calendar takes none", 20)
        wait_for(lambda: [there["id"] in text for text in server.texts("work")].count(True) == 1)
        assert len(server.texts("work")) == 2
        ana.press(f"/calendars/{calendar['id']}/workouts")
        wait_for(lambda: len(server.texts("work")) == 1)


def test_a_plan_that_is_unticked_on_its_page_stays_out_until_it_is_ticked_again(serve, tmp_path, storage):
    with radicale(tmp_path) as server:
        server.make("work")
        server.put("work/dentist", "Dentist", at(15))
        ana = owner(serve, **storage)
        workouts = f"/calendars/{ana.connect(server.address, PASSWORD).json()['id']}/workouts"
        ana.press(workouts, on="on")
        legs, arms = ana.plan("Legs", 17), ana.plan("Arms", 19)
        page = f"/plans/{legs['id']}"

        def written() -> list[bool]:
            texts = server.texts("work")
            return [any(plan["id"] in text for text in texts) for plan in (legs, arms)]

        wait_for(lambda: written() == [True, True])
        ana.press(page + "/calendar", inCalendar="off")
        undo = f"{page}/calendar?inCalendar=on"
        assert undo in ana.browser.get(ana.program.url + page).text
        wait_for(lambda: written() == [False, True])
        ana.press(workouts)
        wait_for(lambda: written() == [False, False])
        ana.press(workouts, on="on")
        wait_for(lambda: written() == [False, True])
        ana.press(undo)
        wait_for(lambda: written() == [True, True])


def test_this_machine_is_not_asked_unless_the_operator_says_so(serve, tmp_path):
    with radicale(tmp_path) as server:
        ana = CalendarOwner.join(serve())
        for address in [server.address, server.address.replace("http", "https"), "https://localhost"]:
            answer = ana.connect(address, PASSWORD)
            assert answer.status_code == 422 and "address" in answer.json()["errors"], answer.text
