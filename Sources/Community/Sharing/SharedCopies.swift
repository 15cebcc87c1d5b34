import Members
import Storage

/// The names on the copies that members got from each other: they go with a block, and come back with its Undo.
struct SharedCopies: Sendable {
    /// Who a copy is from after a block.
    static let nobody = "a buddy"

    let naming: [ShareKind: Giving.Naming]

    /// Writes on every copy that `owner` got from `giver` who it is from.
    func name(_ name: String, of giver: Member.ID, for owner: Member.ID, in db: any SQLConnection) throws {
        let copies = try db.rows(
            "SELECT kind, copy_id FROM share WHERE owner_id = \(owner) AND from_id = \(giver) ORDER BY copy_id"
        ) { row in
            var columns = row.reader
            return (kind: ShareKind(rawValue: try columns.text()), id: try columns.text())
        }
        for copy in copies {
            if let kind = copy.kind { try self.naming[kind]?(copy.id, owner, name, db) }
        }
    }
}
