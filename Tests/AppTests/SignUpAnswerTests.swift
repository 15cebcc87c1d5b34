import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Notices
import Storage
import Support
import Testing

@testable import App

/// What a stranger learns by signing up, where letters go out.
struct SignUpAnswerTests {
    private static func mails(_ config: inout Config) { config.mailCommand = "/bin/true" }

    private static func fields(_ name: String, _ email: String) -> [String: String] {
        [
            "firstName": "Cleo", "lastName": "Example", "screenName": name, "email": email,
            "password": "correct horse battery", "passwordAgain": "correct horse battery", "birthday": "1990-05-17",
            "gender": "female", "timeZone": "UTC",
        ]
    }

    @Test("the answer is the same whether the address has an account or not", arguments: Backend.available)
    func same(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: Self.mails) { app in
            _ = try await app.person("Ana", body: false)
            var answers: [[String]] = [[], []]
            for (place, email) in ["ana@example.org", "cleo@example.org"].enumerated() {
                let page = try await app.post("/sign-up", Self.fields("Cleo", email), cookie: "")
                #expect(page.status == .ok && page.headers[.setCookie] == nil)
                let wrong = try await app.post(
                    "/sign-up",
                    Self.fields("Cleo", email).merging(["password": "short"]) { $1 },
                    cookie: ""
                )
                #expect(wrong.status == .unprocessableContent)
                let json = try JSONSerialization.data(
                    withJSONObject: Self.fields("Cleo", email).filter { $0.key != "passwordAgain" }
                )
                let device = try await app.client.execute(
                    uri: "/api/v1/members",
                    method: .post,
                    headers: [.contentType: "application/json"],
                    body: ByteBuffer(bytes: json)
                )
                #expect(device.status == .accepted)
                answers[place] = [page.text, wrong.text, device.text].map { $0.replacing(email, with: "EMAIL") }
            }
            #expect(answers[0] == answers[1])
            let letters = try await app.letters()
            let count = { (email: String, subject: String) in
                letters.count { $0.to == email && $0.subject == subject }
            }
            #expect(count("ana@example.org", "You have an account already") == 2)
            #expect(count("cleo@example.org", "Finish signing up") == 2)
            #expect(count("cleo@example.org", "You have an account already") == 0)
        }
    }

    @Test("the mailed link makes the account, confirmed, once", arguments: Backend.available)
    func link(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: Self.mails) { app in
            _ = try await app.post("/sign-up", Self.fields("Cleo", "cleo@example.org"), cookie: "")
            let count = { try await app.environment.database.row("SELECT COUNT(*) FROM member") { try $0.int(0) } }
            #expect(try await count() == 0)
            let link = try await app.signUpLink("cleo@example.org")
            let page = try await app.client.execute(uri: link, method: .get, headers: [.accept: "text/html"])
            #expect(page.status == .ok && page.text.contains("cleo@example.org"))
            #expect(try await count() == 0, "A visit makes nothing.")
            let done = try await app.post(link, ["screenName": "Cleo"], cookie: "")
            #expect(done.status == .seeOther && done.headers[.location] == "/welcome")
            #expect(done.headers[.setCookie] != nil)
            let confirmed = try await app.environment.database.row(
                "SELECT email_confirmed_at FROM member WHERE email = 'cleo@example.org'"
            ) { try $0.integer(0) }
            #expect(confirmed == Int64(TestApp.now.timeIntervalSince1970 * 1_000))
            #expect(try await app.post(link, ["screenName": "Cleo2"], cookie: "").status == .gone)
            #expect(try await count() == 1)
        }
    }

    @Test("who had the screen name first keeps it, and another can be chosen", arguments: Backend.available)
    func meanwhile(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: Self.mails) { app in
            for email in ["cleo@example.org", "dora@example.org"] {
                _ = try await app.post("/sign-up", Self.fields("Cleo", email), cookie: "")
            }
            let (one, other) = (
                try await app.signUpLink("cleo@example.org"), try await app.signUpLink("dora@example.org")
            )
            #expect(try await app.post(one, ["screenName": "Cleo"], cookie: "").status == .seeOther)
            let again = try await app.post(other, ["screenName": "Cleo"], cookie: "")
            #expect(again.status == .unprocessableContent && again.text.contains("already has this screen name"))
            #expect(try await app.post(other, ["screenName": "Dora"], cookie: "").status == .seeOther)
        }
    }

    @Test("one address gets five letters a day", arguments: Backend.available)
    func flood(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: Self.mails) { app in
            for _ in 0..<7 {
                let page = try await app.post("/sign-up", Self.fields("Cleo", "cleo@example.org"), cookie: "")
                #expect(page.status == .ok)
            }
            #expect(try await app.letters().count { $0.to == "cleo@example.org" } == 5)
        }
    }
}
