import DelimitedText
import Foundation
import Synchronization

/// What people call the foods of the source: "Chicken breast, roasted" for "Chicken, broilers or fryers, breast, meat only,
/// cooked, roasted".
///
/// A name is a pure function of the source's name and group. Names that a person chose come first, then the rules.
package final class PlainNames: Sendable {
    private let rules: PlainNameRules
    private let exceptions: [String: String]
    /// The names that were worked out, because lists show the same ones again and again.
    private let known = Mutex<[Key: String]>([:])

    private struct Key: Hashable {
        let name: String
        let group: String
    }

    /// The most names that are kept: all of the shipped facts and some.
    private static let mostKnown = 12_000
    /// The longest name that the rules look at, in bytes; no source has a longer one.
    private static let longest = 400

    /// Returns the rules and exceptions that come with the program, read on first use.
    package static func shipped() throws -> PlainNames { try Self.once.get() }

    private static let once = Result {
        PlainNames(
            rules: try String(contentsOf: ShippedFacts.plainNameRules, encoding: .utf8),
            exceptions: try String(contentsOf: ShippedFacts.plainNameExceptions, encoding: .utf8)
        )
    }

    init(rules: String, exceptions: String) {
        self.rules = PlainNameRules(rules)
        let names = TabbedTable(exceptions).rows.filter { $0.count == 2 && !$0.contains("") }
        self.exceptions = Dictionary(names.map { ($0[0], $0[1]) }) { $1 }
    }

    /// Returns the plain name; never an empty one for a name that isn't.
    package func name(of source: String, group: String) -> String {
        if let chosen = self.exceptions[source] { return chosen }
        guard source.utf8.count <= Self.longest else { return source }
        let key = Key(name: source, group: group)
        if let known = self.known.withLock({ $0[key] }) { return known }
        let name = self.rules.name(of: source, group: group)
        self.known.withLock { known in
            if known.count >= Self.mostKnown { known.removeAll() }
            known[key] = name
        }
        return name
    }
}
