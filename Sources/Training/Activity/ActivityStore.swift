package import Foundation
import HealthMath
package import Storage

/// What one member trained.
package struct ActivityStore: Sendable {
    let database: any Database
    let owner: Int64
    let energy: EnergyLog

    package init(database: any Database, owner: Int64, energy: EnergyLog) {
        self.database = database
        self.owner = owner
        self.energy = energy
    }

    /// Writes an activity with its sets, its deeds and its energy, in the caller's transaction; once for each id.
    ///
    /// False when it was there already.
    @discardableResult
    package func add(_ activity: Activity, at now: Date, in db: any SQLConnection) throws -> Bool {
        let added = try db.execute(
            """
            INSERT INTO activity (owner_id, id, day, origin, title, exercise_id, workout_id, started_at, seconds, metres,
                kcal, way, average_beats, highest_beats, zone_seconds, exertion, file_name, version, created_at)
            VALUES (\(self.owner), \(activity.id), \(activity.day.description), \(activity.origin.rawValue),
                \(activity.title), \(activity.exercise), \(activity.workout), \(activity.startedAt.milliseconds),
                \(activity.seconds), \(activity.metres), \(activity.kilocalories), \(activity.way.rawValue),
                \(activity.averageBeats), \(activity.highestBeats), \(Self.text(activity.zoneSeconds)),
                \(activity.exertion), \(activity.fileName), 1, \(now.milliseconds))
            ON CONFLICT (owner_id, id) DO NOTHING
            """
        )
        guard added > 0 else { return false }
        for (position, set) in activity.sets.enumerated() { try self.add(set, at: position, of: activity, in: db) }
        try self.energy.write(activity, self.owner, now, db)
        return true
    }

    private func add(
        _ set: DoneSet,
        at position: Int,
        of activity: Activity,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            """
            INSERT INTO activity_set (owner_id, activity_id, position, exercise_id, name, part, reps, kilograms,
                seconds, exertion, done_at)
            VALUES (\(self.owner), \(activity.id), \(Int64(position)), \(set.exercise), \(set.name),
                \(set.part.rawValue), \(set.reps.map(Int64.init)), \(set.kilograms), \(set.seconds), \(set.exertion),
                \(set.doneAt.milliseconds))
            """
        )
    }

    /// Seconds in whole numbers, nil for none.
    static func text(_ zoneSeconds: [Double]) -> String? {
        zoneSeconds.isEmpty ? nil : zoneSeconds.map { String(Int($0.rounded())) }.joined(separator: " ")
    }
}
