import Foundation
import Jobs
import Members
import Notices
import Storage

/// Tells members what became of an event: that there is a new one near them, that it changed, or doesn't take place.
///
/// A cancellation waits a minute, so that one taken back at once worries nobody.
struct EventNewsJob: Sendable {
    static let kind = "tell-event-news"
    /// The kilometres around an event within which members hear that it is new: a way that people go for a morning.
    static let near = 25
    /// The most members who are told in one transaction.
    private static let batch = 200
    /// The most members who hear of a new event, the nearest first.
    private static let mostNear = 2_000

    enum Matter: String, Sendable {
        case made, changed, cancelled, restored
    }

    let database: any Database
    let people: PersonLookup
    let planAgain: PlanAgainPort
    let now: @Sendable () -> Date

    /// Adds the job in the transaction of the change.
    static func add(_ matter: Matter, of event: GroupEvent, at now: Date, in db: any SQLConnection) throws {
        let due = matter == .cancelled ? now.addingTimeInterval(60) : now
        try JobStore.add(Self.kind, payload: "\(matter.rawValue) \(event.id) \(event.version)", due: due, in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: " ").map(String.init)
        guard parts.count == 3, let matter = Matter(rawValue: parts[0]) else { return .hopeless("no news") }
        guard let event = try await EventStore(database: self.database).find(parts[1]),
            !event.isOver(at: self.now())
        else { return .done }
        switch matter {
        case .made: try await self.tellNear(event)
        case .changed, .cancelled, .restored: try await self.tellGuests(of: event, matter, since: parts[2])
        }
        return .done
    }

    /// Tells members whose profile is shown and has a place near by.
    private func tellNear(_ event: GroupEvent) async throws {
        guard !event.isCancelled, let spot = event.details.spot,
            let cell = CoarsePlace(near: spot.latitude, spot.longitude)
        else { return }
        let now = self.now()
        let near = try await self.database.read { db in
            try Nearness.around(cell, Double(Self.near), after: nil, limit: Self.mostNear, in: db).map(\.id)
        }
        for some in Array(near.prefix(Self.mostNear)).batches(of: Self.batch) {
            let people = try await self.people(some)
            let fit = some.filter { id in
                id != event.organiser && people[id].map { $0.mayCome(to: event, at: now) } ?? false
            }
            try await self.database.write { db in
                for owner in fit where try !Absence.isAbsent(owner, in: db) {
                    try Notice.tell(
                        owner,
                        .eventNear,
                        "New near you: \(event.quoted), \(event.dated(at: now)).",
                        path: EventLinks.event(event.id),
                        cause: "event \(event.id) is new",
                        at: now,
                        until: event.details.end,
                        in: db
                    )
                }
            }
        }
    }

    /// Tells everybody who has a place or waits for one.
    private func tellGuests(of event: GroupEvent, _ matter: Matter, since version: String) async throws {
        // A cancellation that was taken back meanwhile, or the other way round, isn't told.
        if matter == .cancelled, !event.isCancelled { return }
        if matter != .cancelled, event.isCancelled { return }
        if matter == .cancelled { _ = try await self.note(true, of: event) }
        if matter == .restored, try await !self.note(false, of: event) { return }
        let (now, words) = (self.now(), Self.words(event, matter, at: self.now()))
        var last: Member.ID = 0
        while case let guests = try await self.guests(of: event.id, after: last), let end = guests.last {
            last = end.owner
            try await self.database.write { [planAgain] db in
                for guest in guests {
                    try Notice.tell(
                        guest.owner,
                        .eventChanged,
                        words,
                        path: EventLinks.event(event.id),
                        cause: "event \(event.id) \(matter.rawValue) \(version)",
                        at: now,
                        in: db
                    )
                    if guest.hasPlace { try planAgain(guest.owner, now, db) }
                }
            }
        }
    }

    /// Notes that a cancellation is told, or taken back; false when that is so already.
    private func note(_ isTold: Bool, of event: GroupEvent) async throws -> Bool {
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE event SET is_cancellation_told = \(isTold)
                WHERE id = \(event.id) AND is_cancellation_told <> \(isTold)
                """
            ) == 1
        }
    }

    private func guests(
        of id: GroupEvent.ID,
        after last: Member.ID
    ) async throws -> [(owner: Member.ID, hasPlace: Bool)] {
        try await self.database.rows(
            """
            SELECT owner_id, CASE WHEN state = 'joined' THEN 1 ELSE 0 END FROM event_attendance
            WHERE event_id = \(id) AND state <> 'left' AND owner_id > \(last)
            ORDER BY owner_id LIMIT \(Self.batch)
            """
        ) { row in
            var columns = row.reader
            return (owner: try columns.integer(), hasPlace: try columns.bool())
        }
    }

    private static func words(_ event: GroupEvent, _ matter: Matter, at now: Date) -> String {
        switch matter {
        case .made, .changed: "\(event.quoted) changed: \(event.dated(at: now)), \(event.details.place)."
        case .cancelled: "\(event.quoted) doesn't take place: \(event.cancellation?.why ?? "")"
        case .restored: "\(event.quoted) takes place after all: \(event.dated(at: now))."
        }
    }
}

extension Person {
    /// Returns whether they may meet others, and an event is for their age.
    func mayCome(to event: GroupEvent, at now: Date) -> Bool {
        !self.isSuspended && self.isConfirmed && event.details.ages.admits(self, at: now)
    }
}
