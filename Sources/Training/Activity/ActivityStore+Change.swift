import Foundation
import HealthMath
import Storage

extension ActivityStore {
    /// Writes an activity with its sets, its deeds and its energy, in the caller's transaction; once for each id.
    ///
    /// Returns false when it was there already; either of two unique keys with its id may tell that.
    @discardableResult
    func add(_ activity: Activity, at now: Date, in db: any SQLConnection) throws -> Bool {
        let added = try db.execute(
            """
            INSERT INTO activity (owner_id, \(Activity.columns), created_at)
            VALUES (\(self.owner), \(activity.id), \(activity.day.description), \(activity.origin.rawValue),
                \(activity.title), \(activity.exercise), \(activity.workout), \(activity.startedAt.milliseconds),
                \(activity.seconds), \(activity.metres), \(activity.kilocalories), \(activity.way.rawValue),
                \(activity.averageBeats), \(activity.highestBeats), \(Self.text(activity.zoneSeconds)),
                \(activity.exertion), \(activity.fileName), 1, \(now.milliseconds))
            ON CONFLICT DO NOTHING
            """
        )
        guard added > 0 else { return false }
        try self.write(activity.sets, of: activity.id, in: db)
        try self.follow(activity, at: now, in: db)
        return true
    }

    /// Writes a changed activity if its stored version is still `activity.version`; else nil.
    func change(_ activity: Activity, at now: Date, in db: any SQLConnection) throws -> Activity? {
        guard let before = try self.find(activity.id, in: db) else { return nil }
        let changed = try db.execute(
            """
            UPDATE activity SET day = \(activity.day.description), title = \(activity.title),
                exercise_id = \(activity.exercise), started_at = \(activity.startedAt.milliseconds),
                seconds = \(activity.seconds), metres = \(activity.metres), kcal = \(activity.kilocalories),
                way = \(activity.way.rawValue), average_beats = \(activity.averageBeats),
                highest_beats = \(activity.highestBeats), zone_seconds = \(Self.text(activity.zoneSeconds)),
                exertion = \(activity.exertion), file_name = \(activity.fileName), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(activity.id) AND version = \(activity.version)
                AND removed_at IS NULL
            """
        )
        guard changed > 0 else { return nil }
        if activity.sets != before.sets {
            try db.execute(
                "DELETE FROM activity_set WHERE owner_id = \(self.owner) AND activity_id = \(activity.id)"
            )
            try self.write(activity.sets, of: activity.id, in: db)
        }
        try self.follow(activity, before: before, at: now, in: db)
        return try self.find(activity.id, in: db)
    }

    /// Removes an activity, which can be restored for a month; nil when it is not there or not at `version`.
    func remove(_ id: String, version: Int64? = nil, at now: Date) async throws -> Activity? {
        try await self.database.write { [self] db in
            guard let found = try self.find(id, in: db), version ?? found.version == found.version else { return nil }
            try db.execute(
                """
                UPDATE activity SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
                """
            )
            try self.deeds.withdraw(found, in: db)
            try self.energy.withdraw(found, self.owner, now, db)
            return found
        }
    }

    /// Restores a removed activity; nil when it is gone for good.
    func restore(_ id: String, at now: Date) async throws -> Activity? {
        try await self.database.write { [self] db in try self.restore(id, at: now, in: db)?.activity }
    }

    /// Restores in the caller's transaction; also tells whether the activity had been removed.
    func restore(_ id: String, at now: Date, in db: any SQLConnection) throws -> (activity: Activity, wasAway: Bool)? {
        let restored = try db.execute(
            """
            UPDATE activity SET removed_at = NULL, version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NOT NULL
            """
        )
        guard let found = try self.find(id, in: db) else { return nil }
        if restored > 0 { try self.follow(found, at: now, in: db) }
        return (found, restored > 0)
    }

    /// Deletes all members' activities that were removed before `limit`; returns how many.
    static func purge(removedBefore limit: Date, in database: any Database) async throws -> Int {
        try await database.purge("activity", by: "owner_id, day, id", where: "removed_at < \(limit.milliseconds)")
    }

    /// Brings the deeds and the diary's energy up to date with an activity.
    private func follow(
        _ activity: Activity,
        before: Activity? = nil,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try self.deeds.write(activity, before: before, at: now, in: db)
        try self.energy.write(activity, self.owner, now, db)
    }

    private var deeds: ActivityDeeds { ActivityDeeds(owner: self.owner) }

    private func write(_ sets: [DoneSet], of id: String, in db: any SQLConnection) throws {
        for (position, set) in sets.enumerated() {
            try db.execute(
                """
                INSERT INTO activity_set (owner_id, activity_id, position, \(DoneSet.columns))
                VALUES (\(self.owner), \(id), \(position), \(set.exercise), \(set.name), \(set.part.rawValue),
                    \(set.reps), \(set.kilograms), \(set.seconds), \(set.exertion), \(set.sides ? 1 : 0),
                    \(set.plannedReps), \(set.plannedReserve), \(set.doneAt.milliseconds))
                """
            )
        }
    }

    /// Writes whole seconds divided by spaces; nil for none.
    private static func text(_ zoneSeconds: [Double]) -> String? {
        zoneSeconds.isEmpty ? nil : zoneSeconds.map { String(Int($0.rounded())) }.joined(separator: " ")
    }
}
