import Foundation
import Storage

/// What readings leave behind.
extension CalendarStore {
    /// Puts what a reading gave in the place of what was known, in the caller's transaction.
    func keep(
        _ reading: CalendarReading,
        of id: String,
        showingTitles: Bool,
        zone: TimeZone,
        at now: Date,
        due: Date,
        in db: any SQLConnection
    ) throws {
        let state = try self.sealed(reading.state, "state", id)
        let busy = showingTitles ? reading.busy : reading.busy.map { BusyTime($0.time, isAllDay: $0.isAllDay) }
        try db.execute(
            """
            UPDATE calendar SET state = \(state), zone = \(zone.identifier), whole_at = \(now.milliseconds),
                read_at = \(now.milliseconds), busy_count = \(busy.count), trouble = NULL, failures = 0,
                due_at = \(due.milliseconds)
            WHERE owner_id = \(self.owner) AND id = \(id)
            """
        )
        try BusyStore(database: self.database, seal: self.seal, owner: self.owner).replace(id, with: busy, in: db)
        try PlanAgain.add(for: self.owner, at: now, in: db)
    }
}
