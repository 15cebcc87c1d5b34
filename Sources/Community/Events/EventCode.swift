/// The codes that are shown at events.
enum EventCode {
    static let length = 6
    /// Capital letters and digits without those that are taken for each other: 31 to the power of six are 887 million.
    private static let letters = Array("23456789ABCDEFGHJKMNPQRSTUVWXYZ")

    /// Returns a new random code.
    static func new() -> String {
        String((0..<Self.length).map { _ in Self.letters[Int.random(in: 0..<Self.letters.count)] })
    }

    /// Returns the typed text in capitals, without spaces and dashes.
    static func read(_ typed: String) -> String {
        String(typed.uppercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Returns text such as "K7Q 2MX", easier to read aloud.
    static func spaced(_ code: String) -> String { "\(code.prefix(3)) \(code.dropFirst(3))" }
}
