/// A question of another wing at the end of onboarding, which may be skipped.
package struct OptionalStep: Encodable, Sendable {
    let stepTitle: String
    let stepWords: String
    let stepPath: String

    /// `path` is a page that leads back to the end of onboarding by itself.
    package init(title: String, words: String, path: String) {
        self.stepTitle = title
        self.stepWords = words
        self.stepPath = path
    }
}
