import Foundation

/// One row of an export: an object of plain values, of which only those for known columns are read.
///
/// Lists, objects and unknown names are skipped: a line of a million values costs no more than finding its end.
struct JSONRow: Decodable {
    /// The values by name: `NSNull`, `NSNumber`, `String`, or an empty list for anything else.
    private(set) var values: [String: Any] = [:]

    /// The most names that are read: more than any table has columns.
    private static let mostNames = 500
    static let columns = CodingUserInfoKey(rawValue: "columns")

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        let names = container.allKeys
        let columns = Self.columns.flatMap { decoder.userInfo[$0] as? Set<String> } ?? []
        guard names.count <= Self.mostNames else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "too many names"))
        }
        for name in names where columns.contains(name.stringValue) {
            self.values[name.stringValue] = Self.value(of: name, in: container)
        }
    }

    /// Returns the values of these columns; nil when the bytes are no JSON object.
    static func read(_ bytes: Data, columns names: Set<String>) -> [String: Any]? {
        let decoder = JSONDecoder()
        if let columns = Self.columns { decoder.userInfo[columns] = names }
        // Nil tells the caller that it isn't JSON.
        return (try? decoder.decode(JSONRow.self, from: bytes))?.values
    }

    /// Reads a plain value; a list or an object becomes an empty list, which no column accepts.
    private static func value(of name: Name, in container: KeyedDecodingContainer<Name>) -> Any {
        // Each `try?` tests one type.
        if (try? container.decodeNil(forKey: name)) == true { return NSNull() }
        if let truth = try? container.decode(Bool.self, forKey: name) { return NSNumber(value: truth) }
        if let whole = try? container.decode(Int64.self, forKey: name) { return NSNumber(value: whole) }
        if let number = try? container.decode(Double.self, forKey: name) { return NSNumber(value: number) }
        if let text = try? container.decode(String.self, forKey: name) { return text }
        return [Any]()
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }
}
