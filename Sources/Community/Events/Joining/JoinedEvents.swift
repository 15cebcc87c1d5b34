package import Foundation
package import Members
package import Storage

/// The times at which events keep a member busy, for planning.
package enum JoinedEvents {
    /// An event that a member has a place at.
    package struct Time: Sendable, Equatable {
        package let name: String
        package let start: Date
        package let end: Date
    }

    /// Returns the events that reach into a time, by their start; none that was cancelled.
    package static func times(
        of owner: Member.ID,
        in span: Range<Date>,
        _ database: any Database
    ) async throws -> [Time] {
        try await database.rows(
            """
            SELECT event.name, event.start_at, event.end_at FROM event_attendance
            JOIN event ON event.id = event_attendance.event_id
            WHERE event_attendance.owner_id = \(owner) AND event_attendance.state = 'joined'
                AND event.cancelled_at IS NULL AND event.start_at < \(span.upperBound.milliseconds)
                AND event.end_at > \(span.lowerBound.milliseconds)
            ORDER BY event.start_at, event.id
            """
        ) { row in
            var columns = row.reader
            return Time(
                name: try columns.text(),
                start: Date(milliseconds: try columns.integer()),
                end: Date(milliseconds: try columns.integer())
            )
        }
    }
}
