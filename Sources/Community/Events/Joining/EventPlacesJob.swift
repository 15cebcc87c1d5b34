import Foundation
import Jobs
import Members
import Notices
import Storage

/// Gives free places of an event to those who wait longest, and tells them.
///
/// It passes over members who are suspended, about to leave or no longer of the event's age; they keep their turn.
struct EventPlacesJob: Sendable {
    static let kind = "give-event-places"
    /// The most who are given places in one transaction.
    private static let batch = 100

    let database: any Database
    let people: PersonLookup
    let planAgain: PlanAgainPort
    let now: @Sendable () -> Date

    /// Adds the job in the transaction that frees a place.
    static func add(for id: GroupEvent.ID, at now: Date, in db: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: id, due: now, in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        try await self.giveAll(of: job.payload)
        return .done
    }

    /// Gives places until none is free or nobody is left who may have one.
    func giveAll(of id: GroupEvent.ID) async throws {
        var last: Int64 = 0
        while let next = try await self.give(id, after: last) { last = next }
    }

    /// Looks at those who wait after a number; returns the last number that was looked at, nil when it is done.
    private func give(_ id: GroupEvent.ID, after last: Int64) async throws -> Int64? {
        let now = self.now()
        guard let event = try await EventStore(database: self.database).find(id), event.isOpen(at: now) else {
            return nil
        }
        let waiting = try await self.database.rows(Self.waiting(for: id, after: last)) { row in
            var columns = row.reader
            return (owner: try columns.integer(), number: try columns.integer())
        }
        guard let end = waiting.last?.number else { return nil }
        let people = try await self.people(waiting.map(\.owner))
        let fit = waiting.map(\.owner).filter { owner in
            people[owner].map { $0.mayCome(to: event, at: now) } ?? false
        }
        let isFull = try await self.database.write { try self.give(id, to: fit, at: now, in: $0) }
        return isFull ? nil : end
    }

    private static func waiting(for id: GroupEvent.ID, after last: Int64) -> SQL {
        """
        SELECT owner_id, number FROM event_attendance
        WHERE event_id = \(id) AND state = 'waiting' AND number > \(last)
            AND NOT EXISTS (SELECT 1 FROM absence WHERE absence.owner_id = event_attendance.owner_id)
        ORDER BY number LIMIT \(Self.batch)
        """
    }

    /// Returns whether the event is full then, or closed.
    private func give(
        _ id: GroupEvent.ID,
        to owners: [Member.ID],
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.acquire(.event(id))
        guard let event = try EventStore.find(id, in: db), event.isOpen(at: now) else { return true }
        var taken = try EventPlaces.taken(of: id, in: db)
        for owner in owners {
            if let capacity = event.details.capacity, taken >= capacity { return true }
            let isGiven = try db.execute(
                """
                UPDATE event_attendance SET state = 'joined'
                WHERE owner_id = \(owner) AND event_id = \(id) AND state = 'waiting'
                """
            )
            guard isGiven == 1 else { continue }
            taken += 1
            try self.tell(owner, of: event, at: now, in: db)
        }
        return event.details.capacity.map { taken >= $0 } ?? false
    }

    private func tell(_ owner: Member.ID, of event: GroupEvent, at now: Date, in db: any SQLConnection) throws {
        let number = try AttendanceStore.find(owner, event.id, in: db)?.number ?? 0
        try Notice.tell(
            owner,
            .eventRoom,
            "There is a place for you at \(event.quoted), \(event.dated(at: now)). Can't come? Leave it to the next.",
            path: EventLinks.event(event.id),
            cause: "event \(event.id) has room for \(number)",
            at: now,
            in: db
        )
        try self.planAgain(owner, now, db)
        try BuddyNewsJob.add(.joined(event.id), of: owner, at: now, in: db)
    }
}
