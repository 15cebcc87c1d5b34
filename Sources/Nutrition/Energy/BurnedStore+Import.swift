import Storage

/// What is worked out anew of an imported line, because an export can be edited.
extension BurnedStore {
    /// Sets how much may be eaten by the member's own choice, and whether the line belongs to an activity by whether that
    /// is here.
    ///
    /// A line of training whose activity is missing, or removed without it, could never be removed: it becomes one that
    /// the member entered.
    @Sendable
    static func complete(
        _ values: inout [String: SQLValue],
        of owner: Int64,
        in db: any SQLConnection
    ) throws {
        if case .real(let kilocalories) = values["kcal"] {
            values["credited"] = .real(kilocalories * (try Self.credit(of: owner, in: db)).share)
        }
        guard values["trained"] == .integer(1), case .text(let id) = values["id"] else { return }
        let isRemoved = (values["removed_at"] ?? .null) != .null
        let hasActivity = try db.exists(
            """
            SELECT 1 FROM activity WHERE owner_id = \(owner) AND id = \(id)
                AND (removed_at IS NULL OR \(isRemoved ? 1 : 0) = 1)
            """
        )
        if !hasActivity { values["trained"] = .integer(0) }
    }
}
