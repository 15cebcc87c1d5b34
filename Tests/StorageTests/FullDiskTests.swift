import Foundation
import Storage
import Support
import Testing

struct FullDiskTests {
    /// Rows of a hundred kilobytes.
    private static let large = String(repeating: "é", count: 50_000)

    private func fill(_ database: any Database) async throws {
        for number in 0..<200 { try await database.addPerson("\(number) " + Self.large) }
    }

    @Test("a write that finds the disk full fails as one to try later, leaves nothing, and keeps nobody from reading")
    func full() async throws {
        let database = try await Backend.sqlite.open(Schema.all)
        try await database.addPerson("Ana")
        // As SQLite finds it when the file may not grow: SQLITE_FULL.
        try await database.write { _ = try $0.exists("PRAGMA max_page_count = 100") }
        let error = await #expect(throws: DatabaseError.self) { try await self.fill(database) }
        guard case .unavailable? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let before = try await database.names().count
        await #expect(throws: DatabaseError.self) {
            try await database.write { db in
                try db.execute("INSERT INTO person (name) VALUES ('Ben')")
                try db.execute("INSERT INTO person (name) VALUES (\(String(repeating: "x", count: 2_000_000)))")
            }
        }
        let after = try await database.names()
        #expect(after.count == before && !after.contains("Ben"))

        try await database.write { _ = try $0.exists("PRAGMA max_page_count = 1073741823") }
        try await database.addPerson("Cleo")
        #expect(try await database.names().last == "Cleo")
    }
}
