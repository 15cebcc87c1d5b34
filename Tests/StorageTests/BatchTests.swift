import Foundation
import Support
import Testing

@testable import Storage

/// Statements that wait for no answer of each other.
struct BatchTests {
    @Test("runs statements in order and tells how many rows each changed", arguments: Backend.available)
    func counts(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let changes = try await database.run([
            "INSERT INTO person (name, age) VALUES ('Ana', \(1)), ('Ben', \(2))",
            "INSERT INTO person (name) VALUES ('Ana') ON CONFLICT (name) DO NOTHING",
            "UPDATE person SET age = age + \(1) WHERE age >= \(2)",
        ])
        #expect(changes == [2, 0, 1])
        #expect(try await database.rows("SELECT age FROM person ORDER BY name") { try $0.int(0) } == [1, 3])
    }

    @Test("leaves nothing of statements of which one was refused", arguments: Backend.available)
    func allOrNothing(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let error = await #expect(throws: DatabaseError.self) {
            try await database.run([
                "INSERT INTO person (name) VALUES ('Ana')", "INSERT INTO person (name, age) VALUES ('Ben', \(-1))",
                "INSERT INTO person (name) VALUES ('Cem')",
            ])
        }
        guard case .checkViolation = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await database.names() == [])
    }

    @Test("hands everyone their own answer, whatever became of the others", arguments: Backend.available)
    func together(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        try await withThrowingTaskGroup { group in
            for number in 0..<200 {
                group.addTask { try await Self.ask(number, database) }
            }
            try await group.waitForAll()
        }
        let names = try await database.names()
        #expect(Set(names) == Set((0..<200).filter { $0 % 4 == 1 }.map { "Person \($0)" }))
    }

    /// A read, a write, a read that fails and a write that is refused, in turn.
    private static func ask(_ number: Int, _ database: any Database) async throws {
        switch number % 4 {
        case 0: #expect(try await database.rows("SELECT \(number) + 1") { try $0.int(0) } == [number + 1])
        case 1: #expect(try await database.run(["INSERT INTO person (name) VALUES (\("Person \(number)"))"]) == [1])
        case 2:
            await #expect(throws: DatabaseError.self) {
                try await database.rows("SELECT nothing FROM person WHERE id = \(number)") { try $0.int(0) }
            }
        default:
            await #expect(throws: DatabaseError.self) {
                try await database.run([
                    "INSERT INTO person (name) VALUES (\("Person \(number)"))",
                    "INSERT INTO person (name, age) VALUES (\("Again \(number)"), \(-1))",
                ])
            }
        }
    }

    @Test("refuses text with a NUL in a batch as well", arguments: Backend.available)
    func unstorable(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        await #expect(throws: DatabaseError.checkViolation("text with a NUL character")) {
            try await database.run(["INSERT INTO person (name) VALUES (\("A\0na"))"])
        }
        #expect(try await database.names() == [])
    }
}

/// What only PostgreSQL's batches can suffer.
@Suite(.enabled(if: Backend.available.contains(.postgres), "run the tests with bin/with-postgres"))
struct PostgresBatchTests {
    @Test("asks and writes again when the connection was ended before")
    func reconnects() async throws {
        let database = try await self.open()
        try await database.migrate(Schema.all)
        for name in ["Ana", "Ben"] {
            let process = try await database.rows("SELECT pg_backend_pid()") { try $0.integer(0) }.first
            let other = try await self.open()
            let id = try #require(process)
            _ = try await other.rows("SELECT pg_terminate_backend(CAST(\(id) AS INTEGER), 5000)") { try $0.bool(0) }
            if name == "Ana" {
                #expect(try await database.rows("SELECT 7 + \(0)") { try $0.int(0) } == [7])
            } else {
                #expect(try await database.run(["INSERT INTO person (name) VALUES (\(name))"]) == [1])
            }
        }
        #expect(try await database.names() == ["Ben"])
    }

    @Test("runs both of two writes that block each other")
    func deadlock() async throws {
        let database = try await self.open(connections: 2)
        try await database.migrate(Schema.all)
        let ids = [try await database.addPerson("Ana", age: 0), try await database.addPerson("Ben", age: 0)]
        try await withThrowingTaskGroup { group in
            for order in [ids, ids.reversed()] {
                group.addTask {
                    _ = try await database.run([
                        "UPDATE person SET age = age + 1 WHERE id = \(order[0])",
                        "INSERT INTO person (name) SELECT CAST(pg_sleep(0.2) AS TEXT) || CAST(\(order[0]) AS TEXT)",
                        "UPDATE person SET age = age + 1 WHERE id = \(order[1])",
                    ])
                }
            }
            try await group.waitForAll()
        }
        #expect(try await database.rows("SELECT age FROM person WHERE age > 0") { try $0.int(0) } == [2, 2])
    }

    @Test("commits writes that wait for the same connection at once")
    func shared() async throws {
        let database = try await self.open(connections: 1)
        try await database.migrate(Schema.all)
        let barrier = try await Barrier(self.open())
        let held = Task { try await database.rows(barrier.pass) { try $0.integer(0) } }
        try await barrier.waiting(1)
        let writes = (0..<12).map { number in
            Task {
                try await database.run([
                    "INSERT INTO person (name) SELECT CAST(\(number) AS TEXT) || ' in ' || txid_current()"
                ])
            }
        }
        try await Self.waiting(12, for: database)
        try await barrier.open()
        _ = try await held.value
        for write in writes { _ = try await write.value }
        let transactions = try await database.names().compactMap { $0.split(separator: " ").last }
        #expect(transactions.count == 12)
        #expect(Set(transactions).count == 1)
    }

    @Test("holds nobody up for long behind batches that don't come back")
    func overdue() async throws {
        let database = try await self.open(connections: 4)
        let barrier = try await Barrier(self.open())
        let long = Task { try await database.rows(barrier.pass) { try $0.integer(0) } }
        try await barrier.waiting(1)
        var others: Set<Int64> = []
        others.formUnion(try await database.write { try $0.rows("SELECT pg_backend_pid()") { try $0.integer(0) } })
        others.formUnion(try await database.rows("SELECT pg_backend_pid()") { try $0.integer(0) })
        try await barrier.open()
        #expect(others.isDisjoint(with: try await long.value))
    }

    @Test("holds nobody up for long who came while everybody was busy")
    func overdueSinceAllWereBusy() async throws {
        let database = try await self.open(connections: 2)
        let (long, short) = (try await Barrier(self.open()), try await Barrier(self.open()))
        let carried = Task { try await database.rows(long.pass) { try $0.integer(0) } }
        try await long.waiting(1)
        let transaction = Task { try await database.write { try $0.rows(short.pass) { try $0.integer(0) } } }
        try await short.waiting(1)
        let late = Task { try await database.rows("SELECT pg_backend_pid()") { try $0.integer(0) } }
        try await Self.waiting(1, for: database)
        try await short.open()
        #expect(try await late.value == transaction.value)
        try await long.open()
        #expect(try await late.value != carried.value)
    }

    @Test(
        "reads decimal numbers of any size",
        arguments: [
            ("0", 0), ("-7", -7), ("10000", 10_000), ("123456789012", 123_456_789_012), ("0.00012", 0.00012),
            ("-12345.678", -12_345.678), ("98765432109876543488", 98_765_432_109_876_543_488),
        ]
    )
    func decimals(text: String, value: Double) async throws {
        let database = try await self.open()
        let read = try await database.rows("SELECT CAST(\(text) AS NUMERIC)") { try $0.real(0) }
        #expect(abs(read[0] - value) <= abs(value) * 1e-15)
    }

    @Test("reads a sum of integers as one, and nothing with a fraction")
    func sums() async throws {
        let database = try await self.open()
        let sum: SQL = "SELECT SUM(n) FROM (VALUES (CAST(\(Int64.max - 5) AS BIGINT)), (5)) AS number (n)"
        #expect(try await database.rows(sum) { try $0.integer(0) } == [.max])
        await #expect(throws: DatabaseError.column(0, expected: "integer")) {
            try await database.rows("SELECT CAST('1.5' AS NUMERIC)") { try $0.integer(0) }
        }
    }

    /// Returns when so many wait for a connection.
    private static func waiting(_ count: Int, for database: PostgresDatabase) async throws {
        while database.waiting != count { try await Task.sleep(for: .milliseconds(10)) }
    }

    private func open(connections: Int = 1) async throws -> PostgresDatabase {
        guard case .postgres(let url) = try await Backend.postgres.place() else { throw DatabaseError.failed("no URL") }
        var settings = PostgresSettings()
        settings.connections = connections
        return try PostgresDatabase(url: url, settings: settings)
    }
}

/// What holds up whoever passes it until it is opened.
private struct Barrier {
    private let database: PostgresDatabase
    private let key = Int64.random(in: 1...Int64.max)

    /// Takes over a database of a single connection.
    init(_ database: PostgresDatabase) async throws {
        self.database = database
        _ = try await database.rows("SELECT CAST(pg_advisory_lock(\(self.key)) AS TEXT)") { _ in }
    }

    /// Waits, and answers which connection it was.
    var pass: SQL {
        "SELECT pg_backend_pid() FROM (SELECT CAST(pg_advisory_xact_lock_shared(\(self.key)) AS TEXT)) AS passed"
    }

    /// Returns when so many stand before it.
    func waiting(_ count: Int) async throws {
        let sum: SQL = """
            SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                AND (CAST(classid AS BIGINT) << 32) | CAST(objid AS BIGINT) = \(self.key)
            """
        while try await self.database.rows(sum, { try $0.int(0) }) != [count] {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func open() async throws {
        _ = try await self.database.rows("SELECT pg_advisory_unlock(\(self.key))") { try $0.bool(0) }
    }
}
