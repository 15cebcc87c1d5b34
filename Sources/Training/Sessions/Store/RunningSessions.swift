import Synchronization

/// Remembers the sessions that were told something last, as they then were.
///
/// What is remembered may be old: whoever builds on it writes only if the version is still the same. So it spares the
/// reading of a session for every set, and nothing depends on it.
final class RunningSessions: Sendable {
    private struct Key: Hashable {
        let owner: Int64
        let id: String
    }

    private static let most = 1_000
    private let sessions = Mutex<[Key: TrainingSession]>([:])

    init() {}

    func find(_ id: String, of owner: Int64) -> TrainingSession? {
        self.sessions.withLock { $0[Key(owner: owner, id: id)] }
    }

    /// One that is over is told nothing more, or seldom.
    func remember(_ session: TrainingSession, of owner: Int64) {
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
