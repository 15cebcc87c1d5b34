/// A lock on a matter that only one transaction may decide at a time, over all nodes.
package enum AdvisoryLock: Sendable {
    /// Decisions on who is an administrator.
    case roles
    /// Whether two members are buddies, or one blocks the other.
    case pair(Int64, Int64)
    /// Actions of one member that are limited in number.
    case counting(Int64)
    /// The training that one member plans; locks of two members are taken in the order of their ids, after their pair's.
    case plans(Int64)
    /// Decisions on who has a place at an event.
    case event(String)
    /// Which member gets which voucher.
    case vouchers
}

extension SQLConnection {
    /// Waits for the lock and holds it until this transaction ends.
    ///
    /// Later statements see what the last holder wrote. SQLite has a single writer, so it needs no lock.
    package func acquire(_ lock: AdvisoryLock) throws {
        guard self.dialect == .postgres else { return }
        switch lock {
        case .roles: try self.forEach(SQL(trusted: "SELECT pg_advisory_xact_lock(\(PostgresLock.roles))")) { _ in }
        case .pair(let one, let other):
            try self.lock(PostgresLock.pair, "\(min(one, other)) \(max(one, other))")
        case .counting(let member): try self.lock(PostgresLock.counting, String(member))
        case .plans(let member): try self.lock(PostgresLock.plans, String(member))
        case .event(let id): try self.lock(PostgresLock.event, id)
        case .vouchers:
            try self.forEach(SQL(trusted: "SELECT pg_advisory_xact_lock(\(PostgresLock.vouchers))")) { _ in }
        }
    }

    /// Takes a lock of a kind that is held for one member or pair.
    private func lock(_ kind: String, _ whom: String) throws {
        try self.forEach(
            "SELECT pg_advisory_xact_lock(\(SQL(trusted: kind)), hashtext(current_schema() || \(whom)))"
        ) { _ in }
    }
}
