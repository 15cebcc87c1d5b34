import Storage
import Web

extension OwnFoodStore {
    static let columns: SQL = "id, name, brand, barcode, nutrients, measures, version, created_at"

    static func food(_ row: SQLRow) throws -> OwnFood {
        OwnFood(
            id: try row.text(0),
            facts: try OwnFood.Facts(row, from: 1),
            version: try row.integer(6),
            createdAt: try row.integer(7)
        )
    }

    static func find(_ id: Food.ID, of owner: Int64, in connection: any SQLConnection) throws -> OwnFood? {
        try connection.row(
            "SELECT \(self.columns) FROM own_food WHERE owner_id = \(owner) AND id = \(id) AND removed_at IS NULL",
            self.food
        )
    }

    static func checkRoom(of owner: Int64, in connection: any SQLConnection) throws {
        let count = try connection.row(
            "SELECT COUNT(*) FROM own_food WHERE owner_id = \(owner) AND removed_at IS NULL"
        ) { try $0.int(0) }
        guard (count ?? 0) < OwnFood.most else {
            var errors = FormErrors()
            errors.add("form", "You have \(OwnFood.most) foods of your own. Remove some that you no longer need.")
            throw errors
        }
    }

    /// A barcode that another of the member's foods has is a complaint, not a failure.
    static func sayingTaken<T>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch DatabaseError.uniqueViolation {
            var errors = FormErrors()
            errors.add("barcode", "Another of your foods has this code.")
            throw errors
        }
    }
}
