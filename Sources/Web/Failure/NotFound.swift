/// Thrown by rules where an address names what isn't there, or can't be, such as a day that no calendar has; answered with
/// 404 and these words.
package struct NotFound: Error {
    package let words: String

    package init(_ words: String) { self.words = words }
}
