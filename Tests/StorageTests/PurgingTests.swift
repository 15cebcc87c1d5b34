import Storage
import Support
import Testing

struct PurgingTests {
    private static let things = Migration("test-0001-thing") { words in
        [
            """
            CREATE TABLE thing (owner_id \(words.integer) NOT NULL, id \(words.text) NOT NULL, at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, id)) \(words.clustered)
            """
        ]
    }

    private func database(_ backend: Backend) async throws -> any Database {
        let database = try await backend.open([Self.things])
        try await database.write { db in
            for number in 0..<25 {
                try db.execute("INSERT INTO thing (owner_id, id, at) VALUES (1, \(String(number)), \(number))")
            }
        }
        return database
    }

    @Test("a purge deletes all that is old, in batches, and nothing else", arguments: Backend.available)
    func batches(_ backend: Backend) async throws {
        let database = try await self.database(backend)
        #expect(try await database.purge("thing", by: "owner_id, id", where: "at < \(20)", batch: 6) == 20)
        let left = try await database.rows("SELECT at FROM thing ORDER BY at") { try $0.integer(0) }
        #expect(left == [20, 21, 22, 23, 24])
        #expect(try await database.purge("thing", by: "owner_id, id", where: "at < \(20)", batch: 6) == 0)
    }

    @Test("a purge that is cancelled ends, and keeps what it did", arguments: Backend.available)
    func cancelled(_ backend: Backend) async throws {
        let database = try await self.database(backend)
        let purge = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await database.purge("thing", by: "owner_id, id", where: "at < \(20)", batch: 6)
        }
        await #expect(throws: CancellationError.self) { try await purge.value }
    }
}
