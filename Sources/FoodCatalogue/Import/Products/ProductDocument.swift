import Foundation

/// A product as one JSON document; its nutrients have the same names as a table's columns.
struct ProductDocument {
    private let fields: Fields

    /// Returns nil when the line is no JSON object.
    init?(_ line: String) {
        // A line that can't be decoded is counted as no document by the caller.
        guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(line.utf8)) else { return nil }
        self.fields = fields
    }

    subscript(name: String) -> String? {
        guard let text = self.fields.nutriments[name] ?? self.fields.texts[name], !text.isEmpty else { return nil }
        return text
    }

    private struct Fields: Decodable {
        var texts: [String: String] = [:]
        var nutriments: [String: String] = [:]

        init(from decoder: any Decoder) throws {
            let all = try decoder.container(keyedBy: Key.self)
            for fact in ProductFact.all {
                for name in fact.columns { self.texts[name] = Self.text(name, in: all) }
            }
            // A product without nutriments, or with a list instead, has no facts.
            guard let inner = try? all.nestedContainer(keyedBy: Key.self, forKey: Key("nutriments")) else { return }
            for fact in ProductFact.all {
                for name in fact.columns where name.hasSuffix("_100g") {
                    self.nutriments[name] = Self.text(name, in: inner)
                }
            }
        }

        /// Reads a text, a number or a list of texts as text; anything else counts as absent.
        private static func text(_ name: String, in container: KeyedDecodingContainer<Key>) -> String? {
            let key = Key(name)
            guard container.contains(key) else { return nil }
            if let text = try? container.decode(String.self, forKey: key) { return text }
            if let number = try? container.decode(Double.self, forKey: key) { return Nutrients.text(of: number) }
            return (try? container.decode([String].self, forKey: key))?.joined(separator: ",")
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { self.stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
