/// A question of another wing at the end of onboarding, which may be skipped.
package struct OptionalStep: Encodable, Sendable {
    let stepTitle: String
    let stepWords: String
    let stepPath: String
    let stepButton: String
    /// Whether its page is asked as the last step, rather than only offered at the end.
    let isAsked: Bool

    /// `path` is a page from which one comes back to the end of onboarding, and on which one can say no.
    package init(title: String, words: String, button: String, path: String, isAsked: Bool = false) {
        self.stepTitle = title
        self.stepWords = words
        self.stepButton = button
        self.isAsked = isAsked
        self.stepPath = path
    }
}
