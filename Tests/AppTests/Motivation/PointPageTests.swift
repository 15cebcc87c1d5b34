import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// The ledger and the achievements through both doors.
struct PointPageTests {
    @Test("Today leads to keeping on, with the points of the week, and without numbers where there is no pressure")
    func today() async throws {
        try await TestApp.run { app in
            let ana = try await app.person("Ana")
            let before = try await ana.get("/diary").text
            #expect(before.contains(#"href="/motivation""#) && !before.contains("points this week"))
            try await ana.joined()
            try #require(try await ana.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
            // Whoever looks at their points has them counted at once.
            try #require(try await ana.get("/motivation/points").status == .ok)
            #expect(try await ana.get("/diary").text.contains("You earned something new"))
            try #require(try await ana.get("/motivation/achievements").status == .ok)
            #expect(try await ana.get("/diary").text.contains("points this week"))
            #expect(try await !ana.get("/diary/2026-03-12").text.contains(#"href="/motivation""#))
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let calm = try await ana.get("/diary").text
            #expect(calm.contains(#"href="/motivation""#) && !calm.contains("points this week"))
        }
    }

    @Test("a point has its day and its reason, and goes with what it was for", arguments: Backend.available)
    func ledger(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(body: false), try await app.person("Ben", body: false))
            #expect(try await ana.get("/motivation/points").text.contains("Nothing here yet"))
            try await ana.joined()
            try #require(try await ana.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
            let page = try await ana.get("/motivation/points").text
            #expect(page.contains("Yesterday") && page.contains("You said your weight"))
            let ledger = try await ana.api(.get, "/motivation/points").json()
            #expect(ledger["total"] as? Int == 3)
            let day = try #require((ledger["days"] as? [[String: Any]])?.first)
            #expect(day["day"] as? String == "2026-03-13")
            #expect(try await ben.api(.get, "/motivation/points").json()["total"] as? Int == 0)
            try #require(try await ana.api(.delete, "/weights/2026-03-13").status == .noContent)
            #expect(try await ana.api(.get, "/motivation/points").json()["total"] as? Int == 0)
            #expect(try await ana.get("/motivation/points").text.contains("Nothing here yet"))
        }
    }

    @Test(
        "a day that is none is refused in words",
        arguments: ["2026-02-30", "yesterday", "1%27%3B--", String(repeating: "9", count: 200)]
    )
    func nonsense(before: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            #expect(try await ana.api(.get, "/motivation/points?before=\(before)").status == .unprocessableContent)
            #expect(try await ana.api(.get, "/motivation/board?span=\(before)").status == .unprocessableContent)
        }
    }

    @Test("what is earned is celebrated once, and stays when its deed is taken back", arguments: Backend.available)
    func celebration(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person(body: false)
            try await ana.joined()
            try #require(try await ana.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
            #expect(try await ana.get("/motivation").text.contains(#"hx-post="/motivation/celebration""#))
            #expect(try await ana.post("/motivation/celebration").text.contains("A first number"))
            #expect(try await !ana.post("/motivation/celebration").text.contains("A first number"))
            try #require(try await ana.api(.delete, "/weights/2026-03-13").status == .noContent)
            let page = try await ana.get("/motivation/achievements").text
            #expect(page.contains("A first number") && page.contains("Yesterday"))
            let all = try await ana.api(.get, "/motivation/achievements").json()["achievements"] as? [[String: Any]]
            let first = try #require(all?.first { $0["name"] as? String == "weights-1" })
            #expect(first["earnedOn"] as? String == "2026-03-13")
            #expect(first["amount"] as? Int == 0)
        }
    }

    @Test("without pressure no page of the wing says points, places or how near, and nothing is celebrated")
    func noPressure() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            try await ana.joined()
            for day in 9...13 { _ = try await ana.api(.put, "/weights/2026-03-\(day)", #"{"kg": 72}"#) }
            try #require(try await ana.api(.put, "/motivation/board/seat").status == .noContent)
            #expect(try await ana.get("/motivation/points").text.contains(#"class="points-total""#))
            #expect(try await ana.get("/motivation/achievements").text.contains("Next in reach"))
            #expect(try await ana.get("/motivation/board").text.contains("Around you"))
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let points = try await ana.get("/motivation/points").text
            #expect(points.contains("You said your weight"))
            #expect(!points.contains("points-total") && !points.contains("row-number"))
            let achievements = try await ana.get("/motivation/achievements").text
            #expect(achievements.contains("A first number"))
            #expect(!achievements.contains("Next in reach") && !achievements.contains("row-number"))
            let board = try await ana.get("/motivation/board").text
            #expect(board.contains("hidden for now") && !board.contains("Around you"))
            #expect(try await !ana.get("/motivation").text.contains("/motivation/board"))
            #expect(try await !ana.get("/diary").text.contains("/motivation/celebration"))
            #expect(try await !ana.post("/motivation/celebration").text.contains("celebration-title"))
        }
    }
}
