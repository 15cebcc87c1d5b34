import Foundation
import Storage
import Support
import Testing

/// What only PostgreSQL can suffer.
@Suite(.enabled(if: Backend.available.contains(.postgres), "run the tests with bin/with-postgres"))
struct PostgresTests {
    @Test("gives up a statement that takes too long, and serves the next")
    func statementTimeout() async throws {
        var settings = PostgresSettings()
        settings.connections = 1
        settings.statementTimeout = .seconds(1)
        let database = try await self.open(settings)
        await #expect(throws: DatabaseError.unavailable("The statement took too long.")) {
            try await database.read { _ = try $0.exists("SELECT pg_sleep(20)") }
        }
        #expect(try await database.read { try $0.exists("SELECT 1") })
    }

    @Test("says that nobody is there, without the URL")
    func serverDown() async throws {
        let database = try PostgresDatabase(url: "postgresql://ana:secret@127.0.0.1:1/spotter")
        for _ in 0..<5 {
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { _ = try $0.exists("SELECT 1") }
            }
            guard case .unavailable(let message) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!message.contains("secret"))
        }
        #expect(!String(reflecting: DatabaseLocation.postgres(url: "secret")).contains("secret"))
    }

    @Test("refuses a URL that is none, without repeating it")
    func wrongURL() throws {
        let error = #expect(throws: DatabaseError.self) {
            try PostgresDatabase(url: "postgresql://ana:secret@host/db?nonsense=secret")
        }
        #expect(!String(describing: error).contains("secret"))
    }

    @Test("runs the transaction again when its connection was ended before")
    func reconnects() async throws {
        var settings = PostgresSettings()
        settings.connections = 1
        let database = try await self.open(settings)
        try await database.migrate(Schema.all)
        let first = try await self.process(of: database)
        let other = try await self.open(PostgresSettings())
        #expect(try await other.read { try $0.exists("SELECT pg_terminate_backend(CAST(\(first) AS INTEGER))") })
        try await database.addPerson("Ana")
        #expect(try await database.names() == ["Ana"])
        #expect(try await self.process(of: database) != first)
    }

    @Test("runs both of two transactions that block each other")
    func deadlock() async throws {
        let database = try await self.open(PostgresSettings())
        try await database.migrate(Schema.all)
        let ids = [try await database.addPerson("Ana", age: 0), try await database.addPerson("Ben", age: 0)]
        try await withThrowingTaskGroup { group in
            for order in [ids, ids.reversed()] {
                group.addTask {
                    try await database.write { connection in
                        for id in order {
                            try connection.execute("UPDATE person SET age = age + 1 WHERE id = \(id)")
                            _ = try connection.exists("SELECT pg_sleep(0.2)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let ages = try await database.read { try $0.rows("SELECT age FROM person") { try $0.int(0) } }
        #expect(ages == [2, 2])
    }

    @Test("refuses work when too much waits")
    func boundedQueue() async throws {
        var settings = PostgresSettings()
        settings.connections = 1
        settings.waiting = 2
        let database = try await self.open(settings)
        let refused = await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask {
                    do {
                        return try await database.read { try !$0.exists("SELECT pg_sleep(0.2)") }
                    } catch {
                        return error as? DatabaseError == .unavailable("Too many transactions wait for PostgreSQL.")
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(refused >= 7)
    }

    @Test("forgets the statements used longest ago")
    func forgetsStatements() async throws {
        var settings = PostgresSettings()
        settings.connections = 1
        settings.statements = 3
        let database = try await self.open(settings)
        for number in [1, 2, 3, 4, 5, 1, 2, 3] {
            let statement = ["1", "2", "3", "4", "5"][number - 1]
            let sql: SQL =
                switch statement {
                case "1": "SELECT 1 + \(number)"
                case "2": "SELECT 2 + \(number)"
                case "3": "SELECT 3 + \(number)"
                case "4": "SELECT 4 + \(number)"
                default: "SELECT 5 + \(number)"
                }
            #expect(try await database.read { try $0.row(sql) { try $0.int(0) } } == 2 * number)
        }
        let kept = try await database.read {
            try $0.row("SELECT COUNT(*) FROM pg_prepared_statements WHERE name LIKE 's%'") { try $0.int(0) }
        }
        #expect(kept == 3)
    }

    @Test("prepares a statement once although its first use failed")
    func failedFirstUse() async throws {
        var settings = PostgresSettings()
        settings.connections = 1
        let database = try await self.open(settings)
        try await database.migrate(Schema.all)
        for _ in 0..<3 {
            await #expect(throws: DatabaseError.self) {
                try await database.write { try $0.execute("INSERT INTO person (name, age) VALUES ('Ana', \(-1))") }
            }
        }
        let kept = try await database.read {
            try $0.row("SELECT COUNT(*) FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO person%'") {
                try $0.int(0)
            }
        }
        #expect(kept == 1)
    }

    private func open(_ settings: PostgresSettings) async throws -> PostgresDatabase {
        guard case .postgres(let url) = try await Backend.postgres.place() else { throw DatabaseError.failed("no URL") }
        return try PostgresDatabase(url: url, settings: settings)
    }

    private func process(of database: PostgresDatabase) async throws -> Int64? {
        try await database.read { try $0.row("SELECT pg_backend_pid()") { try $0.integer(0) } }
    }
}
