import Members
import Storage

/// Finds out whether an event whose ages change would shut somebody out who has a part in it.
struct EventAgeChange: Sendable {
    let access: EventAccess

    /// The most members who are looked up at once.
    private static let batch = 200

    func shutsOut(_ ages: EventAges, of event: GroupEvent) async throws -> Bool {
        guard ages != event.details.ages else { return false }
        let now = self.access.now()
        var last: Member.ID = 0
        while case let guests = try await self.guests(of: event.id, after: last), let end = guests.last {
            last = end
            let people = try await self.access.people(guests)
            if people.values.contains(where: { !ages.admits($0, at: now) }) { return true }
        }
        return false
    }

    /// Returns those who have a place or wait for one, in the order of their ids.
    private func guests(of id: GroupEvent.ID, after last: Member.ID) async throws -> [Member.ID] {
        try await self.access.database.rows(
            """
            SELECT owner_id FROM event_attendance
            WHERE event_id = \(id) AND state <> 'left' AND owner_id > \(last)
            ORDER BY owner_id LIMIT \(Self.batch)
            """
        ) { try $0.integer(0) }
    }
}
