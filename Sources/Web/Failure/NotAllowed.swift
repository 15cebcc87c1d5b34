/// Thrown where a member may not do what they ask for; answered with 403.
package struct NotAllowed: Error {
    package let words: String

    package init(_ words: String = "If you think it should be, ask whoever runs this Spotter.") {
        self.words = words
    }

    /// For those whose account is suspended; `doing` is what they can't do, without a subject.
    package static func suspended(_ doing: String) -> NotAllowed {
        NotAllowed("Your account is suspended, so you can't \(doing) for now.")
    }
}
