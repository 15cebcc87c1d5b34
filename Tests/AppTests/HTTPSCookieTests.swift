import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import App

struct HTTPSCookieTests {
    private static func https(_ config: inout Config) {
        config.publicAddress = "https://spotter.example.org"
        config.registerEverywhere()
    }

    private static let signUp = """
        {"firstName": "Ana", "lastName": "Example", "screenName": "Ana", "email": "ana@example.org",
         "password": "correct horse battery", "birthday": "1990-05-17", "gender": "female", "timeZone": "UTC"}
        """

    /// Signs Ana up and returns the response to her browser's log-in.
    private static func logIn(_ app: TestApp) async throws -> TestResponse {
        let joined = try await app.client.execute(
            uri: "/api/v1/members",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: Self.signUp)
        )
        try #require(joined.status == .created, "\(joined.text)")
        return try await app.post("/log-in", ["login": "Ana", "password": "correct horse battery"], cookie: "")
    }

    @Test("behind https every cookie is this host's alone")
    func names() async throws {
        try await TestApp.run(configure: Self.https) { app in
            let entered = try await Self.logIn(app)
            let session = try #require(entered.cookie(named: "__Host-spotter_session"))
            #expect(entered.cookie(named: "__Host-spotter_device") != nil)
            let left = try await app.post("/log-out", [:], cookie: session)
            #expect(left.cookie(named: "__Host-spotter_toast") != nil)
            let again = try await app.post(
                "/log-in",
                ["login": "Ana", "password": "correct horse battery"],
                cookie: ""
            )
            let cookie = try #require(again.cookie(named: "__Host-spotter_session"))
            let google = try await TestPerson(app: app, cookie: cookie, token: "").get("/calendars/google")
            #expect(google.cookie(named: "__Host-spotter_google") != nil)
            let spotify = try await TestPerson(app: app, cookie: cookie, token: "").get("/music/sources/spotify")
            #expect(spotify.cookie(named: "__Host-spotter_spotify") != nil)
            let fields = [entered, left, again, google, spotify].flatMap { $0.headers[values: .setCookie] }
            #expect(fields.count >= 6)
            for field in fields {
                let parts = Set(field.split(separator: "; ").map(String.init))
                #expect(field.hasPrefix("__Host-spotter_"), "\(field)")
                #expect(parts.isSuperset(of: ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"]), "\(field)")
                #expect(!field.contains("Domain"), "\(field)")
            }
        }
    }

    @Test("a session under the plain name opens nothing there, beside the right one neither")
    func plainName() async throws {
        try await TestApp.run(configure: Self.https) { app in
            let entered = try await Self.logIn(app)
            let session = try #require(entered.cookie(named: "__Host-spotter_session"))
            let plain = String(session.dropFirst("__Host-".count))
            #expect(try await TestPerson(app: app, cookie: session, token: "").get("/me").status == .ok)
            #expect(try await TestPerson(app: app, cookie: plain, token: "").get("/me").status == .seeOther)
            let both = TestPerson(app: app, cookie: "spotter_session=somebody; \(session)", token: "")
            #expect(try await both.get("/me").text.contains("Ana"))
        }
    }

    @Test("a toast is said on the next page there, once")
    func toast() async throws {
        try await TestApp.run(configure: Self.https) { app in
            let entered = try await Self.logIn(app)
            let session = try #require(entered.cookie(named: "__Host-spotter_session"))
            let left = try await app.post("/log-out", [:], cookie: session)
            let toast = try #require(left.cookie(named: "__Host-spotter_toast"))
            let page = try await TestPerson(app: app, cookie: toast, token: "").get("/log-in")
            #expect(page.text.contains("You are logged out."))
            let gone = page.headers[values: .setCookie].first { $0.hasPrefix("__Host-spotter_toast=;") }
            #expect(gone?.contains("Max-Age=0") == true)
        }
    }

    @Test("without https the names are plain, for no browser would take others")
    func plain() async throws {
        try await TestApp.run { app in
            let entered = try await Self.logIn(app)
            #expect(entered.cookie(named: "spotter_session") != nil)
            #expect(entered.headers[values: .setCookie].allSatisfy { !$0.contains("__Host-") })
        }
    }
}
