/// A question of another wing at the end of onboarding, which may be skipped.
package struct OptionalStep: Encodable, Sendable {
    let stepTitle: String
    let stepWords: String
    let stepPath: String
    let stepButton: String

    /// `path` is a page from which one comes back to the end of onboarding.
    package init(title: String, words: String, button: String, path: String) {
        self.stepTitle = title
        self.stepWords = words
        self.stepButton = button
        self.stepPath = path
    }
}
