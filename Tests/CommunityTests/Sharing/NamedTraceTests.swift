import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

/// What names somebody goes alike when one of two blocks the other and when one leaves.
struct NamedTraceTests {
    private static let says = "You are buddies now."

    /// Tells Ben of Ana and Cleo, and Ana of Ben; Ben and Cleo have a copy of Ana's.
    private func tell(_ ana: Member.ID, _ ben: Member.ID, _ cleo: Member.ID, in village: Village) async throws {
        try await village.database.write { [now = village.now] db in
            for (owner, about) in [(ben, ana), (ben, cleo), (ana, ben)] {
                try Notice.tell(owner, .buddies, Self.says, about: about, cause: "buddy \(about)", at: now, in: db)
            }
            for owner in [ben, cleo] {
                try db.execute(
                    """
                    INSERT INTO share (owner_id, from_id, kind, source_id, copy_id, at)
                    VALUES (\(owner), \(ana), 'workout', 'legs', \("legs of \(owner)"), 1)
                    """
                )
            }
            try db.execute("CREATE TABLE named (copy_id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
        }
    }

    private let copies = SharedCopies(naming: [
        .workout: { copies, _, name, db in
            for copy in copies {
                try db.execute(
                    """
                    INSERT INTO named (copy_id, name) VALUES (\(copy), \(name))
                    ON CONFLICT (copy_id) DO UPDATE SET name = excluded.name
                    """
                )
            }
        }
    ])

    private func names(in village: Village) async throws -> [String] {
        try await village.database.rows("SELECT name FROM named ORDER BY copy_id") { try $0.text(0) }
    }

    private func blocks(of owner: Member.ID, in village: Village) -> BlockStore {
        let joint = JointWorkoutEnd(
            remove: { _, _, _, _ in },
            restore: { _, _, _, _ in true },
            copies: self.copies
        )
        return BlockStore(database: village.database, owner: owner, joint: joint)
    }

    @Test(
        "a block takes each off the notices and copies of the other, and Undo names the copies again",
        arguments: Backend.available
    )
    func blocked(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.befriend(ana, ben)
        try await self.tell(ana, ben, try await village.addShown("Cleo"), in: village)
        let blocks = self.blocks(of: ben, in: village)
        try await blocks.block(ana, seen: true, at: village.now)
        #expect(try await village.notices(of: ana).isEmpty)
        #expect(try await village.notices(of: ben).map(\.text) == [Self.says], "Of somebody else.")
        #expect(try await self.names(in: village) == ["a buddy"])
        _ = try await blocks.undo(ana, village.lookup([ana, ben]), at: village.now)
        #expect(try await self.names(in: village) == ["Ana"])
    }

    @Test("what names one who leaves is gone at once, and back when they stay", arguments: Backend.available)
    func leaving(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await self.tell(ana, ben, try await village.addShown("Cleo"), in: village)
        let before = try await village.notices(of: ben)
        try await village.database.write { [copies] db in
            // Asking twice is as asking once.
            for _ in 1...2 {
                try Notice.hide(about: ana, in: db)
                try copies.unname(from: ana, in: db)
            }
        }
        #expect(try await village.notices(of: ben).count == 1)
        #expect(try await NoticeStore.unread(of: ben, in: village.database) == 1)
        #expect(try await self.names(in: village) == ["a buddy", "a buddy"])
        try await village.database.write { [copies] db in
            try Notice.show(about: ana, at: village.now, in: db)
            try copies.name("Ana", from: ana, in: db)
        }
        #expect(try await village.notices(of: ben) == before)
        #expect(try await self.names(in: village) == ["Ana", "Ana"])
    }

    @Test("who stays comes back to everybody but those who parted from them meanwhile", arguments: Backend.available)
    func partedMeanwhile(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await self.tell(ana, ben, try await village.addShown("Cleo"), in: village)
        try await village.database.write { [copies] db in
            try Notice.hide(about: ana, in: db)
            try copies.unname(from: ana, in: db)
        }
        try await self.blocks(of: ben, in: village).block(ana, seen: true, at: village.now)
        try await village.database.write { [copies] db in
            try Notice.show(about: ana, at: village.now, in: db)
            try copies.name("Ana", from: ana, in: db)
        }
        #expect(try await village.notices(of: ben).count == 1)
        #expect(try await self.names(in: village) == ["a buddy", "Ana"])
    }

    @Test("notices go with whom they name, hidden or not", arguments: Backend.available)
    func deleted(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let cleo = try await village.addShown("Cleo")
        try await self.tell(ana, ben, cleo, in: village)
        try await village.database.write { db in
            try Notice.hide(about: ana, in: db)
            for id in [ana, cleo] { try db.execute("DELETE FROM member WHERE id = \(id)") }
            try Notice.show(about: ana, at: village.now, in: db)
        }
        #expect(try await village.notices(of: ben).isEmpty)
    }
}
