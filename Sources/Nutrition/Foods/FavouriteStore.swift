import FoodCatalogue
import Foundation
import Members
import Storage

/// Keeps the favourite foods of one member.
struct FavouriteStore: Sendable {
    /// The most that an import brings; forms add one at a time.
    static let most = 10_000

    let database: any Database
    let owner: Member.ID

    /// Returns the favourites, the last one first.
    func all(limit: Int = 100) async throws -> [Food.ID] {
        try await self.database.read { [owner] db in
            try db.rows(
                """
                SELECT food_id FROM favourite WHERE owner_id = \(owner) ORDER BY at DESC, food_id LIMIT \(limit)
                """
            ) { try $0.text(0) }
        }
    }

    func holds(_ food: Food.ID) async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM favourite WHERE owner_id = \(self.owner) AND food_id = \(food)")
    }

    func star(_ food: Food.ID, now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO favourite (owner_id, food_id, at) VALUES (\(owner), \(food), \(now.milliseconds))
                ON CONFLICT (owner_id, food_id) DO NOTHING
                """
            )
        }
    }

    func unstar(_ food: Food.ID) async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM favourite WHERE owner_id = \(owner) AND food_id = \(food)")
        }
    }
}
