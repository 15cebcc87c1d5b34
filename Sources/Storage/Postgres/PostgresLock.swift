/// The advisory locks, as arguments of PostgreSQL's functions: one of ours and the schema.
enum PostgresLock {
    static let serving = "1400072564, hashtext(current_schema())"
    static let migrating = "1400072565, hashtext(current_schema())"
    static let roles = "1400072566, hashtext(current_schema())"
    /// The first argument alone: the second tells the pair.
    static let pair = "1400072567"
    /// The first argument alone: the second tells the member.
    static let counting = "1400072568"
}
