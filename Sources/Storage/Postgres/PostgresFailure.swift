import CPostgres

/// A statement's failure on PostgreSQL: what it means, and what may cure it.
struct PostgresFailure {
    enum Cure {
        /// The same transaction may succeed when run again.
        case again
        /// Only a new connection helps.
        case reconnect
        case none
    }

    let error: DatabaseError
    let cure: Cure
    /// Whether the server refused what it was sent, or ended the connection instead of running it.
    var isRefusal = false

    /// A lock wasn't given in time.
    static let locked = DatabaseError.unavailable("The table is locked.")
    static let lost = PostgresFailure(error: .unavailable("The connection to PostgreSQL was lost."), cure: .reconnect)
}

extension PostgresFailure {
    /// Reads the SQLSTATE (PostgreSQL's Appendix A).
    ///
    /// Messages of data exceptions quote values, so they are left out.
    init(_ result: OpaquePointer) {
        let state = Self.field(result, "C") ?? ""
        let subject =
            Self.field(result, "n")
            ?? [Self.field(result, "t"), Self.field(result, "c")].compactMap { $0 }.joined(separator: ".")
        switch state {
        case "23505":
            self.init(error: .uniqueViolation(subject), cure: .none)
        case "23503":
            self.init(error: .foreignKeyViolation(subject), cure: .none)
        case "23514", "23502":
            self.init(error: .checkViolation(subject), cure: .none)
        // A number out of range or malformed, for which SQLite's strict tables report a check violation.
        case "22003", "22P02":
            self.init(error: .checkViolation("PostgreSQL \(state)"), cure: .none)
        case "40001", "40P01":
            self.init(error: .unavailable("Too many changes at once."), cure: .again)
        case "55P03":
            self.init(error: Self.locked, cure: .none)
        // The server became a standby: another one takes writes by now.
        case "25006":
            self.init(error: .unavailable("PostgreSQL takes no writes here."), cure: .reconnect, isRefusal: true)
        case "57014":
            self.init(error: .unavailable("The statement took too long."), cure: .none)
        // Without a state the error is libpq's own: the connection is gone.
        // 25P03 ends a connection whose transaction was idle for too long.
        case _ where state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P") || state == "25P03":
            self.init(error: Self.lost.error, cure: .reconnect, isRefusal: state == "57P01" || state == "25P03")
        case _ where state.hasPrefix("53"):
            self.init(error: .unavailable("PostgreSQL \(state)"), cure: .none)
        case _ where state.hasPrefix("42"):
            self.init(error: .failed("PostgreSQL \(state): \(Self.field(result, "M") ?? "")"), cure: .none)
        default:
            self.init(error: .failed("PostgreSQL \(state)"), cure: .none)
        }
    }

    private static func field(_ result: OpaquePointer, _ code: Unicode.Scalar) -> String? {
        PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
    }
}
