import Deeds
import Foundation
package import HealthMath
import Members
import Storage

/// A member's weight on a day.
package struct Weighing: Sendable, Equatable {
    package let kilograms: Double
    package let day: CalendarDay

    /// The first day that a weight can have.
    static let firstDay = Plausible.firstDay

    /// Stores the weight with its deed, in the caller's transaction.
    func record(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO weight (owner_id, day, kilograms, at)
            VALUES (\(owner), \(self.day.description), \(self.kilograms), \(now.milliseconds))
            ON CONFLICT (owner_id, day) DO UPDATE SET kilograms = excluded.kilograms, at = excluded.at
            """
        )
        let deed = Deed(owner: owner, day: self.day, kind: .weighedIn, source: self.source, at: now)
        // Another weight of the day is the same deed, yet missions look at it.
        if try !deed.record(in: db) { try DeedNews.add(of: owner, on: self.day, in: db) }
    }

    /// Withdraws the deed, in the transaction that removes the weight.
    func withdraw(of owner: Member.ID, in db: any SQLConnection) throws {
        try Deed.withdraw(owner: owner, kind: .weighedIn, source: self.source, in: db)
    }

    private var source: String { "weight \(self.day)" }
}

extension Weighing {
    /// Reads a row of day and kilograms.
    init(row: SQLRow) throws {
        var columns = row.reader
        let day = try columns.parsed("a day") { CalendarDay($0) }
        self.init(kilograms: try columns.real(), day: day)
    }
}
