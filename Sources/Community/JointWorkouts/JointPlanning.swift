package import Foundation
package import Members
package import Storage

/// What this wing needs of another one, so that two buddies can plan a workout together.
package struct JointPlanning: Sendable {
    /// A member and the zone of their clock.
    package struct Party: Sendable {
        package let id: Member.ID
        package let zone: TimeZone
    }

    /// A workout to be put on a member's plan.
    package struct Plan: Sendable {
        package let owner: Member.ID
        package let id: String
        package let title: String
        package let time: Range<Date>
        package let at: Date
    }

    /// Thrown by `plan` when its owner has something else at that time.
    package struct Taken: Error {
        /// Nil when it isn't known whose plan has no room.
        let owner: Member.ID?
        /// What they planned, for their own eyes only; empty when it isn't a plan.
        let title: String

        package init(of owner: Member.ID? = nil, by title: String = "") {
            self.owner = owner
            self.title = title
        }
    }

    /// What of a member's own stands at a time; for their eyes only.
    package enum Own: Sendable, Equatable {
        /// A planned workout, by its title.
        case plan(String)
        /// A calendar, or what else keeps them busy.
        case busy
    }

    /// The hours in which two members are free.
    package struct CommonTimes: Sendable, Equatable {
        /// An hour each within a week, the earliest first, one a day at most.
        let times: [Range<Date>]
        /// The members who never said their hours, so that waking hours stand in for them.
        let assumed: Set<Member.ID>

        package init(times: [Range<Date>], assumed: Set<Member.ID>) {
            self.times = times
            self.assumed = assumed
        }
    }

    /// Returns the times at which both are free; nothing of what keeps either busy.
    let commonTimes: @Sendable (Party, Party) async throws -> CommonTimes
    /// Puts a workout on its owner's plan, and into their calendar where one takes workouts, in the caller's
    /// transaction; once for each id.
    let plan: @Sendable (Plan, any SQLConnection) throws -> Void

    /// Takes a workout off its owner's plan and out of their calendar, in the caller's transaction.
    let remove: @Sendable (_ id: String, _ owner: Member.ID, Date, any SQLConnection) throws -> Void

    /// Puts a workout that was taken off back on the plans of all its owners, in the caller's transaction; false, and
    /// nothing changed, when one of them has something else at that time by now.
    let restore: @Sendable (_ id: String, _ owners: [Member.ID], Date, any SQLConnection) throws -> Bool

    /// Returns for each time what of the member's own stands there, nil for nothing; the plans of some ids don't count.
    let own: @Sendable (Party, [Range<Date>], _ but: [String]) async throws -> [Own?]

    package init(
        commonTimes: @Sendable @escaping (Party, Party) async throws -> CommonTimes,
        plan: @Sendable @escaping (Plan, any SQLConnection) throws -> Void,
        remove: @Sendable @escaping (String, Member.ID, Date, any SQLConnection) throws -> Void,
        restore: @Sendable @escaping (String, [Member.ID], Date, any SQLConnection) throws -> Bool,
        own: @Sendable @escaping (Party, [Range<Date>], [String]) async throws -> [Own?]
    ) {
        self.commonTimes = commonTimes
        self.plan = plan
        self.remove = remove
        self.restore = restore
        self.own = own
    }
}
