/// Thrown by rules where something else stands in the way by now; answered with 409 and these words.
package struct Conflict: Error {
    package let words: String
    /// Nil where somebody else was faster.
    package let headline: String?

    package init(_ words: String, headline: String? = nil) {
        self.words = words
        self.headline = headline
    }
}
