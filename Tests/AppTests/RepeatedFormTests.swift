import HTTPTypes
import HummingbirdTesting
import NIOCore
import Support
import Testing

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
            // Another text would be seen if it was handled.
            let second = try await self.post(Self.water, "millilitres=900", key: Self.one, by: ana)
            #expect(second.status == .seeOther)
            #expect(second.headers[.location] == first.headers[.location])
            #expect(try await self.drunk(ana) == 750)
            #expect(try await self.post(Self.water, "millilitres=900", key: Self.other, by: ana).status == .seeOther)
            #expect(try await self.drunk(ana) == 900)
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
