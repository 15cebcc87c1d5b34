import App
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

/// What a file may give its member of points, places and achievements: what its deeds say, and nothing it says itself.
struct LedgerAfterImportTests {
    /// A weight of today, and what somebody wrote into the file beside it.
    private var forged: [HonestExport.Row] {
        let (day, past) = (HonestExport.day, HonestExport.past)
        let event = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e01"
        return [
            ("weight", ["day": day, "kilograms": 72.5, "at": past]),
            ("deed", ["kind": "weighed-in", "source": "weight \(day)", "day": day, "quantity": 1, "at": past]),
            ("point", ["day": day, "rule": "weighed-in", "mark": "", "points": 1_000, "came_along": 0]),
            ("point", ["day": day, "rule": "trained", "mark": "", "points": 10, "came_along": 0]),
            ("deed", ["kind": "event-attended", "source": "event \(event)", "day": day, "quantity": 100, "at": past]),
            ("achievement", ["name": "workouts-250", "day": day, "earned_at": past, "seen_at": NSNull()]),
            ("board_seat", ["board": "keeping-adult", "at": past]),
            ("board_score", ["board": "keeping-adult", "span": "all", "begins": day, "points": 1_000]),
            ("event_attendance", ["event_id": event, "state": "there", "number": 1, "at": past]),
            ("rival_seat", ["group_id": event, "state": "in", "at": past]),
            ("reward", ["month": "2026-02", "code": "ABC", "at": past]),
        ]
    }

    @Test(
        "points, places, signs and events that a file claims give nothing, and recount finds no difference",
        arguments: Backend.available
    )
    func claims(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ben = try await app.person("Ben", body: false)
            let done = try await ben.bringIn(try HonestExport.zip(self.forged))
            #expect(done["state"] as? String == "done", "\(done)")
            #expect((done["kinds"] as? [String: Int])?["weight"] == 1, "\(done)")
            #expect(try await ben.api(.get, "/motivation/points").json()["total"] as? Int == 3)
            #expect(try await ben.api(.get, "/motivation/board").json()["isOn"] as? Bool == false)
            let signs = try await ben.api(.get, "/motivation/achievements").json()["achievements"] as? [[String: Any]]
            let earned = (signs ?? []).filter { $0["earnedOn"] is String }.compactMap { $0["name"] as? String }
            #expect(earned == ["weights-1"])
            let (database, id) = (app.environment.database, try #require(Int64(try await ben.id())))
            for table in ["event_attendance", "rival_seat", "reward", "board_score", "board_seat"] as [SQL] {
                let rows: SQL = "SELECT COUNT(*) FROM \(table) WHERE owner_id = \(id)"
                #expect(try await database.row(rows) { try $0.int(0) } == 0, "\(table)")
            }
            #expect(try await Recounting.recount(id, in: database, at: TestApp.now) == 0)
            _ = try await ben.bringIn(try HonestExport.zip(self.forged))
            #expect(try await ben.api(.get, "/motivation/points").json()["total"] as? Int == 3, "Twice is as once.")
            #expect(try await Recounting.recount(id, in: database, at: TestApp.now) == 0)
        }
    }
}
