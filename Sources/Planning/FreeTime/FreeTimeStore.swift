package import Foundation
import HealthMath
package import Members
package import Storage

/// Keeps the settings of one member's free time.
package struct FreeTimeStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns nil until the member chose them.
    package func settings() async throws -> FreeTimeSettings? {
        try await self.database.read { [owner] db in
            let settings = try db.row(
                """
                SELECT workout_minutes, travel_minutes, shower_minutes, snooze_minutes, lead_minutes, reminds
                FROM free_time WHERE owner_id = \(owner)
                """
            ) { row in
                var columns = row.reader
                return FreeTimeSettings(
                    windows: [:],
                    workout: try columns.int(),
                    travel: try columns.int(),
                    shower: try columns.int(),
                    snooze: try columns.int(),
                    lead: try columns.int(),
                    reminds: try columns.bool()
                )
            }
            guard var settings else { return nil }
            try db.forEach(
                """
                SELECT weekday, from_minute, to_minute FROM free_window
                WHERE owner_id = \(owner) ORDER BY weekday, from_minute
                """
            ) { row in
                var columns = row.reader
                let weekday = try columns.combined("a weekday") { Weekday(rawValue: try $0.int()) }
                let window = try columns.combined("a window") { TimeWindow(from: try $0.int(), to: try $0.int()) }
                settings.windows[weekday, default: []].append(window)
            }
            return settings
        }
    }

    /// Replaces the settings, and adds a job that plans reminders anew.
    package func put(_ settings: FreeTimeSettings, at now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO free_time (owner_id, workout_minutes, travel_minutes, shower_minutes, snooze_minutes,
                    lead_minutes, reminds)
                VALUES (\(owner), \(settings.workout), \(settings.travel), \(settings.shower), \(settings.snooze),
                    \(settings.lead), \(settings.reminds ? 1 : 0))
                ON CONFLICT (owner_id) DO UPDATE SET workout_minutes = excluded.workout_minutes,
                    travel_minutes = excluded.travel_minutes, shower_minutes = excluded.shower_minutes,
                    snooze_minutes = excluded.snooze_minutes, lead_minutes = excluded.lead_minutes,
                    reminds = excluded.reminds
                """
            )
            try db.execute("DELETE FROM free_window WHERE owner_id = \(owner)")
            for (weekday, windows) in settings.windows {
                for window in windows {
                    try db.execute(
                        """
                        INSERT INTO free_window (owner_id, weekday, from_minute, to_minute)
                        VALUES (\(owner), \(weekday.rawValue), \(window.from), \(window.to))
                        """
                    )
                }
            }
            try PlanAgain.add(for: owner, at: now, in: db)
        }
    }
}
