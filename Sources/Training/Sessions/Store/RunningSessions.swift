import Members
import Synchronization

/// A cache of the sessions that changed last.
///
/// An entry may be stale: whoever builds on one writes only if the version is still the same. The cache saves reading a
/// session for every set, and nothing depends on it.
final class RunningSessions: Sendable {
    private struct Key: Hashable {
        let owner: Member.ID
        let id: String
    }

    private static let most = 1_000
    private let sessions = Mutex<[Key: TrainingSession]>([:])

    init() {}

    func find(_ id: String, of owner: Member.ID) -> TrainingSession? {
        self.sessions.withLock { $0[Key(owner: owner, id: id)] }
    }

    /// Keeps a session, or drops it once it is over, because hardly any events follow.
    func remember(_ session: TrainingSession, of owner: Member.ID) {
        let key = Key(owner: owner, id: session.id)
        self.sessions.withLock { sessions in
            guard session.state.end == nil else {
                sessions[key] = nil
                return
            }
            if sessions.count >= Self.most, sessions[key] == nil { sessions.removeAll() }
            sessions[key] = session
        }
    }
}
