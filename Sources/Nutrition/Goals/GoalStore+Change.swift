import Foundation
import HealthMath
import Storage

/// The statements for changes of goals.
extension GoalStore {
    /// Runs a change; of two concurrent ones the later is retried after the first.
    func change<T: Sendable>(_ work: @Sendable @escaping (any SQLConnection) throws -> T) async throws -> T {
        do {
            return try await self.database.write(work)
        } catch DatabaseError.uniqueViolation {
            return try await self.database.write(work)
        }
    }

    func newestFirst(in connection: any SQLConnection) throws -> [Goal] {
        try connection.rows(
            """
            SELECT \(Goal.columns) FROM goal WHERE owner_id = \(self.owner) AND removed_at IS NULL
            ORDER BY version DESC
            """,
            Goal.init(row:)
        )
    }

    func nextVersion(in connection: any SQLConnection) throws -> Int64 {
        try connection.row("SELECT COALESCE(MAX(version), 0) + 1 FROM goal WHERE owner_id = \(self.owner)") {
            try $0.integer(0)
        } ?? 1
    }

    func insert(_ goal: Goal, at now: Date, in connection: any SQLConnection) throws {
        let (course, split, daily) = (goal.terms.course, goal.terms.split, goal.terms.daily)
        try connection.execute(
            """
            INSERT INTO goal (owner_id, \(Goal.columns), created_at)
            VALUES (\(self.owner), \(goal.id), \(goal.version), \(course.startDay.description),
                \(course.targetDay.description), \(course.startKilograms), \(course.targetKilograms),
                \(goal.terms.activity.rawValue), \(split.fat), \(split.carbohydrate), \(split.protein),
                \(daily.kilocalories), \(daily.macros.fat), \(daily.macros.carbohydrate), \(daily.macros.protein),
                \(goal.terms.weekdays.text), \(goal.terms.expenditure), \(goal.terms.weekdaySplits.text),
                \(now.milliseconds))
            """
        )
    }

    func update(_ goal: Goal, in connection: any SQLConnection) throws {
        let (course, split, daily) = (goal.terms.course, goal.terms.split, goal.terms.daily)
        try connection.execute(
            """
            UPDATE goal SET version = \(goal.version), start_day = \(course.startDay.description),
                target_day = \(course.targetDay.description), start_kg = \(course.startKilograms),
                target_kg = \(course.targetKilograms), activity_factor = \(goal.terms.activity.rawValue),
                fat_percent = \(split.fat), carbohydrate_percent = \(split.carbohydrate),
                protein_percent = \(split.protein), kcal = \(daily.kilocalories), fat = \(daily.macros.fat),
                carbohydrate = \(daily.macros.carbohydrate), protein = \(daily.macros.protein),
                weekdays = \(goal.terms.weekdays.text), expenditure_kcal = \(goal.terms.expenditure),
                weekday_shares = \(goal.terms.weekdaySplits.text)
            WHERE owner_id = \(self.owner) AND id = \(goal.id)
            """
        )
    }

    /// Rewrites which goals the days from `today` on have.
    func reschedule(from today: CalendarDay, in connection: any SQLConnection) throws {
        try connection.execute(
            "DELETE FROM daily_goal WHERE owner_id = \(self.owner) AND from_day >= \(today.description)"
        )
        for stretch in GoalSchedule(try self.newestFirst(in: connection), from: today).stretches {
            let daily = stretch.goal?.terms.daily
            try connection.execute(
                """
                INSERT INTO daily_goal (owner_id, from_day, kcal, fat, carbohydrate, protein, week, shares,
                    goal_id)
                VALUES (\(self.owner), \(stretch.from.description), \(daily?.kilocalories), \(daily?.macros.fat),
                    \(daily?.macros.carbohydrate), \(daily?.macros.protein),
                    \(stretch.goal?.terms.week?.text), \(stretch.goal?.terms.weekdaySplits.text), \(stretch.goal?.id))
                """
            )
        }
    }
}
