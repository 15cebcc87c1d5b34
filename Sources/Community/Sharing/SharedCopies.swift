package import Members
package import Storage

/// The names on the copies that members got from each other: they go when two part or one leaves, and come back when
/// that is taken back.
package struct SharedCopies: Sendable {
    /// Writes on some copies of an owner who they are from, in the caller's transaction.
    package typealias Naming =
        @Sendable (_ copies: [String], _ owner: Member.ID, _ name: String, any SQLConnection) throws -> Void

    /// Who a copy is from after a block or a departure.
    static let nobody = "a buddy"

    private let naming: [ShareKind: Naming]

    package init(naming: [ShareKind: Naming]) {
        self.naming = naming
    }

    /// Takes the name of one who is leaving off everything that others got from them.
    package func unname(from giver: Member.ID, in db: any SQLConnection) throws {
        try self.name(Self.nobody, on: try Self.copies(from: giver, "", in: db), in: db)
    }

    /// Writes the name of one who stays on what others got from them, but for those who parted from them.
    package func name(_ name: String, from giver: Member.ID, in db: any SQLConnection) throws {
        let together: SQL = """
            AND NOT EXISTS (SELECT 1 FROM block WHERE (block.owner_id = share.owner_id AND blocked_id = \(giver))
                OR (block.owner_id = \(giver) AND blocked_id = share.owner_id))
            """
        try self.name(name, on: try Self.copies(from: giver, together, in: db), in: db)
    }

    /// Takes the name of one off all that another got from them.
    func unname(from giver: Member.ID, for owner: Member.ID, in db: any SQLConnection) throws {
        try self.name(Self.nobody, on: try Self.copies(from: giver, for: owner, in: db), in: db)
    }

    /// Returns what one got from another, whoever they are.
    static func copies(from giver: Member.ID, for owner: Member.ID, in db: any SQLConnection) throws -> [Copy] {
        try Self.copies(from: giver, "AND owner_id = \(owner)", in: db)
    }

    struct Copy: Sendable {
        let owner: Member.ID
        let kind: ShareKind
        let id: String
    }

    /// How many are named in one statement.
    private static let most = 500

    private static func copies(
        from giver: Member.ID,
        _ condition: SQL,
        in db: any SQLConnection
    ) throws -> [Copy] {
        try db.rows(
            """
            SELECT owner_id, kind, copy_id FROM share WHERE from_id = \(giver) \(condition)
            ORDER BY owner_id, kind, copy_id
            """
        ) { row in
            var columns = row.reader
            return Copy(owner: try columns.integer(), kind: try columns.choice(), id: try columns.text())
        }
    }

    /// Writes a name on some copies.
    func name(_ name: String, on copies: [Copy], in db: any SQLConnection) throws {
        var rest = copies[...]
        while let first = rest.first {
            let some = rest.prefix(Self.most).prefix { $0.owner == first.owner && $0.kind == first.kind }
            try self.naming[first.kind]?(some.map(\.id), first.owner, name, db)
            rest = rest.dropFirst(some.count)
        }
    }
}
