import Foundation
import Hummingbird

/// Reads `a=1&b=2` as browsers write it; ignores names that the form doesn't have.
///
/// Hummingbird's own decoder answers repeated keys, bad escapes and deep nesting with a 500.
enum URLEncodedFields {
    static func input(_ text: String, kinds: [String: FieldKind]) throws -> FormInput {
        var input = FormInput()
        for pair in text.split(separator: "&", maxSplits: 500, omittingEmptySubsequences: true) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = self.decoded(parts[0]), let value = self.decoded(parts.count > 1 ? parts[1] : "") else {
                throw HTTPError(.badRequest, message: "We couldn't read that form.")
            }
            guard let kind = self.kind(of: name, in: kinds) else { continue }
            input.read(value, of: kind, into: name)
        }
        return input
    }

    /// Returns the kind of a field, also of one in a group: `lines.0.amount`.
    private static func kind(of name: String, in kinds: [String: FieldKind]) -> FieldKind? {
        if let kind = kinds[name] { return kind }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, case .items(let inner)? = kinds[String(parts[0])], let place = Int(parts[1]),
            (0..<FieldRules.mostItems).contains(place), String(place) == parts[1]
        else { return nil }
        return inner[String(parts[2])]
    }

    /// Returns nil for a broken percent escape or invalid UTF-8.
    static func decoded(_ text: Substring) -> String? {
        let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "%") }
        return isPlain ? String(text) : text.replacing("+", with: " ").removingPercentEncoding
    }
}
