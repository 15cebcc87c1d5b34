import Foundation
import Members
import Synchronization

@testable import Community

/// Remembers who is suspended, where accounts would.
final class Suspended: Sendable {
    private let begun = Mutex<[Member.ID: Date]>([:])
    /// Who can't be, for nobody else looks after the others.
    private let last: Member.ID?

    init(last: Member.ID? = nil) { self.last = last }

    var all: Set<Member.ID> { self.begun.withLock { Set($0.keys) } }

    var suspending: Suspending {
        Suspending(
            begin: { [self] id, now, _ in
                if id == self.last { throw Suspending.LastOne() }
                return self.begun.withLock { begun in
                    guard begun[id] == nil else { return false }
                    begun[id] = now
                    return true
                }
            },
            end: { [self] id, _, _ in self.begun.withLock { $0.removeValue(forKey: id) != nil } },
            since: { [self] id, _ in self.begun.withLock { $0[id] } },
            all: { [self] in self.all.map { ($0, Village.noon) } }
        )
    }
}
