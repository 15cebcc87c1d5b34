import Foundation
import HealthMath
import Portability
import Storage

/// The import rules of goals: only what the form could have written, within those rules of safety that need no body.
extension NutritionPortability {
    static let goal = RestoredTable("goal", limit: .init(1_000)) { row in
        try row.id("id")
        let start = try row.day("start_day", ahead: GoalSafety.longestProposal)
        let target = try row.day("target_day", ahead: GoalSafety.longestProposal)
        let days = Double(target?.days(since: start ?? .first) ?? 0)
        try row.demand((1...Double(GoalSafety.longestProposal + 366)).contains(days), "target_day")
        let from = try row.number("start_kg", in: Plausible.kilograms) ?? 0
        let to = try row.number("target_kg", in: Plausible.kilograms) ?? 0
        // With a margin for rounding; the form itself checks to the gram.
        let most = GoalSafety.mostKilogramsPerWeek(from: from) * 1.1 * days / 7
        try row.demand(abs(to - from) <= most + 0.1, "target_kg")
        try row.take("activity_factor") { value -> ActivityFactor? in
            guard case .real(let factor) = value else { return nil }
            return ActivityFactor(rawValue: factor)
        }
        let shares = try ["fat_percent", "carbohydrate_percent", "protein_percent"].map { column in
            try row.number(column, in: 0...100) ?? 0
        }
        let split = MacroSplit(fat: shares[0], carbohydrate: shares[1], protein: shares[2])
        try row.demand(split != nil, "fat_percent")
        try Self.targets(&row, required: true)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
        try row.parsed("weekdays", required: false) { text in
            let said = [Weekday: Double](text: text)
            return said.flatMap { $0.values.allSatisfy(GoalDraft.expenditures.contains) ? $0 : nil }
        }
        try row.number("expenditure_kcal", in: GoalDraft.expenditures, required: false)
        try row.parsed("weekday_shares", required: false) { [Weekday: MacroSplit](text: $0) }
    }

    static let dailyGoal = RestoredTable("daily_goal", parent: .init("goal", by: "goal_id"), limit: .init(10_000)) {
        row in
        try row.day("from_day", ahead: GoalSafety.longestProposal + 1)
        let goal = try row.id("goal_id", required: false)
        try Self.targets(&row, required: goal != nil)
        try row.parsed("week", required: false) { text in
            let week = WeekEnergy(text: text)
            return week.flatMap { $0.days.allSatisfy(GoalDraft.expenditures.contains) ? $0 : nil }
        }
        try row.parsed("shares", required: false) { [Weekday: MacroSplit](text: $0) }
    }

    /// Checks a day's energy in kcal and its macros in grams; all may be null where none is required.
    private static func targets(_ row: inout RestoredRow, required: Bool) throws {
        let kilocalories = try row.number("kcal", in: GoalDraft.expenditures, required: required)
        try row.demand(required || kilocalories == nil, "kcal")
        for column in ["fat", "carbohydrate", "protein"] {
            let grams = try row.number(column, in: 0...GoalDraft.mostOfDay, required: required)
            try row.demand(required || grams == nil, column)
        }
    }
}
