package import Foundation
package import HealthMath
package import Members
package import Portability
package import Storage

/// Reads the tables of other food diaries, for one member after the other.
package struct ForeignDiaryTables: Sendable {
    /// Makes the row of a weight, which belongs to another wing.
    package typealias Weighing = @Sendable (_ kilograms: Double, _ day: CalendarDay, _ now: Date) -> ImportedRow

    private let database: any Database
    private let weighing: Weighing
    private let now: @Sendable () -> Date

    package init(database: any Database, weighing: @escaping Weighing, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.weighing = weighing
        self.now = now
    }

    package func tables(for member: Member) async throws -> ForeignTables {
        let logged = Set(
            try await self.database.rows(
                "SELECT DISTINCT day FROM diary_entry WHERE owner_id = \(member.id) AND removed_at IS NULL"
            ) { try $0.text(0) }
        )
        let now = self.now()
        let days = ForeignDay(range: DiaryRange(member, at: now))
        let (unit, weighing) = (member.units.weight, self.weighing)
        return { columns in
            if let table = MyFitnessPalMeals(columns, days, at: now) { return table }
            if let table = CronometerServings(columns, days, at: now) { return table }
            if let table = CronometerDays(columns, days, logged: logged, at: now) { return table }
            return ForeignWeights(columns, days, unit: unit, at: now, row: weighing)
        }
    }
}
