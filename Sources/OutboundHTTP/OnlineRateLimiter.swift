import Synchronization

/// Limits the requests to one source, and pauses them after repeated failures.
package final class OnlineRateLimiter: Sendable {
    private struct State {
        var rateLimit: RateLimit
        var breaker: CircuitBreaker
    }

    private let state: Mutex<State>

    package init(perMinute most: Int, _ limits: OnlineLimits) {
        self.state = Mutex(
            State(
                rateLimit: RateLimit(perMinute: most, longestWait: limits.turn),
                breaker: CircuitBreaker(failures: limits.failures, pause: limits.pause)
            )
        )
    }

    /// Makes a request when its turn comes; throws `OnlineProblem` without a request when that isn't soon.
    package func pass<Value>(_ ask: () async throws -> Value) async throws -> Value {
        let wait = try self.state.withLock { state in
            if let left = state.breaker.left(at: .now) { throw OnlineProblem.paused(left) }
            return try state.rateLimit.turn(at: .now)
        }
        if wait > .zero { try await Task.sleep(for: wait) }
        do {
            let answer = try await ask()
            self.state.withLock { $0.breaker.succeeded() }
            return answer
        } catch let problem as OnlineProblem {
            self.state.withLock { $0.breaker.failed(with: problem, at: .now) }
            throw problem
        }
    }
}
