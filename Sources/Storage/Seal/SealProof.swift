/// Remembers which key a database is sealed with.
///
/// Under another key nothing sealed before could be read, and what is sealed then could not be read under the right one.
package enum SealProof {
    /// The database is sealed with another key.
    package struct OtherKey: Error, Equatable {}

    package static let migrations = [
        Migration("storage-0001-seal-proof") { words in
            [
                """
                CREATE TABLE seal_proof (
                    id \(words.integer) NOT NULL PRIMARY KEY CHECK (id = 1),
                    mark \(words.blob) NOT NULL
                ) \(words.strict)
                """
            ]
        }
    ]

    /// Whether a seal is the database's own already.
    package static func isSet(in database: any Database) async throws -> Bool {
        try await database.read { try $0.exists("SELECT 1 FROM seal_proof WHERE id = 1") }
    }

    /// Takes the first seal that comes for the database's own; throws `OtherKey` for any other.
    package static func check(_ seal: Seal, of database: any Database) async throws {
        let mark = self.mark(of: seal)
        let known = try await database.write { db in
            try db.execute("INSERT INTO seal_proof (id, mark) VALUES (1, \(mark)) ON CONFLICT (id) DO NOTHING")
            return try db.row("SELECT mark FROM seal_proof WHERE id = 1") { try $0.blob(0) }
        }
        guard known == mark else { throw OtherKey() }
    }

    /// Makes a seal the database's own, when the one before is lost with all that it sealed.
    ///
    /// Throws `DatabaseInUse` while anybody serves from PostgreSQL; of SQLite the caller holds the folder's lock.
    package static func adopt(_ seal: Seal, by database: any Database) async throws {
        let mark = self.mark(of: seal)
        try await database.write { db in
            if db.dialect == .postgres { try PostgresLock.keepOthersOut(db) }
            try db.execute(
                "INSERT INTO seal_proof (id, mark) VALUES (1, \(mark)) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark"
            )
        }
    }

    private static func mark(of seal: Seal) -> [UInt8] { seal.mark("", as: "seal_proof.mark") }
}
