import Members
import Storage

/// Keeps the meals of one member.
struct MealListStore: Sendable {
    let database: any Database
    let owner: Member.ID

    func meals() async throws -> MealList {
        try await self.database.read { [owner] db in
            MealList(lines: try db.row("SELECT names FROM meal_list WHERE owner_id = \(owner)") { try $0.text(0) })
        }
    }

    func choose(_ list: MealList) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO meal_list (owner_id, names) VALUES (\(owner), \(list.lines))
                ON CONFLICT (owner_id) DO UPDATE SET names = excluded.names
                """
            )
        }
    }
}
