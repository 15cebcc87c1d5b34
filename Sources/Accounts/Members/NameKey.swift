import Foundation

/// The form in which names and addresses are compared: without case, with composed characters.
enum NameKey {
    static func of(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.lowercased()
    }
}
