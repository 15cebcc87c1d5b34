import DelimitedText
import Foundation

/// Cleans the texts of lists of gyms.
enum GymText {
    /// Returns one line without control characters, cut to its length; nil when empty.
    static func line(_ value: Any?, longest: Int) -> String? {
        guard let text = (value as? String) ?? (value as? NSNumber)?.stringValue else { return nil }
        return text.singleLine(longest: longest).flatMap { $0 == "<Null>" ? nil : $0 }
    }

    /// Returns an http or https address; nil for any other, which a browser might not open safely.
    static func website(_ value: Any?) -> String? {
        guard let text = self.line(value, longest: Gym.longest.website), let url = URL(string: text),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString.lowercased().hasPrefix("http") ? url.absoluteString : nil
    }

    /// Makes an id of a text: lower-case letters, digits and hyphens.
    static func slug(_ text: String) -> String {
        let plain = text.lowercased().unicodeScalars.map { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
        }
        return String(plain).split(separator: "-").joined(separator: "-")
    }

    /// Returns the first of these values that isn't empty.
    static func first(_ names: [String], of values: [String: Any], longest: Int) -> String? {
        names.lazy.compactMap { self.line(values[$0], longest: longest) }.first
    }
}
