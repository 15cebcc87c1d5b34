/// Stores a proof of the key with which a database is sealed.
///
/// Under another key nothing sealed before could be read, and what is sealed then could not be read under the right
/// one.
package enum SealProof {
    /// Thrown when the database is sealed with another key.
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

    /// Returns whether the database has a proof already.
    package static func isSet(in database: any Database) async throws -> Bool {
        try await database.read { try $0.exists("SELECT 1 FROM seal_proof WHERE id = 1") }
    }

    /// Stores the proof of the first seal; throws `OtherKey` for any other one later.
    package static func check(_ seal: Seal, of database: any Database) async throws {
        let mark = self.mark(of: seal)
        let known = try await database.write { db in
            try db.execute("INSERT INTO seal_proof (id, mark) VALUES (1, \(mark)) ON CONFLICT (id) DO NOTHING")
            return try db.row("SELECT mark FROM seal_proof WHERE id = 1") { try $0.blob(0) }
        }
        guard known == mark else { throw OtherKey() }
    }

    /// Replaces the proof, when the key before is lost with everything that it sealed.
    ///
    /// Throws `DatabaseInUse` while a program serves from PostgreSQL; on SQLite the caller holds the folder's lock.
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
