import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Events as those who look after them see them.
struct EventCareTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e01"
    private static let path = "/admin/events/\(id)"

    /// An administrator with an event that begins now.
    private func mo(_ app: TestApp) async throws -> TestPerson {
        let mo = try await app.administrator("Mo")
        try await mo.agree()
        let event = """
            {"requestId": "\(Self.id)", "name": "Run in the park", "place": "Town park", "zone": "UTC",
             "startDay": "\(TestApp.today)", "startTime": "12:00", "endTime": "13:30", "points": 10,
             "sponsor": "The kiosk", "ages": "adults"}
            """
        let made = try await mo.api(.post, "/events", event)
        try #require(made.status == .created, "\(made.text)")
        return mo
    }

    @Test("an event that nobody looks after waits, until it is given into other hands", arguments: Backend.available)
    func orphaned(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (mo, ola) = (try await self.mo(app), try await app.neighbour("Ola"))
            #expect(try await !mo.get("/admin").text.contains("without anybody"))
            let list = try await mo.get("/admin/events").text
            #expect(list.contains("Run in the park") && list.contains("Mo looks after it · sponsored by The kiosk"))
            let database = app.environment.database
            try await database.write { db in
                try db.execute("UPDATE event SET organiser_id = NULL")
                try db.execute("UPDATE member SET role = 'organiser' WHERE id = \(ola.id)")
            }
            let waiting = try await mo.get("/admin").text
            #expect(waiting.contains("1 event without anybody") && waiting.contains("the first within a day"))
            #expect(try await mo.get("/admin/events").text.contains("Nobody looks after these"))
            let member = "\(ola.id)"
            #expect(try await mo.post(Self.path + "/keeper", ["memberId": member]).status == .unprocessableContent)
            let fields = ["memberId": member, "reason": "She knows the park"]
            #expect(try await mo.post(Self.path + "/keeper", fields).status == .seeOther)
            #expect(try await mo.get(Self.path).text.contains("Ola looks after it"))
            let again = try await mo.post(Self.path + "/keeper", fields)
            #expect(again.status == .unprocessableContent, "She does already.")
            #expect(try await !mo.get("/admin").text.contains("without anybody"))
            let log = try await mo.get("/admin/log").text
            #expect(log.contains("gave into other hands the event") && log.contains("Ola: She knows the park"))
            #expect(try await ola.person.get("/notices").text.contains("You look after “Run in the park” now"))
            #expect(try await ola.person.get("/together/events/\(Self.id)/editing").status == .ok)
        }
    }

    @Test("organisers give away their own and what is nobody's, and others see nothing of it")
    func roles() async throws {
        try await TestApp.run { app in
            let (mo, ana) = (try await self.mo(app), try await app.neighbour("Ana"))
            let ola = try await app.neighbour("Ola")
            let database = app.environment.database
            _ = try await database.write { try $0.execute("UPDATE member SET role = 'organiser' WHERE id = \(ola.id)") }
            for path in ["/admin/events", Self.path] {
                #expect(try await ana.person.get(path).status == .forbidden, "\(path)")
            }
            let keeper = Self.path + "/keeper"
            let hers = ["memberId": "\(ola.id)", "reason": "Mine"]
            let anas = ["memberId": "\(ana.id)", "reason": "Hers"]
            #expect(try await ana.person.post(keeper, anas).status == .forbidden)
            #expect(try await mo.post(keeper, anas).status == .unprocessableContent, "Ana doesn't look after events.")
            let page = try await ola.person.get(Self.path)
            #expect(page.status == .ok && !page.text.contains("Hand it over"))
            #expect(try await ola.person.post(keeper, hers).status == .forbidden)
            _ = try await database.write { try $0.execute("UPDATE event SET organiser_id = NULL") }
            #expect(try await ola.person.post(keeper, hers).status == .seeOther)
            let back = "\(keeper)/\(ola.id)"
            #expect(try await mo.post(back).status == .conflict, "Mo handed nothing over.")
            let moId = try #require(try await database.row("SELECT MIN(id) FROM member") { try $0.integer(0) })
            #expect(try await mo.post(keeper, ["memberId": "\(moId)", "reason": "Mine"]).status == .seeOther)
            #expect(try await ana.person.post(back).status == .forbidden)
            #expect(try await mo.post(back).status == .seeOther)
            #expect(try await mo.post("\(keeper)/\(ana.id)").status == .conflict, "Ana doesn't look after events.")
            #expect(try await mo.get(Self.path).text.contains("Ola looks after it"))
            #expect(try await mo.get("/admin/events/nonsense").status == .notFound)
        }
    }

    @Test("who changes or brings back another's event says why, unless they undo what they just did")
    func reasons() async throws {
        try await TestApp.run { app in
            let (mo, ola) = (try await self.mo(app), try await app.neighbour("Ola"))
            try await app.environment.database.write { db in
                try db.execute("UPDATE event SET organiser_id = \(ola.id)")
                try db.execute("UPDATE member SET role = 'organiser' WHERE id = \(ola.id)")
            }
            let path = "/together/events/\(Self.id)"
            var fields = [
                "version": "1", "name": "Run by the lake", "place": "Lake", "zone": "UTC",
                "startDay": "\(TestApp.today)", "startTime": "12:00", "endTime": "13:30", "points": "10",
                "ages": "adults",
            ]
            #expect(try await mo.get(path + "/editing").text.contains("Somebody else looks after this event"))
            #expect(try await !ola.person.get(path + "/editing").text.contains("Somebody else looks after"))
            let bare = try await mo.post(path + "/editing", fields)
            #expect(bare.status == .unprocessableContent && bare.text.contains("Say why; it is written down."))
            fields["reason"] = "The park is closed"
            #expect(try await mo.post(path + "/editing", fields).status == .seeOther)
            (fields["version"], fields["reason"]) = ("2", nil)
            #expect(try await ola.person.post(path + "/editing", fields).status == .seeOther, "It is hers.")

            #expect(try await mo.post(path + "/cancellation", ["why": "Storm"]).status == .seeOther)
            #expect(try await mo.post(path + "/restoration").status == .seeOther, "Undo sends nothing.")
            #expect(try await ola.person.post(path + "/cancellation", ["why": "Ill"]).status == .seeOther)
            let limit = TestApp.now.addingTimeInterval(-3_600).milliseconds
            _ = try await app.environment.database.write { try $0.execute("UPDATE audit_record SET at = \(limit)") }
            #expect(try await mo.get(path).text.contains(path + "/restoration"))
            #expect(try await mo.get(path + "/restoration").status == .ok)
            #expect(try await mo.post(path + "/restoration").status == .unprocessableContent)
            #expect(try await mo.api(.delete, "/events/\(Self.id)/cancellation").status == .unprocessableContent)
            #expect(try await mo.post(path + "/restoration", ["reason": "Mo runs it"]).status == .seeOther)
            let log = try await mo.get("/admin/log").text
            #expect(log.contains("The park is closed") && log.contains("Mo runs it"))
        }
    }

    @Test("an Undo gives an event back to whom it was taken from, once", arguments: Backend.available)
    func handingBack(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (mo, ola, ida) = (
                try await self.mo(app), try await app.neighbour("Ola"), try await app.neighbour("Ida")
            )
            let database = app.environment.database
            let first = try await database.write { db in
                try db.execute("UPDATE member SET role = 'organiser' WHERE id IN (\(ola.id), \(ida.id))")
                return try db.row("SELECT organiser_id FROM event") { try $0.integer(0) }
            }
            let moId = try #require(first)
            let keeper = Self.path + "/keeper"
            let olas = ["memberId": "\(ola.id)", "reason": "She knows the park"]
            #expect(try await mo.post(keeper, olas).status == .seeOther)
            #expect(try await mo.post("\(keeper)/\(ida.id)").status == .conflict, "It never was Ida's.")
            #expect(
                try await ola.person.post("\(keeper)/\(moId)").status == .conflict,
                "Mo gave it away."
            )
            #expect(try await mo.post("\(keeper)/\(moId)").status == .seeOther)
            #expect(try await mo.post("\(keeper)/\(ola.id)").status == .conflict, "An Undo isn't undone.")
            #expect(try await mo.get(Self.path).text.contains("Mo looks after it"))
        }
    }

    @Test("who cancelled another's event and let it take place undoes no later cancelling")
    func cancelledAnew() async throws {
        try await TestApp.run { app in
            let (mo, ola) = (try await self.mo(app), try await app.neighbour("Ola"))
            let path = "/together/events/\(Self.id)"
            try await app.environment.database.write { db in
                try db.execute("UPDATE event SET organiser_id = \(ola.id)")
                try db.execute("UPDATE member SET role = 'organiser' WHERE id = \(ola.id)")
            }
            #expect(try await mo.post(path + "/cancellation", ["why": "Storm"]).status == .seeOther)
            #expect(try await mo.post(path + "/restoration").status == .seeOther)
            // The clock of the test stands still; what follows is of another moment.
            let earlier = TestApp.now.addingTimeInterval(-60).milliseconds
            _ = try await app.environment.database.write { try $0.execute("UPDATE audit_record SET at = \(earlier)") }
            #expect(try await ola.person.post(path + "/cancellation", ["why": "Ill"]).status == .seeOther)
            #expect(try await mo.api(.delete, "/events/\(Self.id)/cancellation").status == .unprocessableContent)
            #expect(try await mo.post(path + "/restoration").status == .unprocessableContent)
        }
    }

    @Test("where events are switched off, nothing leads to them")
    func off() async throws {
        try await TestApp.run { app in
            let mo = try await self.mo(app)
            _ = try await app.environment.database.write { try $0.execute("UPDATE event SET organiser_id = NULL") }
            #expect(try await mo.get("/admin").text.contains("/admin/events"))
            try #require(try await mo.post("/admin/switches/events", ["reason": "Not here"]).status == .seeOther)
            #expect(try await !mo.get("/admin").text.contains("/admin/events"))
            #expect(try await mo.get("/admin/events").status == .notFound)
        }
    }
}
