import Foundation
import Storage

/// A member's part in an event.
struct Attendance: Sendable, Equatable {
    enum State: String, Sendable {
        /// They have a place.
        case joined
        case waiting
        /// They had one of both; the row stays, so that guesses of the code stay counted.
        case left
    }

    let state: State
    /// The order in which members asked; greater later.
    let number: Int64
    let checkedInAt: Date?
    /// The number of wrong codes they typed.
    let wrongCodes: Int

    static let columns: SQL = """
        event_attendance.state, event_attendance.number, event_attendance.checked_in_at, event_attendance.wrong_codes
        """

    init(_ columns: inout ColumnReader) throws {
        self.state = try columns.choice()
        self.number = try columns.integer()
        self.checkedInAt = try columns.optionalInteger().map { Date(milliseconds: $0) }
        self.wrongCodes = try columns.int()
    }

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }
}
