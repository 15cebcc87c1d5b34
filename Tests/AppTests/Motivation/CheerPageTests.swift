import Community
import Deeds
import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// What buddies show of what they earned, and kind words for it.
struct CheerPageTests {
    /// Ana and Ben, who are buddies; Ben has earned something.
    private func two(_ app: TestApp) async throws -> (ana: Neighbour, ben: Neighbour) {
        _ = try await app.neighbour("Rosa", nil)
        let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
        _ = try await app.befriend(ana, ben)
        try await ben.person.joined()
        try #require(try await ben.person.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
        try #require(try await ben.person.get("/motivation").status == .ok)
        return (ana, ben)
    }

    private func show(_ person: TestPerson, takesCheers: Bool = true) async throws {
        let sharing = #"{"isShown": true, "takesCheers": \#(takesCheers)}"#
        try #require(try await person.api(.put, "/motivation/sharing", sharing).status == .noContent)
    }

    private func cheer(_ ben: Neighbour) -> String {
        #"{"memberId": \#(ben.id), "achievement": "weights-1", "words": "well-done"}"#
    }

    @Test("a buddy's achievement is there once they show it, and a tap tells them, once", arguments: Backend.available)
    func cheer(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.two(app)
            #expect(try await !ana.person.get("/motivation/buddies").text.contains("A first number"))
            #expect(try await ana.person.api(.post, "/motivation/cheers", self.cheer(ben)).status == .notFound)
            try await self.show(ben.person)
            let page = try await ana.person.get("/motivation/buddies").text
            #expect(page.contains("A first number") && page.contains("Well done"))
            let (switches, first) = (page.range(of: "/motivation/sharing"), page.range(of: "A first number"))
            #expect(try #require(switches).lowerBound < #require(first).lowerBound, "They aren't below all of it.")
            let fields = ["memberId": "\(ben.id)", "achievement": "weights-1", "words": "proud"]
            #expect(try await ana.person.post("/motivation/cheers", fields).status == .seeOther)
            #expect(try await ana.person.api(.post, "/motivation/cheers", self.cheer(ben)).status == .noContent)
            #expect(try await ana.person.get("/motivation/buddies").text.contains("You said: Proud of you"))
            let notices = try await ben.person.api(.get, "/notices").json()["notices"] as? [[String: Any]]
            let cheers = (notices ?? []).filter { $0["kind"] as? String == "cheers" }
            #expect(cheers.compactMap { $0["text"] as? String } == ["Proud of you, says Ana: A first number"])
        }
    }

    @Test(
        "kind words are taken back for ten minutes with their notice, once, and stay when said again",
        arguments: Backend.available
    )
    func takingBack(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.two(app)
            try await self.show(ben.person)
            let undo = "/motivation/cheers/removal?memberId=\(ben.id)&achievement=weights-1"
            let (path, query) = ("/motivation/cheers", "/motivation/cheers?memberId=\(ben.id)&achievement=weights-1")
            func told() async throws -> Bool {
                try await ben.person.api(.get, "/notices").text.contains("says Ana: A first number")
            }
            #expect(try await ana.person.post(undo).status == .conflict, "Nothing was said.")
            let fields = ["memberId": "\(ben.id)", "achievement": "weights-1", "words": "proud"]
            #expect(try await ana.person.post(path, fields).status == .seeOther)
            #expect(try await told())
            #expect(try await ben.person.post(undo).status == .conflict, "He said nothing.")
            let line = "did-\(ben.id)-weights-1"
            #expect(try await ana.person.post(undo).headers[.location] == "/motivation/buddies#\(line)")
            #expect(try await ana.person.get("/motivation/buddies").text.contains("id=\"\(line)\""))
            #expect(try await !told())
            #expect(try await !ana.person.get("/motivation/buddies").text.contains("You said"))
            #expect(try await ana.person.api(.post, path, self.cheer(ben)).status == .noContent)
            #expect(try await told())
            #expect(try await ana.person.api(.delete, query).status == .conflict, "It was taken back before.")
            #expect(try await ana.person.api(.delete, path + "?memberId=x").status == .unprocessableContent)
            #expect(try await told())
            try await app.environment.database.write { db in
                try db.execute("UPDATE cheer SET taken_back = 0, at = at - 600000")
            }
            #expect(try await ana.person.api(.delete, query).status == .conflict, "Ten minutes are over.")
        }
    }

    @Test("a buddy's page shows what they earned once they show it, to nobody else, and no sums without pressure")
    func profile() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            let cleo = try await app.neighbour("Cleo").person
            let path = "/together/members/\(ben.id)"
            #expect(try await !ana.person.get(path).text.contains("A first number"))
            #expect(try await ana.person.api(.get, "/people/\(ben.id)").json()["earned"] == nil)
            try await self.show(ben.person)
            let page = try await ana.person.get(path).text
            #expect(page.contains("A first number") && page.contains("3 points so far"))
            let earned = try await ana.person.api(.get, "/people/\(ben.id)").json()["earned"] as? [String: Any]
            #expect(earned?["points"] as? Int == 3)
            #expect((earned?["achievements"] as? [[String: Any]])?.count == 2, "The first weight, the first buddy.")
            #expect(try await !cleo.get(path).text.contains("A first number"), "Cleo is no buddy.")
            #expect(try await ben.person.get(path).text.contains("A first number"), "Ben sees what buddies see.")
            #expect(try await ana.person.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let calm = try await ana.person.get(path).text
            #expect(calm.contains("A first number") && !calm.contains("points so far"))
        }
    }

    @Test(
        "a day on which a buddy trained is there if they share it, and can be cheered once",
        arguments: Backend.available
    )
    func training(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.two(app)
            let dan = try await app.neighbour("Dan") { $0.shares = .workouts }
            _ = try await app.befriend(ana, dan)
            let today = try #require(CalendarDay(TestApp.today))
            try await app.environment.database.write { db in
                for owner in [ben.id, dan.id] {
                    for (kind, source) in [(Deed.Kind.workoutDone, "activity 1"), (.minutesTrained, "activity 2")] {
                        try Deed(owner: owner, day: today, kind: kind, source: source, at: TestApp.now).record(in: db)
                    }
                }
            }
            let page = try await ana.person.get("/motivation/buddies").text
            #expect(page.contains(">Dan</a>") && !page.contains(">Ben</a>"))
            #expect(!page.contains("Well done"), "Dan takes no cheers yet.")
            func cheer(_ neighbour: Neighbour, _ day: String) -> String {
                #"{"memberId": \#(neighbour.id), "trainedOn": "\#(day)", "words": "proud"}"#
            }
            let path = "/motivation/cheers"
            #expect(try await ana.person.api(.post, path, cheer(dan, TestApp.today)).status == .notFound)
            for person in [ben.person, dan.person] { try await self.show(person) }
            let fields = ["memberId": "\(dan.id)", "trainedOn": TestApp.today, "words": "well-done"]
            #expect(try await ana.person.post(path, fields).status == .seeOther)
            #expect(try await ana.person.api(.post, path, cheer(dan, TestApp.today)).status == .noContent)
            #expect(try await ana.person.get("/motivation/buddies").text.contains("You said: Well done"))
            let answer = try await ana.person.api(.get, "/motivation/buddies").json()["trainings"] as? [[String: Any]]
            #expect(answer?.count == 1 && answer?.first?["said"] as? String == "well-done")
            let notices = try await dan.person.api(.get, "/notices").text
            #expect(notices.contains("Well done, says Ana: you trained") && !notices.contains("Proud of you"))
            #expect(
                try await ana.person.api(.post, path, cheer(ben, TestApp.today)).status == .notFound,
                "He hides it."
            )
            for day in ["2026-03-13", "2026-02-01"] {
                #expect(try await ana.person.api(.post, path, cheer(dan, day)).status == .notFound, "\(day)")
            }
            let nonsense = cheer(dan, "yesterday")
            #expect(try await ana.person.api(.post, path, nonsense).status == .unprocessableContent)
        }
    }

    @Test("whoever takes no cheers gets none, and nothing of whoever blocks is shown")
    func off() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            try await self.show(ben.person, takesCheers: false)
            let page = try await ana.person.get("/motivation/buddies").text
            #expect(page.contains("A first number") && !page.contains("Well done"))
            #expect(try await ana.person.api(.post, "/motivation/cheers", self.cheer(ben)).status == .notFound)
            try await self.show(ben.person)
            try #require(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            #expect(try await !ana.person.get("/motivation/buddies").text.contains("A first number"))
            #expect(try await ana.person.api(.post, "/motivation/cheers", self.cheer(ben)).status == .notFound)
        }
    }

    @Test(
        "nonsense is refused in words",
        arguments: [
            "{}", #"{"memberId": 0, "achievement": "weights-1", "words": "proud"}"#,
            #"{"memberId": 1, "achievement": "flying-1", "words": "proud"}"#,
            #"{"memberId": 1, "achievement": "weights-1", "words": "lazy"}"#,
        ]
    )
    func nonsense(json: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.api(.post, "/motivation/cheers", json).status == .unprocessableContent)
        }
    }
}
