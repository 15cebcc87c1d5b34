package import Foundation
import HealthMath
package import Members
import Storage

extension FreeWeeks {
    /// Returns times of so many minutes in which two members are free, the earliest first, one a day at most.
    ///
    /// Empty as long as one of them hasn't said when they would train.
    package func common(
        of one: (id: Member.ID, zone: TimeZone),
        and other: (id: Member.ID, zone: TimeZone),
        minutes: Int
    ) async throws -> [Stretch] {
        let now = self.now()
        // Nobody is asked for the next quarter of an hour.
        let first = (now.milliseconds / 900_000 + 2) * 900_000
        // Starts a day earlier, because the other may be in another zone.
        let today = CalendarDay(now, in: one.zone)
        let mine = try await self.days(of: one.id, in: one.zone).days(from: today, count: Self.patience)
        let theirs = try await self.days(of: other.id, in: other.zone)
            .days(from: today.adding(days: -1), count: Self.patience + 2).flatMap(\.slots)
        let length = Int64(minutes) * 60_000
        return mine.compactMap { day in
            let both = day.slots.flatMap { slot in theirs.compactMap(slot.intersection) }
            return both.lazy.compactMap { Stretch(from: max($0.start, first), to: $0.end) }
                .filter { $0.end - $0.start >= length }.min { $0.start < $1.start }
                .flatMap { Stretch(from: $0.start, to: $0.start + length) }
        }
    }
}
