import Synchronization

/// Decides when connecting is retried: soon at first, then every two seconds, by one worker at a time.
final class PostgresBackoff: Sendable {
    private struct State {
        var connected = 0
        var failures = 0
        var retryAt = ContinuousClock.now
        var isTrying = false
    }

    private let state = Mutex(State())

    /// Returns whether to try now; a caller that gets true must report the outcome.
    func mayTry() -> Bool {
        self.state.withLock { state in
            if state.failures == 0 { return true }
            guard !state.isTrying, state.retryAt <= .now else { return false }
            state.isTrying = true
            return true
        }
    }

    func succeeded() {
        self.state.withLock { state in
            state.connected += 1
            state.failures = 0
            state.isTrying = false
        }
    }

    func failed() {
        self.state.withLock { state in
            state.failures += 1
            state.isTrying = false
            let milliseconds = min(100 << min(state.failures - 1, 10), 2000)
            state.retryAt = .now + .milliseconds(milliseconds * Int.random(in: 75...125) / 100)
        }
    }

    func lost() {
        self.state.withLock { $0.connected -= 1 }
    }

    /// Returns how long a worker without a connection leaves the work to workers that have one; nil when there are
    /// none.
    func pause() -> Duration? {
        self.state.withLock { state in
            guard state.failures > 0, state.connected > 0 else { return nil }
            let left = state.retryAt - .now
            return left > .zero ? left : nil
        }
    }
}
