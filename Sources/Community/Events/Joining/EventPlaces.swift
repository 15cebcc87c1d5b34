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

    /// Returns how many places are taken in each of many events; leaves out those without any.
    static func taken(of ids: [GroupEvent.ID], in database: any Database) async throws -> [GroupEvent.ID: Int] {
        guard !ids.isEmpty else { return [:] }
        let rows = try await database.rows(
            """
            SELECT event_id, COUNT(*) FROM event_attendance
            WHERE event_id IN \(list: ids) AND state = 'joined' GROUP BY event_id
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.int())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    static func isSomebodyWaiting(for id: GroupEvent.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM event_attendance WHERE event_id = \(id) AND state = 'waiting'")
    }
}
