import Foundation
import HealthMath
import Members
import Storage

/// Writes several entries of one request into one member's diary: a meal, a recipe, a copy.
struct EntryGroupStore: Sendable {
    private let database: any Database
    private let owner: Member.ID
    private let deeds: DayDeeds

    /// `timeZone` decides which days are over.
    init(database: any Database, owner: Member.ID, timeZone: TimeZone) {
        self.database = database
        self.owner = owner
        self.deeds = DayDeeds(owner: owner, timeZone: timeZone)
    }

    /// Writes all of them or none, once: the same request again returns what it wrote, and throws `TakenBack` when
    /// all of that was taken back.
    func write(
        _ new: [(entry: DiaryEntry, nutrients: String)],
        as request: String,
        now: Date
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        try await self.database.write { [owner, deeds] db in
            let known = try Self.written(request, of: owner, in: db)
            if !known.isEmpty { return (known, false) }
            for line in new {
                let isNew = try EntryStore.insert(line.entry, nutrients: line.nutrients, of: owner, at: now, in: db)
                // The same request came at the same moment on another connection, and was first.
                if !isNew { return (try Self.written(request, of: owner, in: db), false) }
            }
            for day in Set(new.map(\.entry.day)).sorted() { try deeds.changed(day, at: now, in: db) }
            return (new.map(\.entry), true)
        }
    }

    /// Removes everything that a request wrote; nil when nothing of it is there.
    func undo(_ request: String, now: Date) async throws -> (count: Int, first: CalendarDay)? {
        let ids = EntryIDs(request)
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
        of owner: Member.ID,
        in connection: any SQLConnection
    ) throws -> [DiaryEntry] {
        let ids = EntryIDs(request)
        let written = try connection.rows(
            """
            SELECT \(DiaryEntry.columnsWithDay), removed_at FROM diary_entry
            WHERE owner_id = \(owner) AND id >= \(ids.first) AND id <= \(ids.last) ORDER BY id
            """
        ) { row in
            var columns = row.reader
            return (entry: try DiaryEntry(&columns), isRemoved: try columns.optionalInteger() != nil)
        }
        if !written.isEmpty, written.allSatisfy(\.isRemoved) { throw TakenBack() }
        return written.map(\.entry)
    }
}
