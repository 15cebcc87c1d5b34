import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import Notices
import Storage
import Support
import Testing

@testable import App

/// Sends requests about notices to the real router.
struct NoticePageTests {
    private func tell(
        _ app: TestApp,
        _ kind: String,
        _ text: String,
        path: String = "/diary",
        ago days: Double = 0
    ) async throws {
        let kind = try #require(Mount.wings.noticeKinds.named(kind))
        try await app.environment.database.write { db in
            let owners = try db.rows("SELECT id FROM member ORDER BY id LIMIT 1") { try $0.integer(0) }
            for owner in owners {
                try Notice.tell(
                    owner,
                    kind,
                    text,
                    path: path,
                    actions: [Notice.Action("Check in", path: "/reminders/7/answers?answer=check-in")],
                    cause: text,
                    at: TestApp.now.addingTimeInterval(1 - days * 86_400),
                    in: db
                )
            }
        }
    }

    @Test("opening what a notice tells of reads it, and a page of many things reads none")
    func opened() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let squat = TestApp.item("goblet-squat", "Goblet squat", #""sets": 1, "reps": 5"#)
            let id = try await app.workout(of: "Ana", main: squat)
            func isRead(_ text: String) async throws -> Bool? {
                let notices = try await ana.api(.get, "/notices").json()["notices"] as? [[String: Any]]
                return notices?.first { $0["text"] as? String == text }?["read"] as? Bool
            }
            try await self.tell(app, "training", "Ben shared a workout.", path: "/workouts/\(id)")
            try await self.tell(app, "training", "A day to look at.")
            #expect(try await ana.get("/diary").status == .ok)
            #expect(try await ana.get("/workouts/\(id)").status == .ok)
            #expect(try await isRead("Ben shared a workout.") == true)
            #expect(try await isRead("A day to look at.") == false)
        }
    }

    @Test("the list has answers as buttons, and opening a notice reads it", arguments: Backend.available)
    func list(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await self.tell(app, "training", "Time to train.")
            let page = try await ana.get("/notices").text
            #expect(page.contains(#"action="/reminders/7/answers?answer=check-in""#))
            let notices = try await ana.api(.get, "/notices").json()
            let newest = try #require((notices["notices"] as? [[String: Any]])?.first)
            #expect(newest["text"] as? String == "Time to train.")
            #expect((newest["actions"] as? [[String: String]])?.first?["label"] == "Check in")
            let unread = try #require(notices["unread"] as? Int)
            let id = try #require(newest["id"] as? String)
            #expect(try await ben.get("/notices/\(id)").headers[.location] == "/notices")
            #expect(try await ben.api(.post, "/notices/\(id)/reading").status == .notFound)
            #expect(try await ana.get("/notices/\(id)").headers[.location] == "/diary")
            #expect(try await ana.api(.get, "/notices").json()["unread"] as? Int == unread - 1)
            // Who looked first can answer still, until they did.
            #expect(try await ana.get("/notices").text.contains("/reminders/7/answers"))
            try await app.environment.database.write { db in
                let owners = try db.rows("SELECT id FROM member ORDER BY id LIMIT 1") { try $0.integer(0) }
                for owner in owners {
                    try Notice.settle(owner, path: "/diary", answer: "You said: I'm in.", at: TestApp.now, in: db)
                }
            }
            #expect(try await !ana.get("/notices").text.contains("/reminders/7/answers"))
        }
    }

    @Test("a device reads the list a page at a time")
    func pages() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for number in 0..<3 { try await self.tell(app, "imported", "\(number)") }
            var texts: [String] = []
            var next = ""
            repeat {
                let page = try await ana.api(.get, "/notices?limit=2" + (next.isEmpty ? "" : "&before=\(next)")).json()
                texts += (page["notices"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
                next = page["next"] as? String ?? ""
            } while !next.isEmpty
            #expect(texts.count == Set(texts).count)
            #expect(Set(texts).isSuperset(of: ["0", "1", "2"]))
            #expect(try await ana.api(.get, "/notices?before=yesterday").status == .unprocessableContent)
        }
    }

    @Test("a member chooses how to be told, on a page that says what to mend and from a device")
    func settings() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let page = try await ana.get("/notices/settings").text
            #expect(page.contains(#"name="training-push" checked"#) && !page.contains(#"name="safety-mail""#))
            let fields = ["training-app": "on", "quiet": "on", "quietFrom": "23:00", "quietUntil": "06:30"]
            #expect(try await ana.post("/notices/settings", fields).status == .seeOther)
            let kept = try await ana.api(.get, "/notices/settings").json()
            #expect(kept["training-push"] as? Bool == false && kept["quietUntil"] as? String == "06:30")
            let wrong = try await ana.post("/notices/settings", fields.merging(["quietFrom": "late"]) { $1 })
            #expect(wrong.status == .unprocessableContent && wrong.text.contains("Type the time like 08:30."))
            let set = try await ana.api(.put, "/notices/settings", #"{"training-mail": true}"#)
            #expect(try set.json()["training-mail"] as? Bool == true, "\(set.text)")
            #expect(try await ben.api(.get, "/notices/settings").json()["training-mail"] as? Bool == false)
        }
    }

    @Test("a device is told where its session is, and an address of this house is refused")
    func devices() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let keys = [
                "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "auth": "BTBZMqHH6r4Tts7J_aSIgg", "name": "Firefox on Android",
            ]
            let mine = try await ana.post(
                "/push-subscriptions",
                keys.merging(["endpoint": "https://push.example.org/1"]) { $1 }
            )
            #expect(mine.status == .created, "\(mine.text)")
            let page = try await ana.get("/notices/settings").text
            let id = try #require(try mine.json()["id"] as? String)
            #expect(page.contains("Firefox on Android") && page.contains("/push-subscriptions/\(id)/removal"))
            let home = try await ana.post(
                "/push-subscriptions",
                keys.merging(["endpoint": "https://192.168.0.1/"]) { $1 }
            )
            #expect(home.status == .unprocessableContent)
            #expect(try await ana.post("/push-subscriptions/\(id)/removal").status == .seeOther)
            #expect(try await !ana.get("/notices/settings").text.contains("Firefox on Android"))
            #expect(try await ana.post("/push-subscriptions/\(id)/restoration").status == .seeOther)
            #expect(try await ana.get("/notices/settings").text.contains("Firefox on Android"))
            #expect(try await ana.post("/push-subscriptions/\(id)/restoration").status == .notFound)
        }
    }

    @Test(
        "a letter's link stops mail of its kind for whoever holds it, and only by a button",
        arguments: Backend.available
    )
    func unsubscribing(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            _ = try await ana.api(.put, "/notices/settings", #"{"training-mail": true, "imported-mail": true}"#)
            let owner = try await app.environment.database.row("SELECT id FROM member") { try $0.integer(0) }
            let training = try #require(Mount.wings.noticeKinds.named("training"))
            let link = try app.environment.letters.unsubscribe(try #require(owner), training)
            let path = link.replacing(app.environment.config.publicAddress, with: "")
            let asked = try await app.client.execute(uri: path, method: .get, headers: [.accept: "text/html"])
            #expect(asked.status == .ok && asked.text.contains("Stop these letters"))
            #expect(try await ana.api(.get, "/notices/settings").json()["training-mail"] as? Bool == true)
            #expect(try await app.post(path, ["List-Unsubscribe": "One-Click"], cookie: "").text.contains("Done."))
            let kept = try await ana.api(.get, "/notices/settings").json()
            #expect(kept["training-mail"] as? Bool == false && kept["imported-mail"] as? Bool == true)
            #expect(try await app.post(path, ["again": "on"], cookie: "").text.contains("comes again"))
            #expect(try await ana.api(.get, "/notices/settings").json()["training-mail"] as? Bool == true)
            #expect(try await app.post("/notices/unsubscribe/abc", [:], cookie: "").status == .notFound)
        }
    }

    @Test("what is older than a year goes by itself", arguments: Backend.available)
    func prune(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await self.tell(app, "imported", "Long ago.", ago: 366)
            try await self.tell(app, "imported", "Last spring.", ago: 364)
            try await app.environment.planJobs()
            let runner = try app.environment.jobRunner()
            while try await runner.workOnce() > 0 {}
            let page = try await ana.get("/notices").text
            #expect(page.contains("Last spring") && !page.contains("Long ago"))
        }
    }

    @Test("every switch is described, for who sends all of them at once and means none of them to go off")
    func described() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let description = try await app.client.execute(uri: "/api/v1/openapi.json", method: .get) { try $0.json() }
            let parts = try #require(description["components"] as? [String: Any])
            let schemas = try #require(parts["schemas"] as? [String: [String: Any]])
            let answer = Set(try await ana.api(.get, "/notices/settings").json().keys)
            for name in ["NoticeSettings", "NoticeSettingsChoice"] {
                let properties = try #require(schemas[name]?["properties"] as? [String: Any])
                #expect(Set(properties.keys) == answer, "\(name)")
            }
        }
    }
}
