import Members
import Synchronization

/// Remembers for two seconds who brought a token: a page and its pieces ask within moments of each other.
///
/// A write that changes who somebody is forgets what is remembered of them here at once; another node may honour an
/// ended session, or let somebody just suspended write, for those two seconds.
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

    /// Forgets one member, or everybody when it isn't known whom a write was about.
    func forget(_ member: Member.ID?) {
        self.entries.withLock { entries in
            guard let member else { return entries.removeAll() }
            entries = entries.filter { $0.value.found.member.id != member }
        }
    }
}
