import Foundation
import HealthMath
import Members
import Storage

/// Keeps the goals of one member; the newest is in force, and removing it returns to the one before.
///
/// Days before `today` keep their targets, whatever is set, changed or removed.
struct GoalStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the newest goal, even before its first day.
    func current() async throws -> Goal? {
        try await self.database.read { [self] in try self.newestFirst(in: $0).first }
    }

    /// Returns the targets of a day; nil without a goal.
    func target(on day: CalendarDay) async throws -> DailyTargets? {
        try await self.database.read { [owner] in try Self.target(on: day, of: owner, in: $0) }
    }

    /// Does the same in the caller's transaction.
    static func target(
        on day: CalendarDay,
        of owner: Member.ID,
        in connection: any SQLConnection
    ) throws -> DailyTargets? {
        let found = try connection.row(
            """
            SELECT \(WeekTargets.columns) FROM daily_goal
            WHERE owner_id = \(owner) AND from_day <= \(day.description) ORDER BY from_day DESC LIMIT 1
            """
        ) { row in
            var columns = row.reader
            return try WeekTargets(&columns)?[day]
        }
        return found ?? nil
    }

    /// Puts a new goal in force; terms that are in force already change nothing.
    func set(_ terms: GoalTerms, today: CalendarDay, at now: Date) async throws -> Goal {
        try await self.change { db in
            if let current = try self.newestFirst(in: db).first, current.terms == terms { return current }
            let id = RowID.new()
            let goal = Goal(id: id, terms: terms, version: try self.nextVersion(in: db))
            try self.insert(goal, at: now, in: db)
            try self.reschedule(from: today, in: db)
            return goal
        }
    }

    /// Changes the goal in force; nil when it is not at `version` any more.
    func edit(version: Int64, to terms: GoalTerms, today: CalendarDay) async throws -> Goal? {
        try await self.change { db in
            guard let current = try self.newestFirst(in: db).first, current.version == version else { return nil }
            let goal = Goal(id: current.id, terms: terms, version: try self.nextVersion(in: db))
            try self.update(goal, in: db)
            try self.reschedule(from: today, in: db)
            return goal
        }
    }

    /// Removes the goal in force and returns to the one before; nil when it is not at `version` any more.
    func remove(version: Int64, today: CalendarDay, at now: Date) async throws -> Goal? {
        try await self.change { db in
            guard let current = try self.newestFirst(in: db).first, current.version == version else { return nil }
            let next = try self.nextVersion(in: db)
            try db.execute(
                """
                UPDATE goal SET removed_at = \(now.milliseconds), version = \(next)
                WHERE owner_id = \(self.owner) AND id = \(current.id)
                """
            )
            try self.reschedule(from: today, in: db)
            return current
        }
    }

    /// Puts a removed goal in force again; nil when there is no such goal.
    func restore(_ id: Goal.ID, today: CalendarDay) async throws -> Goal? {
        try await self.change { db in
            let next = try self.nextVersion(in: db)
            let restored = try db.row(
                """
                UPDATE goal SET removed_at = NULL, version = \(next)
                WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NOT NULL RETURNING \(Goal.columns)
                """,
                Goal.init(row:)
            )
            if restored != nil { try self.reschedule(from: today, in: db) }
            return restored
        }
    }
}
