/// Says why a text is no barcode, in words for whoever typed it.
package enum BarcodeProblem: Error, Equatable, CustomStringConvertible {
    case empty
    case notDigits
    case length(Int)
    case checkDigit(given: Int, expected: Int)

    package var description: String {
        switch self {
        case .empty: "Type the digits under the bars."
        case .notDigits: "A barcode has only digits. Type the ones under the bars."
        case .length(let count):
            "That has \(count) \(count == 1 ? "digit" : "digits"). A barcode has 8, 12 or 13 (or 6, for a short one)."
        case .checkDigit(let given, let expected):
            "The last digit should be \(expected), not \(given), so one of the digits is mistyped."
        }
    }
}
