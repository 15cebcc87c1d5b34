import Foundation
import HealthMath
import Members
import Storage

/// The work of a group's keeper.
///
/// Each action returns false, or nil, for a group that the member doesn't look after, and for members who aren't in it.
struct RivalKeeping: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Makes a new code; the old one lets nobody in any more.
    func renewCode(of id: RivalGroup.ID) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard let group = try RivalStore.hold(id, in: db), group.keeper == owner, group.endedAt == nil
            else { return false }
            try db.execute("UPDATE rival_group SET code = \(RivalCode.new()) WHERE id = \(id)")
            // A member who left before comes back by the new code alone.
            try db.execute("DELETE FROM rival_seat WHERE group_id = \(id) AND state = 'left'")
            return true
        }
    }

    /// Takes a member out, for whom the code works no more.
    func remove(_ member: Member.ID, from id: RivalGroup.ID, at now: Date) async throws -> Bool {
        try await self.change(id, with: member, who: .in) { group, db in
            try RivalJoining.unseat(member, id, as: .removed, at: now, in: db)
            try RivalNews.removed(member, group, at: now, in: db)
            return true
        }
    }

    /// Finds who has a seat, for who looks after the group; nil for a seat that there isn't.
    func member(at seat: RivalSeat.Name, in id: RivalGroup.ID) async throws -> Member.ID? {
        try await self.database.read { [owner] db in
            guard try RivalStore.find(id, in: db)?.keeper == owner else { return nil }
            return try db.row(
                "SELECT owner_id FROM rival_seat WHERE group_id = \(id) AND number = \(seat.number)"
            ) { try $0.integer(0) }
        }
    }

    /// Lets a removed member back in: at once for ten minutes, later by the code, so that nobody is in a group again, and
    /// shows what they do, without asking for it.
    func restore(_ member: Member.ID, to id: RivalGroup.ID, at now: Date) async throws -> Bool {
        try await self.change(id, with: member, who: .removed) { group, db in
            guard let seat = try RivalSeat.find(member, id, in: db) else { return false }
            guard try RivalJoining.isJustOut(seat, at: now, in: db) else {
                try db.execute("DELETE FROM rival_seat WHERE owner_id = \(member) AND group_id = \(id)")
                return true
            }
            return try RivalJoining.enter(group, member, seat.aims, at: now, in: db) == .joined(id)
        }
    }

    /// Hands the group over to another who is in it.
    func handOver(_ id: RivalGroup.ID, to member: Member.ID, at now: Date) async throws -> Bool {
        try await self.change(id, with: member, who: .in) { group, db in
            try db.execute("UPDATE rival_group SET keeper_id = \(member) WHERE id = \(id)")
            try RivalFeed.keeps(member, id, at: now, in: db)
            try RivalNews.keeps(member, group, at: now, in: db)
            return true
        }
    }

    /// Takes over from a keeper who is away; the caller knows that it is this member's turn.
    func takeOver(_ id: RivalGroup.ID, from keeper: Member.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard let group = try RivalStore.hold(id, in: db), group.keeper == keeper, group.endedAt == nil,
                try RivalSeat.find(owner, id, in: db)?.state == .in
            else { return false }
            try db.execute("UPDATE rival_group SET keeper_id = \(owner) WHERE id = \(id)")
            try RivalFeed.keeps(owner, id, at: now, in: db)
            return true
        }
    }

    /// Ends a group today: the days until yesterday count, or the first if it has just begun.
    func end(_ id: RivalGroup.ID, on today: CalendarDay, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard var group = try RivalStore.hold(id, in: db), group.keeper == owner, group.endedAt == nil
            else { return false }
            let days = group.scoring.days
            let last = min(days.upperBound, max(days.lowerBound, today.adding(days: -1)))
            try db.execute(
                """
                UPDATE rival_group SET last_day = \(last.description), over_at = \(now.milliseconds) WHERE id = \(id)
                """
            )
            guard let shorter = try RivalStore.find(id, in: db) else { return false }
            group = shorter
            try RivalEnding.close(group, by: owner, at: now, in: db)
            return true
        }
    }

    /// Thrown for a group of somebody who is in as many others by now as one may.
    struct MemberIsFull: Error, Equatable {}

    /// Lets a group go on that was ended early, as long as its planned days aren't over.
    ///
    /// Throws `MemberIsFull`.
    func resume(_ id: RivalGroup.ID, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard let ended = try RivalStore.hold(id, in: db), ended.keeper == owner, ended.endedAt != nil else {
                return false
            }
            let over = RivalGroup.over(ended.plannedDay)
            guard over > now else { return false }
            // Sorted by id, as `RivalEnding.settle` takes their turns.
            for seat in try RivalSeat.all(in: id, db).sorted(by: { $0.owner < $1.owner }) {
                try db.acquire(.counting(seat.owner))
                let running = try RivalStore.running(of: seat.owner, in: db)
                guard running < RivalGroup.mostOfMember else { throw MemberIsFull() }
            }
            try db.execute(
                """
                UPDATE rival_group SET last_day = planned_day, over_at = \(over.milliseconds), ended_at = NULL
                WHERE id = \(id)
                """
            )
            try RivalNews.goesOn(ended, in: db)
            guard let group = try RivalStore.find(id, in: db) else { return false }
            try RivalEnding.settle(group, at: now, in: db)
            try RivalEnding.add(for: id, due: over, in: db)
            return true
        }
    }

    /// Changes who is in a group that the member looks after and that hasn't ended.
    private func change(
        _ id: RivalGroup.ID,
        with member: Member.ID,
        who state: RivalSeat.State,
        _ work: @Sendable @escaping (RivalGroup, any SQLConnection) throws -> Bool
    ) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard let group = try RivalStore.hold(id, in: db), group.keeper == owner, group.endedAt == nil,
                member != owner, try RivalSeat.find(member, id, in: db)?.state == state
            else { return false }
            return try work(group, db)
        }
    }
}
