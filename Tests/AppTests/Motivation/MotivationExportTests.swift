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
}
