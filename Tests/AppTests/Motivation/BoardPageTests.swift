import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Boards through both doors, and who is on none.
struct BoardPageTests {
    /// Gives a member three points for each of so many days.
    private func give(_ days: Int, to person: TestPerson) async throws {
        try await person.joined()
        for day in 0..<days {
            let path = "/weights/2026-02-\(String(format: "%02d", 2 + day * 7))"
            try #require(try await person.api(.put, path, #"{"kg": 72}"#).status == .created)
        }
        try #require(try await person.api(.put, "/motivation/board/seat").status == .noContent)
    }

    @Test("who joins sees those around them, writes to buddies and asks strangers", arguments: Backend.available)
    func board(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana")
            let (ben, cleo) = (try await app.neighbour("Ben"), try await app.neighbour("Cleo"))
            _ = try await app.befriend(ana, ben)
            #expect(try await ana.person.get("/motivation/board").text.contains("Join the board"))
            for (person, days) in [(ana, 2), (ben, 3), (cleo, 1)] { try await self.give(days, to: person.person) }
            let page = try await ana.person.get("/motivation/board?span=all").text
            #expect(page.contains("Around you") && page.contains("Write to Ben") && page.contains("Ask Cleo"))
            #expect(page.contains("/together/members/\(cleo.id)"))
            let board = try await ana.person.api(.get, "/motivation/board?span=all").json()
            #expect((board["own"] as? [String: Any])?["place"] as? Int == 2)
            #expect((board["around"] as? [[String: Any]])?.compactMap { $0["points"] as? Int } == [9, 6, 3])
            let left = try await ana.person.post("/motivation/board/seat/removal")
            #expect(left.headers[.location] == "/motivation/board")
            #expect(try await ana.person.api(.get, "/motivation/board").json()["isOn"] as? Bool == false)
            let rest = try await ben.person.api(.get, "/motivation/board?span=all").json()
            #expect((rest["around"] as? [[String: Any]])?.count == 2)
        }
    }

    @Test(
        "whoever is blocked, hidden, leaving, suspended or of the other age is on nobody's rows",
        arguments: ["blocked", "hidden", "leaving", "suspended", "minor"]
    )
    func nobody(why: String) async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana")
            let them = try await app.neighbour("Them", birthday: why == "minor" ? "2009-05-17" : "1990-05-17") {
                $0.isVisible = why != "hidden"
            }
            for person in [ana, them] { try await self.give(2, to: person.person) }
            switch why {
            case "blocked": try #require(try await them.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            case "leaving": try await app.askToLeave(them)
            case "suspended": try await app.suspend(them)
            default: break
            }
            let board = try await ana.person.api(.get, "/motivation/board?span=all").json()
            #expect((board["around"] as? [[String: Any]])?.count == 1)
            #expect(try await !ana.person.get("/motivation/board?span=all").text.contains("Them"))
        }
    }

    @Test("the goal that a member set says among whom they are, and what they train for", arguments: Backend.available)
    func goal(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try #require(try await ana.api(.put, "/motivation/board/seat").status == .noContent)
            func places(of words: String, on path: String) async throws -> Int {
                try await ana.get(path).text.components(separatedBy: words).count - 1
            }
            #expect(try await places(of: "people who want to lose weight", on: "/motivation/board") == 0)
            // One of the answers to “What for?” has these words anyway.
            let before = try await places(of: "Lose weight", on: "/workouts/new")
            let goal = #"{"targetKg": 69, "targetDay": "2026-09-01"}"#
            try #require(try await ana.api(.put, "/goal", goal).status == .created)
            #expect(try await places(of: "people who want to lose weight", on: "/motivation/board") >= 1)
            #expect(try await places(of: "Lose weight", on: "/workouts/new") > before)
        }
    }

    @Test("a suspended member reads their points and joins no board", arguments: Backend.available)
    func suspended(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana")
            try await app.suspend(ana)
            #expect(try await ana.person.get("/motivation/points").status == .ok)
            #expect(try await ana.person.get("/motivation/achievements").status == .ok)
            #expect(try await ana.person.api(.put, "/motivation/board/seat").status == .forbidden)
        }
    }

    @Test("whoever leaves takes points, achievements and seat along", arguments: Backend.available)
    func deletion(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            _ = try await app.neighbour("Rosa", nil)
            let ana = try await app.neighbour("Ana")
            try await self.give(2, to: ana.person)
            try await app.delete(ana)
            for table in ["point", "achievement", "board_seat", "board_score", "deed_news"] {
                let left = try await app.environment.database.read { db in
                    try Self.count(table, db)
                }
                #expect(left == 0, "\(table)")
            }
        }
    }

    private static func count(_ table: String, _ db: any SQLConnection) throws -> Int {
        let tables: [String: SQL] = [
            "point": "SELECT COUNT(*) FROM point", "achievement": "SELECT COUNT(*) FROM achievement",
            "board_seat": "SELECT COUNT(*) FROM board_seat", "board_score": "SELECT COUNT(*) FROM board_score",
            "deed_news": "SELECT COUNT(*) FROM deed_news",
        ]
        return try tables[table].flatMap { sql in try db.row(sql) { try $0.int(0) } } ?? 0
    }
}
