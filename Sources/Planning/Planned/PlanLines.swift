import Foundation
package import HealthMath
package import Members
import Storage
package import Web

/// Lists planned workouts for pages of other wings.
package struct PlanLines: Sendable {
    private let maker: PlanMaker

    package init(_ weeks: FreeWeeks) { self.maker = PlanMaker(weeks) }

    /// Returns the plans of some days by time; names the day when there is more than one.
    ///
    /// With today come missed plans of the days before, as long as they wait for an answer.
    package func lines(of member: Member, on days: ClosedRange<CalendarDay>) async throws -> [PlanLine] {
        let span = days.lowerBound.span(days.upperBound.days(since: days.lowerBound) + 1, in: member.timeZone)
        let today = member.day(at: self.maker.now)
        let missed = days.lowerBound <= today ? try await self.maker.weeks.allMissed(of: member) : []
        let before = days.contains(today) ? missed.map(\.workout).filter { $0.time.start < span.lowerBound } : []
        let plans =
            try await before
            + self.maker.store(of: member.id).planned(in: span).filter { span.contains($0.time.start) }
        guard !plans.isEmpty else { return [] }
        let figures = try await self.maker.weeks.training.figures(member.id, plans.compactMap(\.workout))
        let known = try await self.maker.states(of: plans, for: member)
        return known.map { plan in
            let day = CalendarDay(Date(milliseconds: plan.workout.time.start), in: member.timeZone)
            let name = days == day...day ? "" : DayName(day, today: today).name
            let drawn = plan.workout.workout.flatMap { figures[$0] } ?? []
            return PlanLine(
                plan,
                day: name,
                at: self.maker.now.milliseconds,
                figures: drawn,
                missed: missed.first { $0.workout.id == plan.workout.id }
                    .map { MissedView($0, today: today, in: member.timeZone) },
                in: member.timeZone
            )
        }
    }
}
