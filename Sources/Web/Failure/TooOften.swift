/// Thrown when somebody asks for more in a while than they may; answered with 429 and `Retry-After`.
package struct TooOften: Error {
    /// The time to wait before a retry; an hour is what is said of limits of a day.
    package let seconds: Int
    /// Nil for the usual words.
    package let words: String?

    package init(seconds: Int, words: String? = nil) {
        self.seconds = seconds
        self.words = words
    }
}
