/// A statement whose interpolated values are always bound, never spliced.
///
/// `"… WHERE owner_id = \(owner)"` cannot inject, and a `String` does not convert. Parameters are spelled `?`
/// here; the PostgreSQL driver renumbers them once, when it prepares the statement. The text must contain no
/// other question mark.
package struct SQL: ExpressibleByStringInterpolation, Sendable {
    package private(set) var text: String
    package private(set) var values: [SQLValue]

    package init(stringLiteral value: String) {
        self.text = value
        self.values = []
    }

    /// Creates a statement of the program's own text, such as a migration; never of input.
    init(trusted text: String, values: [SQLValue] = []) {
        self.text = text
        self.values = values
    }

    package init(stringInterpolation: StringInterpolation) {
        self.text = stringInterpolation.text
        self.values = stringInterpolation.values
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var values: [SQLValue] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            self.text.reserveCapacity(literalCapacity + interpolationCount)
            self.values.reserveCapacity(interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { self.text += literal }

        package mutating func appendInterpolation(_ value: some SQLBindable) {
            self.text += "?"
            self.values.append(value.sqlValue)
        }

        /// Appends a value; nil is bound as null.
        package mutating func appendInterpolation<Value: SQLBindable>(_ value: Value?) {
            self.text += "?"
            self.values.append(value.sqlValue)
        }

        /// Splices a piece of SQL that is itself a literal with bindings.
        package mutating func appendInterpolation(_ fragment: SQL) {
            self.text += fragment.text
            self.values += fragment.values
        }

        /// Writes a number of the program's own into the text.
        ///
        /// PostgreSQL plans better for a `LIMIT` that it knows.
        package mutating func appendInterpolation(literal number: Int) {
            self.text += "\(number)"
        }

        /// `(?, ?, ?, ?)` for `IN` and `NOT IN`; nothing is in an empty list, on both engines.
        ///
        /// Up to 512 values are filled up with the last to 1, 2, 4, 8 …, so that few different texts have to be
        /// prepared.
        package mutating func appendInterpolation<Value: SQLBindable>(list values: [Value]) {
            guard !values.isEmpty else {
                // PostgreSQL knows no `()`, and compares only with a query of the same type.
                self.text += "(SELECT CAST(NULL AS \(Value.sqlType)) WHERE 1 = 0)"
                return
            }
            let filled = Self.filledUp(values)
            self.text += "(" + Array(repeating: "?", count: filled.count).joined(separator: ", ") + ")"
            self.values += filled
        }

        /// `(?), (?), (?), (?)` for `VALUES`, a row of one column for each value, of which there must be one.
        ///
        /// They are filled up as a list is.
        package mutating func appendInterpolation<Value: SQLBindable>(rows values: [Value]) {
            let filled = Self.filledUp(values)
            self.text += Array(repeating: "(?)", count: filled.count).joined(separator: ", ")
            self.values += filled
        }

        private static func filledUp<Value: SQLBindable>(_ values: [Value]) -> [SQLValue] {
            var filled: [SQLValue] = []
            filled.reserveCapacity(values.count * 2)
            for value in values { filled.append(value.sqlValue) }
            guard let last = filled.last, filled.count <= 512 else { return filled }
            while filled.count.nonzeroBitCount > 1 { filled.append(last) }
            return filled
        }
    }
}

package enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// Throws for values that the engines store differently: NUL ends a text on one, NaN becomes null on the other.
    func checkStorable() throws {
        switch self {
        case .text(var text):
            guard !text.withUTF8({ $0.contains(0) }) else {
                throw DatabaseError.checkViolation("text with a NUL character")
            }
        case .real(let number) where number.isNaN:
            throw DatabaseError.checkViolation("not a number")
        default: return
        }
    }
}

/// A type that can be interpolated into a statement.
package protocol SQLBindable {
    /// The name of its type for `CAST`, which both engines know.
    static var sqlType: String { get }
    var sqlValue: SQLValue { get }
}

extension String: SQLBindable {
    package static var sqlType: String { "TEXT" }
    package var sqlValue: SQLValue { .text(self) }
}
extension Int64: SQLBindable {
    package static var sqlType: String { "BIGINT" }
    package var sqlValue: SQLValue { .integer(self) }
}
extension Int: SQLBindable {
    package static var sqlType: String { "BIGINT" }
    package var sqlValue: SQLValue { .integer(Int64(self)) }
}
extension Double: SQLBindable {
    package static var sqlType: String { "DOUBLE PRECISION" }
    package var sqlValue: SQLValue { .real(self) }
}
/// Booleans are 0 and 1 in both engines.
extension Bool: SQLBindable {
    package static var sqlType: String { "BIGINT" }
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}
extension [UInt8]: SQLBindable {
    package static var sqlType: String { "BYTEA" }
    package var sqlValue: SQLValue { .blob(self) }
}
extension Optional: SQLBindable where Wrapped: SQLBindable {
    package static var sqlType: String { Wrapped.sqlType }
    package var sqlValue: SQLValue { self?.sqlValue ?? .null }
}
