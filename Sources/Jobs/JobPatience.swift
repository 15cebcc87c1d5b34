/// Decides when a failed job is retried: after half a minute, doubling to six hours.
///
/// It is given up after sixteen attempts, 38 and a half hours in all; a repeating one is never given up for failing.
enum JobPatience {
    static let attempts = 16

    /// How many times in a row a job may be abandoned, because its program ended while it ran.
    ///
    /// Once happens to every job beside the one that ends the program, and to any at a `kill -9`. After that it runs
    /// alone, so the second and third time are its own doing, or a rare coincidence.
    static let abandonments = 3

    /// The seconds between two attempts of a repeating job that fails again and again.
    static let longestPause: Double = 6 * 3_600

    /// Returns the seconds until the next attempt; nil after the last one.
    static func pause(afterAttempt attempt: Int) -> Double? {
        guard attempt < self.attempts else { return nil }
        // Bounded on both sides, because the number is a stored one.
        return min(30 * Double(1 << (max(attempt, 1) - 1)), self.longestPause)
    }
}
