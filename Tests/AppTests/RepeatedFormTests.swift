import Crypto
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App

/// A form that is sent again with its key counts once (QUA-4).
struct RepeatedFormTests {
    private static let (one, other) = ("11111111-2222-4333-8444-555555555555", "11111111-2222-4333-8444-666666666666")
    private static let water = "/diary/2026-03-14/water"

    private func post(_ path: String, _ body: String, key: String, by person: TestPerson) async throws -> TestResponse {
        try await person.app.client.execute(
            uri: path,
            method: .post,
            headers: [
                .accept: "text/html", .contentType: "application/x-www-form-urlencoded", .cookie: person.cookie,
                HTTPField.Name("Idempotency-Key")!: key,
            ],
            body: ByteBuffer(string: body)
        )
    }

    private func drunk(_ person: TestPerson) async throws -> Double? {
        try await person.api(.get, "/readings/2026-03-14").json()["millilitres"] as? Double
    }

    @Test("the first answer is given again, and nothing is done", arguments: Backend.available)
    func again(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let first = try await self.post(Self.water, "millilitres=750", key: Self.one, by: ana)
            #expect(first.status == .seeOther)
            #expect(try await self.post(Self.water, "millilitres=900", key: Self.other, by: ana).status == .seeOther)
            let second = try await self.post(Self.water, "millilitres=750", key: Self.one, by: ana)
            #expect(second.status == .seeOther)
            #expect(second.headers[.location] == first.headers[.location])
            #expect(try await self.drunk(ana) == 900)
        }
    }

    @Test("nothing is kept by which the password in a form could be guessed", arguments: Backend.available)
    func guessed(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person("Ana", body: false)
            let form = "name=Watch&password=correct+horse+battery&scopes=me%3Aread"
            #expect(try await self.post("/me/tokens", form, key: Self.one, by: ana).status == .created)
            // As whoever has the database would try passwords, by the million in a second.
            let pairs = ["name=Watch", "password=correct horse battery", "scopes=me:read"]
            let guess = Data("/me/tokens\0".utf8) + (try JSONSerialization.data(withJSONObject: pairs))
            let plain = Array(SHA256.hash(data: guess))
            let kept = try await app.environment.database.rows(
                "SELECT digest FROM idempotency_key WHERE id = \(Self.one)"
            ) { try $0.blob(0) }
            #expect(kept.count == 1 && kept.allSatisfy { $0.count == 32 && $0 != plain })
        }
    }

    @Test(
        "it is the same however its spaces and its order are written, and another one is refused",
        arguments: Backend.available
    )
    func spelling(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let bodies = [
                "millilitres=750&note=a%20glass%2C", "millilitres=750&note=a+glass,", "note=a+glass%2c&millilitres=750",
            ]
            for body in bodies {
                #expect(try await self.post(Self.water, body, key: Self.one, by: ana).status == .seeOther, "\(body)")
            }
            let another = try await self.post(Self.water, "millilitres=700&note=a+glass,", key: Self.one, by: ana)
            #expect(another.status == .unprocessableContent)
            #expect(try await self.drunk(ana) == 750)
        }
    }

    @Test("glasses that waited on a phone all count, each once", arguments: Backend.available)
    func glasses(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await self.post(Self.water, "millilitres=250", key: Self.one, by: ana).status == .seeOther)
            for last in [1, 2, 3, 3] {
                let key = "11111111-2222-4333-8444-77777777777\(last)"
                let path = Self.water + "/glasses"
                #expect(try await self.post(path, "addMillilitres=200", key: key, by: ana).status == .seeOther)
            }
            #expect(try await self.drunk(ana) == 850)
            let full = try await ana.post(Self.water + "/glasses", ["addMillilitres": "9000"])
            #expect(full.status == .unprocessableContent)
            #expect(full.text.contains("Type millilitres from 1 to 5,000."))
            #expect(try await self.drunk(ana) == 850)
        }
    }

    @Test("a form whose answer was a page says that it was done, and where to look", arguments: Backend.available)
    func page(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let typed = "name=Watch&scopes=diary%3Aread&days=30&password=correct+horse+battery"
            let first = try await self.post("/me/tokens", typed, key: Self.one, by: ana)
            #expect(first.status == .created, "\(first.text)")
            let again = try await self.post("/me/tokens", typed, key: Self.one, by: ana)
            #expect(again.status == .ok && again.text.contains("shown only once"))
            #expect(again.text.contains("href=\"/me/tokens\"") && again.text.contains("Look at your tokens"))
            let made = try await app.environment.database.row("SELECT COUNT(*) FROM access_token") { try $0.int(0) }
            #expect(made == 1)
        }
    }

    @Test("what changes nothing is answered again")
    func draft() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for _ in 0..<2 {
                let draft = try await self.post("/exercises/draft", "name=Sled+push", key: Self.one, by: ana)
                #expect(draft.status == .ok && draft.text.contains("Sled push"))
            }
        }
    }

    @Test("what was refused is looked at again")
    func refused() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let wrong = try await self.post(Self.water, "millilitres=much", key: Self.one, by: ana)
            #expect(wrong.status == .unprocessableContent)
            #expect(try await self.post(Self.water, "millilitres=500", key: Self.one, by: ana).status == .seeOther)
            #expect(try await self.drunk(ana) == 500)
        }
    }

    @Test("a key that comes with something else is refused, and nothing changes", arguments: Backend.available)
    func another(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            #expect(try await self.post(Self.water, "millilitres=750", key: Self.one, by: ana).status == .seeOther)
            let other = try await self.post(Self.water, "millilitres=900", key: Self.one, by: ana)
            #expect(other.status == .unprocessableContent)
            #expect(other.text.contains("One key is for one body"))
            #expect(try await self.drunk(ana) == 750)
            let elsewhere = try await self.post(Self.water + "/glasses", "millilitres=750", key: Self.one, by: ana)
            #expect(elsewhere.status == .unprocessableContent)
        }
    }

    @Test(
        "an id of a new thing that comes with another thing is refused, from devices too",
        arguments: Backend.available
    )
    func anotherThing(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            func planned(_ title: String, id: String = Self.one) -> String {
                #"{"requestId": "\#(id)", "day": "2026-03-20", "at": "17:30", "title": "\#(title)"}"#
            }
            let path = "/planned-workouts"
            let never = planned("Swim").replacing("17:30", with: "late")
            #expect(try await ana.api(.post, path, never).status == .unprocessableContent)
            // What was refused may be mended.
            #expect(try await ana.api(.post, path, planned("Swim")).status == .created)
            #expect(try await ana.api(.post, path, planned("Swim")).status == .ok)
            let turned = #"{"title": "Swim", "at": "17:30", "day": "2026-03-20", "requestId": "\#(Self.one)"}"#
            #expect(try await ana.api(.post, path, turned).status == .ok)
            let other = try await ana.api(.post, path, planned("Row"))
            #expect(other.status == .unprocessableContent)
            let errors = try #require(try other.json()["errors"] as? [String: [String]])
            #expect(errors["requestId"]?.first?.contains("One key is for one body") == true)
            #expect(try await ana.api(.get, path + "/" + Self.one).text.contains("Swim"))
            let elsewhen = planned("Row", id: Self.other).replacing("2026-03-20", with: "2026-03-22")
            #expect(try await ana.api(.post, path, elsewhen).status == .created)
            let form = ["requestId": Self.one, "day": "2026-03-21", "at": "10:00", "title": "Run"]
            #expect(try await ana.post("/plans", form).status == .seeOther)
            let changed = try await ana.post("/plans", form.merging(["title": "Walk"]) { $1 })
            #expect(changed.status == .unprocessableContent)
        }
    }

    @Test("one member's key is nothing to another")
    func others() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            #expect(try await self.post(Self.water, "millilitres=750", key: Self.one, by: ana).status == .seeOther)
            #expect(try await self.post(Self.water, "millilitres=300", key: Self.one, by: ben).status == .seeOther)
            #expect(try await self.drunk(ben) == 300)
        }
    }
}
