import Dispatch
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App
@testable import Web

struct CompressedAnswerTests {
    private static let site = HTTPField.Name("Sec-Fetch-Site")!

    private func get(
        _ path: String,
        as person: TestPerson,
        from site: String?,
        on app: TestApp,
        takes coding: String = "gzip, br"
    ) async throws -> TestResponse {
        var headers: HTTPFields = [.accept: "text/html", .cookie: person.cookie, .acceptEncoding: coding]
        headers[Self.site] = site
        return try await app.client.execute(uri: path, method: .get, headers: headers)
    }

    private func isCompressed(_ answer: TestResponse) -> Bool {
        #expect(answer.status == .ok)
        return answer.headers[.contentEncoding] == "gzip"
            && Array(answer.body.readableBytesView.prefix(2)) == [0x1f, 0x8b]
    }

    @Test("a page is compressed for who takes gzip, less than a third of its size")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let plain = try await self.get("/foods", as: ana, from: "none", on: app, takes: "br")
            let answer = try await self.get("/foods", as: ana, from: "none", on: app)
            #expect(!self.isCompressed(plain) && self.isCompressed(answer))
            #expect(answer.body.readableBytes * 3 < plain.body.readableBytes)
            for one in [plain, answer] {
                #expect(one.headers[values: .vary].joined(separator: ", ").contains("Accept-Encoding"))
            }
        }
    }

    @Test("a page is compressed only where no other site chose its address")
    func sites() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for (path, site, expected) in [
                ("/foods?q=milk", "same-origin", true), ("/foods?q=milk", "none", true),
                ("/foods?q=milk", "cross-site", false),
                ("/foods?q=milk", "same-site", false), ("/foods?q=milk", nil, false), ("/foods", nil, true),
                ("/foods", "cross-site", false),
            ] as [(String, String?, Bool)] {
                let answer = try await self.get(path, as: ana, from: site, on: app)
                #expect(self.isCompressed(answer) == expected, "\(path) from \(site ?? "anywhere")")
            }
        }
    }

    @Test("what shows other members' words isn't compressed", arguments: ["/notices", "/together"])
    func others(path: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            #expect(!self.isCompressed(try await self.get(path, as: ana, from: "same-origin", on: app)))
        }
    }

    @Test("files are compressed, pictures aren't")
    func files() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await self.get("/diary", as: ana, from: "none", on: app, takes: "identity")
            let text = String(buffer: page.body)
            let folder = try #require(text.firstMatch(of: #/\/assets\/[0-9a-f]+\//#)?.output)
            for (name, expected) in [("js/app.js", true), ("css/app.css", true), ("icons/favicon.ico", false)] {
                let answer = try await self.get(folder + name, as: ana, from: "same-origin", on: app, takes: "gzip")
                #expect(self.isCompressed(answer) == expected, "\(name)")
                let again = try await self.get(folder + name, as: ana, from: "same-origin", on: app, takes: "gzip")
                #expect(again.body == answer.body)
            }
        }
    }

    @Test("files come as brotli once that is made, smaller than gzip, and say that this depends on who asks")
    func brotli() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await self.get("/diary", as: ana, from: "none", on: app, takes: "br")
            #expect(page.headers[.contentEncoding] == nil)
            let folder = try #require(String(buffer: page.body).firstMatch(of: #/\/assets\/[0-9a-f]+\//#)?.output)
            let path = String(folder) + "css/app.css"
            let first = try await self.get(path, as: ana, from: "same-origin", on: app)
            #expect(self.isCompressed(first))
            await withCheckedContinuation { done in CompressedFiles.queue.async { done.resume() } }
            let later = try await self.get(path, as: ana, from: "same-origin", on: app)
            #expect(later.headers[.contentEncoding] == "br" && later.headers[.vary] == "Accept-Encoding")
            #expect(later.body.readableBytes < first.body.readableBytes)
        }
    }

    @Test("a head and a failure are as without")
    func heads() async throws {
        try await TestApp.run { app in
            let headers: HTTPFields = [.accept: "text/html", .acceptEncoding: "gzip"]
            let head = try await app.client.execute(uri: "/help", method: .head, headers: headers)
            #expect(head.status == .ok && head.headers[.contentEncoding] == nil)
            let missing = try await app.client.execute(uri: "/nothing", method: .get, headers: headers)
            #expect(missing.status == .notFound)
        }
    }
}
