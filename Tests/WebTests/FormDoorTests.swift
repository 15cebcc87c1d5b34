import HTTPTypes
import Hummingbird
import NIOCore
import Support
import Testing

@testable import Web

/// A form with every kind of field.
private struct SampleForm: Form {
    static let fields: [String: FieldKind] = [
        "name": .text, "note": .lines, "amount": .number, "agreed": .flag, "areas": .list, "password": .secret,
        "lines": .items(["food": .text, "amount": .number]),
    ]
    let input: FormInput
    init(input: FormInput) { self.input = input }

    struct Values: Sendable, Equatable {
        let name: String
        let amount: Double?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            name: self.input.required("name", max: 20, "Say a name.", into: &errors),
            amount: self.input.number("amount", in: 0...100, "Between 0 and 100.", into: &errors)
        )
    }
}

struct FormDoorTests {
    private func read(_ body: String, as type: String) async throws -> SampleForm {
        let request = Request(
            head: HTTPRequest(
                method: .post,
                scheme: "http",
                authority: "localhost",
                path: "/",
                headerFields: [.contentType: type]
            ),
            body: RequestBody(buffer: ByteBuffer(string: body))
        )
        return try await request.form(SampleForm.self)
    }

    private static let urlEncoded = "application/x-www-form-urlencoded"
    private static let json = "application/json"

    @Test("a browser's fields and a device's JSON give the same values")
    func bothDoors() async throws {
        let browser = try await self.read("name=Ana+B%C3%A4r&amount=1%2C5", as: Self.urlEncoded)
        let device = try await self.read(#"{"name": "Ana Bär", "amount": 1.5}"#, as: Self.json)
        #expect(try browser.values() == .init(name: "Ana Bär", amount: 1.5))
        #expect(try device.values() == browser.values())
    }

    @Test("groups of fields come in their order from a browser as from a device")
    func groups() async throws {
        let browser =
            "lines.1.food=egg&lines.0.food=rye&lines.0.amount=2&lines.0.other=x&lines.x.food=y&lines.200.food=z"
        let device = #"{"lines": [{"food": "rye", "amount": 2}, {"food": "egg"}]}"#
        for form in [try await self.read(browser, as: Self.urlEncoded), try await self.read(device, as: Self.json)] {
            let lines = form.input.items("lines")
            #expect(lines.map(\.place) == [0, 1])
            #expect(lines.map { $0.input["food"] } == ["rye", "egg"])
            #expect(lines[0].input["amount"] == "2")
        }
        let none = try await self.read(#"{"lines": []}"#, as: Self.json)
        #expect(none.input.has("lines") && none.input.items("lines").isEmpty)
    }

    @Test(
        "a group of the wrong shape is a complaint about its place",
        arguments: [
            (#"{"lines": 1}"#, "lines"), (#"{"lines": ["rye"]}"#, "lines"),
            (#"{"lines": [{"food": 1}]}"#, "lines.0.food"),
            (#"{"lines": [{}, {"foot": "x"}]}"#, "lines.1.foot"), (#"{"lines": [{"food": {"a": 1}}]}"#, "lines.0.food"),
        ]
    )
    func wrongGroups(body: String, field: String) async throws {
        let errors = try await #require(throws: FormErrors.self) { _ = try await self.read(body, as: Self.json) }
        #expect(errors[field].count == 1, "\(errors)")
    }

    @Test(
        "what can't be read is the sender's fault",
        arguments: [
            ("name=%ZZ", urlEncoded), ("name=%FF%FE", urlEncoded), ("[1, 2]", json), ("{", json), ("", json),
            ("7", json),
            (String(repeating: "[", count: 10_000), json), (#"{"name": "Ana", "name": "Ben"}"#, json),
            (#"{"lines": [{"food": "rye"}, {"food": "rye", "food": "oat"}]}"#, json),
            (#"{"note": "\\", "note": "{"}"#, json), ("{\0\"\0n\0", json),
        ]
    )
    func unreadable(body: String, type: String) async {
        await #expect(throws: HTTPError.self) { _ = try await self.read(body, as: type) }
    }

    @Test(
        "names may come again in another object, and in texts",
        arguments: [#"{"name": "A", "lines": [{"food": "rye"}, {"food": "name"}]}"#, #"{"name": "\"name\": [{"}"#]
    )
    func sameNameElsewhere(body: String) async throws {
        await #expect(throws: Never.self) { _ = try await self.read(body, as: Self.json) }
    }

    @Test("a body that breaks off is the sender's fault", arguments: [urlEncoded, json, "text/xml"])
    func brokenOff(type: String) async {
        let error = await #expect(throws: HTTPError.self) {
            _ = try await Self.brokenOff(as: type).form(SampleForm.self)
        }
        #expect(error?.status == .badRequest)
        let taken = await #expect(throws: HTTPError.self) { try await Self.brokenOff(as: type).takeBody { _ in } }
        #expect(taken?.status == .badRequest)
    }

    /// A request whose connection is reset after its first letters.
    private static func brokenOff(as type: String) -> Request {
        struct Reset: Error {}
        let (pieces, sending) = AsyncThrowingStream.makeStream(of: ByteBuffer.self)
        sending.yield(ByteBuffer(string: "name=A"))
        sending.finish(throwing: Reset())
        return Request(
            head: HTTPRequest(
                method: .post,
                scheme: "http",
                authority: "localhost",
                path: "/",
                headerFields: [.contentType: type]
            ),
            body: RequestBody(asyncSequence: pieces)
        )
    }

    @Test("too much is refused before it is read")
    func tooLarge() async {
        let body = "name=" + String(repeating: "a", count: Request.largestForm)
        let error = await #expect(throws: HTTPError.self) { _ = try await self.read(body, as: Self.urlEncoded) }
        #expect(error?.status == .contentTooLarge)
    }

    @Test("another kind of content is refused")
    func otherKind() async {
        let error = await #expect(throws: HTTPError.self) { _ = try await self.read("<a/>", as: "text/xml") }
        #expect(error?.status == .unsupportedMediaType)
    }

    @Test("a device's unknown names and wrong kinds are named one by one")
    func strictJSON() async throws {
        let errors = try await #require(throws: FormErrors.self) {
            _ = try await self.read(
                #"{"name": 7, "amount": "1", "agreed": 1, "areas": "knee", "colour": "red"}"#,
                as: Self.json
            )
        }
        #expect(errors.messages.keys.sorted() == ["agreed", "amount", "areas", "colour", "name"])
    }

    @Test(
        "a flag is yes or no, and nothing else",
        arguments: [("on", true), ("TRUE", true), ("off", true), ("0", true), ("", true), ("maybe", false)]
    )
    func flags(value: String, isTaken: Bool) async throws {
        let form = try await self.read("agreed=\(value)", as: Self.urlEncoded)
        #expect(form.input.errors["agreed"].isEmpty == isTaken)
    }

    @Test("a browser's unknown names are left out, repeated ones make a list")
    func lenientForm() async throws {
        let form = try await self.read("areas=knee&areas=hip&colour=red&name=A", as: Self.urlEncoded)
        #expect(form.input.all("areas") == ["knee", "hip"])
        #expect(!form.input.has("colour"))
    }

    @Test(
        "control characters are refused, line breaks only where lines are",
        arguments: [
            "name=a%00b", "name=a%0Ab", "note=a%07", "name=%E2%80%AEevil", "name=%E2%81%A6a", "note=%E2%80%AEevil",
        ]
    )
    func controlCharacters(body: String) async throws {
        let form = try await self.read(body + "&name=Ana", as: Self.urlEncoded)
        #expect(throws: FormErrors.self) { _ = try form.values() }
    }

    @Test("a form that nobody validates has no control characters either, from a browser or a device")
    func controlCharactersLeftOut() async throws {
        let typed = try await self.read("name=%00a%00b%E2%80%AE&note=one%00%0Atwo", as: Self.urlEncoded)
        #expect(typed.input["name"] == "a b")
        #expect(typed.input["note"] == "one \ntwo")
        let turned = try await self.read("name=Ana&note=one%0A%E2%81%A6two", as: Self.urlEncoded)
        #expect(turned.input["note"] == "one\n two")
        #expect(try await self.read("name=%00", as: Self.urlEncoded).input["name"].isEmpty)
    }

    @Test("line breaks may stand in a field of lines")
    func lines() async throws {
        let form = try await self.read("name=Ana&note=one%0D%0Atwo", as: Self.urlEncoded)
        #expect(throws: Never.self) { _ = try form.values() }
        #expect(form.input["note"] == "one\r\ntwo")
    }

    @Test("no letter may carry a thousand accents")
    func piledUp() async throws {
        let form = SampleForm(FormInput(["name": "A" + String(repeating: "\u{301}", count: 100)]))
        #expect(throws: FormErrors.self) { _ = try form.values() }
    }

    @Test("a letter and its accent are as long as the database counts them")
    func accents() throws {
        let pair = "e\u{301}"
        let form = SampleForm(FormInput(["name": String(repeating: pair, count: 11)]))
        #expect(throws: FormErrors.self) { _ = try form.values() }
        let short = SampleForm(FormInput(["name": String(repeating: pair, count: 10)]))
        #expect(try short.values().name.count == 10)
    }

    @Test("null means that a field was sent empty")
    func null() async throws {
        let form = try await self.read(#"{"amount": null, "name": "A"}"#, as: Self.json)
        #expect(form.input.has("amount"))
        #expect(try form.values().amount == nil)
    }

    @Test(
        "space around a field is no part of it, in any alphabet",
        arguments: [" Ana Bär ", "\tAna Bär", "\u{A0}\u{3000}Ana Bär\u{2029}", "Ana Bär"]
    )
    func trimmed(text: String) {
        #expect(FormInput(["name": text])["name"] == "Ana Bär")
        #expect(FormInput(["name": " \u{2003} "])["name"].isEmpty)
    }

    @Test("a password keeps the spaces around it")
    func secrets() async throws {
        let form = try await self.read("password=+pass+word+", as: Self.urlEncoded)
        #expect(form.input.secret("password") == " pass word ")
    }

    @Test("every complaint comes at once")
    func allComplaints() {
        let form = SampleForm(FormInput(["name": "", "amount": "many"]))
        guard let errors = form.complaints else {
            Issue.record("accepted")
            return
        }
        #expect(errors["name"] == ["Say a name."])
        #expect(errors["amount"] == ["Between 0 and 100."])
    }
}
