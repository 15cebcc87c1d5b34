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

@testable import Accounts

/// The pages as a browser meets them.
struct AccountPagesTests {
    @Test(
        "every page can be looked at",
        arguments: [
            ("/", 200, "Sign up"), ("/sign-up", 200, "Screen name"), ("/log-in?next=/foods", 200, "value=\"/foods\""),
            ("/recovery", 200, "Send me a link"), ("/recovery/unknown", 410, "no longer good"),
            ("/confirmation/unknown", 410, "no longer good"),
        ]
    )
    func looks(path: String, status: Int, words: String) async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        try await fixture.site().test(.router) { client in
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status.code == status)
                #expect(String(buffer: response.body).contains(words))
            }
        }
    }

    @Test("sign up, look at the sessions, log out, log in again", arguments: Backend.available)
    func journey(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        try await fixture.site().test(.router) { client in
            let joined = try await client.sendForm("/sign-up", NewMember.anaTyped)
            #expect(joined.status == .seeOther)
            #expect(joined.headers[.location] == "/welcome")
            let cookies = joined.cookies
            let sessions = try await client.execute(uri: "/me/sessions", method: .get, headers: cookies) { $0 }
            #expect(sessions.status == .ok)
            #expect(String(buffer: sessions.body).contains("This one"))
            let left = try await client.sendForm("/log-out", "", cookies)
            #expect(left.headers[.location] == "/" && left.headers[.clearSiteData] == nil)
            let front = try await client.execute(uri: "/", method: .get, headers: cookies) { $0 }
            #expect(front.headers[.clearSiteData] == "\"cache\"")
            #expect(front.headers[values: .setCookie].contains { $0.hasPrefix("spotter_session=;") })
            let after = try await client.execute(uri: "/me/sessions", method: .get, headers: cookies) { $0 }
            #expect(after.headers[.location] == "/log-in?next=/me/sessions")
            let back = try await client.sendForm(
                "/log-in",
                "login=ANA&password=four+unrelated+words&next=/foods",
                cookies
            )
            #expect(back.headers[.location] == "/foods")
            let again = try await client.execute(uri: "/log-in", method: .get, headers: back.cookies) { $0 }
            #expect(again.headers[.location] == "/diary")
        }
    }

    @Test("a taken address offers to log in, and shows what was typed but no password")
    func taken() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        try await fixture.site().test(.router) { client in
            _ = try await client.sendForm("/sign-up", NewMember.anaTyped)
            let second = try await client.sendForm("/sign-up", NewMember.anaTyped)
            let html = String(buffer: second.body)
            #expect(second.status == .unprocessableContent)
            #expect(html.contains("already has an account"))
            #expect(html.contains("Log in with this address"))
            #expect(html.contains("/log-in?login=ana"))
            #expect(html.contains("value=\"ana@example.org\""))
            #expect(!html.contains("four unrelated words"))
        }
    }

    @Test("taken names are told together with whatever else is to be mended, and not where nobody may sign up")
    func allAtOnce() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        try await fixture.site().test(.router) { client in
            _ = try await client.sendForm("/sign-up", NewMember.anaTyped)
            let typed = NewMember.anaTyped.replacing("four+unrelated+words", with: "password")
            #expect(typed != NewMember.anaTyped)
            let html = String(buffer: try await client.sendForm("/sign-up", typed).body)
            #expect(html.contains("already has an account") && html.contains("already has this screen name"))
            #expect(html.contains("Too many people use this one"))
        }
    }

    @Test("a wrong pair is told in the same words whichever is wrong", arguments: ["ana", "nobody"])
    func mismatch(login: String) async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        _ = try await fixture.add("ana")
        try await fixture.site().test(.router) { client in
            let answer = try await client.sendForm("/log-in", "login=\(login)&password=wrong+password")
            #expect(answer.status == .unprocessableContent)
            #expect(String(buffer: answer.body).contains("These two don&#39;t match"))
            #expect(answer.headers[.setCookie] == nil)
        }
    }

    @Test("nobody is led off this server", arguments: ["https://evil.example", "//evil.example", "/\\evil.example"])
    func elsewhere(next: String) async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        _ = try await fixture.add("ana")
        try await fixture.site().test(.router) { client in
            let body = "login=ana&password=four+unrelated+words&next=\(next)"
            let answer = try await client.sendForm("/log-in", body)
            #expect(answer.headers[.location] == "/welcome")
        }
    }

    @Test("who left the set-up half-done comes to Today, which offers to finish it")
    func halfDone() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        let ana = try await fixture.add("ana")
        try await WelcomeStore(database: fixture.database, owner: ana.id).skip(.body, at: fixture.clock.now())
        try await fixture.site().test(.router) { client in
            let answer = try await client.sendForm("/log-in", "login=ana&password=four+unrelated+words")
            #expect(answer.headers[.location] == "/diary")
        }
    }

    @Test("the recovery page says the same whether there is such an account or not")
    func recovery() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        _ = try await fixture.add("ana")
        try await fixture.site().test(.router) { client in
            let known = String(buffer: try await client.sendForm("/recovery", "email=ana@example.org").body)
            let unknown = String(buffer: try await client.sendForm("/recovery", "email=eva@example.org").body)
            #expect(known.replacing("ana@", with: "") == unknown.replacing("eva@", with: ""))
            let token = try #require(try await fixture.delivered().first?.token)
            let path = "/recovery/\(token.text)"
            #expect(try await client.execute(uri: path, method: .get) { $0.status } == .ok)
            let short = try await client.sendForm(path, "password=short&passwordAgain=short")
            #expect(short.status == .unprocessableContent)
            let new = "password=another+good+one&passwordAgain=another+good+one"
            let changed = try await client.sendForm(path, new)
            #expect(changed.headers[.location] == "/welcome")
            #expect(
                try await client.execute(uri: "/me/sessions", method: .get, headers: changed.cookies) { $0.status }
                    == .ok
            )
            #expect(try await client.sendForm(path, new).status == .gone)
        }
    }

    @Test("looking at a confirmation link confirms nothing, its button does")
    func confirmation() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        try await fixture.site().test(.router) { client in
            _ = try await client.sendForm("/sign-up", NewMember.anaTyped)
            let token = try #require(try await fixture.delivered().first?.token)
            let path = "/confirmation/\(token.text)"
            let page = try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
            #expect(page.contains("ana@example.org"))
            #expect(try await fixture.members.find(login: "ana")?.emailConfirmedAt == nil)
            #expect(try await client.sendForm(path, "").status == .seeOther)
            #expect(try await fixture.members.find(login: "ana")?.emailConfirmedAt != nil)
        }
    }
}
