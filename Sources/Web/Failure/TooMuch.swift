/// Thrown by rules where what was sent is larger than they take; answered with 413 and these words.
package struct TooMuch: Error {
    package let words: String

    package init(_ words: String) { self.words = words }
}
