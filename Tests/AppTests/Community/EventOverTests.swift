import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// The page of an event that is over.
struct EventOverTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e04"

    @Test("an event that is over speaks of who was there, and of no places", arguments: Backend.available)
    func over(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let mo = try await app.administrator("Mo")
            try await mo.agree()
            let event = """
                {"requestId": "\(Self.id)", "name": "Run", "place": "Park", "zone": "UTC",
                    "startDay": "\(TestApp.today)", "startTime": "12:00",
                    "endTime": "13:30", "capacity": 9, "ages": "adults"}
                """
            try #require(try await mo.api(.post, "/events", event).status == .created)
            let path = "/events/\(Self.id)"
            let code = try #require(try await mo.api(.get, path).json()["code"] as? String)
            let (ana, ben) = (try await app.neighbour("Ana") { $0.shares = .presence }, try await app.neighbour("Ben"))
            try #require(try await ana.person.api(.put, path + "/joining").status == .ok)
            try #require(try await ana.person.api(.put, path + "/check-in", #"{"code": "\#(code)"}"#).status == .ok)
            let during = try await ben.person.get("/together" + path).text
            #expect(during.contains("Who comes") && during.contains("8 of 9 left") && during.contains("Here"))
            let end = TestApp.now.milliseconds
            try await app.environment.database.write { db in
                try db.execute("UPDATE event SET start_at = \(end - 3_600_000), end_at = \(end) WHERE id = \(Self.id)")
            }
            let after = try await ben.person.get("/together" + path).text
            #expect(after.contains("Who came along") && after.contains("Was there") && !after.contains("of 9 left"))
            let own = try await ana.person.get("/together" + path).text
            #expect(own.contains("You were there.") && !own.contains("Have fun"))
        }
    }
}
