import DelimitedText
import Foundation

/// An object of somebody else's JSON: what isn't of the kind that was asked for counts as absent.
///
/// To be read while it is decoded. Only the names asked for are looked at, however many there are.
package struct LenientJSONObject: Decodable {
    private let fields: KeyedDecodingContainer<Name>

    package init(from decoder: any Decoder) throws { self.fields = try decoder.container(keyedBy: Name.self) }

    /// A finite number, or text that reads as one.
    package func number(_ name: String) -> Double? {
        let name = Name(stringValue: name)
        // Each `try?` asks whether it is of this kind.
        if let number = try? self.fields.decode(Double.self, forKey: name) { return number.isFinite ? number : nil }
        guard let text = try? self.fields.decode(String.self, forKey: name) else { return nil }
        return Self.number(text)
    }

    /// One line of text without control characters, cut at `longest`; nil when nothing is left.
    package func text(_ name: String, longest: Int = 200) -> String? {
        let name = Name(stringValue: name)
        let text = try? self.fields.decode(String.self, forKey: name)  // no text: absent
        return text?.singleLine(longest: longest)
    }

    package func object(_ name: String) -> LenientJSONObject? {
        try? self.fields.decode(LenientJSONObject.self, forKey: Name(stringValue: name))  // no object: absent
    }

    /// The first of a list's objects; what is no object among them is left out.
    package func objects(_ name: String, most: Int) -> [LenientJSONObject] {
        // No list: none of its objects.
        guard var list = try? self.fields.nestedUnkeyedContainer(forKey: Name(stringValue: name)) else { return [] }
        var objects: [LenientJSONObject] = []
        while !list.isAtEnd, objects.count < most, list.currentIndex < 2 * most {
            guard let element = try? list.decode(Perhaps.self) else { break }  // the list's end, as far as it goes
            if let object = element.object { objects.append(object) }
        }
        return objects
    }

    private static func number(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
        // Words such as "nan" and hexadecimal digits are no amounts.
        guard text.utf8.count <= 32, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private struct Perhaps: Decodable {
        let object: LenientJSONObject?

        init(from decoder: any Decoder) {
            // Asks whether it is one.
            self.object = try? LenientJSONObject(from: decoder)
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
