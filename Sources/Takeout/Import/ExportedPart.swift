import Foundation
import HealthMath
import Storage
import Zip

/// A table of Spotter's own export: a JSON array with one row on each line.
struct ExportedPart: ImportPart {
    private static let longestLine = 4 << 20

    let title = "Spotter export"
    private let table: OwnedTable
    private let rules: TakeoutRules
    private let seal: Seal
    private let owner: Int64
    private let file: String
    private let lines: LineBytes

    init(_ table: OwnedTable, _ rules: TakeoutRules, _ seal: Seal, of owner: Int64, file: String, _ content: ZipContent)
    {
        self.table = table
        self.rules = rules
        self.seal = seal
        self.owner = owner
        self.file = file
        self.lines = LineBytes(longest: Self.longestLine) { try content.next() }
    }

    mutating func next() throws -> ImportedLine? {
        while let line = try self.lines.next() {
            guard var text = line else { throw ImportProblem.notAsWritten(self.file) }
            if text.last == UInt8(ascii: ",") { text.removeLast() }
            if text.isEmpty || text == [UInt8(ascii: "[")] || text == [UInt8(ascii: "]")] { continue }
            guard let object = RowReader(self.table).object(text) else { throw ImportProblem.notAsWritten(self.file) }
            return try self.line(object)
        }
        return nil
    }

    private func line(_ object: [String: Any]) throws -> ImportedLine {
        guard var values = RowReader(self.table).values(object, leaving: self.sealedColumns) else {
            throw ImportProblem.notAsWritten(self.file)
        }
        for sealed in self.rules.sealed where sealed.table == self.table.name {
            guard let text = object[sealed.column] as? String, let name = object[sealed.naming] as? String else {
                return .skipped("whose secret could not be read when they were exported")
            }
            values[sealed.column] = .blob(try self.seal.seal(text, as: sealed.context(name, self.owner)))
        }
        if self.table.name == OwnedTable.members {
            values = values.filter { TakeoutRules.settings.contains($0.key) }
            return .row(ImportedRow(self.table.name, values, kind: "settings", day: nil))
        }
        let day = (object["day"] as? String).flatMap { CalendarDay($0) }
        let kind = self.table.name.replacing("_", with: " ")
        return .row(ImportedRow(self.table.name, values, kind: kind, day: day))
    }

    /// Opened for their owner in the file, to be sealed anew.
    private var sealedColumns: Set<String> {
        Set(self.rules.sealed.filter { $0.table == self.table.name }.map(\.column))
    }
}
