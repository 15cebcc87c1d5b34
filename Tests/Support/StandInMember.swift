package import Storage

/// A bare `member` table for tests of rooms that only need someone to own their rows.
package enum StandInMember {
    package static let migrations = [
        Migration("test-0000-member") { words in
            ["CREATE TABLE member (id \(words.identity), name \(words.text) NOT NULL) \(words.strict)"]
        }
    ]

    /// Adds a member and returns the id.
    package static func add(_ name: String, to database: any Database) async throws -> Int64 {
        try await self.add([name], to: database).first ?? 0
    }

    /// Adds several at once and returns their ids.
    package static func add(_ names: [String], to database: any Database) async throws -> [Int64] {
        try await database.write { db in
            try names.flatMap { name in
                try db.rows("INSERT INTO member (name) VALUES (\(name)) RETURNING id") { try $0.integer(0) }
            }
        }
    }
}
