package import HealthMath
package import Members

/// Asks what a member weighed on the days of a range, in order of day; `App` answers from the wing that keeps weights.
package typealias Weighings = @Sendable (Member.ID, ClosedRange<CalendarDay>) async throws -> [WeighedDay]
