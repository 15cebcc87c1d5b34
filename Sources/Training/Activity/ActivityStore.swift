import Foundation
package import HealthMath
package import Members
package import Storage

/// Keeps the activities of one member.
package struct ActivityStore: Sendable {
    let database: any Database
    let owner: Member.ID
    let energy: EnergyLog

    package init(database: any Database, owner: Member.ID, energy: EnergyLog) {
        self.database = database
        self.owner = owner
        self.energy = energy
    }

    /// Returns the activities of some days with their sets, by their start.
    package func activities(in days: ClosedRange<CalendarDay>) async throws -> [Activity] {
        try await self.database.read { [owner] db in
            let (first, last) = (days.lowerBound.description, days.upperBound.description)
            let activities = try db.rows(
                """
                SELECT \(Activity.columns) FROM activity
                WHERE owner_id = \(owner) AND day >= \(first) AND day <= \(last) AND removed_at IS NULL
                ORDER BY day, started_at, id
                """,
                Activity.init(row:)
            )
            guard !activities.isEmpty else { return [] }
            var sets: [String: [DoneSet]] = [:]
            try db.forEach(
                """
                SELECT activity_id, \(DoneSet.columns) FROM activity_set
                WHERE owner_id = \(owner) AND activity_id IN (
                    SELECT id FROM activity
                    WHERE owner_id = \(owner) AND day >= \(first) AND day <= \(last) AND removed_at IS NULL
                )
                ORDER BY activity_id, position
                """
            ) { row in
                var columns = row.reader
                let activity = try columns.text()
                sets[activity, default: []].append(try DoneSet(&columns))
            }
            return activities.map { activity in
                var activity = activity
                activity.sets = sets[activity.id] ?? []
                return activity
            }
        }
    }

    /// Returns whether an owner has an activity, in the transaction of who asks; a removed one counts unless it must be
    /// present.
    package static func has(
        _ id: String,
        of owner: Member.ID,
        isPresent: Bool,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.exists(
            """
            SELECT 1 FROM activity WHERE owner_id = \(owner) AND id = \(id)
                AND (removed_at IS NULL OR \(isPresent ? 0 : 1) = 1)
            """
        )
    }

    /// Returns whether a workout was done here before a moment; removed ones don't count.
    func hasSession(before moment: Date) async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM activity
            WHERE owner_id = \(self.owner) AND origin = 'session' AND removed_at IS NULL
                AND started_at < \(moment.milliseconds)
            LIMIT 1
            """
        )
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: String) async throws -> Activity? {
        try await self.database.read { [self] db in try self.find(id, in: db) }
    }

    /// Finds an activity in the caller's transaction; a removed one only with `evenRemoved`.
    func find(_ id: String, evenRemoved: Bool = false, in db: any SQLConnection) throws -> Activity? {
        let activity = try db.row(
            """
            SELECT \(Activity.columns) FROM activity
            WHERE owner_id = \(self.owner) AND id = \(id) AND (removed_at IS NULL OR \(evenRemoved ? 1 : 0) = 1)
            """,
            Activity.init(row:)
        )
        guard var activity else { return nil }
        activity.sets = try db.rows(
            """
            SELECT \(DoneSet.columns) FROM activity_set
            WHERE owner_id = \(self.owner) AND activity_id = \(id) ORDER BY position
            """
        ) { row in
            var columns = row.reader
            return try DoneSet(&columns)
        }
        return activity
    }
}
