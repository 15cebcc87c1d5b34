import Foundation
import GRDB

/// Reads a row's columns one after another, in the order in which the statement names them.
///
/// No column is read by number, so an inserted column can't shift the others silently.
struct CatalogueColumnReader {
    private let row: Row
    private var next = 0

    init(_ row: Row) { self.row = row }

    mutating func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _: Value.Type = Value.self
    ) -> Value {
        self.row[self.step()]
    }

    /// Calls `read` with the bytes of the next column, which are SQLite's own and gone afterwards.
    mutating func bytes<Value>(_ read: (Data?) throws -> Value) throws -> Value {
        try self.row.withUnsafeData(atIndex: self.step(), read)
    }

    private mutating func step() -> Int {
        defer { self.next += 1 }
        return self.next
    }
}

extension Row {
    /// A reader before the first column.
    var reader: CatalogueColumnReader { CatalogueColumnReader(self) }
}
