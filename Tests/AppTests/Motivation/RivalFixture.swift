import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// A group of rivals in the tests of pages and devices.
enum RivalFixture {
    static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1f01"

    /// A new group of four weeks from today, as a device sends it.
    static func json(_ changes: [String: Any] = [:]) throws -> String {
        var values: [String: Any] = [
            "requestId": Self.id, "name": "Spring", "lastDay": "2026-04-10",
            "rules": [["fact": "weigh-ins", "weight": 2], ["fact": "steps", "weight": 1]],
        ]
        values.merge(changes) { $1 }
        return String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    }

    /// Makes the group; returns its code.
    static func make(_ maker: TestPerson, _ changes: [String: Any] = [:]) async throws -> String {
        let made = try await maker.api(.post, "/motivation/rivals", try Self.json(changes))
        try #require(made.status == .created, "\(made.text)")
        return try #require(try made.json()["code"] as? String)
    }

    static func join(_ person: TestPerson, _ code: String, _ aims: String = "") async throws -> TestResponse {
        try await person.api(.post, "/motivation/rivals/joining", #"{"code": "\#(code)"\#(aims)}"#)
    }

    /// The group as a device reads it.
    static func group(_ person: TestPerson) async throws -> [String: Any] {
        try await person.api(.get, "/motivation/rivals/\(Self.id)").json()
    }

    /// The names on the board; "" for the reader.
    static func names(_ person: TestPerson) async throws -> [String] {
        let rows = try await Self.group(person)["rows"] as? [[String: Any]] ?? []
        return rows.map { $0["name"] as? String ?? "" }
    }
}
