import Storage
import Support
import Testing

@testable import Community

struct TogetherStoreTests {
    @Test("what waits is counted for its member alone, and nothing of who blocked them", arguments: Backend.available)
    func waiting(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let (ben, cleo, dan) = (
            try await village.addShown("Ben"), try await village.addShown("Cleo"), try await village.addShown("Dan")
        )
        let chat = try await village.befriend(ana, ben)
        let now = village.now.milliseconds
        try await village.database.write { db in
            try db.execute("UPDATE chat SET last_number = 2 WHERE id = \(chat)")
            for asker in [cleo, dan] {
                try db.execute(
                    """
                    INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at, asked_at)
                    VALUES (\(asker), \(ana), 'yes', 1, \(now), \(now))
                    """
                )
            }
        }
        let store = TogetherStore(database: village.database, owner: ana)
        #expect(
            try await store.waiting(at: village.now)
                == .init(newcomers: [ben], buddies: [ben], unread: [ben], askers: [cleo, dan].sorted())
        )
        try await village.block(dan, ana)
        #expect(try await store.waiting(at: village.now).askers == [cleo])
        #expect(try await TogetherStore(database: village.database, owner: cleo).waiting(at: village.now) == .init())
        try await village.database.write { db in
            try db.execute("UPDATE buddy SET is_new = 0, read_number = 2 WHERE owner_id = \(ana)")
            try db.execute(
                "INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at) VALUES (\(ana), \(cleo), 'no', 0, \(now))"
            )
        }
        #expect(try await store.waiting(at: village.now) == .init(buddies: [ben]))
    }

    @Test("counting looks up rows of its member only")
    func plans() async throws {
        let village = try await Village(.sqlite)
        for statement in [TogetherStore.buddies(of: 1, at: village.now), TogetherStore.askers(of: 1)] {
            let steps = try await village.database.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            #expect(!steps.contains { $0.contains("SCAN") && !$0.contains("SCAN CONSTANT") }, "\(steps)")
        }
    }
}
