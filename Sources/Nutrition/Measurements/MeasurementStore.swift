import Deeds
import Foundation
import HealthMath
import Members
import Storage

/// Keeps the measurements of one member, one number for each day and kind.
struct MeasurementStore: Sendable {
    let database: any Database
    let owner: Member.ID

    func measurements(on day: CalendarDay) async throws -> [MeasurementKind: Double] {
        let rows = try await self.database.rows(
            """
            SELECT kind, amount FROM reading WHERE owner_id = \(self.owner) AND day = \(day.description)
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.real())
        }
        // A kind that was removed from the list stays in the table and is not shown.
        return Dictionary(rows.compactMap { text, amount in MeasurementKind(rawValue: text).map { ($0, amount) } }) {
            $1
        }
    }

    /// Stores numbers for a day; each replaces the one before, and nil removes it.
    func keep(_ measurements: [MeasurementKind: Double?], on day: CalendarDay, at now: Date) async throws {
        try await self.database.write { [owner] db in
            for (kind, amount) in measurements.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                try MeasurementDeeds.keep(kind, amount, of: owner, on: day, at: now, in: db)
                guard let amount else {
                    try db.execute(
                        """
                        DELETE FROM reading
                        WHERE owner_id = \(owner) AND day = \(day.description) AND kind = \(kind.rawValue)
                        """
                    )
                    continue
                }
                try db.execute(
                    """
                    INSERT INTO reading (owner_id, day, kind, amount, at)
                    VALUES (\(owner), \(day.description), \(kind.rawValue), \(amount), \(now.milliseconds))
                    ON CONFLICT (owner_id, day, kind) DO UPDATE SET amount = excluded.amount, at = excluded.at
                    """
                )
                if kind == .steps { try TimelyAmount.steps.note(of: owner, on: day, at: now, in: db) }
            }
            if !MeasurementKind.counted.isDisjoint(with: measurements.keys) {
                try DeedNews.add(of: owner, on: day, in: db)
            }
        }
    }

    /// Adds millilitres to a day's water; returns false and adds nothing when they would be more than a day holds.
    func drink(_ millilitres: Double, on day: CalendarDay, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            let most = MeasurementKind.water.plausible.upperBound
            // One statement, so that glasses sent at once all count.
            let sum = try db.row(
                """
                INSERT INTO reading (owner_id, day, kind, amount, at)
                VALUES (\(owner), \(day.description), \(MeasurementKind.water.rawValue), \(millilitres),
                    \(now.milliseconds))
                ON CONFLICT (owner_id, day, kind)
                DO UPDATE SET amount = reading.amount + excluded.amount, at = excluded.at
                WHERE reading.amount + excluded.amount <= \(most)
                RETURNING amount
                """
            ) { row in
                var columns = row.reader
                return try columns.real()
            }
            guard let sum else { return false }
            try MeasurementDeeds.keep(.water, sum, of: owner, on: day, at: now, in: db)
            try DeedNews.add(of: owner, on: day, in: db)
            return true
        }
    }
}
