import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Accounts

struct TokenPagesTests {
    @Test("a token is shown once, when it is made")
    func once() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let made = try await client.submit(
                "/me/tokens",
                "name=Scale&scopes=weight%3Awrite&days=30&password=four+unrelated+words"
            )
            #expect(made.status == .created)
            #expect(made.headers[.cacheControl] == "private, no-store")
            let html = String(buffer: made.body)
            #expect(html.contains("spt_"))
            let list = try await client.page("/me/tokens").html
            #expect(!list.contains("spt_"))
            #expect(list.contains("Scale") && list.contains("weight:write") && list.contains("Never used"))
        }
    }

    @Test(
        "a token needs a name, a known scope and the right password",
        arguments: [
            ("name=&scopes=weight%3Awrite&password=four+unrelated+words", "Give it a name"),
            ("name=Scale&password=four+unrelated+words", "Choose at least one"),
            ("name=Scale&scopes=everything&password=four+unrelated+words", "Choose from these"),
            ("name=Scale&scopes=weight%3Awrite&password=", "Type your password."),
            ("name=Scale&scopes=weight%3Awrite&password=wrong", "That isn&#39;t your password."),
            ("name=Scale&scopes=weight%3Awrite&days=0&password=four+unrelated+words", "Choose from 1 to"),
        ]
    )
    func refused(form: String, complaint: String) async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            let answer = try await client.submit("/me/tokens", form)
            #expect(answer.status == .unprocessableContent)
            #expect(String(buffer: answer.body).contains(complaint), "\(String(buffer: answer.body))")
        }
        #expect(
            try await TokenStore(database: pages.fixture.database, owner: pages.ana.id).all(at: .distantPast).isEmpty
        )
    }

    @Test("a revoked token is gone from the list, and Undo brings it back")
    func revoked() async throws {
        let pages = try await OwnPages()
        let tokens = TokenStore(database: pages.fixture.database, owner: pages.ana.id)
        let values = TokenForm.Values(name: "Scale", scopes: [.writeSteps], days: nil, password: "")
        let made = try #require(try await tokens.make(values, of: pages.ana, at: pages.fixture.clock.now()))
        try await pages.visit { client in
            let path = "/me/tokens/\(made.token.id)/revocation"
            let revoked = try await client.submit(path, "")
            #expect(revoked.status == .seeOther)
            let again = try await client.submit(path, "")
            #expect(again.status == .notFound)
            let list = try await client.page("/me/tokens").html
            #expect(!list.contains("Scale"))
            let undo = "/me/tokens/\(made.token.id)/restoration"
            #expect(try Self.undo(in: revoked) == undo)
            let restored = try await client.submit(undo, "")
            #expect(restored.status == .seeOther)
            let back = try await client.page("/me/tokens").html
            #expect(back.contains("Scale"))
            let twice = try await client.submit(undo, "")
            #expect(twice.status == .notFound)
        }
    }

    /// Returns where the Undo of a toast leads.
    private static func undo(in answer: TestResponse) throws -> String? {
        let cookies = answer.headers[values: .setCookie].filter { $0.hasPrefix("spotter_toast=") }
        let value = try #require(cookies.first?.split(separator: ";").first?.dropFirst("spotter_toast=".count))
        let data = try #require(Data(base64Encoded: String(value)))
        return try (JSONSerialization.jsonObject(with: data) as? [String: Any])?["undo"] as? String
    }
}
