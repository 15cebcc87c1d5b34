import HTTPTypes
import Hummingbird
import HummingbirdTesting
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
