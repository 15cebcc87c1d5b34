import Members
import Storage
import Web

/// Writes a row as a JSON object on one line, with sealed values opened.
///
/// Written by hand because the names of its members are those of a table's columns, which are known only when it runs.
struct RowWriter {
    let table: String
    let columns: [String]
    let rules: PortabilityRules
    let withheld: [HealthPart]
    let seal: Seal
    let owner: Member.ID

    /// Writes a value whose key is lost as null.
    func json(_ row: [SQLValue]) throws -> [UInt8] {
        var json = JSONWriter()
        try json.object { json in
            for (column, value) in zip(self.columns, row) {
                let shown = try self.told(try self.opened(value, column, row), column)
                json.member(named: column) { $0.value(shown) }
            }
        }
        return json.bytes
    }

    private func told(_ value: SQLValue, _ column: String) throws -> SQLValue {
        guard case .text(let text) = value,
            let part = self.withheld.first(where: { $0.table == self.table && $0.column == column })
        else { return value }
        return .text(try part.rest(text))
    }

    private func opened(_ value: SQLValue, _ column: String, _ row: [SQLValue]) throws -> SQLValue {
        guard case .blob(let bytes) = value,
            let sealed = self.rules.sealed.first(where: { $0.table == self.table && $0.column == column }),
            let place = self.columns.firstIndex(of: sealed.naming), case .text(let name) = row[place]
        else { return value }
        do {
            let context = sealed.context(name, self.owner)
            switch sealed.content {
            case .text: return .text(try self.seal.open(bytes, as: context))
            case .bytes: return .blob(try self.seal.open(bytes: bytes, as: context))
            }
        } catch is Seal.Broken {
            return .null
        }
    }
}
