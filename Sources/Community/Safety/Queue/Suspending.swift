package import Foundation
package import Members
package import Storage

/// Suspends members and lets them back, in the caller's transaction.
///
/// Accounts store who is suspended.
package struct Suspending: Sendable {
    /// Thrown by `begin` for the last administrator.
    package struct LastOne: Error {
        package init() {}
    }

    let begin: @Sendable (Member.ID, Date, any SQLConnection) throws -> Bool
    let end: @Sendable (Member.ID, Date, any SQLConnection) throws -> Bool
    /// Returns since when a member is suspended; nil for one who isn't.
    let since: @Sendable (Member.ID, any SQLConnection) throws -> Date?
    /// Returns why an administrator suspended a member, in words for them; nil where a report was the reason.
    let reason: @Sendable (Member.ID) async throws -> String?
    /// Returns all suspended members with the times, the latest first.
    let all: @Sendable () async throws -> [(id: Member.ID, since: Date)]

    /// `begin` and `end` return false when nothing changed or there is no such member.
    package init(
        begin: @Sendable @escaping (Member.ID, Date, any SQLConnection) throws -> Bool,
        end: @Sendable @escaping (Member.ID, Date, any SQLConnection) throws -> Bool,
        since: @Sendable @escaping (Member.ID, any SQLConnection) throws -> Date?,
        reason: @Sendable @escaping (Member.ID) async throws -> String? = { _ in nil },
        all: @Sendable @escaping () async throws -> [(id: Member.ID, since: Date)]
    ) {
        self.begin = begin
        self.end = end
        self.since = since
        self.reason = reason
        self.all = all
    }
}
