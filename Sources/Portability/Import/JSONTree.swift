import Foundation

/// A JSON document with exact numbers, which `JSONSerialization` rounds on Linux.
struct JSONTree: Decodable {
    /// `NSNull`, `NSNumber`, `String`, `[Any]` or `[String: Any]`.
    let value: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self.value = NSNull()
        } else if let truth = Self.read(Bool.self, container) {
            self.value = NSNumber(value: truth)
        } else if let whole = Self.read(Int64.self, container) {
            self.value = NSNumber(value: whole)
        } else if let number = Self.read(Double.self, container) {
            self.value = NSNumber(value: number)
        } else if let text = Self.read(String.self, container) {
            self.value = text
        } else if let list = Self.read([JSONTree].self, container) {
            self.value = list.map(\.value)
        } else {
            self.value = try container.decode([String: JSONTree].self).mapValues(\.value)
        }
    }

    /// Returns nil when the bytes are no JSON object.
    static func object(_ bytes: Data) -> [String: Any]? {
        // Nil tells the caller that it isn't JSON.
        (try? JSONDecoder().decode([String: JSONTree].self, from: bytes))?.mapValues(\.value)
    }

    private static func read<T: Decodable>(_ type: T.Type, _ container: any SingleValueDecodingContainer) -> T? {
        // The `try?` tests a type.
        try? container.decode(type)
    }
}
