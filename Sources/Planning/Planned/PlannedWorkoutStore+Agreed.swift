import Foundation
import HealthMath
import Members
import Notices
import Storage

/// What becomes of the other's plan of an agreed workout, in the transaction that changes the owner's.
extension PlannedWorkoutStore {
    /// Waits until nobody else changes the plans of the owner and of who agreed to one with them.
    ///
    /// All do so in the same order: the pair, then each member by their ids.
    func hold(_ id: String, in db: any SQLConnection) throws {
        let other = try self.agreed.hold(self.owner, id, db)
        for member in [self.owner, other].compactMap(\.self).sorted() { try db.acquire(.plans(member)) }
    }

    /// Marks one that the owner called off as agreed again, and returns the other; throws `PlanRefusal` when it isn't
    /// theirs alone to take back.
    func agreedAgain(_ id: String, at now: Date, in db: any SQLConnection) throws -> AgreedPlans.Other? {
        do {
            return try self.agreed.callOn(self.owner, id, now, db)
        } catch is AgreedPlans.IsOff {
            throw PlanRefusal.calledOff
        }
    }

    /// Takes the other's plan away, or lets it go, and tells them.
    func callOff(
        _ id: String,
        removed: Bool,
        with other: AgreedPlans.Other,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let theirs = PlannedWorkoutStore(database: self.database, owner: other.id)
        guard let plan = try theirs.find(id, in: db), plan.settled == nil else { return }
        try db.execute(
            """
            UPDATE planned_workout SET version = version + 1,
                removed_at = \(removed ? now.milliseconds : nil), settled = \(removed ? nil : "let-go")
            WHERE owner_id = \(other.id) AND id = \(id)
            """
        )
        try theirs.tell(of: plan, at: now, in: db)
        let words = "is called off: they can't make it. It no longer stands on your plan."
        try self.notify(other, words, of: plan, cause: "off", at: now, in: db)
    }

    /// Puts the other's plan back, and tells them; throws `PlanRefusal` when they have something else by now.
    func callOn(_ id: String, with other: AgreedPlans.Other, at now: Date, in db: any SQLConnection) throws {
        let theirs = PlannedWorkoutStore(database: self.database, owner: other.id)
        let known = try db.row(
            "SELECT \(Self.columns) FROM planned_workout WHERE owner_id = \(other.id) AND id = \(id)",
            Self.planned
        )
        guard let plan = known else { throw PlanRefusal.otherIsBusy }
        // They trained already, and keep that.
        if plan.settled == .done { return }
        do {
            try theirs.checkTime(of: plan, in: db)
        } catch is PlanRefusal {
            throw PlanRefusal.otherIsBusy
        }
        try db.execute(
            """
            UPDATE planned_workout SET removed_at = NULL, settled = NULL, checked_in_at = NULL, version = version + 1
            WHERE owner_id = \(other.id) AND id = \(id)
            """
        )
        try theirs.tell(of: plan, at: now, in: db)
        try self.notify(other, "is on again. It stands on your plan.", of: plan, cause: "on", at: now, in: db)
    }

    /// Tells the other of an agreed one that the owner is in; takes that back when the owner does.
    func tellOfCheckIn(to plan: PlannedWorkout, isIn: Bool, at now: Date, in db: any SQLConnection) throws {
        guard isIn != (plan.settled == .done), let other = try self.agreed.stands(self.owner, plan.id, now, db) else {
            return
        }
        let cause = "agreed in \(self.owner) \(plan.id)"
        guard isIn else { return try Notice.takeBack(other.id, cause: cause, in: db) }
        let theirs = PlannedWorkoutStore(database: self.database, owner: other.id)
        guard let plan = try theirs.find(plan.id, in: db) else { return }
        let path = FreeTimeLinks.week(CalendarDay(Date(milliseconds: plan.time.start), in: other.zone))
        let words = "\(self.title(of: plan, for: other, at: now)), goes ahead: they checked in."
        try Notice.tell(
            other.id,
            .training,
            words,
            path: path,
            about: self.owner,
            cause: cause,
            at: now,
            in: db
        )
    }

    /// Returns text such as "“Legs” on Sat 14 March, 17:00–18:00".
    private func title(of plan: PlannedWorkout, for other: AgreedPlans.Other, at now: Date) -> String {
        let today = CalendarDay(now, in: other.zone)
        let day = CalendarDay(Date(milliseconds: plan.time.start), in: other.zone)
        return "“\(plan.title)” on \(DayName(day, today: today).date), \(plan.time.clock(in: other.zone))"
    }

    /// Sends the other at most one notice of each cause and plan in an hour of the clock; what is said again then comes to
    /// the top of their list, so that the newest line is true.
    private func notify(
        _ other: AgreedPlans.Other,
        _ words: String,
        of plan: PlannedWorkout,
        cause: String,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let day = CalendarDay(Date(milliseconds: plan.time.start), in: other.zone)
        let hour = now.milliseconds / 3_600_000
        let cause = "agreed \(cause) \(self.owner) \(plan.id) \(hour)"
        try Notice.tell(
            other.id,
            .training,
            "\(self.title(of: plan, for: other, at: now)), \(words)",
            path: FreeTimeLinks.week(day),
            about: self.owner,
            cause: cause,
            at: now,
            in: db
        )
        try Notice.renew(other.id, .training, cause: cause, at: now, in: db)
    }
}
