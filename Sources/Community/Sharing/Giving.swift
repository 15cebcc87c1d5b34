package import Foundation
package import Members
package import Storage

/// What this wing must know of another to share things of it.
package struct Giving: Sendable {
    package struct NoRoom: Error {
        let words: String

        package init(words: String) { self.words = words }
    }

    /// What a member has under an id; nil for nothing.
    let find: @Sendable (_ thing: String, _ owner: Member.ID) async throws -> SharedThing?
    /// Copies it in the transaction of sharing, and tells of the copy; nil when its owner has it no more.
    ///
    /// Throws `NoRoom` when the receiver has no room for it.
    let handOver: @Sendable (Gift, any SQLConnection) throws -> SharedThing?

    package init(
        find: @Sendable @escaping (_ thing: String, _ owner: Member.ID) async throws -> SharedThing?,
        handOver: @Sendable @escaping (Gift, any SQLConnection) throws -> SharedThing?
    ) {
        self.find = find
        self.handOver = handOver
    }
}

/// One thing on its way from a member to a buddy.
package struct Gift: Sendable {
    package let thing: String
    package let from: Member.ID
    package let fromName: String
    package let to: Member.ID
    /// A new UUID for the copy.
    package let copy: String
    package let at: Date
}
