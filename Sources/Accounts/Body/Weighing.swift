import Deeds
import Foundation
package import HealthMath
import Storage

/// A weight said for a day.
package struct Weighing: Sendable, Equatable {
    package let kilograms: Double
    package let day: CalendarDay

    package init(kilograms: Double, day: CalendarDay) {
        self.kilograms = kilograms
        self.day = day
    }

    /// Writes it, with its deed, in the caller's transaction.
    func record(of owner: Int64, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO weight (owner_id, day, kilograms, at)
            VALUES (\(owner), \(self.day.description), \(self.kilograms), \(now.milliseconds))
            ON CONFLICT (owner_id, day) DO UPDATE SET kilograms = excluded.kilograms, at = excluded.at
            """
        )
        let deed = Deed(owner: owner, day: self.day, kind: .weighedIn, source: "weight \(self.day)", at: now)
        try deed.record(in: db)
    }
}
