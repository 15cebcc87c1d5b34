/// Reads a row's columns one after another, in the order in which the statement names them.
///
/// A column put in between shifts nothing silently: reader and statement stand side by side in the same order.
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

    /// One of the values of an enumeration, by its raw text; throws for any other text.
    package mutating func choice<Choice: RawRepresentable<String>>(of _: Choice.Type = Choice.self) throws -> Choice {
        let column = self.next
        guard let choice = Choice(rawValue: try self.text()) else {
            throw DatabaseError.column(column, expected: "one of \(Choice.self)")
        }
        return choice
    }

    /// What `read` makes of a text; throws where it makes nothing of it.
    package mutating func parsed<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value {
        let column = self.step()
        guard let value = read(try self.row.text(column)) else {
            throw DatabaseError.column(column, expected: expected)
        }
        return value
    }

    /// What `read` makes of a text, nil where there is none; throws where it makes nothing of it.
    package mutating func optionalParsed<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value? {
        let column = self.step()
        guard let text = try self.row.optionalText(column) else { return nil }
        guard let value = read(text) else { throw DatabaseError.column(column, expected: expected) }
        return value
    }

    /// What `read` makes of several columns; throws where it makes nothing of them.
    package mutating func combined<Value>(
        _ expected: String,
        _ read: (inout ColumnReader) throws -> Value?
    ) throws -> Value {
        let column = self.next
        guard let value = try read(&self) else { throw DatabaseError.column(column, expected: expected) }
        return value
    }

    /// Passes over columns that only the statement itself needs.
    package mutating func skip(_ columns: Int = 1) { self.next += columns }

    private mutating func step() -> Int {
        defer { self.next += 1 }
        return self.next
    }
}

extension SQLRow {
    /// A reader that stands before the first column.
    package var reader: ColumnReader { ColumnReader(self) }
}
