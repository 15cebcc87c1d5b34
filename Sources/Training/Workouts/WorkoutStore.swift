import Foundation
package import Members
package import Storage

/// Keeps the workouts of one member.
///
/// Functions with a connection run in the caller's transaction, which changes more than the workout.
package struct WorkoutStore: Sendable {
    let database: any Database
    let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Writes a new workout once; sent again, its id returns the stored one, whatever was sent.
    ///
    /// Throws `Full` when the member has too many.
    func add(_ workout: Workout) async throws -> (workout: Workout, isNew: Bool) {
        try await self.database.write { [self] db in try self.add(workout, in: db) }
    }

    func add(_ workout: Workout, in db: any SQLConnection) throws -> (workout: Workout, isNew: Bool) {
        guard try self.hasRoom(in: db) else { throw Full() }
        let added = try db.execute(
            """
            INSERT INTO workout (owner_id, id, title, about, intensity, minutes, place, equipment, goal, seed, plan,
                expected_kcal, status, version, created_at, shared_by, gear, day_after, kind)
            VALUES (\(self.owner), \(workout.id), \(workout.title), \(workout.about),
                \(workout.request.intensity.rawValue), \(workout.request.minutes),
                \(workout.request.place.rawValue), \(workout.request.equipment.rawValue),
                \(workout.goal.rawValue), \(Int64(clamping: workout.seed)), \(try workout.plan.text),
                \(workout.expectedKilocalories), \(workout.status.rawValue), 1, \(workout.createdAt.milliseconds),
                \(workout.sharedBy), \(workout.request.gear?.words), \(workout.request.dayAfter?.rawValue),
                \(workout.request.kind?.rawValue))
            ON CONFLICT (owner_id, id) DO NOTHING
            """
        )
        guard let kept = try db.row(Self.row(workout.id, of: self.owner), Self.workout) else {
            throw DatabaseError.unavailable("The workout went while it was being read.")
        }
        return (kept, added == 1)
    }

    /// Returns nil when there is none or it was removed.
    package func find(_ id: String) async throws -> Workout? {
        try await self.database.row("\(Self.row(id, of: self.owner)) AND removed_at IS NULL", Self.workout)
    }

    /// Returns a workout that was removed and can still be restored; nil when there is none.
    func findRemoved(_ id: String) async throws -> Workout? {
        try await self.database.row("\(Self.row(id, of: self.owner)) AND removed_at IS NOT NULL", Self.workout)
    }

    package func find(_ id: String, in db: any SQLConnection) throws -> Workout? {
        try db.row("\(Self.row(id, of: self.owner)) AND removed_at IS NULL", Self.workout)
    }

    /// Returns workouts, the latest first, from a cursor on; a nil status means all, `shared` means only those from
    /// buddies.
    package func page(
        _ status: Workout.Status? = nil,
        shared: Bool = false,
        after cursor: Cursor? = nil,
        limit: Int
    ) async throws -> [WorkoutSummary] {
        try await self.database.rows(
            Self.statement(of: self.owner, status, shared: shared, after: cursor, limit: limit),
            Self.summary
        )
    }

    static func statement(
        of owner: Member.ID,
        _ status: Workout.Status?,
        shared: Bool,
        after cursor: Cursor? = nil,
        limit: Int
    ) -> SQL {
        let those: SQL = status.map { "AND status = \($0.rawValue)" } ?? ""
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return """
            SELECT \(self.summaryColumns) FROM workout
            WHERE owner_id = \(owner) AND removed_at IS NULL \(shared ? self.isShared : "") \(those) \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """
    }

    /// Returns what the latest workout at a place was asked for with; nil where the member made none for it.
    func lastRequest(at place: Place) async throws -> WorkoutRequest? {
        try await self.database.row(
            """
            SELECT \(Self.summaryColumns) FROM workout
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND place = \(place.rawValue) AND shared_by IS NULL
            ORDER BY created_at DESC, id DESC LIMIT 1
            """,
            Self.summary
        )?.request
    }

    /// Returns whether the member has workouts from buddies.
    func holdsShared() async throws -> Bool {
        try await self.database.exists(
            "SELECT 1 FROM workout WHERE owner_id = \(self.owner) AND removed_at IS NULL \(Self.isShared)"
        )
    }

    private static let isShared: SQL = "AND shared_by IS NOT NULL"

    /// Saves an edited workout (title, description, plan and its energy), which a session of it under way follows; nil when
    /// it changed or went since its version.
    ///
    /// Throws `TrainingSession.TooManyChanges` when the session can't follow.
    func save(_ workout: Workout) async throws -> Workout? {
        try await self.database.write { [self] db in try self.save(workout, in: db) }
    }

    func save(_ workout: Workout, in db: any SQLConnection) throws -> Workout? {
        let session = try WorkoutSessionStore.holdUnderway(of: workout.id, of: self.owner, in: db)
        let old = try session.flatMap { _ in try self.find(workout.id, in: db) }
        let saved = try db.execute(
            """
            UPDATE workout SET title = \(workout.title), about = \(workout.about), plan = \(try workout.plan.text),
                expected_kcal = \(workout.expectedKilocalories), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(workout.id) AND version = \(workout.version)
                AND removed_at IS NULL
            """
        )
        guard saved == 1 else { return nil }
        if let session, let old {
            try WorkoutSessionStore.follow(session, workout.plan, after: old.plan, of: self.owner, in: db)
        }
        return try self.find(workout.id, in: db)
    }

    /// Sets the status; false when the workout is not there.
    @discardableResult
    func set(_ status: Workout.Status, of id: String, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            UPDATE workout SET status = \(status.rawValue), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        ) == 1
    }

    /// Removes a workout, which can be restored for a month; nil when it is not there.
    ///
    /// Removes it, with a version only if it still has that.
    func remove(
        _ id: String,
        version: Int64? = nil,
        now: Date
    ) async throws -> (workout: Workout, done: Bool)? {
        try await self.database.write { [self] db in
            guard let workout = try self.find(id, in: db) else { return nil }
            if let version, version != workout.version { return (workout, false) }
            try db.execute(
                """
                UPDATE workout SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id)
                """
            )
            return (workout, true)
        }
    }

    /// Restores a removed workout; nil when it is gone for good.
    func restore(_ id: String) async throws -> Workout? {
        try await self.database.write { [self] db in
            try db.execute(
                """
                UPDATE workout SET removed_at = NULL, version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NOT NULL
                """
            )
            return try self.find(id, in: db)
        }
    }

    /// Deletes all members' workouts that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("workout", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }

    private static func row(_ id: String, of owner: Member.ID) -> SQL {
        "SELECT \(self.columns) FROM workout WHERE owner_id = \(owner) AND id = \(id)"
    }

    func hasRoom(in db: any SQLConnection) throws -> Bool {
        let count = try db.row(
            "SELECT COUNT(*) FROM workout WHERE owner_id = \(self.owner) AND removed_at IS NULL"
        ) { try $0.int(0) }
        return (count ?? 0) < WorkoutLimits.workouts
    }

    /// Thrown when the member has as many workouts as allowed.
    package struct Full: Error {
        package static let words = "You keep \(WorkoutLimits.workouts) workouts. Delete some that you no longer need."
    }
}
