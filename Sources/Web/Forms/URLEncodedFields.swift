import Foundation
import Hummingbird

/// Reads `a=1&b=2` as browsers write it; names the form doesn't know are left out.
///
/// Hummingbird's own decoder answers repeated keys, bad escapes and deep nesting with a 500.
enum URLEncodedFields {
    static func typed(_ text: String, kinds: [String: FieldKind]) throws -> Typed {
        var typed = Typed()
        for pair in text.split(separator: "&", maxSplits: 500, omittingEmptySubsequences: true) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = self.decoded(parts[0]), let value = self.decoded(parts.count > 1 ? parts[1] : "") else {
                throw HTTPError(.badRequest, message: "We couldn't read that form.")
            }
            guard let kind = self.kind(of: name, in: kinds) else { continue }
            if let complaint = FieldRules.complaint(value, kind: kind) { typed.errors.add(name, complaint) }
            typed.append(FieldRules.bounded(value), to: name)
        }
        return typed
    }

    /// What a field holds, also one of a group: `lines.0.amount`.
    private static func kind(of name: String, in kinds: [String: FieldKind]) -> FieldKind? {
        if let kind = kinds[name] { return kind }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, case .items(let inner)? = kinds[String(parts[0])], let place = Int(parts[1]),
            (0..<FieldRules.mostItems).contains(place), String(place) == parts[1]
        else { return nil }
        return inner[String(parts[2])]
    }

    /// Nil for a broken percent escape or bytes that are not UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        let isPlain = text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "%") }
        return isPlain ? String(text) : text.replacing("+", with: " ").removingPercentEncoding
    }
}

/// What no field may hold, whoever sent it.
enum FieldRules {
    /// The most characters of any field; single fields ask for less.
    static let longest = 10_000
    /// The most groups of one kind in a form.
    static let mostItems = 100

    static func complaint(_ value: String, kind: FieldKind) -> String? {
        // Most of what is sent is short and plain, and this runs for every field.
        if value.utf8.count <= self.longest, value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return nil }
        if value.unicodeScalars.contains(where: { Self.isRefused($0, in: kind) }) {
            return "Leave out control characters."
        }
        return value.count > Self.longest ? "Keep this to \(Self.longest) characters." : nil
    }

    /// What a page may show again of it.
    static func bounded(_ value: String) -> String {
        value.utf8.count <= self.longest ? value : String(value.prefix(self.longest))
    }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// SQLite would cut the text at a NUL, PostgreSQL refuses it.
    private static func isRefused(_ scalar: Unicode.Scalar, in kind: FieldKind) -> Bool {
        // What turns the direction of writing would turn the words of the page around it, too.
        if case .text = kind, Self.turnsDirection(scalar) { return true }
        guard scalar.properties.generalCategory == .control else { return false }
        if case .lines = kind { return !["\n", "\r", "\t"].contains(scalar) }
        return true
    }
}
