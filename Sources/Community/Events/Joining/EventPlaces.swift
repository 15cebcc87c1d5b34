import Storage

/// Counts the places of events.
///
/// They are counted anew each time, so that a place is free at once when an account is deleted.
enum EventPlaces {
    static func taken(of id: GroupEvent.ID, in db: any SQLConnection) throws -> Int {
        try db.row(
            "SELECT COUNT(*) FROM event_attendance WHERE event_id = \(id) AND state = 'joined'"
        ) { try $0.int(0) } ?? 0
    }

    /// The numbers of members who have a place at an event, and who wait for one and aren't about to leave.
    struct Demand: Sendable, Equatable {
        var taken = 0
        var waiting = 0
    }

    /// Returns the demand of each of many events; leaves out those for which nobody asked.
    static func demand(of ids: [GroupEvent.ID], in database: any Database) async throws -> [GroupEvent.ID: Demand] {
        guard !ids.isEmpty else { return [:] }
        let rows = try await database.rows(
            """
            SELECT event_id, state, COUNT(*) FROM event_attendance
            WHERE event_id IN \(list: ids) AND (state = 'joined' OR state = 'waiting' AND NOT EXISTS (
                SELECT 1 FROM absence WHERE absence.owner_id = event_attendance.owner_id))
            GROUP BY event_id, state
            """
        ) { row in
            var columns = row.reader
            return (id: try columns.text(), state: try columns.choice(of: Attendance.State.self), try columns.int())
        }
        return rows.reduce(into: [:]) { demand, row in
            if row.state == .joined { demand[row.id, default: Demand()].taken = row.2 }
            if row.state == .waiting { demand[row.id, default: Demand()].waiting = row.2 }
        }
    }

    static func isSomebodyWaiting(for id: GroupEvent.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM event_attendance WHERE event_id = \(id) AND state = 'waiting'")
    }
}
