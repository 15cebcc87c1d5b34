import Foundation
import Storage
import Support
import Testing

struct MigrationTests {
    @Test("makes the same tables and columns on every engine, once", arguments: Backend.available)
    func fromEmpty(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        try await database.migrate(Schema.all)
        let columns: SQL =
            switch backend {
            case .sqlite:
                """
                SELECT t.name || '.' || c.name FROM sqlite_master t, pragma_table_info(t.name) c
                WHERE t.name IN ('person', 'pet') ORDER BY 1
                """
            case .postgres:
                """
                SELECT table_name || '.' || column_name FROM information_schema.columns
                WHERE table_schema = current_schema() AND table_name IN ('person', 'pet') ORDER BY 1
                """
            }
        let found = try await database.read { try $0.rows(columns) { try $0.text(0) } }
        #expect(
            found.sorted() == [
                "person.age", "person.height", "person.id", "person.name", "person.picture",
                "pet.id", "pet.mother_id", "pet.name", "pet.person_id",
            ]
        )
    }

    @Test("keeps the rows of an older database", arguments: Backend.available)
    func fromOlder(backend: Backend) async throws {
        let database = try await backend.open([Schema.people])
        let id = try await database.addPerson("Ana")
        try await database.migrate(Schema.all)
        try await database.write { try $0.execute("INSERT INTO pet (person_id, name) VALUES (\(id), 'Rex')") }
        #expect(try await database.names() == ["Ana"])
    }

    @Test("refuses a newer database", arguments: Backend.available)
    func refusesNewer(backend: Backend) async throws {
        let database = try await backend.open(Schema.all)
        let error = await #expect(throws: SchemaIsNewer.self) { try await database.migrate([Schema.people]) }
        #expect(error?.unknown == ["test-0002-pets"])
    }

    @Test("leaves nothing of a migration that fails", arguments: Backend.available)
    func isWhole(backend: Backend) async throws {
        let database = try await backend.open([])
        let broken = Migration("test-0003-broken") { words in
            Schema.people.statements(words) + ["CREATE TABLE person (id \(words.integer))"]
        }
        await #expect(throws: DatabaseError.self) { try await database.migrate([broken]) }
        try await database.migrate([Schema.people])
        #expect(try await database.names() == [])
    }

    @Test("lets programs that start together migrate one after the other", arguments: Backend.available)
    func together(backend: Backend) async throws {
        let place = try await backend.place()
        try await withThrowingTaskGroup { group in
            for _ in 0..<(backend == .postgres ? 4 : 1) {
                group.addTask {
                    let database = try openDatabase(at: place, concurrency: 1)
                    try await database.migrate(Schema.all)
                    try await database.close()
                }
            }
            try await group.waitForAll()
        }
        let database = try openDatabase(at: place)
        #expect(try await database.names() == [])
    }

    @Test("puts a copy beside an SQLite file before changing it, and keeps three")
    func keepsCopies() async throws {
        guard case .sqlite(let path) = try await Backend.sqlite.place() else { return }
        let database = try SQLiteDatabase(path: path)
        let steps = (1...6).map { number in
            Migration("test-000\(number)") { words in ["CREATE TABLE t\(number) (id \(words.identity))\(words.strict)"]
            }
        }
        for count in 1...6 { try await database.migrate(Array(steps.prefix(count))) }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let copies = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains("backup") }
        #expect(copies.sorted() == (4...6).map { "spotter.sqlite.before-test-000\($0).backup" })
        let copy = try SQLiteDatabase(path: folder + "/spotter.sqlite.before-test-0006.backup")
        let tables = try await copy.read {
            try $0.rows("SELECT name FROM sqlite_master WHERE name LIKE 't_' ORDER BY name") { try $0.text(0) }
        }
        #expect(tables == ["t1", "t2", "t3", "t4", "t5"])
    }
}
