import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// What stands open to members who show no profile, and what they are told.
struct WithoutProfileTests {
    @Test("events and places where people train stand on Together for who has no profile")
    func together() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let paths = ["/together/events", "/together/people?show=activities"]
            let home = try await ana.get("/together").text
            for path in paths { #expect(home.contains(#"href="\#(path)""#), "\(path)") }
            try await ana.agree()
            for path in paths { #expect(try await ana.get(path).status == .ok, "\(path)") }
        }
    }

    @Test("who has no profile reads why nobody sees that they come, and how they would be seen")
    func event() async throws {
        try await TestApp.run { app in
            let mo = try await app.administrator("Mo")
            try await mo.agree()
            let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e07"
            let event = """
                {"requestId": "\(id)", "name": "Run", "place": "Town park", "zone": "UTC", "startDay": "\(TestApp.today)",
                 "startTime": "18:00", "endTime": "19:30", "points": 10, "ages": "adults", "traits": []}
                """
            try #require(try await mo.api(.post, "/events", event).status == .created)
            let ana = try await app.person()
            try await ana.agree()
            let path = "/together/events/\(id)"
            try #require(try await ana.post(path + "/joining").status == .seeOther)
            #expect(try await ana.get(path).text.contains("since you have no profile"))
            let ben = try await app.neighbour("Ben").person
            try #require(try await ben.post(path + "/joining").status == .seeOther)
            #expect(try await ben.get(path).text.contains("Your profile</a> says so"))
        }
    }

    @Test("who shows no profile reads it before joining a board, and gets no place among nobody")
    func board() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let before = try await ana.get("/motivation/board").text
            #expect(before.contains("you show none") && before.contains(#"href="/together/profile""#))
            #expect(!before.contains("Join the board"))
            try await ana.joined()
            try #require(try await ana.api(.put, "/weights/2026-02-09", #"{"kg": 72}"#).status == .created)
            try #require(try await ana.post("/motivation/board/seat").status == .seeOther)
            let alone = try await ana.get("/motivation/board?span=all").text
            #expect(alone.contains("Nobody sees you here") && alone.contains("Nobody else whom you may see"))
            #expect(!alone.contains("board-place"))
        }
    }
}
