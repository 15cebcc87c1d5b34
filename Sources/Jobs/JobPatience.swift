/// When a failed job is tried again: after half a minute, doubling to six hours; given up after ten attempts,
/// about a day and a half in all.
enum JobPatience {
    static let attempts = 10

    /// How often in a row a job may be left without an outcome: its program ended while it worked on it.
    ///
    /// Once happens to every job beside the one that ends the program, and to any at a `kill -9`. From then on it is
    /// worked on alone, so the second and the third are its own doing, or a rare coincidence.
    static let abandonments = 3

    /// Seconds until the next attempt, or nil when it was the last.
    static func pause(afterAttempt attempt: Int) -> Double? {
        guard attempt < self.attempts else { return nil }
        // Bounded on both sides, for the number is a stored one.
        return min(30 * Double(1 << (max(attempt, 1) - 1)), 6 * 3_600)
    }
}
