/// A kind of something that rows name by its text, such as a kind of notice; each wing declares those that it brings.
package protocol StoredKind: Sendable {
    /// Stable: it is stored.
    var name: String { get }
}

extension [any StoredKind] {
    /// Throws when two bear one name: the rows of one would be read as the other's.
    package func demandDistinctNames() throws {
        var names: Set<String> = []
        for kind in self where !names.insert(kind.name).inserted { throw SameKind(name: kind.name) }
    }
}

extension Array where Element: StoredKind {
    /// Returns nil for the text of a kind that nobody declares: of a wing that is no longer mounted, or of a later
    /// version.
    package func named(_ name: String) -> Element? { self.first { $0.name == name } }
}

/// Two kinds of one thing bear one name.
package struct SameKind: Error { let name: String }
