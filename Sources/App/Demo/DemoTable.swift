import DelimitedText
import Foundation

/// A table of what made-up people are, eat and say: a line of names, then a line for each row, with tabs between.
struct DemoTable: Sendable {
    struct Malformed: Error { let name: String }

    let rows: [[String: String]]

    /// Reads a shipped table; throws when it is missing or a line has too few columns.
    init(_ name: String) throws {
        let url = URL(fileURLWithPath: AppResources.demo).appending(path: name + ".tsv")
        // A single hyphen is nothing, so that no column looks forgotten.
        let rows = TabbedTable(try String(contentsOf: url, encoding: .utf8)).rows.map { $0.map { $0 == "-" ? "" : $0 } }
        guard let head = rows.first else { throw Malformed(name: name) }
        self.rows = try rows.dropFirst().map { cells in
            guard cells.count == head.count else { throw Malformed(name: name) }
            return Dictionary(uniqueKeysWithValues: zip(head, cells))
        }
    }
}

extension [String: String] {
    func text(_ name: String) -> String { self[name] ?? "" }
    func number(_ name: String) -> Double { Double(self.text(name)) ?? 0 }
    func whole(_ name: String) -> Int { Int(self.text(name)) ?? 0 }
    /// Returns the words of a cell, which commas part.
    func list(_ name: String) -> [String] { self.text(name).split(separator: ",").map(String.init) }
}
