import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Who sees what buddies earned, set out to and propose.
struct EarnedPeopleTests {
    /// Two buddies, of whom the second earned something, shows it, and proposes a mission to the first.
    private func two(_ app: TestApp, birthday: String = "1990-05-17") async throws -> (ana: Neighbour, ben: Neighbour) {
        _ = try await app.neighbour("Rosa", nil)
        let ana = try await app.neighbour("Ana", birthday: birthday)
        let ben = try await app.neighbour("Ben", birthday: birthday)
        _ = try await app.befriend(ana, ben)
        try await ben.person.joined()
        try #require(try await ben.person.api(.put, "/weights/2026-03-13", #"{"kg": 72}"#).status == .created)
        let mission = #"{"kind": "steps", "target": 8000, "times": 10}"#
        try #require(try await ben.person.api(.post, "/motivation/missions", mission).status == .created)
        try #require(try await ben.person.get("/motivation").status == .ok)
        let sharing = #"{"isShown": true, "takesCheers": true, "showsMissions": true}"#
        try #require(try await ben.person.api(.put, "/motivation/sharing", sharing).status == .noContent)
        let proposed = try await ben.person.post("/motivation/proposals/\(ana.id)", ["kind": "steps"])
        try #require(proposed.status == .seeOther, "\(proposed.text)")
        return (ana, ben)
    }

    /// All that one reads of the other's deeds, on pages and as a device.
    private func read(_ ana: Neighbour, of ben: Neighbour) async throws -> String {
        var texts: [String] = []
        for path in [
            "/motivation/buddies", "/motivation/missions", "/motivation/proposals/\(ben.id)",
            "/motivation/proposals/\(ben.id)/steps", "/together/members/\(ben.id)",
        ] { texts.append(try await ana.person.get(path).text) }
        for path in ["/motivation/buddies", "/motivation/proposals", "/people/\(ben.id)"] {
            texts.append(try await ana.person.api(.get, path).text)
        }
        return texts.joined(separator: "\n")
    }

    @Test(
        "nothing of what a buddy earned, set out to or proposes is left where the two may not meet any more",
        arguments: ["blocked", "blocking", "leaving", "suspended", "grown apart"]
    )
    func hidden(why: String) async throws {
        try await TestApp.run { app in
            let (ana, ben) = try await self.two(app)
            let before = try await self.read(ana, of: ben)
            for words in ["A first number", "8,000 steps", "points so far"] {
                #expect(before.contains(words), "\(words)")
            }
            switch why {
            case "blocked": try #require(try await ana.person.api(.put, "/blocks/\(ben.id)").status == .noContent)
            case "blocking": try #require(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            case "leaving": try await app.askToLeave(ben)
            case "suspended": try await app.suspend(ben)
            default: try await app.bear(ben, on: "2009-05-17")
            }
            let after = try await self.read(ana, of: ben)
            for words in ["A first number", "weights-1", "8,000 steps", "points so far"] {
                #expect(!after.contains(words), "\(words)")
            }
            let cheer = #"{"memberId": \#(ben.id), "achievement": "weights-1", "words": "proud"}"#
            #expect(try await ana.person.api(.post, "/motivation/cheers", cheer).status == .notFound)
        }
    }

    @Test("members under 18 earn, show and propose among their age as everybody does")
    func young() async throws {
        try await TestApp.run { app in
            let (mia, tom) = try await self.two(app, birthday: "2009-05-17")
            #expect(try await tom.person.api(.get, "/motivation/points").json()["total"] as? Int == 6)
            let seen = try await self.read(mia, of: tom)
            for words in ["A first number", "8,000 steps", "6 points so far"] {
                #expect(seen.contains(words), "\(words)")
            }
        }
    }
}
