import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import Web

@testable import App

struct SuspensionRouteTests {
    private static func everything(_ config: inout Config) {
        config.registerEverywhere()
    }

    /// The routes that end something of the member's own or undo that, prove who they are, or only read.
    private static let open: Set = [
        "POST /log-in", "POST /log-out", "POST /api/v1/sessions", "DELETE /api/v1/sessions/current",
        "POST /sign-up", "POST /api/v1/members", "POST /recovery", "POST /recovery/{token}",
        "POST /confirmation", "POST /confirmation/{token}",
        "POST /me/sessions/{id}/end", "POST /me/sessions/end-others", "POST /me/settings/password",
        "POST /log-in/code", "POST /me/settings/second-factor", "POST /me/settings/second-factor/codes",
        "POST /me/settings/second-factor/end",
        "POST /me/tokens/{id}/revocation", "DELETE /api/v1/me/tokens/{id}", "POST /me/tokens/{id}/restoration",
        "POST /me/data/export", "POST /me/leaving", "POST /me/leaving/end",
        "POST /notices/reading", "POST /api/v1/notices/reading", "POST /api/v1/notices/{id}/reading",
        "POST /notices/unsubscribe/{token}", "POST /push-subscriptions/{id}/removal",
        "DELETE /api/v1/push-subscriptions/{id}", "POST /push-subscriptions/{id}/restoration",
    ]

    /// The routes that change something by GET, because another server redirects there.
    private static let closed: Set = [
        "GET /calendars/google", "GET /calendars/google/callback", "GET /music/sources/spotify",
        "GET /music/sources/spotify/callback",
    ]

    @Test("the routes that say they are open to a suspended member, or closed to them, are these and no others")
    func rules() async throws {
        try await TestApp.run(configure: Self.everything) { app in
            let table = RouteTable()
            _ = try MountedHouse(app.environment).router(table)
            func saying(_ allows: Bool) -> Set<String> {
                Set(
                    table.routes.filter { $0.rules.allowsSuspended == allows }.map {
                        "\($0.method.rawValue) \($0.path)"
                    }
                )
            }
            #expect(saying(true) == Self.open)
            #expect(saying(false) == Self.closed)
        }
    }

    @Test("a suspended member is refused every write but those that lead out, in words")
    func everyWrite() async throws {
        try await TestApp.run(configure: Self.everything) { app in
            _ = try await app.neighbour("Rosa")
            let ben = try await app.neighbour("Ben")
            try await app.suspend(ben)
            let routes = try app.environment.router().routes
            let writes = routes.filter { $0.method != .get && $0.method != .head }
            let open = Self.open
            #expect(open.subtracting(writes.map { "\($0.method.rawValue) \($0.path)" }) == [], "Only routes there are.")
            for route in writes where !open.contains("\(route.method.rawValue) \(route.path)") {
                let parts = "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                let uri = "/" + parts.joined(separator: "/")
                let isAPI = uri.hasPrefix("/api/")
                let answer = try await app.client.execute(
                    uri: uri,
                    method: route.method,
                    headers: isAPI
                        ? [.authorization: "Bearer " + ben.person.token]
                        : [.accept: "text/html", .cookie: ben.person.cookie]
                )
                #expect(answer.status == .forbidden, "\(route.method) \(uri)")
                #expect(answer.text.contains("Your account is suspended"), "\(route.method) \(uri)")
                let type = isAPI ? "application/problem+json" : "text/html; charset=utf-8"
                #expect(answer.headers[.contentType] == type, "\(route.method) \(uri)")
            }
        }
    }

    @Test("a suspended member finishes nothing by following a link, not by HEAD either")
    func closedReads() async throws {
        try await TestApp.run(configure: Self.everything) { app in
            _ = try await app.neighbour("Rosa")
            let ben = try await app.neighbour("Ben")
            let begun = try await ben.person.get("/calendars/google")
            let consent = try #require(begun.cookie(named: "spotter_google"))
            try await app.suspend(ben)
            // A session that was just used is cached for two seconds.
            let entry = ["login": "Ben", "password": "correct horse battery"]
            let again = try await app.post("/log-in", entry, cookie: "")
            let cookie = try #require(again.cookie(named: "spotter_session"))
            let routes = try app.environment.router().routes
            let closed = Self.closed
            #expect(
                closed.subtracting(routes.map { "\($0.method.rawValue) \($0.path)" }) == [],
                "Only routes there are."
            )
            for route in closed {
                let path = String(route.dropFirst("GET ".count)) + "?code=a&state=b"
                for method in [HTTPRequest.Method.get, .head] {
                    let answer = try await app.client.execute(
                        uri: path,
                        method: method,
                        headers: [.accept: "text/html", .cookie: cookie + "; " + consent]
                    )
                    #expect(answer.status == .forbidden, "\(method) \(path)")
                    #expect(method == .head || answer.text.contains("Your account is suspended"), "\(path)")
                }
            }
        }
    }

    @Test("a suspended member reads, takes their data along, ends sessions and leaves")
    func whatStays() async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa")
            let ben = try await app.neighbour("Ben")
            try await app.suspend(ben)
            for path in ["/diary", "/workouts", "/me", "/me/data", "/me/settings", "/notices"] {
                let page = try await ben.person.get(path)
                #expect(page.status == .ok, "\(path)")
                #expect(page.text.contains("Your account is suspended"), "\(path)")
            }
            let password = ["password": "correct horse battery"]
            #expect(try await ben.person.post("/me/data/export", password).status == .ok)
            #expect(try await ben.person.post("/me/sessions/end-others").status == .seeOther)
            #expect(try await ben.person.post("/me/leaving", password).status == .seeOther)
        }
    }
}
