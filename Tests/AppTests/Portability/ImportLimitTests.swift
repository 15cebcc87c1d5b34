import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// The limits of imported rows.
struct ImportLimitTests {
    private static func row(_ table: String, _ number: Int, _ changes: [String: Any]) throws -> HonestExport.Row {
        let honest = try #require(HonestExport.rows.first { $0.table == table })
        let id = "20000000-0000-4000-8000-0000000" + String(10_000 + number)
        return (table, honest.values.merging(["id": id, "removed_at": NSNull()]) { $1 }.merging(changes) { $1 })
    }

    private static func plan(_ number: Int, removed: Bool = false) throws -> HonestExport.Row {
        let start = HonestExport.past + number * 86_400_000
        var changes: [String: Any] = ["start_at": start, "end_at": start + 3_600_000, "settled": NSNull()]
        if removed { changes["removed_at"] = HonestExport.past }
        return try Self.row("planned_workout", number, changes)
    }

    @Test("limited tables are counted once for a batch of rows, not for each row", arguments: Backend.available)
    func statements(_ backend: Backend) async throws {
        try await TestApp.run(backend, statements: StatementLog()) { app in
            let ana = try await app.person()
            let first = try #require(CalendarDay("2025-01-01"))
            let rows =
                try (1...90).map { try Self.plan($0) }
                + (1...90).map { try Self.row("activity", $0, ["day": first.adding(days: $0).description]) }
            let look = try await ana.bring(try HonestExport.zip(rows)).json()
            _ = app.statements?.take()
            let done = try await ana.api(.post, "/imports/\(try #require(look["id"] as? String))/start").json()
            #expect(done["added"] as? Int == 180)
            let counted = try #require(app.statements?.take()).filter { $0.contains("COUNT(*)") }
            for table in ["planned_workout", "activity"] {
                #expect(counted.count { $0.contains("FROM \"\(table)\"") } == 1, "\(table)")
            }
        }
    }

    @Test("a day holds no more of an import than its pages and points can bear", arguments: Backend.available)
    func days(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let deeds: [HonestExport.Row] = try (1...230).map {
                let row = try Self.row("deed", $0, ["kind": "mission-reached", "source": "mission kind\($0) 1"])
                return (row.table, row.values.filter { !["id", "removed_at"].contains($0.key) })
            }
            let sessions: [HonestExport.Row] = try (1...60).map {
                let row = try Self.row("training_session", $0, ["ended_at": HonestExport.past])
                return (row.table, row.values.filter { $0.key != "removed_at" })
            }
            let done = try await ana.bringIn(try HonestExport.zip(deeds + sessions))
            #expect(done["added"] as? Int == 250 && done["leftOut"] as? Int == 40)
        }
    }

    @Test("a limit counts each group and what it speaks of, however the batches fall", arguments: Backend.available)
    func groups(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let removed = try await ana.bringIn(
                try HonestExport.zip(try (1...250).map { try Self.plan($0, removed: true) })
            )
            #expect(removed["added"] as? Int == 250 && removed["leftOut"] as? Int == 0)
            let windows: [HonestExport.Row] = (1...40).flatMap { number in
                (1...2).map { weekday in
                    (
                        "free_window",
                        ["weekday": weekday, "from_minute": number * 10, "to_minute": number * 10 + 500]
                    )
                }
            }
            let done = try await ana.bringIn(try HonestExport.zip(windows))
            let kept = try await app.environment.database.rows(
                "SELECT COUNT(*) FROM free_window GROUP BY weekday ORDER BY weekday"
            ) { try $0.int(0) }
            #expect(kept == [4, 4])
            #expect(done["added"] as? Int == 8 && done["leftOut"] as? Int == 72)
        }
    }
}
