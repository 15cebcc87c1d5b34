extension Dialect {
    /// The clause with which a statement takes rows that nobody else has locked; SQLite has a single writer and needs
    /// none.
    package var skippingLocked: SQL { self == .postgres ? "FOR UPDATE SKIP LOCKED" : "" }
}
