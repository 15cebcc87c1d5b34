package import Foundation
package import Members
package import Storage

/// A workout that its owner agreed with somebody else.
package enum JointPlan {
    /// Why it can't stand on its owner's plan.
    package enum Obstacle: Sendable, Equatable {
        /// Another plan has the time, by its title; for its owner's eyes only.
        case plan(String)
        /// Another plan has the id, no more fit, or it was called off.
        case other
    }

    /// Puts it on its owner's plan in the caller's transaction, and into their calendar where one takes workouts.
    ///
    /// Its owner is reminded of it unless they said that they want no reminders of plans: somebody waits for them.
    /// Returns why it can't, and nil when it stands there; else nothing is stored once the transaction is rolled back.
    package static func add(
        _ id: String,
        _ title: String,
        at time: Range<Date>,
        of owner: Member.ID,
        database: any Database,
        now: Date,
        in db: any SQLConnection
    ) throws -> Obstacle? {
        guard let time = Stretch(from: time.lowerBound.milliseconds, to: time.upperBound.milliseconds) else {
            return .other
        }
        try PlanReminding.begin(of: owner, in: db)
        let takesWorkouts = try db.exists("SELECT 1 FROM calendar WHERE owner_id = \(owner) AND takes_workouts = 1")
        let plan = PlannedWorkout(id: id, title: title, time: time, inCalendar: takesWorkouts)
        do {
            let planned = try PlannedWorkoutStore(database: database, owner: owner).plan(plan, at: now, in: db)
            return planned.isNew ? nil : .other
        } catch PlanRefusal.taken(let title) {
            return .plan(title)
        } catch is PlanRefusal {
            return .other
        }
    }

    /// Takes it off its owner's plan in the caller's transaction, because another time was agreed instead.
    package static func remove(
        _ id: String,
        of owner: Member.ID,
        database: any Database,
        now: Date,
        in db: any SQLConnection
    ) throws {
        let plans = PlannedWorkoutStore(database: database, owner: owner)
        try db.acquire(.plans(owner))
        guard let plan = try plans.find(id, in: db) else { return }
        try plans.remove(id, at: now, in: db)
        try plans.tell(of: plan, at: now, in: db)
    }

    /// Puts one that was removed back on the plans of all its owners, in the caller's transaction; false, and nothing
    /// changed, when one of them has something else at that time by now, or took it away for good.
    package static func restore(
        _ id: String,
        of owners: [Member.ID],
        database: any Database,
        now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        for owner in owners.sorted() { try db.acquire(.plans(owner)) }
        let stores = owners.sorted().map { PlannedWorkoutStore(database: database, owner: $0) }
        for store in stores {
            guard let plan = try store.findRemoved(id, in: db) else { return false }
            do { try store.checkTime(of: plan, in: db) } catch is PlanRefusal { return false }
        }
        for store in stores { try store.putBack(id, at: now, in: db) }
        return true
    }
}
