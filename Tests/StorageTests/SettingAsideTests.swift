import Storage
import Support
import Testing

struct SettingAsideTests {
    private struct Odd: Error {}

    private static let names = RowNames("person", .owner, .key)

    /// Ana, Ben and Cleo.
    private func people(_ backend: Backend) async throws -> any Database {
        let database = try await backend.open(Schema.all)
        for name in ["Ana", "Ben", "Cleo"] { try await database.addPerson(name) }
        return database
    }

    private static func name(_ row: SQLRow) throws -> String {
        let name = try row.text(1)
        if name == "Ben" { throw DatabaseError.column(1, expected: "a name") }
        return name
    }

    @Test("one row that can't be read keeps no other back, and is told once by its name", arguments: Backend.available)
    func reading(_ backend: Backend) async throws {
        let database = try await self.people(backend)
        let statement: SQL = "SELECT id, name FROM person ORDER BY id"
        let found = try await database.row("SELECT id FROM person WHERE name = 'Ben'") { try $0.integer(0) }
        let ben = try #require(found)
        let row = RowName("person", owner: ben, key: "Ben")
        for _ in 0..<2 {
            let outside = try await database.rowsSettingAside(statement, Self.names, Self.name)
            #expect(outside.rows == ["Ana", "Cleo"])
            #expect(outside.aside == [row])
            let inside = try await database.read { db in
                let read = try db.rowsSettingAside(statement, Self.names, Self.name)
                return read.rows + read.aside.map(\.key)
            }
            #expect(inside == ["Ana", "Cleo", "Ben"])
        }
        #expect(database.setAside.all == [row])
        #expect(database.setAside.count == 1)
    }

    @Test("numbers tell which row it was, too, and so does what can't be told", arguments: Backend.available)
    func naming(_ backend: Backend) async throws {
        let database = try await self.people(backend)
        let read = try await database.rowsSettingAside(
            "SELECT name, id, NULL FROM person WHERE name = 'Ana'",
            RowNames("person", .owner, .key)
        ) { (_: SQLRow) -> String in throw Odd() }
        let ana = try await database.row("SELECT id FROM person WHERE name = 'Ana'") { try $0.integer(0) }
        // A name is no owner's number.
        #expect(read.aside == [RowName("person", owner: nil, key: String(try #require(ana)))])
    }

    @Test("what is everybody's trouble is thrown, and nobody's row", arguments: Backend.available)
    func everybodys(_ backend: Backend) async throws {
        let database = try await self.people(backend)
        let row = RowName("person", owner: 1)
        await #expect(throws: DatabaseError.unavailable("away")) {
            try await database.settingAside(row) { () async throws -> Int in throw DatabaseError.unavailable("away") }
        }
        await #expect(throws: CancellationError.self) {
            try await database.settingAside(row) { () async throws -> Int in throw CancellationError() }
        }
        #expect(database.setAside.all.isEmpty)
        #expect(try await database.settingAside(row) { 7 } == 7)
        #expect(try await database.settingAside(row) { () async throws -> Int in throw Odd() } == nil)
        #expect(database.setAside.all == [row])
    }

    @Test("where one can't be written the others are, and it is told", arguments: Backend.available)
    func writing(_ backend: Backend) async throws {
        let database = try await self.people(backend)
        let failed = try await database.writeEach(["Dan", "Ben", "Eva"], named: { RowName("person", key: $0) }) {
            try $1.execute("INSERT INTO person (name) VALUES (\($0))")
        }
        #expect(failed == ["Ben"])
        #expect(try await database.names().sorted() == ["Ana", "Ben", "Cleo", "Dan", "Eva"])
        #expect(database.setAside.all == [RowName("person", key: "Ben")])
    }
}
