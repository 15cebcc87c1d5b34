import Foundation

/// A table of what made-up people are, eat and say: a line of names, then a line for each row, with tabs between.
struct DemoTable: Sendable {
    struct Malformed: Error { let name: String }

    let rows: [[String: String]]

    /// Reads a shipped table; throws when it is missing or a line has too few columns.
    init(_ name: String) throws {
        let url = URL(fileURLWithPath: AppResources.demo).appending(path: name + ".tsv")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        guard let head = lines.first.map(Self.cells) else { throw Malformed(name: name) }
        self.rows = try lines.dropFirst().map { line in
            let cells = Self.cells(line)
            guard cells.count == head.count else { throw Malformed(name: name) }
            return Dictionary(uniqueKeysWithValues: zip(head, cells))
        }
    }

    private static func cells(_ line: Substring) -> [String] {
        // A single hyphen is nothing, so that no column looks forgotten.
        line.split(separator: "\t", omittingEmptySubsequences: false).map { $0 == "-" ? "" : String($0) }
    }
}

extension [String: String] {
    func text(_ name: String) -> String { self[name] ?? "" }
    func number(_ name: String) -> Double { Double(self.text(name)) ?? 0 }
    func whole(_ name: String) -> Int { Int(self.text(name)) ?? 0 }
    /// Returns the words of a cell, which commas part.
    func list(_ name: String) -> [String] { self.text(name).split(separator: ",").map(String.init) }
}
