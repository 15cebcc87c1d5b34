package import Foundation
package import Storage

/// A workout that its owner agreed with somebody else.
package enum JointPlan {
    /// Puts it on its owner's plan in the caller's transaction, and into their calendar where one takes workouts.
    ///
    /// False when another plan has the time or the id, or no more fit; then nothing is stored.
    package static func add(
        _ id: String,
        _ title: String,
        at time: Range<Date>,
        of owner: Int64,
        database: any Database,
        now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        guard let time = Stretch(from: time.lowerBound.milliseconds, to: time.upperBound.milliseconds) else {
            return false
        }
        let takesWorkouts = try db.exists("SELECT 1 FROM calendar WHERE owner_id = \(owner) AND takes_workouts = 1")
        let plan = PlannedWorkout(id: id, title: title, time: time, inCalendar: takesWorkouts)
        do {
            return try PlannedWorkoutStore(database: database, owner: owner).plan(plan, at: now, in: db).isNew
        } catch is PlanRefusal {
            return false
        }
    }

    /// Takes it off its owner's plan in the caller's transaction, because another time was agreed instead.
    package static func remove(
        _ id: String,
        of owner: Int64,
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
}
