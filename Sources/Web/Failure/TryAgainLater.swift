/// Thrown when something is temporarily unavailable; answered with 503, `Retry-After` and these words.
package struct TryAgainLater: Error {
    package let words: String
    /// The time to wait before a retry.
    package let seconds: Int

    package init(words: String, seconds: Int) {
        self.words = words
        self.seconds = seconds
    }
}
