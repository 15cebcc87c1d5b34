package import Foundation
import HealthMath
package import Storage
import Web

/// Copies within one member's diary.
package struct CopyStore: Sendable {
    private let database: any Database
    private let owner: Int64
    private let deeds: DayDeeds

    /// The time zone tells which days are over.
    package init(database: any Database, owner: Int64, timeZone: TimeZone) {
        self.database = database
        self.owner = owner
        self.deeds = DayDeeds(owner: owner, timeZone: timeZone)
    }

    /// The lines of these days, of one meal or of all, as the days show them.
    ///
    /// One more than can be copied tells that they are too many.
    func found(_ wish: CopyWish) async throws -> [CopyPlan.Source] {
        let ofMeal: SQL = wish.meal.map { "AND LOWER(meal) = \($0.lowercased())" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(DiaryEntry.columns), day, (
                SELECT nutrients FROM eaten_nutrients AS eaten
                WHERE eaten.owner_id = entry.owner_id AND eaten.id = entry.nutrients_id)
            FROM diary_entry AS entry
            WHERE owner_id = \(self.owner) AND day >= \(wish.source.lowerBound.description)
                AND day <= \(wish.source.upperBound.description) AND removed_at IS NULL \(ofMeal)
            ORDER BY day, COALESCE(minutes, 1440), created_at, id LIMIT \(CopyWish.mostLines + 1)
            """
        ) { row in
            guard let day = CalendarDay(try row.text(17)) else { throw DatabaseError.column(17, expected: "a day") }
            return CopyPlan.Source(entry: try DiaryEntry(row, day: day), nutrients: try row.text(18))
        }
    }

    /// Writes a copy once: its request sent again gives what it wrote, also after that was undone.
    func write(
        _ plan: CopyPlan,
        as request: String,
        now: Date
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        try await self.database.write { [owner, deeds] db in
            let known = try Self.written(request, of: owner, in: db)
            if !known.isEmpty { return (known, false) }
            let new = plan.entries(of: request)
            for line in new {
                let isNew = try EntryStore.insert(line.entry, nutrients: line.nutrients, of: owner, at: now, in: db)
                // The same request came at the same moment on another connection, and was first.
                if !isNew { return (try Self.written(request, of: owner, in: db), false) }
            }
            for day in plan.days { try deeds.changed(day, at: now, in: db) }
            return (new.map(\.entry), true)
        }
    }

    /// Takes everything a copy wrote out of the diary; nil when there is nothing of it.
    func undo(_ request: String, now: Date) async throws -> (count: Int, first: CalendarDay)? {
        let ids = CopyIDs(request)
        return try await self.database.write { [owner, deeds] db in
            let removed = try db.rows(
                """
                UPDATE diary_entry SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id >= \(ids.first) AND id <= \(ids.last) AND removed_at IS NULL
                RETURNING day
                """
            ) { try $0.text(0) }
            let days = Set(removed.compactMap { CalendarDay($0) }).sorted()
            guard let first = days.first else { return nil }
            for day in days { try deeds.left(day, at: now, in: db) }
            return (removed.count, first)
        }
    }

    private static func written(
        _ request: String,
        of owner: Int64,
        in connection: any SQLConnection
    ) throws -> [DiaryEntry] {
        let ids = CopyIDs(request)
        return try connection.rows(
            """
            SELECT \(DiaryEntry.columns), day FROM diary_entry
            WHERE owner_id = \(owner) AND id >= \(ids.first) AND id <= \(ids.last) ORDER BY id
            """
        ) { row in
            guard let day = CalendarDay(try row.text(17)) else { throw DatabaseError.column(17, expected: "a day") }
            return try DiaryEntry(row, day: day)
        }
    }
}
