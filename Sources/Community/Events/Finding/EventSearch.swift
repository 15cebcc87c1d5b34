import Foundation
import Members
import Storage

/// Finds events that aren't over, for one member.
struct EventSearch: Sendable {
    let database: any Database
    let people: PersonLookup

    struct Results: Sendable {
        let events: [FoundEvent]
        /// The cursor of the next page; nil after the last.
        let next: Cursor?
    }

    /// Returns events for the member's age, in the order of the query: around a place those near it, and those whose place
    /// is told in words only, because nobody knows how far they are.
    func find(
        _ query: EventQuery,
        for member: Member.ID,
        at now: Date,
        after cursor: Cursor? = nil,
        limit: Int
    ) async throws -> Results {
        guard let me = try await self.people([member])[member] else { return Results(events: [], next: nil) }
        let statement = Self.statement(query, for: me, at: now, after: cursor, limit: limit + 1)
        let ranked = try await self.database.rows(statement) { row in
            var columns = row.reader
            return (event: try GroupEvent(&columns), rank: try columns.integer())
        }
        let shown = Array(ranked.prefix(limit))
        let last = ranked.count > limit ? shown.last : nil
        return Results(
            events: try await self.found(shown.map(\.event), around: query.place, for: member),
            next: last.map { Cursor(at: $0.rank, id: $0.event.id) }
        )
    }

    /// Returns the events to come in which a member has a part or which they look after, cancelled ones too, the soonest
    /// first.
    func own(of member: Member.ID, at now: Date) async throws -> [FoundEvent] {
        let events = try await self.database.rows(
            EventStore.statement(
                """
                (event.organiser_id = \(member) OR event.id IN
                    (SELECT event_id FROM event_attendance WHERE owner_id = \(member) AND state <> 'left'))
                    AND \(Self.isAhead(now)) ORDER BY event.start_at, event.id LIMIT \(AttendanceStore.most)
                """
            ),
            GroupEvent.init
        )
        return try await self.found(events, around: nil, for: member)
    }

    /// Returns the events that are over and at which a member was, the latest first.
    func attended(by member: Member.ID, at now: Date) async throws -> [FoundEvent] {
        let events = try await self.database.rows(
            EventStore.statement(
                """
                event.id IN (SELECT event_id FROM event_attendance
                    WHERE owner_id = \(member) AND checked_in_at IS NOT NULL)
                    AND event.end_at <= \(now.milliseconds)
                ORDER BY event.start_at DESC, event.id LIMIT \(literal: Self.mostAttended)
                """
            ),
            GroupEvent.init
        )
        return try await self.found(events, around: nil, for: member)
    }

    /// The most events that are over on the page.
    private static let mostAttended = 20

    /// Returns the events to which buddies invited a member who has no part in them, the soonest first.
    func invited(_ member: Member.ID, at now: Date) async throws -> [FoundEvent] {
        guard let me = try await self.people([member])[member] else { return [] }
        let events = try await self.database.rows(
            EventStore.statement(
                """
                event.id IN (SELECT invitation.event_id FROM event_invitation AS invitation
                    JOIN buddy ON buddy.owner_id = invitation.owner_id AND buddy.buddy_id = invitation.from_id
                    WHERE invitation.owner_id = \(member)
                        AND \(Blocks.none(between: "invitation.owner_id", and: "invitation.from_id")))
                    AND event.id NOT IN (SELECT event_id FROM event_attendance
                        WHERE owner_id = \(member) AND state <> 'left')
                    AND \(Self.isAhead(now)) AND event.cancelled_at IS NULL
                ORDER BY event.start_at, event.id LIMIT \(AttendanceStore.most)
                """
            ),
            GroupEvent.init
        )
        return try await self.found(events.filter { me.mayCome(to: $0, at: now) }, around: nil, for: member)
    }

    /// Returns one event as a member knows it.
    func found(_ event: GroupEvent, for member: Member.ID) async throws -> FoundEvent {
        let found = try await self.found([event], around: nil, for: member)
        return found.first ?? FoundEvent(event: event, demand: EventPlaces.Demand(), kilometres: nil, state: nil)
    }

    private func found(
        _ events: [GroupEvent],
        around place: CoarsePlace?,
        for member: Member.ID
    ) async throws -> [FoundEvent] {
        guard !events.isEmpty else { return [] }
        let ids = events.map(\.id)
        let demand = try await EventPlaces.demand(of: ids, in: self.database)
        let states = try await self.database.rows(
            """
            SELECT event_id, state FROM event_attendance
            WHERE owner_id = \(member) AND event_id IN \(list: ids) AND state <> 'left'
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.choice(of: Attendance.State.self))
        }
        let own = Dictionary(uniqueKeysWithValues: states)
        return events.map { event in
            FoundEvent(
                event: event,
                demand: demand[event.id] ?? EventPlaces.Demand(),
                kilometres: nil,
                state: own[event.id]
            )
            .seen(from: place)
        }
    }

    /// Returns the condition of what isn't over, which the index of starts finds, because no event is longer than some
    /// days.
    static func isAhead(_ now: Date) -> SQL {
        let earliest = now.addingTimeInterval(Double(-GroupEvent.mostDays.long) * 86_400)
        return "event.start_at > \(earliest.milliseconds) AND event.end_at > \(now.milliseconds)"
    }
}
