import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

@testable import App

struct BlockPageTests {
    @Test("a block is said before it is done, listed, and taken back")
    func pages() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let asked = try await ana.person.get("/together/blocks/new?about=\(ben.id)")
            #expect(asked.text.contains("They aren't told"))
            #expect(!asked.text.contains("Ben"), "The page is the same whoever it is about.")
            let done = try await ana.person.post("/together/blocks", ["about": "\(ben.id)"])
            #expect(done.headers[.location] == "/together")
            let list = try await ana.person.get("/together/blocks").text
            #expect(list.contains("Ben") && list.contains("/together/blocks/\(ben.id)/removal"))
            #expect(try await !ben.person.get("/together/blocks").text.contains("Ana"))
            #expect(try await !ben.person.get("/notices").text.contains("Ana"))
            let back = try await ana.person.post("/together/blocks/\(ben.id)/removal")
            #expect(back.headers[.location] == "/together/blocks")
            #expect(try await ana.person.get("/together/blocks").text.contains("You blocked nobody"))
        }
    }

    @Test(
        "Undo of a block brings back buddies and the workout they agreed on, on both plans",
        arguments: Backend.available
    )
    func undone(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
            let fields = ["clientId": id, "day": "2026-03-14", "at": "13:00", "minutes": "60"]
            try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
            let accepted = try await ben.post("/together/chats/\(chat)/workouts/\(id)/acceptance")
            try #require(accepted.status == .seeOther)
            let other = try #require(try await ben.api(.get, "/me").json()["id"] as? Int)
            _ = try await ana.post("/together/blocks", ["about": "\(other)"])
            for person in [ana, ben] { #expect(try await person.get("/plans/\(id)").status == .notFound) }
            let undone = try await ana.post("/together/blocks/\(other)/undoing")
            #expect(undone.headers[.location] == "/together")
            for person in [ana, ben] {
                #expect(try await person.get("/plans/\(id)").status == .ok)
                #expect(try await person.get("/together/chats/\(chat)").status == .ok)
            }
            #expect(try await ana.get("/together/blocks").text.contains("You blocked nobody"))
            // Of whoever was never here it says the same.
            let never = try await ana.post("/together/blocks/99999999/undoing")
            #expect(never.headers[.location] == "/together")
        }
    }

    @Test("a device blocks and unblocks, as often as it likes")
    func device() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            for method in [.put, .put, .delete, .delete] as [HTTPRequest.Method] {
                #expect(try await ana.person.api(method, "/blocks/\(ben.id)").status == .noContent)
            }
            #expect(try await ana.person.api(.put, "/blocks/ben").status == .notFound)
            #expect(try await ana.person.post("/together/blocks", ["about": "ben"]).status == .unprocessableContent)
        }
    }
}
