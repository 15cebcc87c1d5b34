import Synchronization

/// A clock that goes on when a test says so.
final class Watch: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    @Sendable
    func now() -> ContinuousClock.Instant { self.instant.withLock { $0 } }

    func advance(by duration: Duration) { self.instant.withLock { $0 += duration } }
}
