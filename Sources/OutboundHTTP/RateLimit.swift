/// Allows a number of turns in any minute; who comes too early waits a little or is refused.
struct RateLimit: Sendable {
    private let most: Int
    private let longestWait: Duration
    /// The times of the latest turns, also future ones, the oldest first.
    private var turns: [ContinuousClock.Instant] = []
    private static let window = Duration.seconds(60)

    init(perMinute most: Int, longestWait: Duration) {
        self.most = most
        self.longestWait = longestWait
    }

    /// Reserves a turn and returns how long to wait for it; throws `full` when that is too long.
    mutating func turn(at now: ContinuousClock.Instant) throws(OnlineProblem) -> Duration {
        self.turns.removeAll { $0 <= now - Self.window }
        guard self.turns.count >= self.most else {
            self.turns.append(now)
            return .zero
        }
        let next = self.turns[self.turns.count - self.most] + Self.window
        guard next - now <= self.longestWait else { throw .full(next - now) }
        self.turns.append(next)
        return next - now
    }
}
