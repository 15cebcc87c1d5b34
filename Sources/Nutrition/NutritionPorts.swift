package import Foundation
package import HealthMath
package import Members
package import Notices
package import Storage
package import Web

/// What nutrition must know of other wings.
package struct NutritionPorts: Sendable {
    /// What a member means to train on a day.
    let plans: @Sendable (Member, CalendarDay) async throws -> [PlanLine]
    /// A member's own; nil for who is gone.
    let timeZone: @Sendable (Member.ID) async throws -> TimeZone?
    /// What is known of a member before they plan a goal; nil while height, weight or another number is not known.
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    /// What a member weighed on the days of a range, in order of day.
    let weighings: Weighings
    /// Whom advice is for.
    let eater: @Sendable (Member.ID) async throws -> Eater
    /// Whose bodies went which way between two days: see `CohortCount`.
    let courses: @Sendable (SQL, CalendarDay, CalendarDay) -> SQL
    /// Those of many members who are still here, and where their letters go.
    let recipients: @Sendable ([Member.ID]) async throws -> [Member.ID: Recipient]
    /// Where the reader of a letter stops more of its kind.
    let unsubscribe: @Sendable (Member.ID, Notice.Kind) throws -> String

    package init(
        plans: @Sendable @escaping (Member, CalendarDay) async throws -> [PlanLine],
        timeZone: @Sendable @escaping (Member.ID) async throws -> TimeZone?,
        goalBaseline: @Sendable @escaping (Member.ID) async throws -> GoalBaseline?,
        weighings: @escaping Weighings,
        eater: @Sendable @escaping (Member.ID) async throws -> Eater,
        courses: @Sendable @escaping (SQL, CalendarDay, CalendarDay) -> SQL,
        recipients: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID: Recipient],
        unsubscribe: @Sendable @escaping (Member.ID, Notice.Kind) throws -> String
    ) {
        self.plans = plans
        self.timeZone = timeZone
        self.goalBaseline = goalBaseline
        self.weighings = weighings
        self.eater = eater
        self.courses = courses
        self.recipients = recipients
        self.unsubscribe = unsubscribe
    }
}
