import Foundation
import Members
import Storage

/// Checks of a restored row that need the database.
extension RestoredTable {
    /// Returns whether the row's parent is here; true for a row without one.
    func hasParent(
        of values: [String: SQLValue],
        of owner: Member.ID,
        among tables: [String: OwnedTable],
        in db: any SQLConnection
    ) throws -> Bool {
        guard let parent = self.parent, let id = values[parent.column], id != .null else { return true }
        guard let table = tables[parent.table] else { return false }
        return try table.count(alike: ["id"], ["id": id], where: "1 = 1", of: owner, in: db) > 0
    }
}
