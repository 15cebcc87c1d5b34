import Foundation
import Jobs
import Members
import Notices
import Storage
import Web

/// Reminds of events that begin soon, gives away places that deleted accounts left free, and deletes the news of events
/// that are over.
///
/// One durable job for all, which reschedules itself.
struct EventRounds: Sendable {
    static let kind = "event-rounds"
    /// The seconds before the beginning at which who comes is reminded: time to pack and to travel.
    static let ahead: TimeInterval = 2 * 3_600
    /// The seconds between two rounds.
    private static let pause: TimeInterval = 30
    /// The most events of a round, and the most members who are told in one transaction.
    private static let (mostEvents, batch) = (100, 200)

    let database: any Database
    let places: EventPlacesJob
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    /// Adds the job if it is missing; called at every start.
    func plan() async throws {
        try await JobStore(database: self.database).add(Self.kind, due: self.now(), key: Self.kind)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        try await self.round()
        return .again(at: self.now().addingTimeInterval(Self.pause))
    }

    /// Only takes away notices of what is over while events are switched off.
    func round() async throws {
        let now = self.now()
        // Other wings have notices that end, too.
        try await self.database.write { try Notice.endOver(at: now, in: $0) }
        guard self.switches.isOn(.events) else { return }
        for event in try await self.database.rows(Self.soon(at: now), GroupEvent.init) {
            try await self.remind(of: event, at: now)
        }
        for id in try await self.database.rows(Self.awaited(at: now), { try $0.text(0) }) {
            try await self.places.giveAll(of: id)
        }
    }

    /// Returns the events that begin soon, of which nobody was reminded at this time.
    private static func soon(at now: Date) -> SQL {
        EventStore.statement(
            """
            event.start_at > \(now.milliseconds) AND event.start_at <= \(now.addingTimeInterval(Self.ahead).milliseconds)
                AND event.cancelled_at IS NULL AND (event.reminded_for IS NULL OR event.reminded_for <> event.start_at)
            ORDER BY event.start_at, event.id LIMIT \(Self.mostEvents)
            """
        )
    }

    /// Returns the events to come for which somebody waits although a place is free.
    private static func awaited(at now: Date) -> SQL {
        """
        SELECT event.id FROM event
        WHERE event.id IN (SELECT event_id FROM event_attendance WHERE state = 'waiting')
            AND event.end_at > \(now.milliseconds) AND event.cancelled_at IS NULL
            AND (event.capacity IS NULL OR event.capacity > (
                SELECT COUNT(*) FROM event_attendance AS taken
                WHERE taken.event_id = event.id AND taken.state = 'joined'))
        ORDER BY event.start_at, event.id LIMIT \(Self.mostEvents)
        """
    }

    private func remind(of event: GroupEvent, at now: Date) async throws {
        let start = event.details.start.milliseconds
        let words = "\(event.quoted) begins: \(event.dated(at: now)), \(event.details.place)."
        var last: Member.ID = 0
        while case let guests = try await self.guests(of: event.id, after: last), let end = guests.last {
            last = end
            try await self.database.write { db in
                for guest in guests {
                    try Notice.tell(
                        guest,
                        .eventSoon,
                        words,
                        path: EventLinks.event(event.id),
                        cause: "event \(event.id) begins \(start)",
                        at: now,
                        in: db
                    )
                }
            }
        }
        try await self.database.write { db in
            try db.execute("UPDATE event SET reminded_for = \(start) WHERE id = \(event.id) AND start_at = \(start)")
        }
    }

    private func guests(of id: GroupEvent.ID, after last: Member.ID) async throws -> [Member.ID] {
        try await self.database.rows(
            """
            SELECT owner_id FROM event_attendance
            WHERE event_id = \(id) AND state = 'joined' AND owner_id > \(last)
            ORDER BY owner_id LIMIT \(Self.batch)
            """
        ) { try $0.integer(0) }
    }
}
