package import Foundation
package import HealthMath
package import Members
package import Storage

/// The days of a member that count now, by their own clock.
package struct CountedDays: Sendable, Equatable {
    /// Finds them for a member, in the caller's transaction.
    package typealias Finder = @Sendable (_ owner: Member.ID, _ now: Date, any SQLConnection) throws -> CountedDays

    /// The day on which they joined, where it was earliest; deeds of days before count for nothing.
    let joinedOn: CalendarDay
    /// Entries of later days count when these have begun.
    let today: CalendarDay
    /// When today is over.
    let endsAt: Date
    /// Visits to a gym that began less than `TrainingDeed.shortestVisit` before it don't count yet.
    let now: Date

    /// The zone farthest behind UTC, in seconds: no day begins later.
    private static let latestZone: TimeInterval = -12 * 3_600

    package init(joinedOn: CalendarDay, today: CalendarDay, endsAt: Date, now: Date) {
        self.joinedOn = joinedOn
        self.today = today
        self.endsAt = endsAt
        self.now = now
    }

    package init(joinedAt: Date, now: Date, in timeZone: TimeZone) {
        let today = CalendarDay(now, in: timeZone)
        self.init(
            // The same wherever the member goes later: whoever flies east keeps the points of their first day.
            joinedOn: CalendarDay(joinedAt.addingTimeInterval(Self.latestZone), in: .gmt),
            today: today,
            endsAt: today.adding(days: 1).start(in: timeZone),
            now: now
        )
    }

    /// Creates the days of a member whose request it is.
    init(_ member: Member, at now: Date) {
        self.init(joinedAt: member.joinedAt, now: now, in: member.timeZone)
    }

    /// The condition that a deed counts for its member: not ahead of time, no visit that may be a short one, nothing of
    /// a life before they joined but what an import brought, and nothing that an edited export made up.
    var condition: SQL {
        """
        (deed.day <= \(self.today.description) AND \(TrainingDeed.isNoMereArrival(at: self.now)) AND \(PointedDeed.hasItsMission)
            AND (deed.came_along = 1 OR deed.day >= \(self.joinedOn.description)))
        """
    }
}
