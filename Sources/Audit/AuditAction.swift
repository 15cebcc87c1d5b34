import Storage

extension AuditRecord {
    /// What an administrator did: declared by the wing in which they do it.
    package struct Action: StoredKind, Hashable {
        package let name: String
        /// As a sentence about the actor goes on: "accepted a food".
        let words: String

        package init(_ name: String, words: String) {
            self.name = name
            self.words = words
        }
    }
}

/// What is done in more than one wing.
extension AuditRecord.Action {
    package static let memberSuspended = Self("member-suspended", words: "suspended")
    package static let memberRestored = Self("member-restored", words: "let back in")
}
