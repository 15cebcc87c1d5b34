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

    package subscript(field: String) -> [String] { self.messages[field] ?? [] }
}
