/// Pauses requests to a source after repeated failures, or at once when the source refuses us.
struct CircuitBreaker: Sendable {
    private let most: Int
    private let pause: Duration
    private var failures = 0
    private var until: ContinuousClock.Instant?

    init(failures most: Int, pause: Duration) {
        self.most = most
        self.pause = pause
    }

    /// Returns the rest of the pause; nil when the source may be asked.
    func left(at now: ContinuousClock.Instant) -> Duration? {
        self.until.flatMap { $0 > now ? $0 - now : nil }
    }

    mutating func succeeded() {
        self.failures = 0
        self.until = nil
    }

    /// Counts a failure; after a pause, one failure begins the next pause.
    mutating func failed(with problem: OnlineProblem, at now: ContinuousClock.Instant) {
        self.failures += 1
        if case .turnedAway = problem { self.failures = max(self.failures, self.most) }
        if self.failures >= self.most { self.until = now + self.pause }
    }
}
