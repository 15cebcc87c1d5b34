import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Jobs
import Members
import Storage
import Testing

@testable import App
@testable import Planning
@testable import Training

/// Sends requests about reminders to train to the real router; it is a Saturday noon in UTC.
struct WorkoutReminderPageTests {
    /// Makes a member free from 11:00 to 15:00 who was reminded; returns the reminder's id.
    private func told(_ person: TestPerson) async throws -> String {
        try await person.remind()
        return try #require(try await person.trainingReminders().first { $0.reminder.state == .sent }).id
    }

    @Test("a notice leads to a page with the answers, and each does what it says")
    func answers() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.told(ana)
            #expect(try await ana.get("/notices").text.contains("/reminders/\(id)"))
            let page = try await ana.get("/reminders/\(id)")
            for label in [
                "I&#39;m working out", "Snooze 30 min", "I&#39;m busy", "Not today", "11:00–15:00", "3 h left",
            ] {
                #expect(
                    page.text.contains(label) || page.text.contains(label.replacing("&#39;", with: "'")),
                    "\(label)"
                )
            }
            let snoozed = try await ana.post("/reminders/\(id)/answers", ["answer": "snooze"])
            #expect(snoozed.headers[.location] == "/reminders/\(id)")
            #expect(try await ana.get("/reminders/\(id)").text.contains("come back at 12:30"))
            // A notice's button sends it like this.
            _ = try await ana.post("/reminders/\(id)/answers?answer=check-in")
            let checkedIn = try await ana.get("/reminders/\(id)").text
            #expect(checkedIn.contains("in. Enjoy it.") && checkedIn.contains("Make a workout"))
            #expect(checkedIn.contains("3 h left"), "A check-in makes no time longer.")
            for path in ["/diary/2026-03-14", "/training"] {
                #expect(try await ana.get(path).text.contains("/plans/\(id)"), "it stands on \(path)")
            }
            _ = try await ana.post("/reminders/\(id)/answers/removal")
            _ = try await ana.post("/reminders/\(id)/answers", ["answer": "busy"])
            let busy = try await ana.get("/reminders/\(id)").text
            #expect(busy.contains("this time is taken until 15:00") && busy.contains("Busy until another time"))
            #expect(!busy.contains("3 h left") && !busy.contains("4 h free"), "What is taken isn't free.")
            #expect(busy.contains(#"name="until" value="12:30""#))
            let over = try await ana.post("/reminders/\(id)/answers", ["answer": "busy", "until": "11:30"])
            #expect(over.status == .unprocessableContent && over.text.contains("Choose a time after 12:00."))
            _ = try await ana.post("/reminders/\(id)/answers", ["answer": "busy", "until": "13:00"])
            #expect(try await ana.get("/reminders/\(id)").text.contains("this time is taken until 13:00"))
            #expect(try await ana.get("/reminders/\(id)").text.contains("12:00–13:00"), "Nobody said since eleven.")
            // Taken back, the page shows at once what is free.
            _ = try await ana.post("/reminders/\(id)/answers/removal")
            #expect(try await ana.get("/reminders/\(id)").text.contains("11:00–15:00"))
            _ = try await ana.post("/reminders/\(id)/answers", ["answer": "busy", "until": "13:00"])
            let wrong = try await ana.post("/reminders/\(id)/answers", ["answer": "perhaps"])
            #expect(wrong.status == .unprocessableContent)
            let list = try await ana.get("/reminders").text
            #expect(list.contains("Busy") && list.contains("You said it is taken") && !list.contains("2 h free"))
        }
    }

    @Test("who is busy is asked first until when, in a while or all of the time, and told once")
    func busy() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.told(ana)
            let page = try await ana.get("/reminders/\(id)").text
            #expect(!page.contains(#"name="answer" value="busy">I"#), "No button answers without asking.")
            for end in ["12:30", "13:00", "14:00", "15:00"] {
                #expect(page.contains(#"name="until" value="\#(end)""#), "\(end)")
            }
            #expect(page.contains("All of it, until 15:00") && page.contains("Until when?"))
            // A notice's own button takes no time before it asked either.
            #expect(try await ana.get("/notices").text.contains(#"href="/reminders/\#(id)/asking""#))
            let asked = try await ana.get("/reminders/\(id)/asking")
            #expect(asked.headers[.location] == "/reminders/\(id)?answer=busy")
            let open = try await ana.get("/reminders/\(id)?answer=busy").text
            #expect(open.contains(#"<details class="fold" open>"#))
            let (question, others) = (open.firstRange(of: "Until when?"), open.firstRange(of: "value=\"snooze\""))
            #expect(try #require(question).lowerBound < #require(others).lowerBound, "What was asked stands first.")
            #expect(page.contains(#"<details class="fold">"#))
            let answered = try await ana.post("/reminders/\(id)/answers", ["answer": "busy", "until": "14:00"])
            #expect(answered.status == .seeOther)
            #expect(!answered.headers.contains { $0.value.contains("spotter_toast") })
            let busy = try await ana.get("/reminders/\(id)").text
            #expect(busy.contains("this time is taken until 14:00") && busy.contains("not so"))
        }
    }

    @Test("a check-in without a workout gets one for its time with one tap, and then starts it")
    func proposed() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.told(ana)
            _ = try await ana.post("/reminders/\(id)/answers?answer=check-in")
            let page = try await ana.get("/reminders/\(id)").text
            #expect(page.contains("Get a workout for 1 h") && page.contains("Choose one of yours"))
            // What is chosen is chosen for the check-in.
            let choice = try #require(page.firstMatch(of: /\/plans\/[0-9a-f-]{36}\/workout/))
            #expect(try await ana.get(String(choice.0)).text.contains("Choose it"))
            #expect(page.contains(#"href="/workouts/new?minutes=60""#))
            let workout = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b12"
            for _ in 0..<2 {
                let made = try await ana.post("/workouts/proposal", ["requestId": workout, "minutes": "59"])
                #expect(made.headers[.location] == "/workouts/\(workout)", "\(made.text)")
            }
            let known = try await ana.api(.get, "/workouts/\(workout)").json()
            #expect(known["minutes"] as? Int == 45)
            #expect(try await ana.get("/reminders/\(id)").text.contains("/workouts/\(workout)/sessions"))
            let none = try await ana.post("/workouts/proposal", ["requestId": workout, "minutes": "soon"])
            #expect(none.status == .unprocessableContent)
            let form = try await ana.get("/workouts/new?minutes=50").text
            #expect(form.contains(#"value="45" checked"#), "The longest that fits is chosen.")
        }
    }

    @Test("after “not today” nothing offers today: not Train, not the week, not the note of the day")
    func notToday() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.told(ana)
            #expect(try await ana.get("/training").text.contains("A workout that fits"))
            #expect(try await ana.get("/free-time").text.contains("Free 12:00"))
            _ = try await ana.post("/reminders/\(id)/answers", ["answer": "not-today"])
            let train = try await ana.get("/training").text
            #expect(train.contains("A day off") && !train.contains("A workout that fits"))
            let week = try await ana.get("/free-time").text
            #expect(week.contains("You said not today") && !week.contains("Free 12:00"))
            let day = try await ana.get("/free-time/2026-03-14").text
            #expect(day.contains("You said not today") && !day.contains("Free slots") && !day.contains("/plans/new"))
            #expect(try await ana.get("/reminders").text.contains("A day off"), "Today isn't “that day”.")
            _ = try await ana.post("/reminders/\(id)/answers/removal")
            #expect(try await ana.get("/training").text.contains("A workout that fits"))
        }
    }

    /// Keeps a workout as finished at ten in the morning.
    private func train(_ person: TestPerson) async throws {
        let me = try #require(try await person.api(.get, "/me").json()["id"] as? Int)
        let (database, energy) = (person.app.environment.database, person.app.environment.energyLog)
        let arms = Activity(
            id: "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b1a",
            day: try #require(CalendarDay(TestApp.today)),
            origin: .session,
            title: "Arms",
            startedAt: TestApp.now.addingTimeInterval(-7_200),
            seconds: 1_800,
            kilocalories: 150,
            way: .equivalents
        )
        let store = ActivityStore(database: database, owner: Member.ID(me), energy: energy)
        _ = try await database.write { db in try store.add(arms, at: TestApp.now, in: db) }
    }

    @Test("a workout that was finished fills the free time of its day: its page says so, and nothing more is offered")
    func trained() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let id = try await self.told(ana)
            try await self.train(ana)
            let page = try await ana.get("/reminders/\(id)").text
            #expect(page.contains("You trained today."))
            #expect(!page.contains("I trained after all") && !page.contains("What do you say?"))
            #expect(!page.contains("Make a workout") && !page.contains("Free today"))
            let train = try await ana.get("/training").text
            #expect(train.contains("You trained today") && !train.contains("A workout that fits"))
            let week = try await ana.get("/free-time").text
            #expect(week.contains("You trained today.") && !week.contains("Free 12:00"))
            #expect(try await !ana.get("/free-time/2026-03-14").text.contains("/plans/new"))
        }
    }

    @Test("reminders that are switched on after the day's workout say so, and none is to come that day")
    func trainedBefore() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.train(ana)
            try await ana.remind()
            let reminders = try await ana.trainingReminders()
            let today = try #require(reminders.first { $0.day.description == TestApp.today })
            #expect(today.reminder.state == .gone)
            let page = try await ana.get("/reminders/\(today.id)").text
            #expect(page.contains("You trained today.") && !page.contains("Nothing to do here"))
            let list = try await ana.get("/reminders").text
            #expect(list.contains("Trained</span>") && !list.contains("Not needed"))
        }
    }

    @Test("a check-in to a plan without a workout leads to one that fits, and starts it")
    func checkInWithoutWorkout() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let workout = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b12"
            let made = #"""
                {"requestId": "\#(workout)", "title": "Legs", "intensity": "moderate", "minutes": 30, "place": "home",
                 "equipment": "none", "seed": 7}
                """#
            try #require(try await ana.api(.post, "/workouts", made).status == .created)
            let plan = """
                {"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b11", "day": "2026-03-14", "at": "12:00", "minutes": 60,
                 "title": "Training with Ben"}
                """
            try #require(try await ana.api(.post, "/planned-workouts", plan).status == .created)
            let id = try await self.told(ana)
            _ = try await ana.post("/reminders/\(id)/answers?answer=check-in")
            let page = try await ana.get("/reminders/\(id)").text
            #expect(page.contains("Training with Ben") && page.contains("Start Legs"))
            #expect(page.contains(#"action="/workouts/\#(workout)/sessions""#))
        }
    }

    @Test("a stranger is led through the log-in to the reminder, another member finds nothing")
    func coldStart() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let id = try await self.told(ana)
            let stranger = try await app.client.execute(
                uri: "/reminders/\(id)",
                method: .get,
                headers: [.accept: "text/html"]
            )
            let next = try #require(stranger.headers[.location])
            #expect(next == "/log-in?next=/reminders/\(id)")
            let logIn = try await app.post(
                "/log-in",
                ["login": "Ana", "password": "correct horse battery", "next": "/reminders/\(id)"],
                cookie: ""
            )
            #expect(logIn.headers[.location] == "/reminders/\(id)")
            #expect(try await ben.get("/reminders/\(id)").status == .notFound)
            #expect(try await ben.post("/reminders/\(id)/answers", ["answer": "busy"]).status == .notFound)
            #expect(try await ben.post("/reminders/\(id)/answers/removal").status == .notFound)
            #expect(try await ben.api(.delete, "/reminders/\(id)/answers").status == .notFound)
        }
    }

    @Test("a device reads all reminders, answers one and takes it back")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let before = try #require(try await ana.api(.get, "/reminders").json()["training"] as? [String: Any])
            #expect(before["on"] as? Bool == false)
            let id = try await self.told(ana)
            let training = try #require(try await ana.api(.get, "/reminders").json()["training"] as? [String: Any])
            #expect(training["on"] as? Bool == true)
            #expect(training["snoozeMinutes"] as? Int == 30)
            let reminders = try #require(training["reminders"] as? [[String: Any]])
            #expect(reminders.compactMap { $0["state"] as? String } == ["due", "sent"])
            let json = #"{"answer": "not-today"}"#
            for _ in 0..<2 {
                let answered = try await ana.api(.post, "/reminders/\(id)/answers", json)
                #expect(answered.status == .ok)
                #expect(try answered.json()["state"] as? String == "not-today")
            }
            let open = try await ana.api(.delete, "/reminders/\(id)/answers")
            #expect(try open.json()["state"] as? String == "sent")
            let wrong = try await ana.api(.post, "/reminders/\(id)/answers", #"{"answer": "later"}"#)
            #expect(wrong.status == .unprocessableContent)
        }
    }

    @Test("one switch, and words for who has said nothing yet")
    func turn() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/reminders").text.contains("Say when"))
            #expect(try await ana.post("/reminders", ["on": "true"]).headers[.location] == "/free-time/settings")
            _ = try await self.told(ana)
            #expect(try await ana.get("/reminders").text.contains("Reminders are on"))
            _ = try await ana.post("/reminders", ["on": "false"])
            let page = try await ana.get("/reminders").text
            #expect(page.contains("Reminders are off") && !page.contains("To come"))
            let training = try #require(try await ana.api(.get, "/reminders").json()["training"] as? [String: Any])
            #expect((training["reminders"] as? [Any])?.isEmpty == true)
        }
    }
}
