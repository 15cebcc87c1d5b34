import Foundation
import Storage
import Web

/// A key that a member gave to a program of theirs: what it is called and may do, never the key itself.
struct AccessToken: Sendable, Equatable {
    let id: String
    let name: String
    /// In their order.
    let scopes: [Scope]
    let createdAt: Date
    /// Nil when it was never used.
    let seenAt: Date?
    /// Nil when it is good until revoked.
    let expiresAt: Date?

    /// The most that one member may have at once.
    static let most = 50
    /// How the texts of tokens begin, by which a forgotten one is recognised for what it is.
    static let prefix = "spt_"

    static let columns: SQL = "id, name, scopes, created_at, seen_at, expires_at"

    init(_ row: SQLRow) throws {
        var columns = row.reader
        self.id = try columns.text()
        self.name = try columns.text()
        self.scopes = Self.scopes(try columns.text()).sorted()
        self.createdAt = Date(milliseconds: try columns.integer())
        self.seenAt = try columns.optionalInteger().map { Date(milliseconds: $0) }
        self.expiresAt = try columns.optionalInteger().map { Date(milliseconds: $0) }
    }

    /// Those that later versions dropped open nothing.
    static func scopes(_ text: String) -> Set<Scope> {
        Set(text.split(separator: " ").map { Scope(rawValue: String($0)) })
    }

    static func text(_ scopes: some Sequence<Scope>) -> String {
        scopes.sorted().map(\.rawValue).joined(separator: " ")
    }
}
