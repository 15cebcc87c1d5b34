package import Foundation
import Synchronization

/// Who has something costly going on here: one thing at a time for each member.
///
/// A place that was never given back, because nobody fetched the answer, is free again after ten minutes.
package final class ExclusiveWork: Sendable {
    private static let longest: TimeInterval = 600
    private let since = Mutex<[Int64: Date]>([:])

    package init() {}

    /// False when the member has something going on.
    package func begin(_ member: Int64, at now: Date) -> Bool {
        self.since.withLock { since in
            if let began = since[member], now.timeIntervalSince(began) < Self.longest { return false }
            since[member] = now
            return true
        }
    }

    package func end(_ member: Int64) { self.since.withLock { _ = $0.removeValue(forKey: member) } }
}
