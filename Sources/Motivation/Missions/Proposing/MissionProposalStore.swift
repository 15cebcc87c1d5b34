import Foundation
import HealthMath
import Members
import Notices
import Storage
import Web

/// Keeps what a member proposes to buddies, and what these propose to them.
///
/// Callers know that the two are buddies who may meet.
struct MissionProposalStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How many are listed.
    static let most = 50

    /// Proposes a mission and tells the buddy; nothing happens when one of the kind was proposed to them lately.
    func propose(_ mission: Mission, to buddy: Member.ID, from name: String, at now: Date) async throws {
        let proposal = MissionProposal(mission.aim, from: self.owner, at: now)
        try await self.database.write { [owner] db in
            let isNew = try db.execute(
                """
                INSERT INTO mission_proposal (owner_id, to_id, kind, target, times, words, at)
                VALUES (\(owner), \(buddy), \(proposal.kind.rawValue), \(proposal.target), \(proposal.times),
                    \(proposal.words), \(now.milliseconds))
                ON CONFLICT (owner_id, to_id, kind) DO NOTHING
                """
            )
            guard isNew == 1 else { return }
            try Notice.tell(
                buddy,
                .missions,
                "\(name) proposes a mission to you",
                path: MissionLinks.proposal(proposal),
                about: owner,
                cause: "mission proposed \(owner) \(proposal.kind.rawValue) \(now.milliseconds)",
                at: now,
                in: db
            )
        }
    }

    /// Returns those to whom the member proposed a mission of a kind lately, answered or not.
    func asked(_ kind: MissionKind, at now: Date) async throws -> Set<Member.ID> {
        Set(
            try await self.database.rows(
                """
                SELECT to_id FROM mission_proposal
                WHERE owner_id = \(self.owner) AND kind = \(kind.rawValue) AND at >= \(Self.oldest(now))
                """
            ) { try $0.integer(0) }
        )
    }

    /// Returns the kinds of missions that the member proposed to a buddy lately, answered or not.
    func asked(_ buddy: Member.ID, at now: Date) async throws -> Set<MissionKind> {
        Set(
            try await self.database.rows(
                """
                SELECT kind FROM mission_proposal
                WHERE owner_id = \(self.owner) AND to_id = \(buddy) AND at >= \(Self.oldest(now))
                """
            ) { row in
                var columns = row.reader
                return try columns.choice()
            }
        )
    }

    /// Returns what some buddies propose and the member didn't answer, the latest first.
    func open(from buddies: [Member.ID], at now: Date) async throws -> [MissionProposal] {
        guard !buddies.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT \(MissionProposal.columns) FROM mission_proposal
            WHERE to_id = \(self.owner) AND at >= \(Self.oldest(now)) AND answered_at IS NULL
                AND owner_id IN \(list: buddies)
            ORDER BY at DESC, owner_id, kind LIMIT \(literal: Self.most)
            """,
            MissionProposal.init(row:)
        )
    }

    /// Returns nil when nothing waits for an answer.
    func find(from buddy: Member.ID, _ kind: MissionKind, at now: Date) async throws -> MissionProposal? {
        try await self.database.row(
            """
            SELECT \(MissionProposal.columns) FROM mission_proposal
            WHERE owner_id = \(buddy) AND to_id = \(self.owner) AND kind = \(kind.rawValue) AND answered_at IS NULL
                AND at >= \(Self.oldest(now))
            """,
            MissionProposal.init(row:)
        )
    }

    /// Starts the member's own mission and tells who proposed it; nothing is written unless it starts.
    ///
    /// Nil when the proposal waits no more.
    func accept(
        _ proposal: MissionProposal,
        _ aim: MissionAim,
        id: Mission.ID,
        named name: String,
        on today: CalendarDay,
        at now: Date
    ) async throws -> MissionStore.Start? {
        try await self.database.write { [owner] db in
            try db.acquire(.counting(owner))
            guard try Self.answer(proposal.from, proposal.kind, by: owner, at: now, in: db) else { return nil }
            let start = try MissionStore.start(aim, id: id, of: owner, today: today, at: now, in: db)
            guard case .started = start else {
                // It can be accepted once there is room for it.
                try db.execute(
                    """
                    UPDATE mission_proposal SET answered_at = NULL
                    WHERE owner_id = \(proposal.from) AND to_id = \(owner) AND kind = \(proposal.kind.rawValue)
                    """
                )
                return start
            }
            try Notice.tell(
                proposal.from,
                .missions,
                "\(name) goes along with the mission you proposed: \(proposal.kind.title.lowercased())",
                path: MissionLinks.missions.path,
                about: owner,
                cause: "mission accepted \(owner) \(id)",
                at: now,
                in: db
            )
            return start
        }
    }

    /// Lets a proposal go, without a word to who made it; false when nothing waits.
    func refuse(from buddy: Member.ID, _ kind: MissionKind, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try Self.answer(buddy, kind, by: owner, at: now, in: db)
        }
    }

    /// Has a proposal wait again that was answered just now; false when there is none.
    func restore(from buddy: Member.ID, _ kind: MissionKind, at now: Date) async throws -> Bool {
        let limit = UndoSpan.limit(at: now).milliseconds
        return try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE mission_proposal SET answered_at = NULL
                WHERE owner_id = \(buddy) AND to_id = \(owner) AND kind = \(kind.rawValue)
                    AND answered_at > \(limit) AND at >= \(Self.oldest(now))
                """
            ) == 1
        }
    }

    private static func answer(
        _ buddy: Member.ID,
        _ kind: MissionKind,
        by owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        let isOpen = try db.execute(
            """
            UPDATE mission_proposal SET answered_at = \(now.milliseconds)
            WHERE owner_id = \(buddy) AND to_id = \(owner) AND kind = \(kind.rawValue) AND answered_at IS NULL
                AND at >= \(Self.oldest(now))
            """
        )
        guard isOpen == 1 else { return false }
        let path = MissionLinks.proposal.path("\(buddy)", kind.rawValue)
        try Notice.settle(owner, path: path, at: now, in: db)
        return true
    }

    /// Deletes what was proposed long ago.
    static func purge(at now: Date, in database: any Database) async throws {
        try await database.purge("mission_proposal", by: "owner_id, to_id, kind", where: "at < \(Self.oldest(now))")
    }

    private static func oldest(_ now: Date) -> Int64 {
        now.addingTimeInterval(-Double(MissionProposal.days) * 86_400).milliseconds
    }
}
