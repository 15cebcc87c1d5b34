import Foundation
import HealthMath
import Members
import Storage

/// Keeps the goals of the month of one member.
struct MonthlyGoalStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns what the member said for these months; months without an answer are left out.
    func answers(for months: [GoalMonth]) async throws -> [GoalMonth: MonthlyAnswer] {
        let answers = try await self.database.rows(
            """
            SELECT monthly_goal.month, kind, target, removed_at, came_along, reward.month IS NOT NULL
            FROM monthly_goal
            LEFT JOIN reward ON reward.owner_id = monthly_goal.owner_id AND reward.month = monthly_goal.month
            WHERE monthly_goal.owner_id = \(self.owner) AND monthly_goal.month IN \(list: months.map(\.name))
            """,
            MonthlyAnswer.init(row:)
        )
        return Dictionary(uniqueKeysWithValues: answers.map { ($0.month, $0) })
    }

    /// Sets or changes the goal of a month; false when there is a reward for it already, or it can't be changed on
    /// `day` any more.
    func set(_ goal: MonthlyGoal, on day: CalendarDay, at now: Date) async throws -> Bool {
        try await self.write(goal.month, kind: goal.kind, target: goal.target, on: day, at: now)
    }

    /// Says “not this month”; false when a goal is set already.
    func decline(_ month: GoalMonth, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO monthly_goal (owner_id, month, set_at)
                VALUES (\(owner), \(month.name), \(now.milliseconds))
                ON CONFLICT (owner_id, month) DO NOTHING
                """
            ) == 1
        }
    }

    /// Takes “not this month” back.
    func askAgain(_ month: GoalMonth) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                "DELETE FROM monthly_goal WHERE owner_id = \(owner) AND month = \(month.name) AND kind IS NULL"
            )
        }
    }

    /// Takes a goal back that was set in the last minutes.
    func undo(_ month: GoalMonth, at now: Date) async throws {
        let since = UndoSpan.limit(at: now)
        try await self.database.write { [owner] db in
            try db.execute(
                """
                DELETE FROM monthly_goal WHERE owner_id = \(owner) AND month = \(month.name) AND kind IS NOT NULL
                    AND set_at >= \(since.milliseconds) AND \(Self.isUnclaimed(owner, month))
                """
            )
        }
    }

    /// Lets a goal go, on any day; false when there is none, or its reward was claimed.
    func letGo(_ month: GoalMonth, at now: Date) async throws -> Bool {
        try await self.change(month, "removed_at = \(now.milliseconds)", where: "removed_at IS NULL")
    }

    /// Brings a goal back that was let go; false when there is none.
    func restore(_ month: GoalMonth) async throws -> Bool {
        try await self.change(month, "removed_at = NULL", where: "removed_at IS NOT NULL")
    }

    private func change(_ month: GoalMonth, _ values: SQL, where condition: SQL) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE monthly_goal SET \(values)
                WHERE owner_id = \(owner) AND month = \(month.name) AND kind IS NOT NULL AND \(condition)
                    AND \(Self.isUnclaimed(owner, month))
                """
            ) == 1
        }
    }

    private func write(
        _ month: GoalMonth,
        kind: MonthlyGoalKind,
        target: Int,
        on day: CalendarDay,
        at now: Date
    ) async throws -> Bool {
        // A new answer replaces “not this month” and what came along at any time, a goal only while it may be changed.
        let isEarly = day.day <= MonthlyGoal.lastDayOfChange
        return try await self.database.write { [owner] db in
            // Before a reward can be claimed for the goal that is replaced, or after it was.
            try db.acquire(.counting(owner))
            return try db.execute(
                """
                INSERT INTO monthly_goal (owner_id, month, kind, target, set_at)
                SELECT \(owner), \(month.name), \(kind.rawValue), \(target), \(now.milliseconds)
                WHERE \(Self.isUnclaimed(owner, month))
                ON CONFLICT (owner_id, month) DO UPDATE SET kind = excluded.kind, target = excluded.target,
                    set_at = excluded.set_at, removed_at = NULL, came_along = 0
                WHERE monthly_goal.kind IS NULL OR monthly_goal.came_along = 1 OR \(isEarly ? 1 : 0) = 1
                """
            ) == 1
        }
    }

    private static func isUnclaimed(_ owner: Member.ID, _ month: GoalMonth) -> SQL {
        "NOT EXISTS (SELECT 1 FROM reward WHERE reward.owner_id = \(owner) AND reward.month = \(month.name))"
    }
}

extension MonthlyAnswer {
    fileprivate init(row: SQLRow) throws {
        var columns = row.reader
        let month = try columns.parsed("a month") { GoalMonth($0) }
        let kind = try columns.optionalParsed("a kind of goal") { MonthlyGoalKind(rawValue: $0) }
        let target = try columns.optionalInt()
        let isRemoved = try columns.optionalInteger() != nil
        self.month = month
        if let kind, let target {
            let goal = MonthlyGoal(month: month, kind: kind, target: target)
            self.word = isRemoved ? .letGo(goal) : .set(goal)
        } else {
            self.word = .declined
        }
        self.cameAlong = try columns.bool()
        self.isClaimed = try columns.bool()
    }
}
