package import Foundation
package import Members
import Synchronization
package import Web

/// Allows each member one costly operation at a time on this node.
///
/// An operation that never ended, because nobody fetched the answer, is forgotten after ten minutes.
package final class ExclusiveWork: Sendable {
    private static let longest: TimeInterval = 600
    private let since = Mutex<[Member.ID: Date]>([:])

    package init() {}

    /// Begins an operation; false when the member has one under way.
    package func begin(_ member: Member.ID, at now: Date) -> Bool {
        self.since.withLock { since in
            if let began = since[member], now.timeIntervalSince(began) < Self.longest { return false }
            since[member] = now
            return true
        }
    }

    /// Begins to read a member's file; throws 429 while another of theirs is read.
    package func beginReading(of member: Member.ID, at now: Date) throws(TooOften) {
        guard !self.begin(member, at: now) else { return }
        throw TooOften(seconds: 30, words: "A file of yours is being read already. Wait until it is done.")
    }

    package func end(_ member: Member.ID) { self.since.withLock { _ = $0.removeValue(forKey: member) } }
}
