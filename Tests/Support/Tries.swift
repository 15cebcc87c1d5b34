/// What is done again where a machine that is busy elsewhere, or stops us for a moment, may make one try slow.
package enum Tries {
    /// Whether something is done within so long at one of five tries.
    package static func isDone(
        within limit: Duration,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Void
    ) async rethrows -> Bool {
        for _ in 0..<5 {
            let begun = ContinuousClock.now
            try await work()
            if begun.duration(to: .now) < limit { return true }
        }
        return false
    }
}
