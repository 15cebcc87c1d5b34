import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the weights of one member, by day.
struct WeightStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the latest weights of a range of days, the newest first.
    func latest(_ limit: Int, from first: CalendarDay, through last: CalendarDay) async throws -> [Weighing] {
        try await self.database.rows(
            """
            SELECT day, kilograms FROM weight
            WHERE owner_id = \(self.owner) AND day >= \(first.description) AND day <= \(last.description)
            ORDER BY day DESC LIMIT \(limit)
            """,
            Weighing.init(row:)
        )
    }

    /// Returns nil when the day has no weight.
    func find(_ day: CalendarDay) async throws -> Weighing? {
        try await self.database.row(Self.statement(self.owner, day), Weighing.init(row:))
    }

    /// Stores the weight of a day with its deed; false when it replaced another.
    func weigh(_ weighing: Weighing, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            let isNew = try !db.exists(Self.statement(owner, weighing.day))
            try weighing.record(of: owner, at: now, in: db)
            return isNew
        }
    }

    /// Removes a day's weight and its deed, which can be restored for a month; nil when there is none.
    func remove(_ day: CalendarDay, at now: Date) async throws -> Weighing? {
        try await self.database.write { [owner] db in
            guard let weighing = try db.row(Self.statement(owner, day), Weighing.init(row:)) else { return nil }
            try db.execute("DELETE FROM weight WHERE owner_id = \(owner) AND day = \(day.description)")
            try db.execute(
                """
                INSERT INTO removed_weight (owner_id, day, kilograms, removed_at)
                VALUES (\(owner), \(day.description), \(weighing.kilograms), \(now.milliseconds))
                ON CONFLICT (owner_id, day) DO UPDATE SET kilograms = excluded.kilograms,
                    removed_at = excluded.removed_at
                """
            )
            try weighing.withdraw(of: owner, in: db)
            return weighing
        }
    }

    /// Restores a removed weight; nil when it is gone for good.
    ///
    /// A weight that was stored for the day meanwhile stays.
    func restore(_ day: CalendarDay, at now: Date) async throws -> Weighing? {
        try await self.database.write { [owner] db in
            if let newer = try db.row(Self.statement(owner, day), Weighing.init(row:)) { return newer }
            let removed = try db.row(
                """
                DELETE FROM removed_weight WHERE owner_id = \(owner) AND day = \(day.description)
                RETURNING day, kilograms
                """,
                Weighing.init(row:)
            )
            try removed?.record(of: owner, at: now, in: db)
            return removed
        }
    }

    private static func statement(_ owner: Member.ID, _ day: CalendarDay) -> SQL {
        "SELECT day, kilograms FROM weight WHERE owner_id = \(owner) AND day = \(day.description)"
    }
}
