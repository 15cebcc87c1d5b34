import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

struct StrangerTests {
    /// The routes open to everybody; all others need a member.
    private static let open: Set<String> = [
        "GET /", "GET /healthz", "GET /readyz", "GET /metrics", "GET /assets/{version}/**", "GET /favicon.ico",
        "GET /manifest.webmanifest", "GET /service-worker.js", "GET /offline", "GET /help", "GET /help/{topic}",
        "GET /api/v1/openapi.json",
        "GET /sign-up", "POST /sign-up", "POST /api/v1/members", "GET /log-in", "POST /log-in", "POST /log-out",
        "GET /log-in/code", "POST /log-in/code",
        "POST /api/v1/sessions", "GET /recovery", "POST /recovery", "GET /recovery/{token}", "POST /recovery/{token}",
        "GET /confirmation/{token}", "POST /confirmation/{token}", "GET /administrator/{token}",
        "GET /notices/unsubscribe/{token}", "POST /notices/unsubscribe/{token}",
    ]

    /// Adds the routes that depend on settings.
    private static func everything(_ config: inout Config) {
        config.registerEverywhere()
    }

    @Test("every route but the open ones refuses strangers")
    func everyRoute() async throws {
        try await TestApp.run(configure: Self.everything) { app in
            let router = try app.environment.router()
            let routes = router.routes.filter { $0.method != .head }
            #expect(routes.count > Self.open.count)
            for route in routes where !Self.open.contains("\(route.method.rawValue) \(route.path)") {
                let path = "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                let uri = "/" + path.joined(separator: "/")
                let isAPI = uri.hasPrefix("/api/")
                let response = try await app.client.execute(
                    uri: uri,
                    method: route.method,
                    headers: [.accept: isAPI ? "application/json" : "text/html"]
                )
                if isAPI || route.method != .get {
                    #expect(response.status == .unauthorized, "\(route.method) \(uri)")
                } else {
                    #expect(response.status == .seeOther, "\(route.method) \(uri)")
                    #expect(response.headers[.location]?.hasPrefix("/log-in?next=") == true, "\(uri)")
                }
            }
        }
    }

    @Test("the open list names only routes that exist")
    func openExists() async throws {
        try await TestApp.run { app in
            let routes = Set(
                try app.environment.router().routes.map { "\($0.method.rawValue) \($0.path)" }
            )
            #expect(Self.open.subtracting(routes).isEmpty, "\(Self.open.subtracting(routes))")
        }
    }

    @Test("a wrong token is a stranger's")
    func wrongToken() async throws {
        try await TestApp.run { app in
            let response = try await app.client.execute(
                uri: "/api/v1/me",
                method: .get,
                headers: [.authorization: "Bearer nonsense"]
            )
            #expect(response.status == .unauthorized)
            #expect(response.headers[.contentType] == "application/problem+json")
        }
    }

    @Test("a cookie opens no API and a token no page")
    func doorsApart() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let withCookie = try await app.client.execute(
                uri: "/api/v1/me",
                method: .get,
                headers: [.cookie: ana.cookie]
            )
            #expect(withCookie.status == .unauthorized)
            let withToken = try await app.client.execute(
                uri: "/diary",
                method: .get,
                headers: [.authorization: "Bearer " + ana.token, .accept: "text/html"]
            )
            #expect(withToken.status == .seeOther)
        }
    }
}
