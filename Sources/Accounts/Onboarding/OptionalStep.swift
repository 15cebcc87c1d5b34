/// A question that another wing asks at the end of the welcome, to whoever likes.
package struct OptionalStep: Encodable, Sendable {
    let stepTitle: String
    let stepWords: String
    let stepPath: String

    /// `path` leads back to the end of the welcome by itself.
    package init(title: String, words: String, path: String) {
        self.stepTitle = title
        self.stepWords = words
        self.stepPath = path
    }
}
