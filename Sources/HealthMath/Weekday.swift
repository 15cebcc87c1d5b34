/// A day of the week, numbered as ISO 8601 does: Monday is 1.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday
}
