import DelimitedText
import Foundation

/// An object of another server's JSON, in which a value of an unexpected type counts as absent.
///
/// It must be read while it is decoded. Only the requested names are looked at, however many there are.
package struct LenientJSONObject: Decodable {
    private let fields: KeyedDecodingContainer<Name>

    package init(from decoder: any Decoder) throws { self.fields = try decoder.container(keyedBy: Name.self) }

    /// Returns a finite number, also from a text that is one.
    package func number(_ name: String) -> Double? {
        let name = Name(stringValue: name)
        // Each `try?` tests for a type.
        if let number = try? self.fields.decode(Double.self, forKey: name) { return number.isFinite ? number : nil }
        guard let text = try? self.fields.decode(String.self, forKey: name) else { return nil }
        return Self.number(text)
    }

    /// Returns one line of text without control characters, cut at `longest`; nil when it is empty.
    package func text(_ name: String, longest: Int = 200) -> String? {
        let name = Name(stringValue: name)
        let text = try? self.fields.decode(String.self, forKey: name)  // otherwise absent
        return text?.singleLine(longest: longest)
    }

    /// Returns up to `most` texts of a list; other elements are left out.
    package func texts(_ name: String, most: Int) -> [String] {
        // Another type counts as an empty list.
        guard var list = try? self.fields.nestedUnkeyedContainer(forKey: Name(stringValue: name)) else { return [] }
        var texts: [String] = []
        while !list.isAtEnd, texts.count < most, list.currentIndex < 2 * most {
            guard let element = try? list.decode(PerhapsText.self) else { break }  // the readable end
            if let text = element.text?.singleLine(longest: 200) { texts.append(text) }
        }
        return texts
    }

    package func object(_ name: String) -> LenientJSONObject? {
        try? self.fields.decode(LenientJSONObject.self, forKey: Name(stringValue: name))  // otherwise absent
    }

    /// Returns up to `most` objects of a list; other elements are left out.
    package func objects(_ name: String, most: Int) -> [LenientJSONObject] {
        // Another type counts as an empty list.
        guard var list = try? self.fields.nestedUnkeyedContainer(forKey: Name(stringValue: name)) else { return [] }
        var objects: [LenientJSONObject] = []
        while !list.isAtEnd, objects.count < most, list.currentIndex < 2 * most {
            guard let element = try? list.decode(Perhaps.self) else { break }  // the readable end
            if let object = element.object { objects.append(object) }
        }
        return objects
    }

    private static func number(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
        // "nan" and hexadecimal numbers are refused.
        guard text.utf8.count <= 32, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private struct Perhaps: Decodable {
        let object: LenientJSONObject?

        init(from decoder: any Decoder) {
            // Tests whether the element is an object.
            self.object = try? LenientJSONObject(from: decoder)
        }
    }

    private struct PerhapsText: Decodable {
        let text: String?

        init(from decoder: any Decoder) {
            // Tests whether the element is a text.
            self.text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
