/// Reads a row's columns one after another, in the order in which the statement names them.
///
/// No column is read by number, so an inserted column can't shift the others silently.
package struct ColumnReader {
    private let row: SQLRow
    private var next = 0

    init(_ row: SQLRow) { self.row = row }

    package mutating func text() throws -> String { try self.row.text(self.step()) }
    package mutating func integer() throws -> Int64 { try self.row.integer(self.step()) }
    package mutating func int() throws -> Int { try self.row.int(self.step()) }
    package mutating func real() throws -> Double { try self.row.real(self.step()) }
    package mutating func bool() throws -> Bool { try self.row.bool(self.step()) }
    package mutating func blob() throws -> [UInt8] { try self.row.blob(self.step()) }
    package mutating func optionalText() throws -> String? { try self.row.optionalText(self.step()) }
    package mutating func optionalInteger() throws -> Int64? { try self.row.optionalInteger(self.step()) }
    package mutating func optionalInt() throws -> Int? { try self.row.optionalInt(self.step()) }
    package mutating func optionalReal() throws -> Double? { try self.row.optionalReal(self.step()) }
    package mutating func optionalBlob() throws -> [UInt8]? { try self.row.optionalBlob(self.step()) }

    /// Reads a case of an enumeration by its raw text; throws for any other text.
    package mutating func choice<Choice: RawRepresentable<String>>(of _: Choice.Type = Choice.self) throws -> Choice {
        let column = self.next
        guard let choice = Choice(rawValue: try self.text()) else {
            throw DatabaseError.column(column, expected: "one of \(Choice.self)")
        }
        return choice
    }

    /// Reads a text through `read`; throws when that returns nil.
    package mutating func parsed<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value {
        let column = self.step()
        guard let value = read(try self.row.text(column)) else {
            throw DatabaseError.column(column, expected: expected)
        }
        return value
    }

    /// Reads a text through `read`, nil for null; throws when `read` returns nil.
    package mutating func optionalParsed<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value? {
        let column = self.step()
        guard let text = try self.row.optionalText(column) else { return nil }
        guard let value = read(text) else { throw DatabaseError.column(column, expected: expected) }
        return value
    }

    /// Returns what `read` makes of several columns; throws where it makes nothing of them.
    package mutating func combined<Value>(
        _ expected: String,
        _ read: (inout ColumnReader) throws -> Value?
    ) throws -> Value {
        let column = self.next
        guard let value = try read(&self) else { throw DatabaseError.column(column, expected: expected) }
        return value
    }

    /// Skips columns that only the statement itself needs.
    package mutating func skip(_ columns: Int = 1) { self.next += columns }

    private mutating func step() -> Int {
        defer { self.next += 1 }
        return self.next
    }
}

extension SQLRow {
    /// A reader before the first column.
    package var reader: ColumnReader { ColumnReader(self) }
}
