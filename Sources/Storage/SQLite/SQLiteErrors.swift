import Foundation
import GRDB

extension DatabaseError {
    /// Translates an SQLite error; SQLite's own messages name columns, never values.
    init(_ error: GRDB.DatabaseError) {
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID:
            self = .uniqueViolation(error.subject)
        case .SQLITE_CONSTRAINT_FOREIGNKEY:
            self = .foreignKeyViolation(error.subject)
        case .SQLITE_CONSTRAINT_CHECK, .SQLITE_CONSTRAINT_NOTNULL, .SQLITE_CONSTRAINT_DATATYPE:
            self = .checkViolation(error.subject)
        default:
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_NOMEM:
                self = .unavailable("SQLite \(error.extendedResultCode.rawValue): \(error.subject)")
            default:
                self = .failed("SQLite \(error.extendedResultCode.rawValue): \(error.subject)")
            }
        }
    }
}

extension GRDB.DatabaseError {
    /// "member.screen_name" in "UNIQUE constraint failed: member.screen_name".
    fileprivate var subject: String {
        guard let message else { return "no message" }
        guard let colon = message.range(of: "constraint failed: ") else { return message }
        return String(message[colon.upperBound...])
    }
}
