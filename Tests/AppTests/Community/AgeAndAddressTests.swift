import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import App

/// Only members with a confirmed address (where mail is sent) and of the same age group may meet.
struct AgeAndAddressTests {
    /// The pages that an unconfirmed member may open: the explanation, ways to hide, and the picture at the end of signing
    /// up, which nobody sees before there is a profile.
    private static let open: Set<String> = [
        "GET /together", "GET /together/guidelines", "POST /together/guidelines", "GET /together/blocks",
        "GET /together/blocks/new", "POST /together/blocks",
        "POST /together/blocks/{id}/removal", "POST /together/blocks/{id}/restoration",
        "POST /together/blocks/{id}/undoing", "GET /together/reports/new",
        "POST /together/reports", "GET /together/first-picture", "POST /together/first-picture",
    ]

    private func routes(_ app: TestApp) throws -> [(method: HTTPRequest.Method, path: String, uri: String)] {
        try app.environment.router().routes
            .filter { $0.method != .head && "\($0.path)".hasPrefix("/together") }
            .map { route in
                let parts = "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                return (route.method, "\(route.path)", "/" + parts.joined(separator: "/"))
            }
    }

    @Test("where mail is sent, nobody meets others before their address is confirmed")
    func unconfirmed() async throws {
        try await TestApp.run(configure: { $0.mailCommand = "/bin/true" }) { app in
            let ana = try await app.neighbour("Ana")
            for route in try self.routes(app) where !Self.open.contains("\(route.method.rawValue) \(route.path)") {
                let answer = try await app.client.execute(
                    uri: route.uri,
                    method: route.method,
                    headers: [.accept: "text/html", .cookie: ana.person.cookie]
                )
                #expect(answer.status == .forbidden, "\(route.method) \(route.uri)")
                #expect(answer.text.contains("Open the link we mailed you first."), "\(route.method) \(route.uri)")
                #expect(answer.text.contains(#"action="/confirmation""#), "\(route.method) \(route.uri)")
            }
            let page = try await ana.person.get("/together/buddies").text
            #expect(page.contains(#"name="next" value="/together""#), "\(page)")
            let asked = try await ana.person.post("/confirmation", ["next": "/together"])
            #expect(asked.headers[.location] == "/together" && asked.undo == "", "It says that a letter went.")
        }
    }

    @Test("without mail, everybody may")
    func withoutMail() async throws {
        try await TestApp.run { app in
            let ana = try await app.neighbour("Ana")
            for route in try self.routes(app) where route.method == .get {
                let answer = try await ana.person.get(route.uri)
                #expect(answer.status != .forbidden, "\(route.uri)")
            }
        }
    }

    @Test("nobody types themselves over 18 or under it, in settings or from a device")
    func birthday() async throws {
        try await TestApp.run { app in
            let young = try await app.neighbour("Young", birthday: "2009-05-17")
            let older = #"{"birthday": "1990-05-17"}"#
            #expect(try await young.person.api(.patch, "/me", older).status == .unprocessableContent)
            let week = #"{"birthday": "2009-05-10"}"#
            #expect(try await young.person.api(.patch, "/me", week).status == .unprocessableContent)
            #expect(try await young.person.api(.patch, "/me", #"{"firstName": "Younger"}"#).status == .ok)
            let page = try await young.person.post(
                "/me/settings",
                [
                    "firstName": "Young", "lastName": "Example", "screenName": "Young", "email": "young@example.org",
                    "birthday": "1990-05-17", "gender": "female", "version": "2",
                ]
            )
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("You joined under 18"))
            let ana = try await app.neighbour("Ana")
            let younger = #"{"birthday": "2009-05-17"}"#
            #expect(try await ana.person.api(.patch, "/me", younger).status == .unprocessableContent)
            #expect(try await ana.person.api(.patch, "/me", #"{"birthday": "1991-05-17"}"#).status == .ok)
        }
    }
}
