/// Thrown where something else stands in the way by now; answered with 409.
package struct Conflict: Error {
    package let words: String
    /// Nil for the usual headline, which says that somebody was faster.
    package let headline: String?

    package init(
        _ words: String = "This changed since you opened it. Look again and repeat your change.",
        headline: String? = nil
    ) {
        self.words = words
        self.headline = headline
    }

    /// For a device that changes what another changed since; `what` begins the sentence.
    package static func changed(_ what: String = "This") -> Conflict {
        Conflict("\(what) changed since you read it. Read it again and repeat your change.")
    }
}
