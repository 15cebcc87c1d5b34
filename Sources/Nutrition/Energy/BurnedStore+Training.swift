package import Foundation
package import HealthMath
package import Storage

/// Stores the energy of training; Training writes, changes and removes these lines in its own transactions.
extension BurnedStore {
    /// Writes the line of an activity, or updates it; the activity's id is the line's.
    package func trained(
        _ id: String,
        _ way: Burned.Way,
        name: String,
        minutes: Double,
        beats: Double?,
        _ kilocalories: Double,
        on day: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let before = try Self.find(id, of: self.owner, in: db)
        let credited = kilocalories * (try Self.credit(of: self.owner, in: db)).share
        // A line has at most the minutes of a day.
        let minutes = minutes > 0 ? min(minutes, 1440) : nil
        try db.execute(
            """
            INSERT INTO energy_burned (owner_id, \(Burned.columns), created_at)
            VALUES (\(self.owner), \(id), \(day.description), \(way.rawValue), \(name), NULL, \(minutes), \(beats),
                \(kilocalories), \(credited), 1, 1, NULL, \(now.milliseconds))
            ON CONFLICT (owner_id, id) DO UPDATE SET day = excluded.day, way = excluded.way, name = excluded.name,
                minutes = excluded.minutes, beats = excluded.beats, kcal = excluded.kcal, credited = excluded.credited,
                trained = 1, removed_at = NULL, version = energy_burned.version + 1
            """
        )
        if let before, before.day != day {
            try self.balanceDevice(on: before.day, in: db)
            try self.deeds.plan(before.day, isFirst: false, at: now, in: db)
        }
        try self.balanceDevice(on: day, in: db)
        try self.settle(day, at: now, in: db)
    }

    /// Removes the line because the activity was removed.
    package func untrained(_ id: String, at now: Date, in db: any SQLConnection) throws {
        guard let before = try Self.find(id, of: self.owner, in: db) else { return }
        try db.execute(
            """
            UPDATE energy_burned SET removed_at = \(now.milliseconds), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """
        )
        try self.balanceDevice(on: before.day, in: db)
        try self.deeds.plan(before.day, isFirst: false, at: now, in: db)
    }
}
