import Members
import Storage

/// Stores which planned workouts of a member stand in which calendar.
struct WrittenStore: Sendable {
    struct Written: Equatable, Sendable {
        let calendar: String
        /// The tag that `CalendarWriting.put` returned.
        let tag: String
    }

    let database: any Database
    let owner: Member.ID

    func find(_ planned: String) async throws -> Written? {
        try await self.database.row(
            "SELECT calendar_id, event_tag FROM written_workout WHERE owner_id = \(self.owner) AND planned_id = \(planned)"
        ) { row in
            var columns = row.reader
            return Written(calendar: try columns.text(), tag: try columns.text())
        }
    }

    /// Stores nothing when the calendar was disconnected meanwhile.
    func note(_ planned: String, _ written: Written) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO written_workout (owner_id, planned_id, calendar_id, event_tag)
                SELECT owner_id, \(planned), id, \(written.tag) FROM calendar
                WHERE owner_id = \(owner) AND id = \(written.calendar)
                ON CONFLICT (owner_id, planned_id) DO UPDATE
                SET calendar_id = excluded.calendar_id, event_tag = excluded.event_tag
                """
            )
        }
    }

    func forget(_ planned: String) async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM written_workout WHERE owner_id = \(owner) AND planned_id = \(planned)")
        }
    }
}
