/// A matter that only one write may decide at a time, over all nodes.
package enum AdvisoryLock: Sendable {
    /// Who becomes, stays or stops being an administrator.
    case roles
    /// Whether two members are buddies, or one wants nothing to do with the other.
    case pair(Int64, Int64)
    /// What one member may do only so often.
    case counting(Int64)
}

extension SQLConnection {
    /// Waits until no other write holds the lock, and holds it until this write ends.
    ///
    /// What is asked after this sees what the last holder wrote. On SQLite the writer is alone anyway.
    package func acquire(_ lock: AdvisoryLock) throws {
        guard self.dialect == .postgres else { return }
        switch lock {
        case .roles: try self.forEach(SQL(trusted: "SELECT pg_advisory_xact_lock(\(PostgresLock.roles))")) { _ in }
        case .pair(let one, let other):
            try self.lock(PostgresLock.pair, "\(min(one, other)) \(max(one, other))")
        case .counting(let member): try self.lock(PostgresLock.counting, String(member))
        }
    }

    /// Of a kind that is told apart by whom it is about.
    private func lock(_ kind: String, _ whom: String) throws {
        try self.forEach(
            "SELECT pg_advisory_xact_lock(\(SQL(trusted: kind)), hashtext(current_schema() || \(whom)))"
        ) { _ in }
    }
}
