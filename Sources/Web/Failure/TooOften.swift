/// Thrown when somebody asks for more in a while than they may; answered with 429.
package struct TooOften: Error {
    /// The time to wait before a retry, for `Retry-After`; nil where it isn't up to time alone.
    package let seconds: Int?
    /// Nil for the usual words.
    package let words: String?

    package init(seconds: Int? = nil, words: String? = nil) {
        self.seconds = seconds
        self.words = words
    }
}
