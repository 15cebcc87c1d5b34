package import Foundation
package import HealthMath
package import Members
package import Storage

/// What this wing needs of another one to share its things.
package struct Giving: Sendable {
    package struct NoRoom: Error {
        let words: String

        package init(words: String) { self.words = words }
    }

    /// Finds a member's thing by id; nil for none.
    let find: @Sendable (_ thing: String, _ owner: Member.ID) async throws -> SharedThing?
    /// Copies the thing in the caller's transaction and returns the copy; nil when the owner no longer has it.
    ///
    /// Throws `NoRoom` when the receiver has too many.
    let handOver: @Sendable (Gift, any SQLConnection) throws -> SharedThing?
    /// Returns a member's latest things, at most so many of a kind, with the ids by which `find` finds them.
    let latest: Latest

    package typealias Latest =
        @Sendable (_ owner: Member.ID, _ today: CalendarDay, _ limit: Int) async throws -> [(
            id: String, thing: SharedThing
        )]

    package init(
        find: @Sendable @escaping (_ thing: String, _ owner: Member.ID) async throws -> SharedThing?,
        handOver: @Sendable @escaping (Gift, any SQLConnection) throws -> SharedThing?,
        latest: @escaping Latest = { _, _, _ in [] }
    ) {
        self.find = find
        self.handOver = handOver
        self.latest = latest
    }
}

/// One thing that a member shares with a buddy.
package struct Gift: Sendable {
    package let thing: String
    package let from: Member.ID
    package let fromName: String
    package let to: Member.ID
    /// A new UUID, the id of the copy.
    package let copy: String
    package let at: Date
}
