import Foundation
import HealthMath
import Members
import Storage

/// Keeps the single entries of one member's diary.
struct EntryStore: Sendable {
    private let database: any Database
    private let owner: Member.ID
    private let deeds: DayDeeds

    /// `timeZone` decides which days are over.
    init(database: any Database, owner: Member.ID, timeZone: TimeZone = .gmt) {
        self.database = database
        self.owner = owner
        self.deeds = DayDeeds(owner: owner, timeZone: timeZone)
    }

    /// Writes a new entry once; sent again, its id returns the stored one, whatever was sent, and throws `TakenBack`
    /// when that was taken back.
    func add(_ entry: DiaryEntry, nutrients: String, now: Date) async throws -> (entry: DiaryEntry, isNew: Bool) {
        let counts = try await self.database.run(
            Self.insertion(of: entry, nutrients: nutrients, for: self.owner, at: now)
                + self.deeds.statements(for: entry, at: now)
        )
        if counts[1] == 1 { return (entry, true) }
        let known = try await self.database.read { [owner] db in try Self.find(entry.id, of: owner, in: db) }
        guard let known else { throw DatabaseError.unavailable("The entry went while it was being read.") }
        if known.isRemoved { throw TakenBack() }
        return (known.entry, false)
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: String) async throws -> DiaryEntry? {
        try await self.database.read { [owner] db in
            guard let found = try Self.find(id, of: owner, in: db), !found.isRemoved else { return nil }
            return found.entry
        }
    }

    /// Writes an edited entry; nil when it changed or went since its version.
    func save(_ entry: DiaryEntry, now: Date) async throws -> DiaryEntry? {
        try await self.database.write { [owner, deeds] db in
            guard let old = try Self.find(entry.id, of: owner, in: db) else { return nil }
            let facts = entry.facts
            let saved = try db.execute(
                """
                UPDATE diary_entry SET day = \(entry.day.description), meal = \(entry.meal), amount = \(entry.amount),
                    unit = \(entry.unit), grams = \(entry.grams), minutes = \(entry.minutes), kcal = \(facts[.kcal]),
                    fat = \(facts[.fat]), carbohydrate = \(facts[.carbohydrate]), protein = \(facts[.protein]),
                    fibre = \(facts[.fibre]), sugars = \(facts[.sugars]), saturated_fat = \(facts[.saturatedFat]),
                    sodium = \(facts[.sodium]), version = version + 1
                WHERE owner_id = \(owner) AND id = \(entry.id) AND version = \(entry.version) AND removed_at IS NULL
                """
            )
            guard saved == 1 else { return nil }
            try deeds.changed(entry.day, at: now, in: db)
            if old.entry.day != entry.day { try deeds.left(old.entry.day, at: now, in: db) }
            var next = entry
            next.version &+= 1
            return next
        }
    }

    /// Removes an entry, which can be restored for a month; nil when it is not there.
    ///
    /// Removes it, with a version only if the entry still has that; else returns the newer entry with `done` false.
    func remove(_ id: String, version: Int64? = nil, now: Date) async throws -> (entry: DiaryEntry, done: Bool)? {
        try await self.database.write { [owner, deeds] db in
            guard let found = try Self.find(id, of: owner, in: db), !found.isRemoved else { return nil }
            if let version, version != found.entry.version { return (found.entry, false) }
            try db.execute(
                """
                UPDATE diary_entry SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id)
                """
            )
            try deeds.left(found.entry.day, at: now, in: db)
            return (found.entry, true)
        }
    }

    /// Restores a removed entry; nil when it is gone for good.
    ///
    /// An entry that isn't removed stays as it is.
    func restore(_ id: String, now: Date) async throws -> DiaryEntry? {
        try await self.database.write { [owner, deeds] db in
            guard let found = try Self.find(id, of: owner, in: db) else { return nil }
            guard found.isRemoved else { return found.entry }
            try db.execute(
                """
                UPDATE diary_entry SET removed_at = NULL, version = version + 1
                WHERE owner_id = \(owner) AND id = \(id)
                """
            )
            try deeds.changed(found.entry.day, at: now, in: db)
            return found.entry
        }
    }

    /// Deletes all members' entries that were removed before `limit`; returns how many.
    static func purge(removedBefore limit: Date, in database: any Database) async throws -> Int {
        try await database.purge("diary_entry", by: "owner_id, day, id", where: "removed_at < \(limit.milliseconds)")
    }

    /// Writes the row; false when its id exists already.
    static func insert(
        _ entry: DiaryEntry,
        nutrients: String,
        of owner: Member.ID,
        at now: Date,
        in connection: any SQLConnection
    ) throws -> Bool {
        try Self.insertion(of: entry, nutrients: nutrients, for: owner, at: now)
            .map { try connection.execute($0) }[1] > 0
    }

    /// Returns the statements that write a new entry: its nutrients, unless they are there, and the row, unless its id
    /// is.
    ///
    /// Two unique keys contain its id. If the statement named only one of them, two concurrent requests with the same
    /// id could clash in the other, which is an error on PostgreSQL.
    private static func insertion(of entry: DiaryEntry, nutrients: String, for owner: Member.ID, at now: Date) -> [SQL]
    {
        let kept = KeptNutrients(nutrients)
        let facts = entry.facts
        let row: SQL = """
            INSERT INTO diary_entry (owner_id, day, nutrients_id, created_at, \(DiaryEntry.columns))
            VALUES (\(owner), \(entry.day.description), \(kept.id), \(now.milliseconds),
                \(entry.id), \(entry.meal), \(entry.food), \(entry.name), \(entry.amount), \(entry.unit),
                \(entry.grams), \(entry.minutes), \(entry.version), \(facts[.kcal]), \(facts[.fat]),
                \(facts[.carbohydrate]), \(facts[.protein]), \(facts[.fibre]), \(facts[.sugars]),
                \(facts[.saturatedFat]), \(facts[.sodium]), \(entry.dish))
            ON CONFLICT DO NOTHING
            """
        return [kept.statement(of: owner), row]
    }

    private static func find(
        _ id: String,
        of owner: Member.ID,
        in connection: any SQLConnection
    ) throws -> (entry: DiaryEntry, isRemoved: Bool)? {
        try connection.row(
            """
            SELECT \(DiaryEntry.columnsWithDay), removed_at FROM diary_entry
            WHERE owner_id = \(owner) AND id = \(id)
            """
        ) { row in
            var columns = row.reader
            return (try DiaryEntry(&columns), try columns.optionalInteger() != nil)
        }
    }
}

/// Thrown by the diary's stores where a request comes again whose entries were taken back since.
struct TakenBack: Error, Equatable {}
