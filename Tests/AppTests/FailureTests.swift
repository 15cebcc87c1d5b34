import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Testing
import Web

@testable import App

struct FailureTests {
    private static let html: HTTPFields = [.accept: "text/html,*/*"]

    @Test("a missing page is a page to a browser and a problem to a device")
    func missing() async throws {
        try await TestApp.run { app in
            let page = try await app.client.execute(uri: "/nope", method: .get, headers: Self.html)
            #expect(page.status == .notFound)
            #expect(page.text.contains("There is nothing here") && page.text.contains("drawings.svg#nothing-found"))
            let problem = try await app.client.execute(uri: "/api/v1/nope", method: .get)
            #expect(problem.headers[.contentType] == "application/problem+json")
            #expect(try problem.json()["status"] as? Int == 404)
        }
    }

    @Test(
        "a malformed form is the sender's fault",
        arguments: ["login=a&login=b", "login=%ZZ", String(repeating: "a[", count: 2_000) + "=1", "login=a%00b", ""]
    )
    func malformed(body: String) async throws {
        try await TestApp.run { app in
            let response = try await app.client.execute(
                uri: "/log-in",
                method: .post,
                headers: [.accept: "text/html", .contentType: "application/x-www-form-urlencoded"],
                body: ByteBuffer(string: body)
            )
            #expect((400..<500).contains(response.status.code))
        }
    }

    @Test("where no form could say it, the page of what is wrong does")
    func complaints() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get("/together/blocks/new?about=nobody")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("Open the page of whom it is about again.") && !page.text.contains("marked"))
        }
    }

    @Test("an unknown error says nothing about itself", arguments: ["text/html", "application/json"])
    func unknown(accept: String) async throws {
        struct Secret: Error { let password = "hunter2" }
        try await TestApp.run { app in
            let router = try app.environment.router()
            router.get("boom") { _, _ -> String in throw Secret() }
            try await Application(router: router).test(.router) { client in
                let response = try await client.execute(uri: "/boom", method: .get, headers: [.accept: accept])
                #expect(response.status == .internalServerError)
                #expect(!response.text.contains("hunter2"))
                #expect(!response.text.isEmpty)
                #expect(response.text.contains("drawings.svg#stumble") == (accept == "text/html"))
            }
        }
    }

    @Test(
        "every failure has its drawing",
        arguments: [
            (403, "closed-door"), (404, "nothing-found"), (413, "file-refused"), (415, "file-refused"),
            (422, "file-refused"), (429, "breather"), (500, "stumble"), (503, "stumble"),
        ]
    )
    func drawn(code: Int, drawing: String) async throws {
        try await TestApp.run { app in
            let router = try app.environment.router()
            router.get("boom") { _, _ -> String in
                if code == 422 { throw FormErrors("file", "We can't read this file.") }
                throw HTTPError(HTTPResponse.Status(code: code), message: "No.")
            }
            try await Application(router: router).test(.router) { client in
                let response = try await client.execute(uri: "/boom", method: .get, headers: Self.html)
                #expect(response.status.code == code)
                #expect(response.text.contains("drawings.svg#\(drawing)\""), "\(response.text)")
            }
        }
    }

    @Test("a database that can't be reached is 503 with Retry-After")
    func unavailable() async throws {
        try await TestApp.run { app in
            let router = try app.environment.router()
            router.get("away") { _, _ -> String in throw DatabaseError.unavailable("gone") }
            try await Application(router: router).test(.router) { client in
                let response = try await client.execute(uri: "/away", method: .get, headers: Self.html)
                #expect(response.status == .serviceUnavailable)
                #expect(response.headers[.retryAfter] == "5")
            }
        }
    }

    @Test("a write from another site is refused", arguments: ["cross-site", "same-site"])
    func crossSite(site: String) async throws {
        try await TestApp.run { app in
            let response = try await app.client.execute(
                uri: "/log-in",
                method: .post,
                headers: [.accept: "text/html", HTTPField.Name("Sec-Fetch-Site")!: site]
            )
            #expect(response.status == .forbidden)
        }
    }

    @Test("an older browser's foreign origin is refused too")
    func foreignOrigin() async throws {
        try await TestApp.run { app in
            let response = try await app.client.execute(
                uri: "/log-in",
                method: .post,
                headers: [.accept: "text/html", .origin: "https://evil.example"]
            )
            #expect(response.status == .forbidden)
        }
    }

    @Test("every answer carries the security headers", arguments: ["/log-in", "/nope", "/healthz", "/api/v1/me"])
    func headers(path: String) async throws {
        try await TestApp.run { app in
            let response = try await app.client.execute(uri: path, method: .get, headers: Self.html)
            let policy = try #require(response.headers[.contentSecurityPolicy])
            #expect(policy.contains("default-src 'self'") && !policy.contains("'unsafe"))
            #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
        }
    }

    @Test("assets may be kept a year, and HEAD works")
    func assets() async throws {
        try await TestApp.run { app in
            let page = try await app.client.execute(uri: "/log-in", method: .get, headers: Self.html)
            let path = try #require(page.text.firstMatch(of: /\/assets\/[0-9a-f]+\/css\/app\.css/)).output
            let style = try await app.client.execute(uri: String(path), method: .head)
            #expect(style.status == .ok)
            #expect(style.headers[.cacheControl]?.contains("immutable") == true)
        }
    }

    @Test("too many sign-ins are told to wait")
    func rateLimit() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            var last: TestResponse?
            for _ in 0..<25 {
                last = try await app.post("/log-in", ["login": "ana", "password": "wrong wrong"], cookie: "")
            }
            #expect(last?.status == .tooManyRequests)
            #expect(Int(last?.headers[.retryAfter] ?? "") ?? 0 > 0)
        }
    }
}
