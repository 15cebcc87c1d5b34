/// Thrown where what was sent is larger than what is taken; answered with 413.
package struct TooMuch: Error {
    package let words: String

    package init(_ words: String = "Send a smaller amount.") {
        self.words = words
    }
}
