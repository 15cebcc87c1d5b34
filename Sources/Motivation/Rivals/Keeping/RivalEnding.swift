import Foundation
import Jobs
import Members
import Storage

/// The job that ends a group when its days are over everywhere: scores are worked out once more, and stand.
struct RivalEnding: Sendable {
    /// Stored with each job, so it never changes.
    static let kind = "end-rivals"

    let database: any Database
    let now: @Sendable () -> Date

    static func add(for id: RivalGroup.ID, due: Date, in db: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: id, due: due, key: "\(Self.kind) \(id)", in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let (id, now) = (job.payload, self.now())
        return try await self.database.write { db in
            guard let group = try RivalStore.hold(id, in: db), group.endedAt == nil else { return .done }
            guard group.overAt <= now else { return .again(at: group.overAt) }
            try Self.close(group, at: now, in: db)
            return .done
        }
    }

    /// Works all scores out, lets them stand and tells everybody but who ended it; the caller holds the group.
    static func close(
        _ group: RivalGroup,
        by keeper: Member.ID? = nil,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Self.settle(group, at: now, in: db)
        try db.execute("UPDATE rival_group SET ended_at = \(now.milliseconds) WHERE id = \(group.id)")
        try RivalNews.ended(group, by: keeper, at: now, in: db)
    }

    /// Takes the turns of all members in the order of their ids, so that nobody's deeds are counted meanwhile.
    static func settle(_ group: RivalGroup, at now: Date, in db: any SQLConnection) throws {
        for seat in try RivalSeat.all(in: group.id, db).sorted(by: { $0.owner < $1.owner }) {
            try db.acquire(.counting(seat.owner))
            try RivalScores.settle(seat, group.scoring, at: now, in: db)
        }
    }
}
