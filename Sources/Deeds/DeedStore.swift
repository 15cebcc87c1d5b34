import Foundation
package import HealthMath
package import Members
package import Storage

/// Keeps the deeds of one member.
package struct DeedStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns the latest day before one on which there was any deed; nil for none.
    package func latestDay(before day: CalendarDay) async throws -> CalendarDay? {
        let latest = try await self.database.row(
            "SELECT MAX(day) FROM deed WHERE owner_id = \(self.owner) AND day < \(day.description)"
        ) { row in
            var columns = row.reader
            return try columns.optionalText()
        }
        return latest?.flatMap { CalendarDay($0) }
    }

    /// Returns whether there ever was a deed of a kind.
    package func has(_ kind: Deed.Kind) async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM deed WHERE owner_id = \(self.owner) AND kind = \(kind.name)")
    }

    /// Returns the deeds of some kinds on some days, both ends included, in order.
    package func deeds(
        of kinds: [Deed.Kind],
        from first: CalendarDay,
        through last: CalendarDay
    ) async throws -> [Deed] {
        try await self.database.read { [owner] db in
            try db.rows(
                """
                SELECT day, kind, quantity, source, at FROM deed
                WHERE owner_id = \(owner) AND day >= \(first.description) AND day <= \(last.description)
                    AND kind IN \(list: kinds.map(\.name))
                ORDER BY day, at, kind, source
                """
            ) { row -> Deed? in
                var columns = row.reader
                guard let day = CalendarDay(try columns.text()), let kind = kinds.named(try columns.text())
                else { return nil }
                return Deed(
                    owner: owner,
                    day: day,
                    kind: kind,
                    quantity: try columns.real(),
                    source: try columns.text(),
                    at: Date(milliseconds: try columns.integer())
                )
            }.compactMap(\.self)
        }
    }
}
