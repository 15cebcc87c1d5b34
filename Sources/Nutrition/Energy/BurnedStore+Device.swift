import Foundation
import HealthMath
import Storage

/// Stores what a device counted for a whole day.
///
/// The member wore the device while training, so its number includes that day's training: only the difference is
/// written, and the day has the greater of the two. Lines that a member typed count in addition.
extension BurnedStore {
    /// Stores the number for a day, which replaces the one before; zero removes it.
    func sent(_ kilocalories: Double, on day: CalendarDay, at now: Date) async throws {
        try await self.database.write { [self] db in
            try db.execute(
                """
                INSERT INTO energy_burned
                    (owner_id, id, day, way, name, kcal, credited, version, created_at, removed_at, sent)
                VALUES (\(self.owner), \(Self.device(day)), \(day.description), \(Burned.Way.device.rawValue), '',
                    0, 0, 1, \(now.milliseconds), \(kilocalories > 0 ? nil : now.milliseconds), \(kilocalories))
                ON CONFLICT (owner_id, id) DO UPDATE SET way = excluded.way, name = excluded.name, activity = NULL,
                    minutes = NULL, beats = NULL, removed_at = excluded.removed_at, sent = excluded.sent
                """
            )
            try self.balanceDevice(on: day, in: db)
            try self.deeds.plan(day, isFirst: false, at: now, in: db)
        }
    }

    /// Writes the difference between a device's number and the day's training; call it whenever either changes.
    func balanceDevice(on day: CalendarDay, in db: any SQLConnection) throws {
        let share = try Self.credit(of: self.owner, in: db).share
        let trained: SQL = """
            SELECT COALESCE(SUM(kcal), 0.0) FROM energy_burned
            WHERE owner_id = \(self.owner) AND day = \(day.description) AND trained = 1 AND removed_at IS NULL
            """
        let (sum, sent) = (
            try db.row(trained) { try $0.real(0) } ?? 0,
            try db.row(
                "SELECT sent FROM energy_burned WHERE owner_id = \(self.owner) AND id = \(Self.device(day))"
            ) { try $0.optionalReal(0) }
        )
        guard let sent = sent.flatMap(\.self) else { return }
        let rest = max(sent - sum, 0)
        try db.execute(
            """
            UPDATE energy_burned SET kcal = \(rest), credited = \(rest * share), version = version + 1
            WHERE owner_id = \(self.owner) AND id = \(Self.device(day))
            """
        )
    }

    static func device(_ day: CalendarDay) -> String { "device-\(day)" }
}
