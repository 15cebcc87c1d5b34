import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// Copies meals and days, through the page and the API.
struct CopyTests {
    private static let id = "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1e00"
    private static let yesterday = "2026-03-13"

    private func eat(_ person: TestPerson, _ name: String, meal: String = "Breakfast") async throws {
        let entry = #"{"requestId": "\#(UUID().uuidString)", "meal": "\#(meal)", "name": "\#(name)", "kcal": 100}"#
        try #require(try await person.api(.post, "/diary/\(Self.yesterday)/entries", entry).status == .created)
    }

    @Test("a look shows the lines, the copy is written with Undo, and Undo takes it back", arguments: Backend.available)
    func page(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            try await self.eat(ana, "Porridge")
            try await self.eat(ana, "Soup", meal: "Lunch")
            let begun = try await ana.get("/diary/copies/new?to=\(TestApp.today)")
            #expect(begun.status == .ok && begun.text.contains("value=\"\(Self.yesterday)\""))
            let look = try await ana.get("/diary/copies/new?from=\(Self.yesterday)&meal=Breakfast&to=\(TestApp.today)")
            #expect(look.text.contains("Porridge") && look.text.contains("/foods.svg#"))
            #expect(!look.text.contains("Soup"))
            #expect(look.text.contains("1 food to today"))
            let body = ["requestId": Self.id, "from": Self.yesterday, "meal": "Breakfast", "to": TestApp.today]
            let copied = try await ana.post("/diary/copies", body)
            #expect(copied.headers[.location] == "/diary/\(TestApp.today)")
            #expect(try await ana.get("/diary").text.contains("Porridge"))
            #expect(try await ana.post("/diary/copies/\(Self.id)/removal").status == .seeOther)
            #expect(try await !ana.get("/diary").text.contains("Porridge"))
            #expect(try await ana.post("/diary/copies/\(Self.id)/removal").status == .notFound)
        }
    }

    @Test("a wrong wish comes back with what was typed", arguments: [("from", "2026-02-30"), ("to", "1875-01-01")])
    func wrong(field: String, value: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let body = ["requestId": Self.id, "from": Self.yesterday, "to": TestApp.today].merging([field: value]) {
                $1
            }
            let answer = try await ana.post("/diary/copies", body)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("value=\"\(value)\""))
            #expect(answer.text.contains("class=\"complaint\""))
        }
    }

    @Test("a device copies once and takes it back; others can't", arguments: Backend.available)
    func device(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            try await self.eat(ana, "Porridge")
            let body = #"{"requestId": "\#(Self.id)", "from": "\#(Self.yesterday)", "lines": null, "toMeal": "Tea"}"#
            let path = "/diary/\(TestApp.today)/copies"
            #expect(try await ben.api(.post, path, body).status == .unprocessableContent)
            let first = try await ana.api(.post, path, body)
            #expect(first.status == .created)
            let entries = try #require(try first.json()["entries"] as? [[String: Any]])
            #expect(entries.map { $0["meal"] as? String } == ["Tea"])
            #expect(try await ana.api(.post, path, body).status == .ok)
            #expect(try await ben.api(.delete, "/diary/copies/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.delete, "/diary/copies/\(Self.id)").status == .noContent)
            #expect(try await ana.api(.delete, "/diary/copies/\(Self.id)").status == .notFound)
        }
    }

    @Test("what is usual comes as a piece of the day's page and as a page of its own")
    func usual() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let path = "/diary/\(TestApp.today)/usual"
            #expect(try await !ana.get(path, fragment: true).text.contains("<"))
            #expect(try await ana.get(path).text.contains("Nothing usual yet"))
            #expect(try await !ana.get("/diary").text.contains(path), "no place is kept for what can't come")
            try await self.eat(ana, "Porridge")
            let piece = try await ana.get(path, fragment: true).text
            #expect(piece.contains("Breakfast as yesterday") && piece.contains("/foods.svg#"))
            #expect(!piece.contains("<html"))
            #expect(try await ana.get(path).text.contains("<html"))
            #expect(try await ana.get("/diary").text.contains("hx-get=\"\(path)\""))
        }
    }

    @Test("one way leads to copying from another day: below what is usual, and else among the day's rows")
    func onceOnAPage() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let copy = "/diary/copies/new?to="
            let path = "/diary/\(TestApp.today)/usual"
            #expect(try await ana.get("/diary").text.contains(copy))
            for meals in [["Breakfast"], ["Breakfast", "Lunch"]] {
                for meal in meals { try await self.eat(ana, "Porridge", meal: meal) }
                #expect(try await !ana.get("/diary").text.contains(copy), "\(meals)")
                let piece = try await ana.get(path, fragment: true).text
                #expect(piece.ranges(of: copy).count == 1, "\(meals)")
            }
        }
    }
}
