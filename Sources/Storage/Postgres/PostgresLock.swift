/// The keys of the advisory locks, as arguments of PostgreSQL's functions: a number of ours and the schema.
enum PostgresLock {
    static let serving = "1400072564, hashtext(current_schema())"
    static let migrating = "1400072565, hashtext(current_schema())"
    static let roles = "1400072566, hashtext(current_schema())"
    /// Only the first key: the second one identifies the pair.
    static let pair = "1400072567"
    /// Only the first key: the second one identifies the member.
    static let counting = "1400072568"
    /// Only the first key: the second one identifies the event.
    static let event = "1400072569"
    static let vouchers = "1400072570, hashtext(current_schema())"
    /// Only the first key: the second one identifies the member.
    static let plans = "1400072571"

    /// Keeps programs from serving until the transaction ends; throws `DatabaseInUse` while one does.
    static func keepOthersOut(_ connection: any SQLConnection) throws {
        let lock = SQL(trusted: "SELECT pg_try_advisory_xact_lock(\(Self.serving))")
        guard try connection.row(lock, { try $0.bool(0) }) == true else { throw DatabaseInUse() }
    }
}
