package import Foundation
import HealthMath
package import Members
package import Storage

/// Keeps the energy burned by one member.
package struct BurnedStore: Sendable {
    let database: any Database
    let owner: Member.ID
    let deeds: DayDeeds

    package init(database: any Database, owner: Member.ID, timeZone: TimeZone) {
        self.database = database
        self.owner = owner
        self.deeds = DayDeeds(owner: owner, timeZone: timeZone)
    }

    /// Returns the lines of a day, in the order in which they were added.
    func burned(on day: CalendarDay) async throws -> [Burned] {
        try await self.database.rows(
            """
            SELECT \(Burned.columns) FROM energy_burned
            WHERE owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL
            ORDER BY created_at, id
            """,
            Burned.init(row:)
        )
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: String) async throws -> Burned? {
        try await self.database.rows(
            """
            SELECT \(Burned.columns) FROM energy_burned
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """,
            Burned.init(row:)
        ).first
    }

    func credit() async throws -> Credit {
        try await self.database.read { [owner] db in try Self.credit(of: owner, in: db) }
    }

    /// Brings what follows from a day's lines up to date, after one was written.
    func settle(_ day: CalendarDay, at now: Date, in db: any SQLConnection) throws {
        try TimelyAmount.calories.note(of: self.owner, on: day, at: now, in: db)
        try self.deeds.plan(day, isFirst: false, at: now, in: db)
    }

    static func credit(of owner: Member.ID, in connection: any SQLConnection) throws -> Credit {
        let chosen = try connection.row("SELECT credit FROM energy_credit WHERE owner_id = \(owner)") { row in
            try row.text(0)
        }
        return chosen.flatMap(Credit.init(rawValue:)) ?? .usual
    }
}
