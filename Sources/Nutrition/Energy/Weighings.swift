package import HealthMath
package import Members

/// Reads a member's weights on the days of a range, in order of day; `App` connects it to the wing that stores them.
package typealias Weighings = @Sendable (Member.ID, ClosedRange<CalendarDay>) async throws -> [WeighedDay]
