/// Stores several choices in one column: "knee hip".
extension Array where Element: RawRepresentable<String> {
    var words: String { self.map(\.rawValue).joined(separator: " ") }

    /// Reads the column; nil when a word is none of the choices.
    init?(words: String) {
        let choices = words.split(separator: " ").map { Element(rawValue: String($0)) }
        guard !choices.contains(where: { $0 == nil }) else { return nil }
        self = choices.compactMap(\.self)
    }
}
