import Foundation
import Storage
import Support
import Testing

/// Servers that become standbys, transactions that hang, tables that are locked.
@Suite(.enabled(if: Backend.available.contains(.postgres), "run the tests with bin/with-postgres"))
struct PostgresBadDayTests {
    private func open(at place: DatabaseLocation? = nil, _ settings: PostgresSettings) async throws -> PostgresDatabase
    {
        let place = if let place { place } else { try await Backend.postgres.place() }
        guard case .postgres(let url) = place else { throw DatabaseError.failed("not PostgreSQL") }
        return try PostgresDatabase(url: url, settings: settings)
    }

    private func one() -> PostgresSettings {
        var settings = PostgresSettings()
        settings.connections = 1
        return settings
    }

    /// Waits until somebody has a lock of one of these modes on the people, or asks for it.
    private func waitForLock(_ modes: [String], seenBy database: PostgresDatabase) async throws {
        let asked = modes.joined(separator: ",")
        let sql: SQL = """
            SELECT 1 FROM pg_locks
            WHERE relation = CAST('person' AS regclass) AND mode = ANY(string_to_array(\(asked), ','))
            """
        while try await database.row(sql, { _ in true }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("a server that takes no writes any more is left for another connection, and the write is done")
    func standby() async throws {
        let database = try await self.open(self.one())
        try await database.migrate(Schema.all)
        // As a server does that becomes a standby under an open connection: SQLSTATE 25006.
        try await database.write { db in
            try db.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        }
        try await database.addPerson("Ana")
        #expect(try await database.names() == ["Ana"])
        try await database.write { db in
            try db.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        }
        _ = try await database.run(["UPDATE person SET age = 1"])
    }

    @Test("a transaction whose program hangs is ended, and the next one goes on")
    func idle() async throws {
        var settings = self.one()
        settings.idleInTransaction = .seconds(1)
        let database = try await self.open(settings)
        try await database.migrate(Schema.all)
        await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                try db.execute("INSERT INTO person (name) VALUES ('Ana')")
                Thread.sleep(forTimeInterval: 2.5)
                try db.execute("INSERT INTO person (name) VALUES ('Ben')")
            }
        }
        #expect(try await database.names() == [])
        try await database.addPerson("Cleo")
        #expect(try await database.names() == ["Cleo"])
    }

    @Test("a schema change waits for a locked table in short turns, and is done then", .timeLimit(.minutes(2)))
    func locked() async throws {
        let place = try await Backend.postgres.place()
        let database = try await self.open(at: place, PostgresSettings())
        try await database.migrate([Schema.people])
        let other = try await self.open(at: place, self.one())
        let holder = Task {
            try await other.write { db in
                try db.execute("LOCK TABLE person IN ACCESS SHARE MODE")
                Thread.sleep(forTimeInterval: 8)
            }
        }
        try await self.waitForLock(["AccessShareLock"], seenBy: database)
        let added = Migration("test-0003-column") { words in ["ALTER TABLE person ADD COLUMN shoe \(words.integer)"] }
        try await database.migrate([Schema.people, added])
        try await holder.value
        #expect(try await database.row("SELECT COUNT(shoe) FROM person") { try $0.int(0) } == 0)
    }

    @Test("an index of a table with rows is built while the table is written to", .timeLimit(.minutes(2)))
    func index() async throws {
        let place = try await Backend.postgres.place()
        let database = try await self.open(at: place, PostgresSettings())
        try await database.migrate([Schema.people])
        try await database.addPerson("Ana")
        let other = try await self.open(at: place, self.one())
        // An open transaction that wrote: a plain CREATE INDEX would wait for it, and all writers for that.
        let isWritten = DispatchSemaphore(value: 0)
        let writer = Task {
            try await other.write { db in
                try db.execute("INSERT INTO person (name) VALUES ('Ben')")
                isWritten.wait()
            }
        }
        try await self.waitForLock(["RowExclusiveLock"], seenBy: database)
        let added = Migration("test-0003-index", index: .init("person_age", on: "person", "(age)"))
        let migrating = Task { try await database.migrate([Schema.people, added]) }
        try await self.waitForLock(["ShareUpdateExclusiveLock", "ShareLock"], seenBy: database)
        // It would never be done if whoever writes waited for the index, which waits for the transaction.
        try await database.addPerson("Cleo")
        isWritten.signal()
        try await writer.value
        try await migrating.value
        let valid = try await database.row(
            "SELECT 1 FROM pg_index WHERE indexrelid = CAST('person_age' AS regclass) AND indisvalid"
        ) { _ in true }
        #expect(valid == true)
        #expect(try await database.names().sorted() == ["Ana", "Ben", "Cleo"])
    }
}

struct IndexMigrationTests {
    @Test("programs that start together build an index once, with rows and without", arguments: Backend.available)
    func together(_ backend: Backend) async throws {
        for rows in [0, 3] {
            let place = try await backend.place()
            let first = try openDatabase(at: place, concurrency: 1)
            try await first.migrate([Schema.people])
            for number in 0..<rows { try await first.addPerson("Person \(number)") }
            let added = Migration("test-0003-index", index: .init("person_age", on: "person", "(age)"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<(backend == .postgres ? 3 : 1) {
                    group.addTask {
                        let database = try openDatabase(at: place, concurrency: 1)
                        try await database.migrate([Schema.people, added])
                        try await database.close()
                    }
                }
                try await group.waitForAll()
            }
            try await first.migrate([Schema.people, added])
            try await first.close()
        }
    }
}
