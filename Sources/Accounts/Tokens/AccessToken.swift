import Foundation
import Storage
import Web

/// A personal access token with name and scopes, without its secret.
struct AccessToken: Sendable, Equatable {
    let id: String
    let name: String
    /// The scopes, sorted.
    let scopes: [Scope]
    let createdAt: Date
    /// Nil when it was never used.
    let seenAt: Date?
    /// Nil when it doesn't expire.
    let expiresAt: Date?

    /// The most tokens of one member.
    static let most = 50
    /// The beginning of all tokens, by which a leaked one is recognised.
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

    /// Reads scopes; those that later versions dropped allow nothing.
    static func scopes(_ text: String) -> Set<Scope> {
        Set(text.split(separator: " ").map { Scope(rawValue: String($0)) })
    }

    static func text(_ scopes: some Sequence<Scope>) -> String {
        scopes.sorted().map(\.rawValue).joined(separator: " ")
    }
}
