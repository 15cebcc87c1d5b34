import Foundation
import Support
import Testing

@testable import Storage

struct CorrelatedCountTests {
    private static let letters = CorrelatedCount { member, now in
        "(SELECT COUNT(*) FROM letter WHERE letter.owner_id = \(member) AND letter.due_at <= \(now.milliseconds))"
    }

    private static let migrations =
        StandInMember.migrations + [
            Migration("test-0001-letter") { words in
                [
                    """
                    CREATE TABLE letter (
                        owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                        due_at \(words.integer) NOT NULL, PRIMARY KEY (owner_id, due_at)
                    ) \(words.strict)
                    """
                ]
            }
        ]

    private func counted(_ count: CorrelatedCount, at now: Date, in database: any Database) async throws -> [Int] {
        try await database.rows("SELECT \(count.value(at: now)) FROM member ORDER BY member.id") { try $0.int(0) }
    }

    @Test("counts of each member of a statement their own", arguments: Backend.available)
    func each(_ backend: Backend) async throws {
        let database = try await backend.open(Self.migrations)
        let members = try await StandInMember.add(["Ana", "Ben", "Cleo"], to: database)
        let now = Date(timeIntervalSince1970: 100)
        try await database.write { db in
            for (member, due) in [(members[0], 1), (members[0], 2), (members[0], 100_001), (members[1], 100_000)] {
                try db.execute("INSERT INTO letter (owner_id, due_at) VALUES (\(member), \(due))")
            }
        }
        #expect(try await self.counted(Self.letters, at: now, in: database) == [2, 1, 0])
        #expect(try await self.counted(.zero, at: now, in: database) == [0, 0, 0])
        #expect(try await self.counted(Self.letters.only(while: { true }), at: now, in: database) == [2, 1, 0])
        #expect(try await self.counted(Self.letters.only(while: { false }), at: now, in: database) == [0, 0, 0])
    }
}
