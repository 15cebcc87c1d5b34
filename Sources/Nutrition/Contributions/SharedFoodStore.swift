import FoodCatalogue
import Foundation
import Storage

/// Keeps the foods that everybody has after review; they have no owner.
struct SharedFoodStore: Sendable {
    let database: any Database

    func find(_ id: Food.ID) async throws -> SharedFood? {
        try await self.first("id = \(id)")
    }

    func find(barcode: String) async throws -> SharedFood? {
        try await self.first("barcode = \(barcode)")
    }

    /// Returns those of the foods that exist, in any order.
    func all(_ ids: [Food.ID]) async throws -> [SharedFood] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rows(
            "SELECT \(Self.columns) FROM shared_food WHERE removed_at IS NULL AND id IN \(list: ids)",
            Self.food
        )
    }

    /// Returns changes after a cursor, removals included, the oldest first.
    func changed(after cursor: Cursor, limit: Int) async throws -> [SharedFood] {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM shared_food
            WHERE changed_at > \(cursor.at) OR (changed_at = \(cursor.at) AND id > \(cursor.id))
            ORDER BY changed_at, id LIMIT \(limit)
            """,
            Self.food
        )
    }

    /// Writes a shared food, or its new version.
    static func put(_ facts: OwnFood.Facts, _ id: Food.ID, now: Date, in connection: any SQLConnection) throws {
        try connection.execute(
            """
            INSERT INTO shared_food (id, name, brand, barcode, nutrients, measures, version, changed_at)
            VALUES (\(id), \(facts.name), \(facts.brand), \(facts.barcode), \(facts.nutrients.text),
                \(MeasureList.text(of: facts.measures)), 1, \(Self.next(now)))
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, brand = excluded.brand, barcode = excluded.barcode,
                nutrients = excluded.nutrients, measures = excluded.measures, version = shared_food.version + 1,
                changed_at = excluded.changed_at, removed_at = NULL
            """
        )
    }

    /// Takes a shared food away from everybody; what was written down with it stays.
    static func remove(_ id: Food.ID, now: Date, in connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE shared_food SET removed_at = \(now.milliseconds), changed_at = \(Self.next(now)),
                version = version + 1
            WHERE id = \(id) AND removed_at IS NULL
            """
        )
    }

    /// Returns the place of a change in the order of all changes: its time, or right after the latest one where a clock
    /// went back, because nobody would look for it among those that were read.
    private static func next(_ now: Date) -> SQL {
        let now = now.milliseconds
        return """
            (SELECT CASE WHEN COALESCE(MAX(changed_at), 0) < \(now) THEN \(now) ELSE MAX(changed_at) + 1 END
             FROM shared_food)
            """
    }

    private func first(_ condition: SQL) async throws -> SharedFood? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM shared_food WHERE removed_at IS NULL AND \(condition)",
            Self.food
        )
    }

    private static let columns: SQL = "id, name, brand, barcode, nutrients, measures, version, changed_at, removed_at"

    private static func food(_ row: SQLRow) throws -> SharedFood {
        var columns = row.reader
        return SharedFood(
            id: try columns.text(),
            facts: try OwnFood.Facts(&columns),
            version: try columns.integer(),
            changedAt: try columns.integer(),
            isRemoved: try columns.optionalInteger() != nil
        )
    }
}
