/// Thrown by rules where something can't be had just now; answered with 503, `Retry-After` and these words.
package struct TryAgainLater: Error {
    package let words: String
    /// How long to wait before asking again.
    package let seconds: Int

    package init(words: String, seconds: Int) {
        self.words = words
        self.seconds = seconds
    }
}
