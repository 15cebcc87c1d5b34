import Foundation
import HealthMath
import Members
import Storage

/// Keeps the days of which one member said that nothing that takes them whole keeps them busy, a birthday in a calendar
/// say.
struct FreedDayStore: Sendable {
    /// The most that can be: a day is freed within a year of the present, and forgotten a year after it.
    static let most = 1_000

    let database: any Database
    let owner: Member.ID

    /// Returns those of a range of days.
    func days(in range: ClosedRange<CalendarDay>) async throws -> Set<CalendarDay> {
        let days = try await self.database.rows(
            """
            SELECT day FROM freed_day WHERE owner_id = \(self.owner)
                AND day BETWEEN \(range.lowerBound.description) AND \(range.upperBound.description)
            """
        ) { row in
            var columns = row.reader
            return try columns.parsed("a day", CalendarDay.init)
        }
        return Set(days)
    }

    /// Adds a day or takes it back; asked again, it changes nothing.
    func set(_ day: CalendarDay, free: Bool, at now: Date) async throws {
        try await self.database.write { [owner] db in
            let old = CalendarDay(now, in: .gmt).adding(days: -367)
            try db.execute("DELETE FROM freed_day WHERE owner_id = \(owner) AND day < \(old.description)")
            let changed =
                free
                ? try db.execute(
                    "INSERT INTO freed_day (owner_id, day) VALUES (\(owner), \(day.description)) ON CONFLICT DO NOTHING"
                )
                : try db.execute("DELETE FROM freed_day WHERE owner_id = \(owner) AND day = \(day.description)")
            if changed > 0 { try PlanAgain.add(for: owner, at: now, in: db) }
        }
    }
}

extension BusyTime {
    /// Returns whether it takes a span of milliseconds, a day, whole; what is said of whole days does in every zone.
    func takesWhole(_ day: Range<Int64>) -> Bool {
        self.isAllDay
            ? self.time.start < day.upperBound && day.lowerBound < self.time.end
            : self.time.start <= day.lowerBound && day.upperBound <= self.time.end
    }
}

extension [BusyTime] {
    /// Returns the times without what takes one of these days whole.
    func leaving(_ days: Set<CalendarDay>, in zone: TimeZone) -> [BusyTime] {
        let spans = days.map { $0.span(1, in: zone) }
        return self.flatMap { busy in
            let freed = spans.filter(busy.takesWhole).compactMap { Stretch(from: $0.lowerBound, to: $0.upperBound) }
            guard !freed.isEmpty else { return [busy] }
            return [busy.time].subtracting(freed).map { BusyTime($0, isAllDay: busy.isAllDay, title: busy.title) }
        }
    }
}
