import DelimitedText
package import Foundation

/// Measures how good the search is on a list of questions whose acceptable answers are known.
///
/// The list has a heading and two columns divided by a tab: what is typed, and a regular expression that matches
/// somewhere in an acceptable food's name, ignoring case.
package struct SearchEvaluation: Sendable {
    package struct Miss: Sendable {
        package let query: String
        package let acceptable: String
        /// The names of the first five foods that were found instead.
        package let answers: [String]
        /// Whether an acceptable food was among the first five, but not the first.
        package let isInFirstFive: Bool
    }

    package private(set) var asked = 0
    package private(set) var misses: [Miss] = []

    package var first: Double { self.share(without: self.misses.count) }
    package var firstFive: Double { self.share(without: self.misses.count { !$0.isInFirstFive }) }

    package init(_ list: URL, in catalogue: Catalogue) async throws {
        let lines = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline)
        for line in lines.dropFirst() {
            let columns = TabbedTable.columns(of: line)
            guard columns.count == 2 else { throw NotAList(line: String(line)) }
            try await self.ask(columns[0], columns[1], in: catalogue)
        }
    }

    /// Thrown for a line that doesn't have the two columns.
    package struct NotAList: Error, CustomStringConvertible {
        let line: String
        package var description: String {
            "Each line needs a query, a tab and a pattern; this one differs: \(self.line)"
        }
    }

    private mutating func ask(_ query: String, _ acceptable: String, in catalogue: Catalogue) async throws {
        let pattern = try NSRegularExpression(pattern: acceptable, options: .caseInsensitive)
        let names = try await catalogue.search(query, limit: 5).map(\.name)
        let places = names.indices.filter { place in
            let name = names[place]
            return pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
        }
        self.asked += 1
        guard places.first != 0 else { return }
        let miss = Miss(query: query, acceptable: acceptable, answers: names, isInFirstFive: !places.isEmpty)
        self.misses.append(miss)
    }

    private func share(without misses: Int) -> Double {
        self.asked == 0 ? 0 : Double(self.asked - misses) / Double(self.asked)
    }
}
