import Deeds
import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct BlockTests {
    private func store(_ village: Village, _ owner: Member.ID) -> BlockStore {
        village.blocks(of: owner)
    }

    private func sees(_ village: Village, _ one: Member.ID, _ other: Member.ID) async throws -> Bool {
        let visibility = Visibility(database: village.database, people: village.lookup)
        return try await visibility.find(other, by: try village.member(one), at: village.now) != nil
    }

    private func count(_ village: Village, _ table: SQL) async throws -> Int64 {
        try await village.database.row("SELECT COUNT(*) FROM \(table)") { try $0.integer(0) } ?? 0
    }

    @Test("a block ends everything between two, on both sides, and both vanish", arguments: Backend.available)
    func everything(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        let now = village.now
        try await village.database.write { db in
            for (one, two) in [(ana, ben), (ben, ana)] {
                try db.execute(
                    """
                    INSERT INTO buddy_answer (owner_id, to_id, says, is_open, at)
                    VALUES (\(one), \(two), 'yes', 0, \(now.milliseconds))
                    """
                )
            }
        }
        #expect(try await self.sees(village, ana, ben))
        #expect(try await self.sees(village, ben, ana))
        try await self.store(village, ana).block(ben, seen: true, at: now)
        #expect(try await !self.sees(village, ana, ben))
        #expect(try await !self.sees(village, ben, ana))
        for table in ["buddy", "buddy_answer", "deed"] as [SQL] { #expect(try await self.count(village, table) == 0) }
        #expect(try await self.store(village, ana).all().map(\.id) == [ben])
        #expect(try await self.store(village, ben).all().isEmpty)
        #expect(try await village.notices(of: ben).isEmpty, "Nobody is told.")

        try await self.store(village, ben).unblock(ana, at: now)
        #expect(try await !self.sees(village, ben, ana), "Only who blocked can take it back.")
        try await self.store(village, ana).unblock(ben, at: now)
        #expect(try await self.sees(village, ana, ben))
        #expect(try await self.count(village, "buddy") == 0)

        // Undo blocks again; a second time, or for somebody who was never blocked, it does nothing.
        try await self.store(village, ana).restore(ben, at: now)
        #expect(try await !self.sees(village, ben, ana))
        #expect(try await self.store(village, ana).all().map(\.id) == [ben])
        try await self.store(village, ben).restore(ana, at: now)
        #expect(try await self.store(village, ben).all().isEmpty)
        try await self.store(village, ana).unblock(ben, at: now)
        try await BlockStore.purge(removedBefore: now.addingTimeInterval(1), in: village.database)
        try await self.store(village, ana).restore(ben, at: now)
        #expect(try await self.sees(village, ana, ben))
    }

    @Test("nobody, oneself and who is blocked already are blocked without a word", arguments: Backend.available)
    func nothing(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let store = self.store(village, ana)
        for id in [ana, 999, ben, ben] { try await store.block(id, seen: true, at: village.now) }
        #expect(try await store.all().map(\.id) == [ben])
    }

    @Test("whom one couldn't see is kept away too, but never named", arguments: Backend.available)
    func unseen(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben") { $0.isVisible = false })
        try await self.store(village, ana).block(ben, seen: false, at: village.now)
        #expect(try await self.store(village, ana).all().isEmpty)
        try await village.show(ben)
        #expect(try await !self.sees(village, ana, ben))
    }

    @Test("a block and a match at the same moment never leave buddies behind", arguments: Backend.available)
    func race(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        for number in 0..<8 {
            let ben = try await village.addShown("Ben\(number)")
            async let block: Void = self.store(village, ana).block(ben, seen: true, at: village.now)
            async let match = village.befriend(ana, ben)
            try await block
            // Whoever comes after the block is refused, whoever came before is ended.
            _ = try? await match
        }
        #expect(try await self.count(village, "buddy") == 0)
        #expect(try await self.store(village, ana).all().count == 8)
    }

    @Test("sees who shows a profile, buddies, and who asked; nobody else", arguments: Backend.available)
    func visibility(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let bare = try await village.add("Bare")
        let young = try await village.addShown("Young", age: 16)
        let gone = try await village.addShown("Gone")
        try await village.leave(gone)
        let paused = try await village.addShown("Paused") { $0.isVisible = false }
        let suspended = try await village.addShown("Sus")
        try village.settle(suspended, "Sus", suspended: true)
        let unproved = try await village.addShown("Un")
        try village.settle(unproved, "Un", confirmed: false)
        for id in [bare, young, gone, paused, suspended, unproved, ana, 999] {
            #expect(try await !self.sees(village, ana, id))
        }
        #expect(try await !self.sees(village, young, ana))
        #expect(try await self.sees(village, ana, try await village.addShown("Ben")))
        try await village.befriend(ana, bare)
        #expect(try await self.sees(village, ana, bare))
        let now = village.now.milliseconds
        try await village.database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(paused), \(ana), 'yes', 1, \(now), \(now))
                """
            )
        }
        #expect(try await self.sees(village, ana, paused), "Who asks shows themselves.")
    }

    @Test("lists are found by index", arguments: Backend.available)
    func plans(_ backend: Backend) async throws {
        let village = try await Village(backend)
        for statement in [
            BlockStore.list(of: 1), Visibility.statement(1, 2), ReportQueue.waiting(but: [1], after: nil, limit: 9),
        ] {
            let plan = try await village.plan(statement)
            #expect(
                !plan.contains("Seq Scan") && !plan.contains("SCAN block") && !plan.contains("SCAN report\n"),
                "\(plan)"
            )
        }
    }
}

extension Village {
    /// How the engine goes about a statement; PostgreSQL as if the tables were large.
    func plan(_ statement: SQL) async throws -> String {
        try await self.database.read { db in
            switch db.dialect {
            case .sqlite:
                return try db.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }.joined(separator: "\n")
            case .postgres:
                try db.execute("SET LOCAL enable_seqscan = off")
                return try db.rows("EXPLAIN \(statement)") { try $0.text(0) }.joined(separator: "\n")
            }
        }
    }
}
