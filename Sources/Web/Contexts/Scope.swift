import Storage

/// One thing that a personal access token may be allowed to do, like "diary:read".
///
/// Stable texts: they are stored and sent. What is in none of them, such as changing the account, needs a session.
package struct Scope: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static func < (one: Scope, other: Scope) -> Bool { one.rawValue < other.rawValue }

    /// What routes belong together: asking needs its `:read`, everything else its `:write`.
    package struct Area: StoredKind {
        /// "diary".
        package let name: String
        /// What the member who lets a token read is told.
        package let reading: String
        /// What the member who lets a token write is told; nil when none may.
        package let writing: String?

        package init(_ name: String, reading: String, writing: String? = nil) {
            self.name = name
            self.reading = reading
            self.writing = writing
        }

        /// Nil when no token may do that.
        package func scope(writing: Bool) -> Scope? {
            if writing { return self.writing.map { _ in Scope(rawValue: self.name + ":write") } }
            return Scope(rawValue: self.name + ":read")
        }

        /// Each scope with what the member who grants it is told.
        package var scopes: [(scope: Scope, words: String)] {
            [(false, self.reading), (true, self.writing)].compactMap { isWriting, words in
                guard let words, let scope = self.scope(writing: isWriting) else { return nil }
                return (scope, words)
            }
        }
    }
}

/// Thrown when a personal access token may not do what was asked.
package struct BeyondScope: Error {
    /// Nil when no token may.
    let needed: Scope?

    var words: String {
        guard let needed else { return "No access token can do this. Log in with your password instead." }
        return "This access token may not do that: it needs the scope \(needed.rawValue). Make one that has it."
    }
}
