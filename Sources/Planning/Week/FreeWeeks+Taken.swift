package import Foundation
package import Members
import Storage

extension FreeWeeks {
    /// What of a member's own takes a time; for their eyes only.
    package enum TakenBy: Sendable, Equatable {
        /// A planned workout, by its title.
        case plan(String)
        /// A calendar, an event that they joined, or what they said keeps them busy.
        case busy
    }

    /// Returns for each time what of the member's own takes it, nil for nothing; the plans of some ids don't count.
    package func taken(
        of member: (id: Member.ID, zone: TimeZone),
        at times: [Range<Date>],
        but ids: [String]
    ) async throws -> [TakenBy?] {
        let times = times.map { $0.lowerBound.milliseconds..<$0.upperBound.milliseconds }
        guard let first = times.map(\.lowerBound).min(), let last = times.map(\.upperBound).max() else { return [] }
        let (plans, busy) = try await self.days(of: member.id, in: member.zone).taken(in: first..<last)
        return times.map { time in
            let plan = plans.first { !ids.contains($0.id) && time.overlaps($0.time.start..<$0.time.end) }
            if let plan { return .plan(plan.title) }
            return busy.contains { time.overlaps($0.start..<$0.end) } ? .busy : nil
        }
    }
}
