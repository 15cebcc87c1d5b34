import Storage

extension AuditRecord {
    /// A kind of administrator's action, declared by the wing in which it happens.
    package struct Action: StoredKind, Hashable {
        package let name: String
        /// The rest of a sentence about the administrator: "accepted a food".
        package let words: String

        package init(_ name: String, words: String) {
            self.name = name
            self.words = words
        }
    }
}

/// The actions that happen in more than one wing.
extension AuditRecord.Action {
    package static let memberSuspended = Self("member-suspended", words: "suspended")
    package static let memberRestored = Self("member-restored", words: "let back in")
}
