import FoodCatalogue
import Members
import Storage

extension OwnFoodStore {
    static let columns: SQL = "id, name, brand, barcode, nutrients, measures, version, created_at"

    static func food(_ row: SQLRow) throws -> OwnFood {
        var columns = row.reader
        return try self.food(&columns)
    }

    /// Reads `columns`.
    static func food(_ columns: inout ColumnReader) throws -> OwnFood {
        OwnFood(
            id: try columns.text(),
            facts: try OwnFood.Facts(&columns),
            version: try columns.integer(),
            createdAt: try columns.integer()
        )
    }

    static func find(_ id: Food.ID, of owner: Member.ID, in connection: any SQLConnection) throws -> OwnFood? {
        try connection.row(
            "SELECT \(self.columns) FROM own_food WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL",
            self.food
        )
    }

    static func hasRoom(of owner: Member.ID, in connection: any SQLConnection) throws -> Bool {
        let count = try connection.row(
            "SELECT COUNT(*) FROM own_food WHERE owner_id = \(owner) AND removed_at IS NULL"
        ) { try $0.int(0) }
        return (count ?? 0) < OwnFood.most
    }

    /// Runs `work`; throws `Refusal.barcodeTaken` when another of the member's foods has the barcode.
    static func sayingTaken<T>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch DatabaseError.uniqueViolation {
            throw Refusal.barcodeTaken
        }
    }
}
