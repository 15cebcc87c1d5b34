import Support
import Testing

@testable import Storage

struct MemberRowsTests {
    private static let tables = Migration("test-0001-life") { words in
        [
            "CREATE TABLE member (id \(words.integer) NOT NULL PRIMARY KEY)",
            """
            CREATE TABLE a_food (owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.integer) NOT NULL, PRIMARY KEY (owner_id, id))
            """,
            """
            CREATE TABLE b_entry (owner_id \(words.integer) NOT NULL, id \(words.integer) NOT NULL,
                food_id \(words.integer) NOT NULL, PRIMARY KEY (owner_id, id),
                FOREIGN KEY (owner_id, food_id) REFERENCES a_food (owner_id, id) ON DELETE CASCADE)
            """,
            """
            CREATE TABLE c_message (id \(words.integer) NOT NULL PRIMARY KEY,
                sender_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE)
            """,
            """
            CREATE TABLE d_event (id \(words.integer) NOT NULL PRIMARY KEY,
                owner_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL)
            """,
            """
            CREATE TABLE e_hidden (
                owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE)
            """,
        ]
    }

    @Test("what goes with a member is found, those that refer first, and no more", arguments: Backend.available)
    func found(_ backend: Backend) async throws {
        let database = try await backend.open([Self.tables])
        let rows = try await database.read { try MemberRows.all($0) }
        #expect(Set(rows.map(\.table)) == ["a_food", "b_entry", "c_message"])
        let order = rows.map(\.table)
        #expect(try #require(order.firstIndex(of: "b_entry")) < #require(order.firstIndex(of: "a_food")))
        #expect(rows.first { $0.table == "c_message" }?.column == "sender_id")
    }

    @Test("the rows of one go, and of nobody else", arguments: Backend.available)
    func deleted(_ backend: Backend) async throws {
        let database = try await backend.open([Self.tables])
        try await database.write { db in
            for owner in 1...2 {
                try db.execute("INSERT INTO member (id) VALUES (\(owner))")
                try db.execute("INSERT INTO d_event (id, owner_id) VALUES (\(owner), \(owner))")
                try db.execute("INSERT INTO e_hidden (owner_id) VALUES (\(owner))")
                for number in 1...1_200 {
                    try db.execute("INSERT INTO a_food (owner_id, id) VALUES (\(owner), \(number))")
                    try db.execute(
                        "INSERT INTO b_entry (owner_id, id, food_id) VALUES (\(owner), \(number), \(number))"
                    )
                    let message = owner * 10_000 + number
                    try db.execute("INSERT INTO c_message (id, sender_id) VALUES (\(message), \(owner))")
                }
            }
        }
        for rows in try await database.read({ try MemberRows.all($0) }) { try await rows.delete(of: 1, in: database) }
        let counts = try await database.rows(
            """
            SELECT (SELECT COUNT(*) FROM a_food), (SELECT COUNT(*) FROM b_entry), (SELECT COUNT(*) FROM c_message),
                (SELECT COUNT(*) FROM d_event), (SELECT COUNT(*) FROM e_hidden)
            """
        ) { row in try (0..<5).map { try row.int($0) } }
        #expect(counts == [[1_200, 1_200, 1_200, 2, 2]])
    }
}
