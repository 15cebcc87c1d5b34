import Members
import Synchronization

/// A cache of tokens' members for two seconds, because a page and its parts are requested within moments.
///
/// A write that changes a member drops their entries on this node at once; for those two seconds another node may
/// accept an ended session, or let a suspended member write.
final class SessionMemory: Sendable {
    private struct Entry {
        let found: SessionLookup.Found
        let until: ContinuousClock.Instant
    }

    private static let span = Duration.seconds(2)
    private static let most = 10_000
    private let entries = Mutex<[SecretToken: Entry]>([:])

    func find(_ token: SecretToken) -> SessionLookup.Found? {
        self.entries.withLock { entries in
            guard let entry = entries[token] else { return nil }
            if entry.until > .now { return entry.found }
            entries[token] = nil
            return nil
        }
    }

    func keep(_ found: SessionLookup.Found, for token: SecretToken) {
        self.entries.withLock { entries in
            if entries.count >= Self.most { entries.removeAll() }
            entries[token] = Entry(found: found, until: .now + Self.span)
        }
    }

    /// Drops one member's entries, or all when the member isn't known.
    func forget(_ member: Member.ID?) {
        self.entries.withLock { entries in
            guard let member else { return entries.removeAll() }
            entries = entries.filter { $0.value.found.member.id != member }
        }
    }
}
