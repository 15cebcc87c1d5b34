import Members

/// The codes that let into groups of rivals.
enum RivalCode {
    static let length = 20
    /// Capital letters and digits without those that are taken for each other: 31 to the power of 20 are 99 bits.
    private static let letters = Array("23456789ABCDEFGHJKMNPQRSTUVWXYZ")

    /// Returns a new code of the system's secure randomness.
    static func new() -> String {
        // Without another generator it is the system's.
        String((0..<Self.length).map { _ in Self.letters[Int.random(in: 0..<Self.letters.count)] })
    }

    /// Reads what was typed: capitals, without spaces and dashes; nil for what can be no code.
    static func read(_ typed: String) -> String? {
        guard typed.utf8.count <= 4 * Self.length else { return nil }
        let code = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
        return code.count == Self.length && code.allSatisfy(Self.letters.contains) ? code : nil
    }

    /// Returns text such as "K7Q2M-XH4PD-…", in four groups.
    static func spaced(_ code: String) -> String { code.inGroups(of: 5, joinedBy: "-") }
}
