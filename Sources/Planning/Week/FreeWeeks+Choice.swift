import Foundation
import HealthMath
import Members
import Storage

extension FreeWeeks {
    /// What chooses among a member's free times.
    struct Choice {
        let best: BestTimes
        /// The days with a training or a plan.
        let taken: Set<CalendarDay>
    }

    /// Returns what chooses among the found days: habits, work, other workouts, and when buddies have time.
    ///
    /// A plan that was missed takes no day, nor does one of those that are to be moved.
    func choice(
        for member: Member,
        _ settings: FreeTimeSettings?,
        _ found: FoundTime,
        _ trained: [TrainedTime],
        from first: CalendarDay,
        _ count: Int,
        moving: Set<String> = []
    ) async throws -> Choice {
        let (now, zone) = (self.now().milliseconds, member.timeZone)
        // Late work of the day before tells how early its morning may be.
        let before = try await self.days(of: member.id, in: zone).taken(in: first.adding(days: -1).span(1, in: zone))
        let plans = (before.planned.filter { $0.time.start < first.start(in: zone).milliseconds } + found.planned)
            .filter { !moving.contains($0.id) && [.ahead, .done].contains($0.state(at: now, trained)) }
        let habits = TrainingHabits(trained, in: zone)
        let workouts = trained.map(\.time) + plans.map(\.time)
        let rules = RestRules(
            settings,
            usual: habits.usual,
            busy: before.busy + found.busy.filter { !$0.isAllDay }.map(\.time),
            workouts: workouts,
            zone: zone
        )
        let best = BestTimes(
            usual: habits.usual,
            lastHard: habits.lastHard,
            zone: zone,
            buddies: try await self.buddies(of: member, from: first, count),
            rules: rules
        )
        return Choice(best: best, taken: Set(workouts.map { CalendarDay(Date(milliseconds: $0.start), in: zone) }))
    }

    /// Returns when buddies have time on so many days; starts a day earlier, because they may be in another zone.
    private func buddies(of member: Member, from day: CalendarDay, _ count: Int) async throws -> [BestTimes.Buddy] {
        var buddies: [BestTimes.Buddy] = []
        for one in try await self.company(member.id) {
            let days = self.days(of: one.id, in: one.zone)
            // A buddy's unreadable row must not break the member's own page.
            let free = try await self.database.settingAside(RowName("free_time", owner: one.id)) {
                try await days.days(from: day.adding(days: -1), count: count + 2).flatMap(\.slots)
            }
            if let free, !free.isEmpty { buddies.append(BestTimes.Buddy(name: one.name, free: free)) }
        }
        return buddies
    }
}
