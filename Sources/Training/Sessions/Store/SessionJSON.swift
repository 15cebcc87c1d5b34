import Foundation
import Web

/// Encodes and decodes sessions for the database and the pages.
enum SessionJSON {
    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }

    /// Decodes a value; nil for unreadable text.
    static func value<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        // Unreadable text was not written here; the caller decides what that means.
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// Decodes a session's script and state; nil when they don't fit together or are beyond the limits.
    static func parts(script: String, state: String) -> (SessionScript, SessionState)? {
        guard max(script.utf8.count, state.utf8.count) <= SessionState.mostLetters,
            let script = Self.value(SessionScript.self, script), script.isWithinLimits,
            let state = Self.value(SessionState.self, state), state.isWithinLimits,
            script.items.count == state.exercises.count
        else { return nil }
        return (script, state)
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()
}

extension SessionState {
    /// The state as the database keeps it.
    var text: String { String(decoding: self.json, as: UTF8.self) }
}
