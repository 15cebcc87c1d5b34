import Support
import Testing

@testable import Storage

struct OwnedTableTests {
    private static let migrations =
        StandInMember.migrations + [
            Migration("test-0001-owned") { words in
                [
                    """
                    CREATE TABLE b_child (
                        owner_id \(words.integer) NOT NULL, id \(words.text) NOT NULL, parent_id \(words.text),
                        amount \(words.real), note \(words.text), version \(words.integer) NOT NULL DEFAULT 1,
                        PRIMARY KEY (owner_id, id)
                    ) \(words.strict)
                    """,
                    """
                    CREATE TABLE c_parent (
                        owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                        id \(words.text) NOT NULL, sealed \(words.blob), PRIMARY KEY (owner_id, id)
                    ) \(words.strict)
                    """,
                    """
                    CREATE TABLE a_grandchild (
                        owner_id \(words.integer) NOT NULL, day \(words.text) NOT NULL, parent_id \(words.text),
                        PRIMARY KEY (owner_id, day),
                        FOREIGN KEY (owner_id, parent_id) REFERENCES c_parent (owner_id, id)
                    ) \(words.strict)
                    """,
                    "CREATE TABLE nobodys (id \(words.integer) NOT NULL PRIMARY KEY)",
                ]
            }
        ]

    private func table(_ name: String, _ database: any Database) async throws -> OwnedTable {
        let tables = try await database.read { try OwnedTable.all($0) }
        return try #require(tables.first { $0.name == name })
    }

    @Test("tables with an owner are found with their columns and keys, parents first", arguments: Backend.available)
    func found(_ backend: Backend) async throws {
        let database = try await backend.open(Self.migrations)
        let tables = try await database.read { try OwnedTable.all($0) }
        #expect(Set(tables.map(\.name)) == ["member", "a_grandchild", "b_child", "c_parent"])
        let names = tables.map(\.name)
        let parent = try #require(names.firstIndex(of: "c_parent"))
        let grandchild = try #require(names.firstIndex(of: "a_grandchild"))
        #expect(parent < grandchild)
        let child = try await self.table("b_child", database)
        #expect(child.key == ["id"])
        #expect(child.columns.map(\.name) == ["id", "parent_id", "amount", "note", "version"])
        #expect(child.columns.map(\.kind) == [.text, .text, .real, .text, .integer])
    }

    @Test("rows are added once, read in pages and taken away, each owner's alone", arguments: Backend.available)
    func rows(_ backend: Backend) async throws {
        let database = try await backend.open(Self.migrations)
        let ana = try await StandInMember.add("Ana", to: database)
        let ben = try await StandInMember.add("Ben", to: database)
        let child = try await self.table("b_child", database)
        try await database.write { db in
            for number in 1...5 {
                let values: [String: SQLValue] = [
                    "id": .text("\(number)"), "amount": .real(Double(number)), "note": .null,
                ]
                let (once, twice) = (try child.add(values, of: ana, in: db), try child.add(values, of: ana, in: db))
                #expect(once && !twice)
            }
            let bens = try child.add(["id": .text("1")], of: ben, in: db)
            #expect(bens)
        }
        let pages = try await database.read { db in
            let first = try child.rows(of: ana, columns: ["id"], order: ["id"], after: nil, limit: 3, in: db)
            return first
                + (try child.rows(of: ana, columns: ["id"], order: ["id"], after: first.last, limit: 3, in: db))
        }
        #expect(pages == (1...5).map { [.text("\($0)")] })
        try await database.write { db in
            try db.execute("UPDATE b_child SET version = 2 WHERE id = '2'")
            let first: [String: SQLValue] = ["id": .text("1"), "version": .integer(1)]
            #expect(try child.remove(first, of: ana, in: db))
            #expect(try !child.remove(first, of: ana, in: db))
            #expect(try !child.remove(["id": .text("2"), "version": .integer(1)], of: ana, in: db))
            #expect(try !child.remove([:], of: ana, in: db))
        }
        #expect(try await database.read { try $0.exists("SELECT 1 FROM b_child WHERE owner_id = \(ben)") })
    }
}
