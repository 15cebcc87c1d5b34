import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Notices
import Storage
import Testing
import Web

@testable import App
@testable import Planning

/// Sends requests about planned workouts to the real router; it is Saturday, 14 March 2026, 12:00 UTC.
struct PlanTests {
    static let id = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b11"
    static let workout = "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b12"

    func plan(at: String = "18:00", id: String = Self.id, with more: String = "") -> String {
        #"{"requestId": "\#(id)", "day": "2026-03-14", "at": "\#(at)"\#(more)}"#
    }

    func withWorkout(_ ana: TestPerson) async throws {
        _ = try await ana.api(.put, "/free-time/settings", FreeTimeTests.evenings)
        let made = try await ana.api(
            .post,
            "/workouts",
            """
            {"requestId": "\(Self.workout)", "title": "Legs", "intensity": "moderate", "minutes": 30, "place": "home",
             "equipment": "none", "seed": 7}
            """
        )
        try #require(made.status == .created, "\(made.text)")
    }

    /// Returns the minutes that the workout takes, as its page says them.
    private func minutes(_ ana: TestPerson) async throws -> Int {
        let page = try await ana.get("/workouts/\(Self.workout)").text
        return try #require(page.firstMatch(of: /All of it<\/dt><dd>(\d+) min/).flatMap { Int($0.output.1) })
    }

    @Test("a device plans a workout once, moves it by its version, and takes it away")
    func device() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await self.withWorkout(ana)
            let json = self.plan(with: #", "workoutId": "\#(Self.workout)""#)
            let planned = try await ana.api(.post, "/planned-workouts", json)
            #expect(planned.status == .created, "\(planned.text)")
            let plan = try planned.json()
            #expect(plan["title"] as? String == "Legs" && plan["state"] as? String == "ahead")
            // As long as the workout is, and a quarter of an hour for the shower.
            let length = try await (self.minutes(ana) + 15) * 60_000
            #expect(plan["startAt"] as? Int == 1_773_511_200_000)
            #expect(plan["endAt"] as? Int == 1_773_511_200_000 + length)
            #expect(try await ana.api(.post, "/planned-workouts", json).status == .ok)
            let taken = try await ana.api(.post, "/planned-workouts", self.plan(at: "18:30", id: Self.workout))
            #expect(taken.status == .unprocessableContent && taken.text.contains("You planned “Legs” for this time"))

            let path = "/planned-workouts/\(Self.id)"
            let moved = try await ana.api(.patch, path, #"{"version": 1, "day": "2026-03-15", "at": "17:00"}"#)
            #expect(try moved.json()["startAt"] as? Int == 1_773_594_000_000)
            #expect(try moved.json()["endAt"] as? Int == 1_773_594_000_000 + length)
            #expect(try await ana.api(.patch, path, #"{"version": 1, "at": "18:00"}"#).status == .conflict)
            #expect(try await ana.api(.patch, path, #"{"at": "18:00"}"#).status == .unprocessableContent)
            #expect(try await ana.api(.patch, path, #"{"version": 2, "settled": "done"}"#).text.contains(#""done""#))
            #expect(try await ana.api(.patch, path, #"{"version": 3, "settled": null}"#).text.contains(#""ahead""#))

            #expect(try await ben.api(.get, path).status == .notFound)
            #expect(try await ben.api(.patch, path, #"{"version": 4, "at": "18:00"}"#).status == .notFound)
            #expect(try await ben.api(.delete, path).status == .notFound)
            let hers = self.plan(id: Self.workout, with: #", "workoutId": "\#(Self.workout)""#)
            #expect(try await ben.api(.post, "/planned-workouts", hers).status == .unprocessableContent)
            #expect(try await ana.api(.delete, path + "?version=1").status == .conflict)
            #expect(try await ana.api(.delete, path + "?version=4").status == .noContent)
            #expect(try await ana.api(.get, path).status == .notFound)
        }
    }

    @Test("a time that is over, too far ahead or no time is refused", arguments: ["07:00", "24:00", "dragon", ""])
    func wrong(at: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let refused = try await ana.api(.post, "/planned-workouts", self.plan(at: at))
            #expect(refused.status == .unprocessableContent, "\(refused.text)")
            let far = #"{"requestId": "\#(Self.id)", "day": "2028-03-14", "at": "18:00"}"#
            #expect(try await ana.api(.post, "/planned-workouts", far).status == .unprocessableContent)
            let calendar = try await ana.api(.post, "/planned-workouts", self.plan(with: #", "inCalendar": true"#))
            #expect(calendar.text.contains("Connect a calendar that takes workouts first."))
        }
    }

    @Test("a page plans a proposed workout into a slot; week, diary and Train show it, and Undo takes it away")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try await self.withWorkout(ana)
            let asked = try await ana.get("/plans/new?day=2026-03-14&at=18:00").text
            let minutes = try await self.minutes(ana)
            #expect(asked.contains("\(minutes) minutes · proposed"))
            #expect(try await ana.get("/workouts").text.contains("\(minutes) min<"))
            #expect(asked.contains(#"value="\#(Self.workout)" checked"#))
            #expect(!asked.contains("Write it into my calendar"))
            let fields = ["requestId": Self.id, "day": "2026-03-14", "at": "18:00", "workoutId": Self.workout]
            let planned = try await ana.post("/plans", fields)
            #expect(planned.headers[.location] == "/free-time/weeks/2026-03-14")
            for path in ["/free-time", "/free-time/2026-03-14", "/diary/2026-03-14", "/training"] {
                let text = try await ana.get(path).text
                #expect(text.contains("/plans/\(Self.id)") && text.contains("18:00–18:\(minutes + 15)"), "\(path)")
                #expect(text.contains("<span class=\"figure-small\"><img"), "\(path)")
            }
            #expect(try await !ana.get("/diary/2026-03-15").text.contains("/plans/"))
            let shown = try await ana.get("/plans/\(Self.id)").text
            #expect(shown.contains(#"action="/workouts/\#(Self.workout)/sessions""#))
            #expect(shown.contains("<p class=\"figure-strip\">"))
            #expect(try await ana.get("/diary/2026-03-14").text.contains("<span class=\"figure-small\"><img"))
            #expect(shown.contains("A good time: today, 17:00–17:\(minutes + 15)"))
            _ = try await ana.post("/plans/\(Self.id)/removal")
            #expect(try await !ana.get("/diary/2026-03-14").text.contains("/plans/"))
            #expect(try await ana.get("/plans/\(Self.id)").status == .notFound)
            _ = try await ana.post("/plans/\(Self.id)/restoration")
            #expect(try await ana.get("/diary/2026-03-14").text.contains("/plans/"))
            let taken = try await ana.post("/plans", fields.merging(["requestId": Self.workout, "at": "18:15"]) { $1 })
            #expect(taken.status == .unprocessableContent && taken.text.contains("You planned “Legs” for this time"))
        }
    }

    @Test("planning asks once whether to be reminded, and a yes reminds of plans until it is switched off")
    func reminding() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.get("/plans/new").text.contains("Remind me of what I plan"))
            let fields = [
                "requestId": Self.id, "day": "2026-03-14", "at": "18:00", "title": "Swim", "reminds": "on",
            ]
            #expect(try await ana.post("/plans", fields).status == .seeOther)
            #expect(try await !ana.get("/plans/new").text.contains("Remind me of what I plan"))
            let on = try await ana.get("/reminders").text
            #expect(on.contains("Reminders are on") && on.contains("a workout you planned begins"))
            #expect(try await ana.post("/reminders", ["on": "false"]).status == .seeOther)
            #expect(try await !ana.get("/reminders").text.contains("Reminders are on"))
            // Who said no, by leaving it out or later, is not asked again.
            #expect(try await !ana.get("/plans/new").text.contains("Remind me of what I plan"))
        }
    }

    @Test("a plan within two hours stands at the top of Today, a later one below the meals")
    func soon() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (at, id) in [("13:30", Self.id), ("18:00", Self.workout)] {
                #expect(try await ana.api(.post, "/planned-workouts", self.plan(at: at, id: id)).status == .created)
            }
            let today = try await ana.get("/diary").text
            let soon = try #require(today.range(of: "/plans/\(Self.id)"))
            let later = try #require(today.range(of: "/plans/\(Self.workout)"))
            let meal = try #require(today.range(of: "Add to breakfast"))
            #expect(soon.lowerBound < meal.lowerBound && meal.lowerBound < later.lowerBound)
            #expect(today.contains("Planned for today"))
        }
    }

    @Test("the day's next plan stands at the top of Today from the morning on, and another day's below its meals")
    func nextOfToday() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.post, "/planned-workouts", self.plan(at: "18:00")).status == .created)
            let tomorrow = #"{"requestId": "\#(Self.workout)", "day": "2026-03-15", "at": "18:00"}"#
            #expect(try await ana.api(.post, "/planned-workouts", tomorrow).status == .created)
            for (path, id, isFirst) in [("/diary", Self.id, true), ("/diary/2026-03-15", Self.workout, false)] {
                let page = try await ana.get(path).text
                let plan = try #require(page.range(of: "/plans/\(id)"))
                let meal = try #require(page.range(of: "Add to breakfast"))
                #expect((plan.lowerBound < meal.lowerBound) == isFirst, "\(path)")
            }
        }
    }

    @Test("a workout that is made for a plan leads back to its time, chosen")
    func madeForPlan() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let next = "/plans/new?day=2026-03-15&at=07:00"
            let asked = try await ana.get(next).text
            #expect(asked.contains(#"formaction="/plans/making""#))
            // What was typed meanwhile comes along, and back.
            let typed = ["day": "2026-03-16", "at": "23:45", "reminds": "off"]
            let making = try #require(try await ana.post("/plans/making", typed).headers[.location])
            #expect(making.hasPrefix("/workouts/new?next=%2Fplans%2Fnew"))
            let again = try #require(making.components(separatedBy: "next=").last?.removingPercentEncoding)
            let kept = try await ana.get(again).text
            #expect(kept.contains(#"value="2026-03-16""#) && kept.contains(#"value="23:45""#), "\(again)")
            let ticked = #"name="reminds" checked"#
            #expect(asked.contains(ticked) && !kept.contains(ticked) && kept.contains(#"name="reminds">"#))
            let form = try await ana.get("/workouts/new?next=%2Fplans%2Fnew%3Fday%3D2026-03-15%26at%3D07%3A00").text
            #expect(form.contains(#"name="next""#))
            let fields = [
                "requestId": Self.workout, "title": "Legs", "intensity": "moderate", "minutes": "30", "place": "home",
                "equipment": "none", "goal": "strength", "next": next,
            ]
            let made = try await ana.post("/workouts", fields)
            #expect(made.headers[.location] == "\(next)&workoutId=\(Self.workout)", "\(made.text)")
            let back = try await ana.get("\(next)&workoutId=\(Self.workout)").text
            #expect(back.contains(#"value="\#(Self.workout)" checked"#) && back.contains("07:00"))
            let away = try await ana.post(
                "/workouts",
                fields.merging(["requestId": Self.id, "next": "https://example.org"]) { $1 }
            )
            #expect(away.headers[.location] == "/workouts/\(Self.id)")
        }
    }

    @Test("a plan without a workout leads to one that fits its time, and to making one where none does")
    func withoutWorkout() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(try await ana.api(.post, "/planned-workouts", self.plan()).status == .created)
            let none = try await ana.get("/plans/\(Self.id)").text
            #expect(none.contains("Make a workout") && !none.contains("Start now"))
            try await self.withWorkout(ana)
            let one = try await ana.get("/plans/\(Self.id)").text
            #expect(one.contains("“Legs” fits the time"))
            #expect(one.contains(#"action="/workouts/\#(Self.workout)/sessions""#))
            #expect(try await ana.get("/plans/\(Self.id)/asking").headers[.location] == "/plans/\(Self.id)")
        }
    }
}
