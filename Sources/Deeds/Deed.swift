package import Foundation
package import HealthMath
package import Storage

/// Something a member did on a day: the one stream that points, missions, rivals and notices read.
///
/// Written in the transaction of the thing itself and withdrawn with it, so that whatever is counted from deeds can
/// be counted anew at any time.
package struct Deed: Sendable, Equatable {
    package let owner: Int64
    package let day: CalendarDay
    package let kind: Kind
    package let quantity: Double
    /// What was done, unique within owner and kind: "day 2026-03-14".
    package let source: String
    package let at: Date

    package init(owner: Int64, day: CalendarDay, kind: Kind, quantity: Double = 1, source: String, at: Date) {
        self.owner = owner
        self.day = day
        self.kind = kind
        self.quantity = quantity
        self.source = source
        self.at = at
    }

    /// Writes the deed, or brings its day and quantity up to date; true when that changed anything.
    ///
    /// On PostgreSQL the deed is held until the transaction ends, even when it stays as it is.
    @discardableResult
    package func record(in connection: any SQLConnection) throws -> Bool {
        try connection.execute(self.statement(if: "1 = 1")) > 0
    }

    /// The same as a statement, for where a condition has to hold when it runs.
    package func statement(if condition: SQL) -> SQL {
        """
        INSERT INTO deed (owner_id, kind, source, day, quantity, at)
        SELECT \(self.owner), \(self.kind.name), \(self.source), \(self.day.description), \(self.quantity),
            \(self.at.milliseconds)
        WHERE \(condition)
        ON CONFLICT (owner_id, kind, source) DO UPDATE SET day = excluded.day, quantity = excluded.quantity
            WHERE deed.day <> excluded.day OR deed.quantity <> excluded.quantity
        """
    }

    /// Takes the deed back because the thing itself is gone.
    package static func withdraw(
        owner: Int64,
        kind: Kind,
        source: String,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            "DELETE FROM deed WHERE owner_id = \(owner) AND kind = \(kind.name) AND source = \(source)"
        )
    }
}
