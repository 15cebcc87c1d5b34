import FoodCatalogue
import Foundation
import Members
import Storage

/// Keeps one member's own foods.
struct OwnFoodStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Why a food isn't written.
    enum Refusal: Error {
        /// The member has as many as allowed.
        case full
        /// Another of the member's foods has its barcode.
        case barcodeTaken
    }

    /// Writes a new food once; sent again, its id returns the stored one, whatever was sent.
    ///
    /// Throws `Refusal`, as `save` and `restore` do.
    func add(_ facts: OwnFood.Facts, id: Food.ID, now: Date) async throws -> (food: OwnFood, isNew: Bool) {
        try await Self.sayingTaken {
            try await self.database.write { [owner] db in
                guard try Self.hasRoom(of: owner, in: db) else { throw Refusal.full }
                let added = try db.execute(
                    """
                    INSERT INTO own_food (owner_id, id, name, brand, barcode, nutrients, measures, version, created_at)
                    VALUES (\(owner), \(id), \(facts.name), \(facts.brand), \(facts.barcode), \(facts.nutrients.text),
                        \(MeasureList.text(of: facts.measures)), 1, \(now.milliseconds))
                    ON CONFLICT (owner_id, id) DO NOTHING
                    """
                )
                if added == 1 { return (OwnFood(id: id, facts: facts, version: 1, createdAt: now.milliseconds), true) }
                let known: SQL = "SELECT \(Self.columns) FROM own_food WHERE owner_id = \(owner) AND id = \(id)"
                guard let food = try db.row(known, Self.food) else {
                    throw DatabaseError.unavailable("The food went while it was being read.")
                }
                return (food, false)
            }
        }
    }

    /// Returns nil when there is none or it was removed.
    func find(_ id: Food.ID) async throws -> OwnFood? {
        try await self.database.row(
            """
            SELECT \(Self.columns) FROM own_food
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NULL
            """,
            Self.food
        )
    }

    func find(barcode: String) async throws -> OwnFood? {
        try await self.database.row(
            """
            SELECT \(Self.columns) FROM own_food
            WHERE owner_id = \(self.owner) AND barcode = \(barcode) AND removed_at IS NULL
            """,
            Self.food
        )
    }

    /// Returns those of the foods that exist, in any order.
    func all(_ ids: [Food.ID]) async throws -> [OwnFood] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM own_food
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND id IN \(list: ids)
            """,
            Self.food
        )
    }

    /// Returns foods after a cursor, the latest first.
    func page(after cursor: Cursor? = nil, limit: Int) async throws -> [OwnFood] {
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM own_food WHERE owner_id = \(self.owner) AND removed_at IS NULL \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.food
        )
    }

    /// Writes an edited food and updates dishes with it; nil when it changed or went since its version.
    func save(_ facts: OwnFood.Facts, _ id: Food.ID, version: Int64) async throws -> OwnFood? {
        try await Self.sayingTaken {
            try await self.database.write { [owner] db in
                let saved = try db.execute(
                    """
                    UPDATE own_food SET name = \(facts.name), brand = \(facts.brand), barcode = \(facts.barcode),
                        nutrients = \(facts.nutrients.text), measures = \(MeasureList.text(of: facts.measures)),
                        version = version + 1
                    WHERE owner_id = \(owner) AND id = \(id) AND version = \(version) AND removed_at IS NULL
                    """
                )
                guard saved == 1, let food = try Self.find(id, of: owner, in: db) else { return nil }
                try DishStore.follow(food.food, of: owner, in: db)
                return food
            }
        }
    }

    /// Removes a food, which can be restored for a month; nil when it is not there.
    ///
    /// Removes it, with a version only if the food still has that.
    func remove(_ id: Food.ID, version: Int64? = nil, now: Date) async throws -> (food: OwnFood, done: Bool)? {
        try await self.database.write { [owner] db in
            guard let found = try Self.find(id, of: owner, in: db) else { return nil }
            if let version, version != found.version { return (found, false) }
            let removed = try db.execute(
                """
                UPDATE own_food SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL
                """
            )
            return removed == 1 ? (found, true) : nil
        }
    }

    /// Restores a removed food; nil when it is gone for good.
    func restore(_ id: Food.ID) async throws -> OwnFood? {
        try await Self.sayingTaken {
            try await self.database.write { [owner] db in
                try db.execute(
                    """
                    UPDATE own_food SET removed_at = NULL, version = version + 1
                    WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NOT NULL
                    """
                )
                return try Self.find(id, of: owner, in: db)
            }
        }
    }

    /// Deletes all members' foods that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("own_food", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }
}
