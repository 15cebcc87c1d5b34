import Foundation
import Storage
import Web

/// Encodes a staged row as JSON, with the rows that go along.
///
/// Written by hand because the names of its members are those of a table's columns, which are known only when it runs.
enum StagedRow {
    static func text(_ row: ImportedRow) -> String {
        var json = JSONWriter()
        Self.write(row, to: &json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func write(_ row: ImportedRow, to json: inout JSONWriter) {
        json.object { json in
            json.member("table", row.table)
            json.member("values") { json in
                json.object { json in
                    for (column, value) in row.values.sorted(by: { $0.key < $1.key }) {
                        json.member(named: column) { $0.value(value) }
                    }
                }
            }
            json.member("needs", each: row.needs) { Self.write($0, to: &$1) }
            json.member("along", each: row.along) { Self.write($0, to: &$1) }
        }
    }

    /// Decodes a row; throws for a text that this program didn't write.
    static func read(_ text: String, _ tables: [String: OwnedTable]) throws -> Parts {
        guard let object = JSONTree.object(Data(text.utf8)) else {
            throw DatabaseError.failed("a staged row is not an object")
        }
        return Parts(
            needs: try Self.parts(object["needs"], tables),
            row: try Self.part(object, tables),
            along: try Self.parts(object["along"], tables)
        )
    }

    typealias Part = (table: OwnedTable, values: [String: SQLValue])

    struct Parts {
        let needs: [Part]
        let row: Part
        let along: [Part]
    }

    private static func parts(_ list: Any?, _ tables: [String: OwnedTable]) throws -> [Part] {
        try (list as? [[String: Any]] ?? []).map { try Self.part($0, tables) }
    }

    private static func part(_ object: [String: Any], _ tables: [String: OwnedTable]) throws -> Part {
        guard let table = (object["table"] as? String).flatMap({ tables[$0] }),
            let values = (object["values"] as? [String: Any]).flatMap({ RowReader(table).values($0) })
        else { throw DatabaseError.failed("a staged row is of no known table") }
        return (table, values)
    }
}

extension JSONWriter {
    mutating func value(_ value: SQLValue) {
        switch value {
        case .null: self.null()
        case .integer(let number): self.whole(number)
        case .real(let number): self.number(number)
        case .text(let text): self.text(text)
        case .blob(let bytes): self.text(Data(bytes).base64EncodedString())
        }
    }
}
