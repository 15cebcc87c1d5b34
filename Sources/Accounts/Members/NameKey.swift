import Foundation

/// A name or an address as it is compared: without case, and however its letters were composed.
enum NameKey {
    static func of(_ text: String) -> String {
        text.precomposedStringWithCompatibilityMapping.lowercased()
    }
}
