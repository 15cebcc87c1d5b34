import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Storage
import Support
import Testing
import Web

@testable import Accounts

struct SessionMiddlewareTests {
    private enum Asked: String, RoutePath {
        case page = "/page"
        case device = "/me"
        case asset = "/assets/x"
    }

    /// Answers with who was recognised.
    private func app(_ fixture: AccountFixture) -> some ApplicationProtocol {
        let table = RouteTable()
        let router = Router(context: AppContext.self)
        router.add(middleware: RouteRulesMiddleware(table))
        router.add(middleware: SessionMiddleware(database: fixture.database, https: true, now: fixture.clock.now))
        let routes = Routes(router, table)
        for (group, path) in [(routes.open, Asked.page), (routes.openAPI, .device), (routes.common, .asset)] {
            group.get(path) { _, context in context.member?.screenName ?? "nobody" }
        }
        return Application(router: router)
    }

    private func cookie(_ token: SecretToken) -> HTTPFields { [.cookie: "other=1; spotter_session=\(token.text)"] }
    private func bearer(_ token: SecretToken) -> HTTPFields { [.authorization: "Bearer \(token.text)"] }

    @Test("knows a browser by its cookie and a device by its token, each at its own door", arguments: Backend.available)
    func doors(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let browser = try await fixture.open(.phone(), of: ana).token
        let device = try await fixture.open(.program, of: ana).token
        let asked: [(String, HTTPFields, String)] = [
            ("/page", self.cookie(browser), "Ana"), ("/api/v1/me", self.bearer(device), "Ana"),
            ("/page", self.bearer(device), "nobody"), ("/api/v1/me", self.cookie(browser), "nobody"),
            ("/page", self.cookie(device), "nobody"), ("/api/v1/me", self.bearer(browser), "nobody"),
            ("/assets/x", self.cookie(browser), "nobody"), ("/page", self.cookie(SecretToken()), "nobody"),
            ("/page", [:], "nobody"),
        ]
        try await self.app(fixture).test(.router) { client in
            for (path, headers, name) in asked {
                let body = try await client.execute(uri: path, method: .get, headers: headers) {
                    String(buffer: $0.body)
                }
                #expect(body == name, "\(path)")
            }
        }
    }

    @Test(
        "moves the end of a session on, and its cookie with it, but not at every request",
        arguments: Backend.available
    )
    func renewal(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let token = try await fixture.open(.phone(), of: ana).token
        let sessions = SessionStore(database: fixture.database, owner: ana.id)
        try await self.app(fixture).test(.router) { client in
            fixture.clock.advance(by: 299)
            let early = try await client.execute(uri: "/page", method: .get, headers: self.cookie(token)) { $0.headers }
            #expect(early[.setCookie] == nil)
            fixture.clock.advance(by: 1)
            let late = try await client.execute(uri: "/page", method: .get, headers: self.cookie(token)) { $0.headers }
            let cookie = try #require(late[.setCookie])
            #expect(cookie.hasPrefix("spotter_session=\(token.text);"))
            #expect(cookie.contains("HttpOnly") && cookie.contains("Secure") && cookie.contains("SameSite=Lax"))
        }
        #expect(try await sessions.all(at: fixture.clock.now()).map(\.seenAt) == [fixture.clock.now()])
    }
}
