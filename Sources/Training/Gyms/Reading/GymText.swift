import Foundation

/// Texts of gyms as lists write them, made fit to be kept.
enum GymText {
    /// One line, without control characters, cut to its length; nil for nothing.
    static func line(_ value: Any?, longest: Int) -> String? {
        guard let text = (value as? String) ?? (value as? NSNumber)?.stringValue else { return nil }
        let words = text.unicodeScalars.prefix(10_000)
            .split { $0.properties.generalCategory == .control || $0.properties.isWhitespace }
            .map { String($0) }
        let line = String(words.joined(separator: " ").prefix(longest))
        return line.isEmpty || line == "<Null>" ? nil : line
    }

    /// Only what a browser may safely open.
    static func website(_ value: Any?) -> String? {
        guard let text = self.line(value, longest: Gym.longest.website), let url = URL(string: text),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString.lowercased().hasPrefix("http") ? url.absoluteString : nil
    }

    /// Letters of English, digits and hyphens: what an id may hold.
    static func slug(_ text: String) -> String {
        let plain = text.lowercased().unicodeScalars.map { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
        }
        return String(plain).split(separator: "-").joined(separator: "-")
    }

    /// The first of these that says something.
    static func first(_ names: [String], of values: [String: Any], longest: Int) -> String? {
        names.lazy.compactMap { self.line(values[$0], longest: longest) }.first
    }
}
