package import Foundation
package import Members
package import Storage

/// Keeps the part of one member in events.
///
/// Giving a place holds the event (`AdvisoryLock.event`), so that there is never one too many.
struct AttendanceStore: Sendable {
    /// The outcome of asking for a place.
    enum Outcome: Sendable, Equatable {
        case joined
        /// The event is full; this many wait before.
        case waiting(before: Int)
        /// The event is over or cancelled, or there is none.
        case closed
        /// The member has a part in as many events to come as one may.
        case tooMany
    }

    /// The outcome of giving a place back.
    enum Leaving: Sendable, Equatable {
        case left
        /// They checked in: having been there stays.
        case isHere
        /// They had none, or the event is over.
        case noPart
    }

    /// The most events to come in which one member has a part.
    static let most = 50

    let database: any Database
    let owner: Member.ID
    /// Lets planning know, in the same transaction, that the member's busy times are others.
    let planAgain: PlanAgainPort

    /// Returns the member's part in an event, and how many wait before them; nil when they have none.
    static func part(
        of owner: Member.ID,
        in id: GroupEvent.ID,
        _ database: any Database
    ) async throws -> (attendance: Attendance, waitingBefore: Int)? {
        try await database.read { db in
            guard let own = try Self.find(owner, id, in: db), own.state != .left else { return nil }
            return (own, own.state == .waiting ? try Self.waitingBefore(own.number, for: id, in: db) : 0)
        }
    }

    /// Takes a place, or the last one of the waiting list when all are taken or others wait; a second call changes
    /// nothing.
    func join(_ id: GroupEvent.ID, at now: Date) async throws -> Outcome {
        try await self.database.write { [owner, planAgain] db in
            try db.acquire(.event(id))
            guard let event = try EventStore.find(id, in: db), event.isOpen(at: now) else { return .closed }
            let old = try Self.find(owner, id, in: db)
            if let old, old.state != .left { return try Self.outcome(old, for: id, in: db) }
            try db.acquire(.counting(owner))
            guard try Self.ahead(of: owner, at: now, in: db) < Self.most else { return .tooMany }
            let isFull = try event.details.capacity.map { try EventPlaces.taken(of: id, in: db) >= $0 } ?? false
            let waits = try isFull || EventPlaces.isSomebodyWaiting(for: id, in: db)
            let state: Attendance.State = waits ? .waiting : .joined
            let number = try Self.nextNumber(of: id, in: db)
            try db.execute(
                """
                INSERT INTO event_attendance (owner_id, event_id, state, number, at)
                VALUES (\(owner), \(id), \(state.rawValue), \(number), \(now.milliseconds))
                ON CONFLICT (owner_id, event_id) DO UPDATE
                    SET state = excluded.state, number = excluded.number, at = excluded.at
                """
            )
            if waits {
                // Those who may not come are passed over, so a place can be free although somebody waits.
                if !isFull { try EventPlacesJob.add(for: id, at: now, in: db) }
                return .waiting(before: try Self.waitingBefore(number, for: id, in: db))
            }
            try planAgain(owner, now, db)
            try BuddyNewsJob.add(.joined(id), of: owner, at: now, in: db)
            return .joined
        }
    }

    /// Gives the place back; who checked in keeps it, with what that gave.
    func leave(_ id: GroupEvent.ID, at now: Date) async throws -> Leaving {
        try await self.database.write { [owner, planAgain] db in
            try db.acquire(.event(id))
            guard let event = try EventStore.find(id, in: db), !event.isOver(at: now),
                let old = try Self.find(owner, id, in: db), old.state != .left
            else { return .noPart }
            guard old.checkedInAt == nil else { return .isHere }
            try db.execute(
                "UPDATE event_attendance SET state = 'left' WHERE owner_id = \(owner) AND event_id = \(id)"
            )
            guard old.state == .joined else { return .left }
            try planAgain(owner, now, db)
            try EventPlacesJob.add(for: id, at: now, in: db)
            try BuddyNewsJob.add(.left(id), of: owner, at: now, in: db)
            return .left
        }
    }

    /// Returns the source of the deed of having been at an event.
    static func source(_ id: GroupEvent.ID) -> String { "event \(id)" }

    static func find(_ owner: Member.ID, _ id: GroupEvent.ID, in db: any SQLConnection) throws -> Attendance? {
        try db.row(self.statement(owner, id), Attendance.init)
    }

    private static func statement(_ owner: Member.ID, _ id: GroupEvent.ID) -> SQL {
        "SELECT \(Attendance.columns) FROM event_attendance WHERE owner_id = \(owner) AND event_id = \(id)"
    }

    private static func outcome(
        _ attendance: Attendance,
        for id: GroupEvent.ID,
        in db: any SQLConnection
    ) throws -> Outcome {
        guard attendance.state == .waiting else { return .joined }
        return .waiting(before: try Self.waitingBefore(attendance.number, for: id, in: db))
    }

    private static func ahead(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Int {
        try db.row(
            """
            SELECT COUNT(*) FROM event_attendance JOIN event ON event.id = event_attendance.event_id
            WHERE event_attendance.owner_id = \(owner) AND event_attendance.state <> 'left'
                AND event.end_at > \(now.milliseconds)
            """
        ) { try $0.int(0) } ?? 0
    }

    private static func nextNumber(of id: GroupEvent.ID, in db: any SQLConnection) throws -> Int64 {
        let last = try db.row(
            "SELECT COALESCE(MAX(number), 0) FROM event_attendance WHERE event_id = \(id)"
        ) { try $0.integer(0) }
        return (last ?? 0) + 1
    }

    private static func waitingBefore(_ number: Int64, for id: GroupEvent.ID, in db: any SQLConnection) throws -> Int {
        try db.row(
            """
            SELECT COUNT(*) FROM event_attendance
            WHERE event_id = \(id) AND state = 'waiting' AND number < \(number)
            """
        ) { try $0.int(0) } ?? 0
    }
}

/// Plans a member's reminders to train anew, in the transaction that changes when they are busy.
package typealias PlanAgainPort = @Sendable (Member.ID, Date, any SQLConnection) throws -> Void
