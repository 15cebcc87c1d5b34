import Storage

/// A permission of a personal access token, such as "diary:read".
///
/// The raw texts are stored and sent, so they never change. What no scope covers, such as changing the account, needs a
/// session.
package struct Scope: RawRepresentable, Sendable, Hashable, Comparable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static func < (one: Scope, other: Scope) -> Bool { one.rawValue < other.rawValue }

    /// A group of routes: reading them needs the scope `:read`, everything else `:write`.
    package struct Area: StoredKind {
        /// "diary".
        package let name: String
        /// Tells the member what a token with the read scope can see.
        package let reading: String
        /// Tells the member what a token with the write scope can change; nil when no token may write.
        package let writing: String?

        package init(_ name: String, reading: String, writing: String? = nil) {
            self.name = name
            self.reading = reading
            self.writing = writing
        }

        /// Returns the scope for reading or writing; nil when no token may do that.
        package func scope(writing: Bool) -> Scope? {
            if writing { return self.writing.map { _ in Scope(rawValue: self.name + ":write") } }
            return Scope(rawValue: self.name + ":read")
        }

        /// Each scope with the words for the member who grants it.
        package var scopes: [(scope: Scope, words: String)] {
            [(false, self.reading), (true, self.writing)].compactMap { isWriting, words in
                guard let words, let scope = self.scope(writing: isWriting) else { return nil }
                return (scope, words)
            }
        }
    }
}

/// Thrown when the request's access token lacks the scope.
package struct BeyondScope: Error {
    /// Nil when no scope allows it.
    let needed: Scope?

    var words: String {
        guard let needed else { return "No access token can do this. Log in with your password instead." }
        return "This access token may not do that: it needs the scope \(needed.rawValue). Make one that has it."
    }
}
