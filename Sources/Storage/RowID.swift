import Foundation

/// Makes and reads the ids of what programs and devices make: UUIDs as lowercase text.
package enum RowID {
    /// Returns a new random id.
    package static func new() -> String { UUID().uuidString.lowercased() }

    /// Returns nil for any text but a UUID; upper case is converted.
    package static func read(_ text: String) -> String? {
        text.utf8.count == 36 ? UUID(uuidString: text)?.uuidString.lowercased() : nil
    }
}
