import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

struct PathSpellingTests {
    /// Adds the routes that depend on settings.
    private static func everything(_ config: inout Config) {
        config.registerEverywhere()
    }

    private static func headers(_ person: TestPerson) -> HTTPFields {
        [.accept: "text/html", .cookie: person.cookie, .authorization: "Bearer " + person.token]
    }

    /// Returns other spellings of a path.
    private static func spellings(of path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let letter = String(parts[0].utf8.first ?? 0, radix: 16, uppercase: true)
        let rest = path.dropFirst(2)
        return [
            "/" + path, path + "/", path + "//", "/" + parts.joined(separator: "//") + "/", "/%\(letter)\(rest)",
            "/%\(letter.lowercased())\(rest)", "/." + path, "/x/.." + path, path + "/.", path + "/%2E", path + "%2F",
            "/%2F" + path.dropFirst(), "\\" + path, "http://127.0.0.1/" + path, String(path.dropFirst()),
        ]
    }

    @Test("no route answers to another spelling, and nobody is looked up for one")
    func everyRoute() async throws {
        let log = StatementLog()
        try await TestApp.run(configure: Self.everything, statements: log) { app in
            let ana = try await app.person()
            let routes = try app.environment.router().routes.filter { "\($0.path)" != "/" }
            #expect(routes.count > 100)
            _ = log.take()
            for route in routes {
                let parts = "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                for spelling in Self.spellings(of: "/" + parts.joined(separator: "/")) {
                    let answer = try await app.client.execute(
                        uri: spelling,
                        method: route.method,
                        headers: Self.headers(ana)
                    )
                    #expect(answer.status == .notFound, "\(route.method) \(spelling)")
                }
            }
            #expect(log.take() == [])
        }
    }

    @Test("the spellings that once took a cookie or went past a limit are missing pages")
    func asFound() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let export = try await app.client.execute(
                uri: "//api/v1/export",
                method: .get,
                headers: [.accept: "text/html", .cookie: ana.cookie]
            )
            #expect(export.status == .notFound && export.text.contains("There is nothing here"))
            #expect(export.headers[.contentSecurityPolicy] != nil)
            let problem = try await app.client.execute(uri: "/api//v1/me", method: .get)
            #expect(problem.status == .notFound)
            #expect(problem.headers[.contentType] == "application/problem+json")
            for path in ["/api/v1/sessions/", "//api/v1/sessions", "/api/v1/%73essions"] {
                let answer = try await app.client.execute(uri: path, method: .post)
                #expect(answer.status == .notFound, "\(path)")
            }
            #expect(try await ana.get("/").status != .notFound)
            let whole = try await app.client.execute(uri: "http://127.0.0.1/healthz?a//b", method: .get)
            #expect(whole.status == .ok)
        }
    }

    @Test("other spellings count as requests like any other")
    func counted() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            var statuses: [HTTPResponse.Status] = []
            for _ in 0..<310 {
                statuses.append(try await app.client.execute(uri: "/api/v1/sessions/", method: .post).status)
            }
            #expect(Set(statuses) == [.notFound, .tooManyRequests])
            #expect(statuses.prefix(300).allSatisfy { $0 == .notFound })
        }
    }
}
