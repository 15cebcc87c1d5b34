/// Thrown by rules where a member may not do what they ask for; answered with 403 and these words.
package struct NotAllowed: Error {
    package let words: String

    package init(_ words: String) { self.words = words }
}
