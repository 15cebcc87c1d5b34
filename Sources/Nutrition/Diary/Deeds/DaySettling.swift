import Foundation
import HealthMath
import Jobs
import Members
import Storage

/// The job that records whether days that are over kept within the goal; for one day, or for all of a member's days.
struct DaySettling: Sendable {
    static let kind = "settle-day"

    let database: any Database
    /// Finds a member's time zone; nil for a member who left.
    let timeZone: @Sendable (Member.ID) async throws -> TimeZone?
    let now: @Sendable () -> Date

    /// Settles days; the payload is the member's id and a day, or "all".
    func work(on job: Job) async throws -> JobOutcome {
        let words = job.payload.split(separator: " ")
        guard words.count == 2, let owner = Int64(words[0]) else { return .hopeless("no member in \(job.payload)") }
        guard let timeZone = try await self.timeZone(owner) else { return .done }
        let deeds = DayDeeds(owner: owner, timeZone: timeZone)
        if words[1] == "all" {
            try await self.settleAll(deeds)
            return .done
        }
        guard let day = CalendarDay(words[1]) else { return .hopeless("no day in \(job.payload)") }
        // The member may have moved west since this was scheduled.
        if self.now() < day.adding(days: 1).start(in: timeZone) { return .again(at: deeds.end(of: day)) }
        try await self.settle(day, deeds)
        return .done
    }

    /// Settles every day of a member's diary, as after an import.
    func settleAll(of owner: Member.ID, in timeZone: TimeZone) async throws {
        try await self.settleAll(DayDeeds(owner: owner, timeZone: timeZone))
    }

    /// Settles every day that has an entry or a deed of the diary, after an import.
    private func settleAll(_ deeds: DayDeeds) async throws {
        let deeds = DayDeeds(owner: deeds.owner, timeZone: deeds.timeZone, cameAlong: true)
        let days = try await self.database.rows(
            """
            SELECT day FROM diary_entry WHERE owner_id = \(deeds.owner) AND removed_at IS NULL
            UNION SELECT day FROM deed
            WHERE owner_id = \(deeds.owner) AND kind IN ('day-logged', 'within-goal', 'macros-kept')
            """
        ) { try $0.text(0) }
        for day in days.compactMap({ CalendarDay($0) }) { try await self.settle(day, deeds) }
    }

    private func settle(_ day: CalendarDay, _ deeds: DayDeeds) async throws {
        let now = self.now()
        let isOver = day < CalendarDay(now, in: deeds.timeZone)
        let whole = isOver ? try await DiaryStore(database: self.database, owner: deeds.owner).day(day) : nil
        try await self.database.write { try deeds.settle(day, whole, at: now, in: $0) }
        if !isOver {
            try await self.database.write { try deeds.plan(day, isFirst: true, at: now, in: $0) }
        }
    }
}
