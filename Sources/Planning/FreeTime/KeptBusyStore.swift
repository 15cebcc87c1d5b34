import Foundation
import Members
import Storage

/// Times at which one member said that they are busy, beside their calendars.
struct KeptBusyStore: Sendable {
    /// The longest time that is stored, in milliseconds, so that the key finds everything that reaches into a range.
    static let longest: Int64 = 2 * 86_400_000

    let database: any Database
    let owner: Member.ID

    /// Returns the times that overlap a range of milliseconds since 1970, by their start.
    func busy(in span: Range<Int64>) async throws -> [Stretch] {
        try await self.database.rows(
            """
            SELECT start_at, end_at FROM kept_busy
            WHERE owner_id = \(self.owner) AND start_at >= \(span.lowerBound - Self.longest)
                AND start_at < \(span.upperBound) AND end_at > \(span.lowerBound)
            ORDER BY start_at, end_at
            """
        ) { row in
            var columns = row.reader
            return Stretch(from: try columns.integer(), to: try columns.integer())
        }.compactMap(\.self)
    }

    /// Stores a time, cut to the longest, in the transaction of the member's answer; a second call changes nothing.
    static func keep(_ time: Stretch, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO kept_busy (owner_id, start_at, end_at)
            VALUES (\(owner), \(time.start), \(min(time.end, time.start + Self.longest)))
            ON CONFLICT (owner_id, start_at, end_at) DO NOTHING
            """
        )
        try PlanAgain.add(for: owner, at: now, in: db)
    }

    /// Removes a time.
    static func free(_ time: Stretch, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            DELETE FROM kept_busy WHERE owner_id = \(owner) AND start_at = \(time.start)
                AND end_at = \(min(time.end, time.start + Self.longest))
            """
        )
        try PlanAgain.add(for: owner, at: now, in: db)
    }
}
