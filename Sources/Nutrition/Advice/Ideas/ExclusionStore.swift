import FoodCatalogue
import Foundation
import Members
import Storage

/// Keeps the foods that one member doesn't want proposed.
struct ExclusionStore: Sendable {
    /// The most exclusions of a member.
    static let most = 1_000

    let database: any Database
    let owner: Member.ID

    /// Returns the foods, the last excluded first.
    func all() async throws -> [Food.ID] {
        try await self.database.rows(
            """
            SELECT food_id FROM advice_exclusion WHERE owner_id = \(self.owner)
            ORDER BY at DESC, food_id LIMIT \(Self.most)
            """
        ) { try $0.text(0) }
    }

    func exclude(_ food: Food.ID, now: Date) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO advice_exclusion (owner_id, food_id, at) VALUES (\(owner), \(food), \(now.milliseconds))
                ON CONFLICT (owner_id, food_id) DO NOTHING
                """
            )
        }
    }

    func allow(_ food: Food.ID) async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM advice_exclusion WHERE owner_id = \(owner) AND food_id = \(food)")
        }
    }
}
