package import HealthMath
package import Members

/// What goals of the month and rewards need of other wings.
package struct RewardPorts: Sendable {
    /// What a member did on days, in kcal burnt by exercise or in steps; days without are left out.
    package typealias Amounts =
        @Sendable (Member.ID, MonthlyGoalKind, ClosedRange<CalendarDay>) async throws -> [CalendarDay: Double]

    package let amounts: Amounts
    /// Reads the amounts that were written down in time, which count for a voucher.
    package let timely: Amounts
    /// Reads what a proposal minds of a member, on a day.
    package let facts: @Sendable (Member.ID, CalendarDay) async throws -> GoalFacts
    /// Returns a member's mail address, as addresses are compared; nil for who has left.
    package let address: @Sendable (Member.ID) async throws -> String?
    /// Finds those of many members who may be given something: neither suspended nor about to leave.
    package let present: @Sendable ([Member.ID]) async throws -> Set<Member.ID>
    /// Returns the names of all time zones in which members live.
    package let timeZones: @Sendable () async throws -> [String]
    /// Returns members of these time zones after one, in the order of their ids, who may be asked for something:
    /// present, done with the welcome, and not in no-pressure mode.
    package let askable: @Sendable (_ timeZones: [String], _ after: Member.ID, _ limit: Int) async throws -> [Member.ID]

    package init(
        amounts: @escaping Amounts,
        timely: @escaping Amounts,
        facts: @Sendable @escaping (Member.ID, CalendarDay) async throws -> GoalFacts,
        address: @Sendable @escaping (Member.ID) async throws -> String?,
        present: @Sendable @escaping ([Member.ID]) async throws -> Set<Member.ID>,
        timeZones: @Sendable @escaping () async throws -> [String],
        askable: @Sendable @escaping ([String], Member.ID, Int) async throws -> [Member.ID]
    ) {
        self.amounts = amounts
        self.timely = timely
        self.facts = facts
        self.address = address
        self.present = present
        self.timeZones = timeZones
        self.askable = askable
    }
}
