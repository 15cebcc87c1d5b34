import Accounts
import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// What differs on a server that others than its operator can reach.
struct OpenServerTests {
    @Test(
        "who listens on loopback only is closed",
        arguments: [
            "127.0.0.1", "127.8.9.1", "::1", "0:0:0:0:0:0:0:1", "localhost", "LOCALHOST", "::ffff:127.0.0.1",
        ]
    )
    func closed(host: String) async throws {
        let config = try await Config.read(environment: ["SPOTTER_HOST": host])
        #expect(!config.isOpen)
    }

    /// A name may mean any machine, and so may an unusual spelling of an address.
    @Test(
        "who listens anywhere else is open",
        arguments: [
            "0.0.0.0", "::", "192.168.1.20", "10.0.0.4", "fe80::1%eth0", "::ffff:0.0.0.0", "::ffff:192.168.1.20",
            "::7f00:1", "64:ff9b::7f00:1", "spotter", "spotter.example.org", "localhost.example.org", "127.1",
            "2130706433", "0x7f000001", "127.0.0.1.example.org",
        ]
    )
    func open(host: String) async throws {
        let environment = ["SPOTTER_HOST": host, "SPOTTER_PUBLIC_ADDRESS": "http://127.0.0.1:8080"]
        #expect(try await Config.read(environment: environment).isOpen)
    }

    @Test(
        "the address that people use counts as well",
        arguments: [
            ("http://127.0.0.1:8080", false), ("http://localhost:9000", false), ("http://[::1]:8080/", false),
            ("https://localhost", true), ("https://127.0.0.1", true), ("https://spotter.example.org", true),
            ("http://spotter.example.org", true), ("http://192.168.1.20:8080", true), ("http://0.0.0.0:8080", true),
        ]
    )
    func publicAddress(address: String, isOpen: Bool) async throws {
        #expect(try await Config.read(environment: ["SPOTTER_PUBLIC_ADDRESS": address]).isOpen == isOpen)
    }

    @Test(
        "a closed house answers to its machine's own names only, whatever other names lead there",
        arguments: [
            ("127.0.0.1:8080", true), ("127.0.0.1", true), ("localhost:8080", true), ("LOCALHOST", true),
            ("[::1]:8080", true), ("[::1]", true), ("evil.example:8080", false), ("localhost.evil.example", false),
            ("127.0.0.1.evil.example:8080", false), ("192.168.1.20", false), ("[fe80::1]:8080", false), ("", false),
        ]
    )
    func names(authority: String, isOwn: Bool) async throws {
        #expect(try await Config.read(environment: [:]).answeringTo(authority) == isOwn)
        let open = ["SPOTTER_PUBLIC_ADDRESS": "http://spotter.example.org"]
        #expect(try await Config.read(environment: open).answeringTo(authority))
    }

    private static func open(_ config: inout Config) { config.publicAddress = "http://192.168.1.20:8080" }

    private static func openAndLimited(_ config: inout Config) {
        Self.open(&config)
        config.rateLimits = true
    }

    /// Returns the printed link.
    private func link(_ app: TestApp) async throws -> String {
        let words = try #require(try await app.environment.administratorInvitation())
        #expect(words.contains("spotter admin make"))
        let link = try #require(words.split(whereSeparator: \.isWhitespace).first { $0.contains("/administrator/") })
        #expect(link.hasPrefix(app.environment.config.publicAddress + "/administrator/"))
        return String(link.dropFirst(app.environment.config.publicAddress.count))
    }

    private func become(_ person: TestPerson, _ link: String) async throws -> TestResponse {
        try await person.post("/administrator", ["token": String(link.dropFirst("/administrator/".count))])
    }

    @Test(
        "nobody becomes administrator by coming first, but by the printed link and its button",
        arguments: Backend.available
    )
    func invitation(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: Self.open) { app in
            let (ana, ben) = (try await app.person("Ana", body: false), try await app.person("Ben", body: false))
            for person in [ana, ben] { #expect(try await person.get("/admin/log").status == .forbidden) }
            let link = try await self.link(app)

            let asked = try await ben.get(link)
            #expect(asked.status == .ok && asked.text.contains("Become administrator"))
            #expect(try await ben.get("/admin/log").status == .forbidden, "A visit changes nothing.")

            #expect(try await self.become(ben, link + "x").status == .gone)
            #expect(try await self.become(ben, "/administrator/").status == .gone)
            #expect(try await ben.get("/admin/log").status == .forbidden)

            let done = try await self.become(ben, link)
            #expect(done.status == .seeOther)
            #expect(try await ben.get("/admin/log").text.contains("First, two-step log-in"))
            _ = try await ben.secondFactor()
            let log = try await ben.get("/admin/log")
            #expect(log.status == .ok && log.text.contains("Ben gave a role to: Ben"))

            #expect(try await self.become(ana, link).status == .gone)
            #expect(try await ana.get(link).status == .gone)
            #expect(try await ana.get("/admin/log").status == .forbidden)
            #expect(try await app.environment.administratorInvitation() == nil, "None is needed any more.")
        }
    }

    @Test("a stranger with the link is led to log in and back")
    func stranger() async throws {
        try await TestApp.run(configure: Self.open) { app in
            let link = try await self.link(app)
            let page = try await app.client.execute(uri: link, method: .get, headers: [.accept: "text/html"])
            #expect(page.status == .ok && page.text.contains("/log-in?next=\(link)"))
            #expect(!page.text.contains("Become administrator"))
            #expect(page.headers[HTTPField.Name("Referrer-Policy")!] == "same-origin")
            let token = String(link.dropFirst("/administrator/".count))
            let refused = try await app.post("/administrator", ["token": token], cookie: "")
            #expect(refused.status == .unauthorized)
            #expect(try await app.client.execute(uri: link, method: .get).status == .ok, "It is as good as before.")
        }
    }

    @Test("the link's button is limited like a log-in")
    func limited() async throws {
        try await TestApp.run(configure: Self.openAndLimited) { app in
            let ana = try await app.person("Ana", body: false)
            var answers: [HTTPResponse.Status] = []
            for _ in 0..<11 { answers.append(try await self.become(ana, "/administrator/guess").status) }
            #expect(answers == Array(repeating: .gone, count: 10) + [.tooManyRequests])
        }
    }

    @Test("on this machine alone the first is administrator, and nothing is printed", arguments: Backend.available)
    func closedHouse(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            #expect(try await app.environment.administratorInvitation() == nil)
            let ana = try await app.person("Ana", body: false)
            #expect(try await ana.get("/admin/log").status == .ok)
            #expect(try await app.environment.administratorInvitation() == nil)
        }
    }
}
