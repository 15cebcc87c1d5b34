package import Foundation
package import HealthMath
package import Members
package import Storage

/// Something that a member did on a day; points, missions, rivals and notices are computed from deeds.
///
/// It is written in the transaction of the thing itself and withdrawn with it, so that everything can be computed again
/// at any time.
package struct Deed: Sendable, Equatable {
    package let owner: Member.ID
    package let day: CalendarDay
    package let kind: Kind
    package let quantity: Double
    /// The thing that was done, unique for owner and kind: "day 2026-03-14".
    package let source: String
    package let at: Date
    /// Whether it came along by an import, or rests on what did: then it counts for its member alone, not where members
    /// are compared.
    package let cameAlong: Bool

    package init(
        owner: Member.ID,
        day: CalendarDay,
        kind: Kind,
        quantity: Double = 1,
        source: String,
        at: Date,
        cameAlong: Bool = false
    ) {
        self.owner = owner
        self.day = day
        self.kind = kind
        self.quantity = quantity
        self.source = source
        self.at = at
        self.cameAlong = cameAlong
    }

    /// Writes the deed, or updates its day and quantity; returns whether anything changed.
    ///
    /// On PostgreSQL the row is locked until the transaction ends, even when it stays as it is.
    @discardableResult
    package func record(in connection: any SQLConnection) throws -> Bool {
        try connection.execute(self.statement(if: "1 = 1")) > 0
    }

    /// Returns the statement of `record`, for a condition that must hold when it runs.
    package func statement(if condition: SQL) -> SQL {
        """
        INSERT INTO deed (owner_id, kind, source, day, quantity, at, came_along)
        SELECT \(self.owner), \(self.kind.name), \(self.source), \(self.day.description), \(self.quantity),
            \(self.at.milliseconds), \(self.cameAlong)
        WHERE \(condition)
        ON CONFLICT (owner_id, kind, source) DO UPDATE SET day = excluded.day, quantity = excluded.quantity,
            came_along = excluded.came_along
            WHERE deed.day <> excluded.day OR deed.quantity <> excluded.quantity
        """
    }

    /// Deletes the deed, because the thing itself was deleted.
    package static func withdraw(
        owner: Member.ID,
        kind: Kind,
        source: String,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            "DELETE FROM deed WHERE owner_id = \(owner) AND kind = \(kind.name) AND source = \(source)"
        )
    }
}
