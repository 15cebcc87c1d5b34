package import Foundation
import HealthMath
package import Members
import Storage

extension FreeWeeks {
    /// Returns times of so many minutes in which two members are free.
    ///
    /// Days of which either said “not today” are left out. A member who hasn't said when they would train counts as free from 6 to 22, less what keeps them busy. Hours at
    /// which people usually train come before others of the day when neither has said.
    package func common(
        of one: (id: Member.ID, zone: TimeZone),
        and other: (id: Member.ID, zone: TimeZone),
        minutes: Int
    ) async throws -> CommonHours {
        let now = self.now()
        // Nobody is asked for the next quarter of an hour.
        let first = (now.milliseconds / 900_000 + 2) * 900_000
        // Starts a day earlier, because the other may be in another zone.
        let today = CalendarDay(now, in: one.zone)
        let mine = try await self.days(of: one.id, in: one.zone).likelyDays(from: today, count: Self.patience)
        let (myRest, theirRest) = (
            try await self.daysOff(of: one.id, in: one.zone), try await self.daysOff(of: other.id, in: other.zone)
        )
        let theirs = try await self.days(of: other.id, in: other.zone)
            .likelyDays(from: today.adding(days: -1), count: Self.patience + 2)
        let free = theirs.days.filter { !theirRest.contains($0.day) }.flatMap(\.slots)
        let prefersUsual = mine.isAssumed && theirs.isAssumed
        let length = Int64(minutes) * 60_000
        func earliest(_ slots: [Stretch]) -> Stretch? {
            slots.lazy.compactMap { Stretch(from: max($0.start, first), to: $0.end) }
                .filter { $0.end - $0.start >= length }.min { $0.start < $1.start }
                .flatMap { Stretch(from: $0.start, to: $0.start + length) }
        }
        let times = mine.days.filter { !myRest.contains($0.day) }.compactMap { day in
            let both = day.slots.flatMap { slot in free.compactMap(slot.intersection) }
            let windows = FreeTimeSettings.usual.windows[day.day.weekday] ?? []
            let usual = windows.compactMap { $0.stretch(on: day.day, in: one.zone) }
            let preferred = prefersUsual ? both.flatMap { slot in usual.compactMap(slot.intersection) } : []
            return earliest(preferred) ?? earliest(both)
        }
        let assumed = [(one.id, mine.isAssumed), (other.id, theirs.isAssumed)].filter(\.1).map(\.0)
        return CommonHours(times: times, assumed: Set(assumed))
    }
}
