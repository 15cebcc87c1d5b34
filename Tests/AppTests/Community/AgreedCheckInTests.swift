import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Checks in to workouts that two agreed on; it is Saturday, 14 March 2026, 12:00 UTC.
struct AgreedCheckInTests {
    private static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    /// Has Ana and Ben agree to train today at 13:00.
    private func agreed(_ app: TestApp) async throws -> (ana: TestPerson, ben: TestPerson) {
        let (ana, ben, chat) = try await SharingPageTests.buddies(app)
        let fields = ["clientId": Self.id, "day": "2026-03-14", "at": "13:00", "minutes": "60"]
        try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
        let accepted = try await ben.post("/together/chats/\(chat)/workouts/\(Self.id)/acceptance")
        try #require(accepted.status == .seeOther)
        return (ana, ben)
    }

    private func news(of person: TestPerson) async throws -> [String] {
        let notices = try await person.api(.get, "/notices").json()["notices"] as? [[String: Any]] ?? []
        return notices.compactMap { $0["text"] as? String }.filter { $0.contains("checked in") }
    }

    @Test("who checks in has the other told, once, and no more when they take it back", arguments: Backend.available)
    func told(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = try await self.agreed(app)
            let settlement = "/plans/\(Self.id)/settlement"
            for _ in 0..<2 { _ = try await ana.post(settlement, ["settled": "done"]) }
            let words = "“Training with Ana” on Sat 14 March, 13:00–14:00, goes ahead: they checked in."
            #expect(try await self.news(of: ben) == [words])
            #expect(try await self.news(of: ana).isEmpty)
            _ = try await ana.post(settlement, ["settled": ""])
            #expect(try await self.news(of: ben).isEmpty)
        }
    }

    @Test("nobody is told of a check-in to a plan of one's own, nor once the two are no buddies any more")
    func untold() async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.agreed(app)
            let own = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
            let alone = #"{"requestId": "\#(own)", "day": "2026-03-14", "at": "16:00", "title": "Alone"}"#
            try #require(try await ana.api(.post, "/planned-workouts", alone).status == .created)
            _ = try await ana.post("/plans/\(own)/settlement", ["settled": "done"])
            #expect(try await self.news(of: ben).isEmpty)
            try await app.environment.database.write { _ = try $0.execute("DELETE FROM buddy") }
            _ = try await ana.post("/plans/\(Self.id)/settlement", ["settled": "done"])
            #expect(try await self.news(of: ben).isEmpty)
        }
    }
}
