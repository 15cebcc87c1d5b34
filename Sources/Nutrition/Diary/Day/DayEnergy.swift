package import HealthMath
package import Members
package import Storage

/// What a member ate on a day, and what they may eat, in kcal, for pages of other wings.
package struct DayEnergy: Sendable, Equatable {
    package let eaten: Double
    /// The goal with what was earned by moving; nil without a goal.
    package let goal: Double?

    /// Reads a day by one statement; the numbers are those that the diary shows in these units.
    package static func of(
        _ member: Member.ID,
        on day: CalendarDay,
        shownIn units: Units,
        in database: any Database
    ) async throws -> DayEnergy {
        let diary = try await DiaryStore(database: database, owner: member).day(day)
        let (shown, unit) = (ShownDay(diary, units: units), units.energy.unit)
        return DayEnergy(
            eaten: unit.kilocalories(shown.eaten),
            goal: shown.goal.map { unit.kilocalories($0 + shown.credited) }
        )
    }
}
