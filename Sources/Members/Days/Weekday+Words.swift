package import HealthMath

extension Weekday {
    /// "monday", the name in forms and in the API, which never changes.
    package var word: String { Self.words[self.rawValue - 1] }

    /// Returns nil for an unknown word.
    package init?(word: String) {
        guard let place = Self.words.firstIndex(of: word) else { return nil }
        self = Self.allCases[place]
    }

    /// "Monday".
    package var name: String { Self.names[self.rawValue - 1] }

    /// "Mon".
    package var shortName: String { Self.shortNames[self.rawValue - 1] }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    private static let words = Self.names.map { $0.lowercased() }
    private static let shortNames = Self.names.map { String($0.prefix(3)) }
}
