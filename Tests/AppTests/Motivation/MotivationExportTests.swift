import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// What a member takes along of points and achievements, and what is there again after an import.
struct MotivationExportTests {
    @Test(
        "points, achievements and seats are told, sums are not, and an import counts its deeds",
        arguments: Backend.available
    )
    func export(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(body: false), try await app.person("Ben", body: false))
            try await ana.joined()
            try #require(try await ana.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
            try #require(try await ana.api(.put, "/motivation/board/seat").status == .noContent)
            let sharing = #"{"isShown": true, "takesCheers": true}"#
            try #require(try await ana.api(.put, "/motivation/sharing", sharing).status == .noContent)
            let file = try await ana.takeAlong()
            let files = try RoundTripTests.files(in: file)
            #expect(files["data/point.json"]?.contains("weighed-in") == true)
            #expect(files["data/achievement.json"]?.contains("weights-1") == true)
            #expect(files["data/board_seat.json"]?.contains("keeping-adult") == true)
            #expect(files["data/achievement_share.json"]?.contains("is_shown") == true)
            for table in ["board_score", "deed_news"] { #expect(files["data/\(table).json"] == nil) }
            #expect(try await ben.bringIn(file)["state"] as? String == "done")
            #expect(try await ben.api(.get, "/motivation/points").json()["total"] as? Int == 3)
            #expect(try await ben.get("/motivation/achievements").text.contains("A first number"))
            #expect(try await ben.api(.get, "/motivation/board").json()["isOn"] as? Bool == false)
        }
    }

    @Test("missions are taken along and brought in, each once", arguments: Backend.available)
    func missions(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let json = #"{"kind": "logging", "times": 14}"#
            try #require(try await ana.api(.post, "/motivation/missions", json).status == .created)
            let file = try await ana.takeAlong()
            #expect(try RoundTripTests.files(in: file)["data/mission.json"]?.contains("logging") == true)
            #expect(try await ben.bringIn(file)["state"] as? String == "done")
            _ = try await ben.bringIn(file)
            let running = try await ben.api(.get, "/motivation/missions").json()["running"] as? [[String: Any]]
            #expect(running?.compactMap { $0["kind"] as? String } == ["logging"])
            #expect(try await ben.get("/motivation/achievements").text.contains("Setting out"))
        }
    }

    @Test(
        "a mission that no form would let through is left out",
        arguments: [
            ("target", -40.0), ("target", 1e308), ("times", 2.0), ("start_kg", 5), ("result", -1), ("ended_at", 9e18),
        ] as [(String, Double)]
    )
    func unfit(column: String, value: Double) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let honest = try #require(HonestExport.rows.first { $0.table == "mission" })
            let row = (table: "mission", values: honest.values.merging([column: value as Any]) { $1 })
            let weight = try #require(HonestExport.rows.first { $0.table == "weight" })
            let done = try await ana.bringIn(try HonestExport.zip([row, weight]))
            #expect(done["kinds"] as? [String: Int] == ["weight": 1])
        }
    }
}
