package import Foundation
package import Storage
package import Web

/// Keeping members from meeting others and from writing anything: accounts do it, in the transaction of the decision.
package struct Suspending: Sendable {
    /// Thrown by `begin` rather than leave the others without anybody to look after them.
    package struct LastOne: Error {
        package init() {}
    }

    let begin: @Sendable (Member.ID, Date, any SQLConnection) throws -> Bool
    let end: @Sendable (Member.ID, any SQLConnection) throws -> Bool
    /// Since when each of those suspended is, the latest first.
    let all: @Sendable () async throws -> [(id: Member.ID, since: Date)]

    /// `begin` and `end` are false where that is so already, or nobody is there.
    package init(
        begin: @Sendable @escaping (Member.ID, Date, any SQLConnection) throws -> Bool,
        end: @Sendable @escaping (Member.ID, any SQLConnection) throws -> Bool,
        all: @Sendable @escaping () async throws -> [(id: Member.ID, since: Date)]
    ) {
        self.begin = begin
        self.end = end
        self.all = all
    }
}
