import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import NIOCore
import Notices
import Storage
import Support
import Testing
import Web

@testable import Accounts

/// The pages as a browser meets them, rendered strictly: a tag without a value is an error.
struct AccountPagesTests {
    private func app(_ house: AccountHouse) throws -> some ApplicationProtocol {
        let views = try Views(
            folders: [WebResources.templates, AccountPages.templates],
            pages: AccountPages.all,
            assets: Assets(folder: WebResources.assets),
            strict: true
        )
        let now = house.clock.now
        let router = Router(context: AppContext.self)
        router.add(middleware: FailureMiddleware(views: views))
        router.add(middleware: SessionMiddleware(database: house.database, https: false, now: now))
        let signUp = SignUp(database: house.database, hasher: house.hasher, letters: house.letters, now: now)
        let own = router.group(context: MemberContext.self)
        SignUpController(views: views, signUp: signUp, https: false, now: now).addRoutes(to: router)
        let logIn = LogInController(
            database: house.database,
            views: views,
            hasher: house.hasher,
            mail: house.mail,
            https: false,
            now: now
        )
        logIn.addRoutes(to: router)
        let api = router.group("api/v1")
        SignUpController(views: views, signUp: signUp, https: false, now: now).addRoutes(open: api)
        logIn.addRoutes(open: api, own: api.group(context: MemberContext.self))
        SessionController(database: house.database, views: views, now: now).addRoutes(to: own)
        RecoveryController(
            database: house.database,
            views: views,
            hasher: house.hasher,
            mail: house.mail,
            https: false,
            now: now
        ).addRoutes(to: router)
        ConfirmationController(database: house.database, views: views, letters: house.letters, now: now)
            .addRoutes(to: router, own: own)
        return Application(router: router)
    }

    private static let person = """
        firstName=Ana&lastName=Example&screenName=ana&email=ana%40example.org&birthday=1990-05-24&gender=female\
        &password=four+unrelated+words&passwordAgain=four+unrelated+words&timeZone=Europe%2FVienna
        """

    @Test("every page can be looked at", arguments: [
        ("/", 200, "Sign up"), ("/sign-up", 200, "Screen name"), ("/log-in?next=/foods", 200, "value=\"/foods\""),
        ("/recovery", 200, "Send me a link"), ("/recovery/unknown", 410, "no longer good"),
        ("/confirmation/unknown", 410, "no longer good"),
    ])
    func looks(path: String, status: Int, words: String) async throws {
        let house = try await AccountHouse(on: .sqlite)
        try await self.app(house).test(.router) { client in
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status.code == status)
                #expect(String(buffer: response.body).contains(words))
            }
        }
    }

    @Test("sign up, look at the sessions, log out, log in again", arguments: Backend.available)
    func journey(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        try await self.app(house).test(.router) { client in
            let joined = try await client.post("/sign-up", Self.person)
            #expect(joined.status == .seeOther)
            #expect(joined.headers[.location] == "/welcome")
            let cookies = joined.cookies
            let sessions = try await client.execute(uri: "/me/sessions", method: .get, headers: cookies) { $0 }
            #expect(sessions.status == .ok)
            #expect(String(buffer: sessions.body).contains("This one"))
            let left = try await client.post("/log-out", "", cookies)
            #expect(left.headers[.clearSiteData] == "\"cache\"")
            let after = try await client.execute(uri: "/me/sessions", method: .get, headers: cookies) { $0 }
            #expect(after.headers[.location] == "/log-in?next=/me/sessions")
            let back = try await client.post("/log-in", "login=ANA&password=four+unrelated+words&next=/foods", cookies)
            #expect(back.headers[.location] == "/foods")
            let again = try await client.execute(uri: "/log-in", method: .get, headers: back.cookies) { $0 }
            #expect(again.headers[.location] == "/diary")
        }
    }

    @Test("a taken address offers to log in, and shows what was typed but no password")
    func taken() async throws {
        let house = try await AccountHouse(on: .sqlite)
        try await self.app(house).test(.router) { client in
            _ = try await client.post("/sign-up", Self.person)
            let second = try await client.post("/sign-up", Self.person)
            let html = String(buffer: second.body)
            #expect(second.status == .unprocessableContent)
            #expect(html.contains("already has an account"))
            #expect(html.contains("Log in with this address"))
            #expect(html.contains("value=\"ana@example.org\""))
            #expect(!html.contains("four unrelated words"))
        }
    }

    @Test("a wrong pair is told in the same words whichever is wrong", arguments: ["ana", "nobody"])
    func mismatch(login: String) async throws {
        let house = try await AccountHouse(on: .sqlite)
        _ = try await house.add("ana")
        try await self.app(house).test(.router) { client in
            let answer = try await client.post("/log-in", "login=\(login)&password=wrong+password")
            #expect(answer.status == .unprocessableContent)
            #expect(String(buffer: answer.body).contains("These two don&#39;t match"))
            #expect(answer.headers[.setCookie] == nil)
        }
    }

    @Test("nobody is led off this server", arguments: ["https://evil.example", "//evil.example", "/\\evil.example"])
    func elsewhere(next: String) async throws {
        let house = try await AccountHouse(on: .sqlite)
        _ = try await house.add("ana")
        try await self.app(house).test(.router) { client in
            let body = "login=ana&password=four+unrelated+words&next=\(next)"
            let answer = try await client.post("/log-in", body)
            #expect(answer.headers[.location] == "/welcome")
        }
    }

    @Test("the recovery page says the same whether there is such an account or not")
    func recovery() async throws {
        let house = try await AccountHouse(on: .sqlite)
        _ = try await house.add("ana")
        try await self.app(house).test(.router) { client in
            let known = String(buffer: try await client.post("/recovery", "email=ana@example.org").body)
            let unknown = String(buffer: try await client.post("/recovery", "email=eva@example.org").body)
            #expect(known.replacing("ana@", with: "") == unknown.replacing("eva@", with: ""))
            let token = try #require(try await house.delivered().first?.token)
            let path = "/recovery/\(token.text)"
            #expect(try await client.execute(uri: path, method: .get) { $0.status } == .ok)
            let short = try await client.post(path, "password=short&passwordAgain=short")
            #expect(short.status == .unprocessableContent)
            let new = "password=another+good+one&passwordAgain=another+good+one"
            let changed = try await client.post(path, new)
            #expect(changed.headers[.location] == "/welcome")
            #expect(try await client.execute(uri: "/me/sessions", method: .get, headers: changed.cookies) { $0.status } == .ok)
            #expect(try await client.post(path, new).status == .gone)
        }
    }

    @Test("looking at a confirmation link confirms nothing, its button does")
    func confirmation() async throws {
        let house = try await AccountHouse(on: .sqlite)
        try await self.app(house).test(.router) { client in
            _ = try await client.post("/sign-up", Self.person)
            let token = try #require(try await house.delivered().first?.token)
            let path = "/confirmation/\(token.text)"
            let page = try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
            #expect(page.contains("ana@example.org"))
            #expect(try await house.members.find(login: "ana")?.emailConfirmedAt == nil)
            #expect(try await client.post(path, "").status == .seeOther)
            #expect(try await house.members.find(login: "ana")?.emailConfirmedAt != nil)
        }
    }

    @Test("a device joins, gets a token, and gives it back", arguments: Backend.available)
    func device(_ backend: Backend) async throws {
        let house = try await AccountHouse(on: backend)
        try await self.app(house).test(.router) { client in
            let person = """
                {"firstName":"Ana","lastName":"Example","screenName":"ana","email":"ana@example.org",\
                "password":"four unrelated words","birthday":"1990-05-24","gender":"female","timeZone":"Europe/Vienna"}
                """
            #expect(try await client.postJSON("/api/v1/members", person).status == .created)
            let again = try await client.postJSON("/api/v1/members", person)
            #expect(again.status == .unprocessableContent)
            #expect(String(buffer: again.body).contains("\"email\""))
            let wrong = try await client.postJSON("/api/v1/sessions", #"{"login":"ana","password":"wrong"}"#)
            #expect(wrong.status == .unauthorized)
            #expect(wrong.headers[.contentType] == "application/problem+json")
            let right = try await client.postJSON("/api/v1/sessions", #"{"login":"ana","password":"four unrelated words"}"#)
            #expect(right.status == .created)
            let session = try JSONDecoder().decode(Session.self, from: Data(right.body.readableBytesView))
            #expect(session.expiresAt == "2027-04-15T08:00:00Z")
            let bearer: HTTPFields = [.authorization: "Bearer \(session.token)"]
            let path = "/api/v1/sessions/current"
            #expect(try await client.execute(uri: path, method: .delete, headers: bearer) { $0.status } == .noContent)
            #expect(try await client.execute(uri: path, method: .delete, headers: bearer) { $0.status } == .unauthorized)
        }
    }

    private struct Session: Decodable {
        let token: String
        let expiresAt: String
    }
}

extension TestClientProtocol {
    fileprivate func post(_ path: String, _ form: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        var headers = headers
        headers[.contentType] = "application/x-www-form-urlencoded"
        return try await self.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: form)) { $0 }
    }

    fileprivate func postJSON(_ path: String, _ json: String) async throws -> TestResponse {
        let headers: HTTPFields = [.contentType: "application/json"]
        return try await self.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: json)) { $0 }
    }
}

extension TestResponse {
    /// The cookies it sets, as a browser would send them back.
    fileprivate var cookies: HTTPFields {
        let pairs = self.headers[values: .setCookie].compactMap { $0.split(separator: ";").first.map(String.init) }
        return [.cookie: pairs.joined(separator: "; ")]
    }
}
