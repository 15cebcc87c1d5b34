/// Thrown by rules where something else stands in the way by now; answered with 409 and these words.
package struct Conflict: Error {
    package let words: String

    package init(_ words: String) { self.words = words }
}
