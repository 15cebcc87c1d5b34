/// What a check of the installation found about one part.
package struct Finding: Sendable, Equatable {
    package let part: String
    package let words: String
    /// How to mend it; nil when nothing is wrong.
    package let cure: String?

    static func good(_ part: String, _ words: String) -> Finding { Finding(part: part, words: words, cure: nil) }

    static func bad(_ part: String, _ words: String, cure: String) -> Finding {
        Finding(part: part, words: words, cure: cure)
    }
}
