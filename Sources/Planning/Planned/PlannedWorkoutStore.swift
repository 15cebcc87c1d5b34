import Foundation
import Members
import Storage

/// Keeps the planned workouts of one member.
///
/// Every change adds jobs: for the reminders, and for the calendar where the plan stands in it.
struct PlannedWorkoutStore: Sendable {
    /// The most plans that may lie ahead.
    static let most = 200
    private static let longest = Int64(PlannedWorkout.longest) * 60_000

    let database: any Database
    let owner: Member.ID
    var agreed = AgreedPlans.none

    /// Returns the plans that overlap a range of milliseconds since 1970, by their start.
    func planned(in span: Range<Int64>) async throws -> [PlannedWorkout] {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM planned_workout
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND start_at >= \(span.lowerBound - Self.longest)
                AND start_at < \(span.upperBound) AND end_at > \(span.lowerBound)
            ORDER BY start_at, id
            """,
            Self.planned
        )
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: String) async throws -> PlannedWorkout? {
        try await self.database.read { [self] db in try self.find(id, in: db) }
    }

    func find(_ id: String, in db: any SQLConnection) throws -> PlannedWorkout? {
        try db.row(
            """
            SELECT \(Self.columns) FROM planned_workout
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """,
            Self.planned
        )
    }

    /// Stores a plan once; sent again, its id returns the stored one.
    ///
    /// Throws `PlanRefusal` when another plan has the time already, too many lie ahead, or the id was removed.
    func plan(_ plan: PlannedWorkout, at now: Date) async throws -> (planned: PlannedWorkout, isNew: Bool) {
        try await self.database.write { try self.plan(plan, at: now, in: $0) }
    }

    /// Stores a plan in the caller's transaction.
    func plan(
        _ plan: PlannedWorkout,
        at now: Date,
        in db: any SQLConnection
    ) throws -> (planned: PlannedWorkout, isNew: Bool) {
        try db.acquire(.plans(self.owner))
        if let known = try self.find(plan.id, in: db) { return (known, false) }
        try self.checkRoom(at: now, in: db)
        try self.checkTime(of: plan, in: db)
        let added = try db.execute(
            """
            INSERT INTO planned_workout (owner_id, id, title, workout_id, start_at, end_at, in_calendar, kept_out_at,
                planned_at, version)
            VALUES (\(self.owner), \(plan.id), \(plan.title), \(plan.workout), \(plan.time.start),
                \(plan.time.end), \(plan.inCalendar ? 1 : 0), \(plan.keptOutAt), \(now.milliseconds), 1)
            ON CONFLICT (owner_id, id) DO NOTHING
            """
        )
        // An id that was removed meanwhile can't be used again.
        guard added == 1 else { throw PlanRefusal.removed }
        try self.tell(of: plan, at: now, in: db)
        return (try self.find(plan.id, in: db) ?? plan, true)
    }

    /// Moves a plan and clears its outcome; nil when it is not there, not `done` when it changed since its version.
    ///
    /// Throws `PlanRefusal` for an agreed one that was called off, and when another plan has the time.
    func move(
        _ id: String,
        version: Int64? = nil,
        to time: Stretch,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        let fresh = PlanBefore(time: time, settled: nil, plannedAt: now.milliseconds, checkedInAt: nil)
        return try await self.put(id, version: version, at: fresh, now)
    }

    /// Moves a plan back to where it was, with its outcome of then, whatever time it is by now; nil when it is not there,
    /// not `done` when it changed since it was moved.
    ///
    /// Throws `PlanRefusal` for an agreed one that was called off, and when another plan has the time.
    func moveBack(
        _ id: String,
        version: Int64,
        to before: PlanBefore,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.put(id, version: version, at: before, now)
    }

    /// Gives a plan a time, and what became of it there.
    private func put(
        _ id: String,
        version: Int64?,
        at place: PlanBefore,
        _ now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.change(id, version: version, at: now) { [self] plan, db in
            if try self.agreed.isOff(self.owner, id, now, db) { throw PlanRefusal.calledOff }
            var moved = plan
            moved.time = place.time
            try self.checkTime(of: moved, in: db)
            try db.execute(
                """
                UPDATE planned_workout SET start_at = \(place.time.start), end_at = \(place.time.end),
                    settled = \(place.settled?.rawValue), checked_in_at = \(place.checkedInAt),
                    planned_at = \(place.plannedAt), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
        }
    }

    /// Sets what is trained at a plan's time, and what the plan is called; nil when it is not there, not `done` when it
    /// changed since its version.
    func choose(
        _ workout: String?,
        for id: String,
        title: String,
        version: Int64? = nil,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.change(id, version: version, at: now) { [self] _, db in
            try db.execute(
                """
                UPDATE planned_workout SET workout_id = \(workout), title = \(title), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
        }
    }

    /// Puts a plan into the member's calendar or keeps it out, also when another calendar is chosen; nil when it is not
    /// there, not `done` when it changed since its version.
    func keep(
        _ id: String,
        inCalendar: Bool,
        version: Int64? = nil,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.change(id, version: version, at: now) { [self] plan, db in
            try db.execute(
                """
                UPDATE planned_workout SET in_calendar = \(inCalendar ? 1 : 0),
                    kept_out_at = \(inCalendar ? nil : now.milliseconds), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
            if inCalendar, !plan.inCalendar { try WritePlanned.add(id, of: self.owner, at: now, in: db) }
        }
    }

    /// Sets what became of a plan; nil takes that back.
    ///
    /// A check-in before its time is over says that it will be done.
    ///
    /// An agreed one that is let go before it is over is let go for both, and who is in before then has the other told;
    /// throws `PlanRefusal` when one alone would
    /// take back what the other let go.
    func settle(
        _ id: String,
        as settled: PlannedWorkout.Settled?,
        isCheckIn: Bool = false,
        version: Int64? = nil,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.change(id, version: version, at: now) { [self] plan, db in
            let isLetGo = settled == .letGo
            let other =
                isLetGo
                ? try self.agreed.callOff(self.owner, id, now, db)
                : plan.settled == .letGo ? try self.agreedAgain(id, at: now, in: db) : nil
            if let other, isLetGo { try self.callOff(id, removed: false, with: other, at: now, in: db) }
            if let other, !isLetGo { try self.callOn(id, with: other, at: now, in: db) }
            try self.tellOfCheckIn(to: plan, isIn: settled == .done, at: now, in: db)
            let checkedInAt = isCheckIn && now.milliseconds < plan.time.end ? now.milliseconds : nil
            try db.execute(
                """
                UPDATE planned_workout SET settled = \(settled?.rawValue), checked_in_at = \(checkedInAt),
                    version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
        }
    }

    /// Removes a plan, which can be restored for a month; an agreed one that isn't over is removed for both.
    func remove(
        _ id: String,
        version: Int64? = nil,
        at now: Date
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.change(id, version: version, at: now) { [self] _, db in
            if let other = try self.agreed.callOff(self.owner, id, now, db) {
                try self.callOff(id, removed: true, with: other, at: now, in: db)
            }
            try self.remove(id, at: now, in: db)
        }
    }

    func remove(_ id: String, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE planned_workout SET removed_at = \(now.milliseconds), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id)
            """
        )
    }

    /// Restores a removed plan; nil when it is gone for good.
    ///
    /// An agreed one that isn't over comes back for both; throws `PlanRefusal` when the other took it off or has
    /// something else by now. One that was let go before comes back as let go.
    func restore(_ id: String, at now: Date) async throws -> PlannedWorkout? {
        try await self.database.write { [self] db in
            try self.hold(id, in: db)
            guard let removed = try self.findRemoved(id, in: db) else { return try self.find(id, in: db) }
            if removed.settled != .letGo, let other = try self.agreedAgain(id, at: now, in: db) {
                try self.callOn(id, with: other, at: now, in: db)
            }
            return try self.putBack(id, at: now, in: db)
        }
    }

    /// Puts a removed plan back in the caller's transaction, whatever else has its time; nil when it is gone for good.
    @discardableResult
    func putBack(_ id: String, at now: Date, in db: any SQLConnection) throws -> PlannedWorkout? {
        let restored = try db.execute(
            """
            UPDATE planned_workout SET removed_at = NULL, version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NOT NULL
            """
        )
        let planned = try self.find(id, in: db)
        if let planned, restored == 1 { try self.tell(of: planned, at: now, in: db) }
        return planned
    }

    /// Deletes all members' plans that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("planned_workout", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }

    private func change(
        _ id: String,
        version: Int64? = nil,
        at now: Date,
        _ write: @Sendable @escaping (PlannedWorkout, any SQLConnection) throws -> Void
    ) async throws -> (planned: PlannedWorkout, done: Bool)? {
        try await self.database.write { [self] db in
            try self.hold(id, in: db)
            guard let plan = try self.find(id, in: db) else { return nil }
            if let version, version != plan.version { return (plan, false) }
            try write(plan, db)
            try self.tell(of: plan, at: now, in: db)
            return (try self.find(id, in: db) ?? plan, true)
        }
    }

    func tell(of plan: PlannedWorkout, at now: Date, in db: any SQLConnection) throws {
        try PlanAgain.add(for: self.owner, at: now, in: db)
        if plan.inCalendar { try WritePlanned.add(plan.id, of: self.owner, at: now, in: db) }
    }
}
