/// Thrown where an address names what isn't there, can't be, or isn't the asker's; answered with 404.
package struct NotFound: Error {
    package let words: String

    package init(_ words: String = "The page may have moved, or it belongs to somebody else.") {
        self.words = words
    }

    /// For what can be put back no longer; `instead` is what to do then, as a sentence.
    package static func removedTooLongAgo(_ instead: String) -> NotFound {
        NotFound("This was removed too long ago to be put back. \(instead)")
    }
}
