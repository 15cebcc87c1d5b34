/// Complaints by field; each says what to do.
package struct FormErrors: Error, Equatable, Sendable {
    package private(set) var messages: [String: [String]] = [:]

    package init() {}

    /// Creates one complaint about one field.
    package init(_ field: String, _ message: String) {
        self.add(field, message)
    }

    package var isEmpty: Bool { self.messages.isEmpty }

    package mutating func add(_ field: String, _ message: String) {
        self.messages[field, default: []].append(message)
    }

    /// All complaints, by the names of their fields.
    package var inOrder: [String] { self.messages.sorted { $0.key < $1.key }.flatMap(\.value) }

    package subscript(field: String) -> [String] { self.messages[field] ?? [] }
}
