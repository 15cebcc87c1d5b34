package import HealthMath
package import Members

/// What progress photos need of other wings.
package struct ProgressPhotoPorts: Sendable {
    /// Whether a member is 18 or older: photos are kept from then on.
    package let isAdult: @Sendable (Member) async throws -> Bool

    /// The day on which a member was born; nil for one that is gone.
    package let birthday: @Sendable (Member) async throws -> CalendarDay?

    package init(
        isAdult: @Sendable @escaping (Member) async throws -> Bool,
        birthday: @Sendable @escaping (Member) async throws -> CalendarDay?
    ) {
        self.isAdult = isAdult
        self.birthday = birthday
    }
}
