import FoodCatalogue
import Foundation
package import Members
package import Storage

/// Keeps the meals and recipes of one member.
package struct DishStore: Sendable {
    let database: any Database
    let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Thrown when a member has as many of a kind as allowed.
    package struct Full: Error {
        package let words = "You have \(Dish.most) of these. Remove some that you no longer need."
    }

    /// Writes a new dish once; sent again, its id returns the stored one, whatever was sent.
    ///
    /// Throws `Full`.
    func add(_ facts: DishFacts, id: Food.ID, _ kind: Dish.Kind, now: Date) async throws -> (dish: Dish, isNew: Bool) {
        try await self.database.write { [self] db in try self.add(facts, id: id, kind, now: now, in: db) }
    }

    func add(
        _ facts: DishFacts,
        id: Food.ID,
        _ kind: Dish.Kind,
        from buddy: String? = nil,
        now: Date,
        in db: any SQLConnection
    ) throws -> (dish: Dish, isNew: Bool) {
        guard try Self.hasRoom(for: kind, of: self.owner, in: db) else { throw Full() }
        let added = try db.execute(
            """
            INSERT INTO dish (owner_id, id, kind, name, servings, cooked_grams, steps, nutrients, grams, line_count,
                version, created_at, shared_by)
            VALUES (\(self.owner), \(id), \(kind.rawValue), \(facts.name), \(facts.cooking?.servings),
                \(facts.cooking?.cookedGrams), \(facts.cooking?.steps ?? ""),
                \(DishFacts.nutrients(facts.lines).text), \(facts.grams), \(facts.lines.count), 1,
                \(now.milliseconds), \(buddy))
            ON CONFLICT (owner_id, id) DO NOTHING
            """
        )
        if added == 1 { try Self.write(facts.lines, of: id, self.owner, in: db) }
        guard let dish = try db.row(Self.dish(id, of: self.owner), Self.dish) else {
            throw DatabaseError.unavailable("The dish went while it was being read.")
        }
        return (dish, added == 1)
    }

    /// Finds a dish with its lines; nil when there is none or it was removed.
    func find(_ id: Food.ID) async throws -> (dish: Dish, lines: [DishLine])? {
        try await self.database.read { [self] db in try self.find(id, in: db) }
    }

    func find(_ id: Food.ID, in db: any SQLConnection) throws -> (dish: Dish, lines: [DishLine])? {
        let dish = try db.row("\(Self.dish(id, of: self.owner)) AND removed_at IS NULL", Self.dish)
        return try dish.map { (dish: $0, lines: try Self.lines(of: id, self.owner, in: db)) }
    }

    /// Finds a dish without its lines.
    func dish(_ id: Food.ID) async throws -> Dish? {
        try await self.database.row("\(Self.dish(id, of: self.owner)) AND removed_at IS NULL", Self.dish)
    }

    /// Returns those of the dishes that exist, in any order.
    func all(_ ids: [Food.ID]) async throws -> [Dish] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM dish
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND id IN \(list: ids)
            """,
            Self.dish
        )
    }

    /// Returns dishes of a kind after a cursor, the latest first.
    func page(_ kind: Dish.Kind, after cursor: Cursor? = nil, limit: Int) async throws -> [Dish] {
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM dish
            WHERE owner_id = \(self.owner) AND kind = \(kind.rawValue) AND removed_at IS NULL \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.dish
        )
    }

    /// Writes an edited dish; nil when it changed or went since its version.
    func save(_ facts: DishFacts, _ id: Food.ID, version: Int64) async throws -> Dish? {
        try await self.database.write { [owner] db in
            let saved = try db.execute(
                """
                UPDATE dish SET name = \(facts.name), servings = \(facts.cooking?.servings),
                    cooked_grams = \(facts.cooking?.cookedGrams), steps = \(facts.cooking?.steps ?? ""),
                    nutrients = \(DishFacts.nutrients(facts.lines).text), grams = \(facts.grams),
                    line_count = \(facts.lines.count), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND version = \(version) AND removed_at IS NULL
                """
            )
            guard saved == 1 else { return nil }
            try db.execute("DELETE FROM dish_line WHERE owner_id = \(owner) AND dish_id = \(id)")
            try Self.write(facts.lines, of: id, owner, in: db)
            let dish = try db.row(Self.dish(id, of: owner), Self.dish)
            if let food = dish?.food { try Self.follow(food, of: owner, in: db) }
            return dish
        }
    }

    /// Removes a dish, which can be restored for a month; nil when it is not there.
    ///
    /// Removes it, with a version only if it still has that.
    func remove(_ id: Food.ID, version: Int64? = nil, now: Date) async throws -> (dish: Dish, done: Bool)? {
        try await self.database.write { [owner] db in
            let dish = try db.row("\(Self.dish(id, of: owner)) AND removed_at IS NULL", Self.dish)
            guard let dish else { return nil }
            if let version, version != dish.version { return (dish, false) }
            try db.execute(
                """
                UPDATE dish SET removed_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id)
                """
            )
            return (dish, true)
        }
    }

    /// Restores a removed dish; nil when it is gone for good.
    func restore(_ id: Food.ID) async throws -> Dish? {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE dish SET removed_at = NULL, version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NOT NULL
                """
            )
            return try db.row(Self.dish(id, of: owner), Self.dish)
        }
    }

    /// Deletes all members' dishes that were removed before `limit`.
    static func purge(removedBefore limit: Date, in database: any Database) async throws {
        try await database.purge("dish", by: "owner_id, id", where: "removed_at < \(limit.milliseconds)")
    }
}
