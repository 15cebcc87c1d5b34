import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Whoever has a part in an event is left alone with none of it.
struct EventAgeTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e03"
    private let path = "/together/events/\(EventAgeTests.id)"

    private static func json(_ changes: [String: Any] = [:]) throws -> String {
        var values: [String: Any] = [
            "requestId": Self.id, "name": "Skate school", "place": "Town park", "zone": "UTC",
            "startDay": TestApp.today, "startTime": "12:00", "endTime": "13:30", "points": 10, "ages": "under-18",
        ]
        values.merge(changes) { $1 }
        return String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    }

    private func make(_ app: TestApp, _ changes: [String: Any] = [:]) async throws -> TestPerson {
        let mo = try await app.administrator("Mo")
        try await mo.agree()
        try #require(try await mo.api(.post, "/events", Self.json(changes)).status == .created)
        return mo
    }

    @Test(
        "who outgrows an event still sees it, can leave it, and neither joins nor checks in",
        arguments: Backend.available
    )
    func outgrown(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await self.make(app)
            let mia = try await app.neighbour("Mia", birthday: "2009-05-17")
            try #require(try await mia.person.post(self.path + "/joining").status == .seeOther)
            try await app.environment.database.write { db in
                try db.execute("UPDATE member SET birthday = '2008-03-14' WHERE id = \(mia.id)")
            }
            let page = try await mia.person.get(self.path).text
            #expect(page.contains("It isn’t for your age any more") && page.contains("I don’t come"))
            #expect(!page.contains("Check in") && !page.contains("You’re in"))
            let code = try #require(try await mo.api(.get, "/events/\(Self.id)").json()["code"] as? String)
            let here = try await mia.person.api(.put, "/events/\(Self.id)/check-in", #"{"code": "\#(code)"}"#)
            #expect(here.status == .notFound)
            #expect(try await mia.person.api(.delete, "/events/\(Self.id)/joining").status == .noContent)
            #expect(try await mia.person.get(self.path).status == .notFound)
            #expect(try await mia.person.api(.put, "/events/\(Self.id)/joining").status == .notFound)
        }
    }

    @Test("the ages of an event shut nobody out who has a part in it", arguments: Backend.available)
    func narrowed(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await self.make(app, ["ages": "both"])
            let (ana, mia) = (try await app.neighbour("Ana"), try await app.neighbour("Mia", birthday: "2009-05-17"))
            for one in [ana, mia] {
                try #require(try await one.person.api(.put, "/events/\(Self.id)/joining").status == .ok)
            }
            func change(to ages: String, _ version: Int) async throws -> TestResponse {
                try await mo.api(.put, "/events/\(Self.id)", Self.json(["ages": ages, "version": version]))
            }
            let refused = try await change(to: "adults", 1)
            #expect(refused.status == .unprocessableContent && refused.text.contains("isn't of that age"))
            try #require(try await mia.person.api(.delete, "/events/\(Self.id)/joining").status == .noContent)
            #expect(try await change(to: "adults", 1).status == .ok)
            #expect(try await mia.person.get(self.path).status == .notFound)
        }
    }
}
