import Testing

@testable import OutboundHTTP

struct RateLimitTests {
    private let start = ContinuousClock.now

    @Test("lets so many through at once, and the next when a minute has passed since the first")
    func minute() throws {
        var rateLimit = RateLimit(perMinute: 3, longestWait: .seconds(2))
        for second in [0, 10, 20] { #expect(try rateLimit.turn(at: self.start + .seconds(second)) == .zero) }
        #expect(throws: OnlineProblem.full(.seconds(30))) { try rateLimit.turn(at: self.start + .seconds(30)) }
        #expect(try rateLimit.turn(at: self.start + .seconds(59)) == .seconds(1))
        #expect(throws: OnlineProblem.full(.seconds(9))) { try rateLimit.turn(at: self.start + .seconds(61)) }
    }

    @Test("never lets more than that through in any minute", arguments: [1, 2, 15])
    func never(most: Int) {
        var rateLimit = RateLimit(perMinute: most, longestWait: .seconds(5))
        var turns: [Duration] = []
        for tenth in 0..<3_000 {
            let now = self.start + .milliseconds(100 * tenth)
            // A refusal is no turn.
            if let wait = try? rateLimit.turn(at: now) { turns.append(now + wait - self.start) }
        }
        #expect(turns.count >= most * 4)
        for (first, later) in zip(turns, turns.dropFirst(most)) { #expect(later - first >= .seconds(60)) }
    }
}

struct BreakerTests {
    private let start = ContinuousClock.now

    @Test("leaves a source alone for a minute after failures in a row, and again when it fails right after")
    func failures() {
        var breaker = CircuitBreaker(failures: 3, pause: .seconds(60))
        breaker.failed(with: .slow, at: self.start)
        breaker.failed(with: .slow, at: self.start)
        breaker.succeeded()
        breaker.failed(with: .slow, at: self.start)
        breaker.failed(with: .slow, at: self.start)
        #expect(breaker.left(at: self.start) == nil)
        breaker.failed(with: .slow, at: self.start)
        #expect(breaker.left(at: self.start + .seconds(20)) == .seconds(40))
        let later = self.start + .seconds(61)
        #expect(breaker.left(at: later) == nil)
        breaker.failed(with: .slow, at: later)
        #expect(breaker.left(at: later) == .seconds(60))
    }

    @Test("obeys at once when it is turned away")
    func turnedAway() {
        var breaker = CircuitBreaker(failures: 3, pause: .seconds(60))
        breaker.failed(with: .turnedAway(429), at: self.start)
        #expect(breaker.left(at: self.start) == .seconds(60))
    }
}
