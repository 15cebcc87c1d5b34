import Foundation
import Storage

/// Reads a row from the JSON object that `RowWriter` wrote, by the columns' kinds in the schema.
struct RowReader {
    private let table: OwnedTable

    init(_ table: OwnedTable) { self.table = table }

    /// Returns nil when the bytes are no JSON object.
    func object(_ bytes: [UInt8]) -> [String: Any]? {
        JSONRow.read(Data(bytes), columns: Set(self.table.columns.map(\.name)))
    }

    /// Returns the values; nil when one has another kind than its column.
    ///
    /// Leaves out columns that this version doesn't have.
    func values(_ object: [String: Any], leaving left: Set<String> = []) -> [String: SQLValue]? {
        var values: [String: SQLValue] = [:]
        for column in self.table.columns where !left.contains(column.name) {
            guard let found = object[column.name] else { continue }
            guard let value = Self.value(found, column.kind) else { return nil }
            values[column.name] = value
        }
        return values
    }

    private static func value(_ found: Any, _ kind: OwnedTable.Column.Kind) -> SQLValue? {
        if found is NSNull { return .null }
        switch kind {
        case .integer: return (found as? NSNumber).flatMap { Int64(exactly: $0) }.map(SQLValue.integer)
        case .real: return (found as? NSNumber).map { .real($0.doubleValue) }
        case .text: return (found as? String).flatMap { $0.utf8.contains(0) ? nil : .text($0) }
        case .blob: return (found as? String).flatMap { Data(base64Encoded: $0) }.map { .blob(Array($0)) }
        }
    }
}
