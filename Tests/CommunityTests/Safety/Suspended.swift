import Foundation
import Members
import Synchronization

@testable import Community

/// Remembers who is suspended, where accounts would.
final class Suspended: Sendable {
    private let ids = Mutex<Set<Member.ID>>([])
    /// Who can't be, for nobody else looks after the others.
    private let last: Member.ID?

    init(last: Member.ID? = nil) { self.last = last }

    var all: Set<Member.ID> { self.ids.withLock { $0 } }

    var suspending: Suspending {
        Suspending(
            begin: { [self] id, _, _ in
                if id == self.last { throw Suspending.LastOne() }
                return self.ids.withLock { $0.insert(id).inserted }
            },
            end: { [self] id, _ in self.ids.withLock { $0.remove(id) != nil } },
            all: { [self] in self.all.map { ($0, Village.noon) } }
        )
    }
}
