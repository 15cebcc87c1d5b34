import Foundation
import Web

/// How sessions are kept and sent.
enum SessionJSON {
    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }

    /// Nil for what can't be read.
    static func value<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        // What can't be read was not written here.
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// What a session conducts and how far it got; nil when they don't fit together or hold more than a session can.
    static func parts(script: String, state: String) -> (SessionScript, SessionState)? {
        guard let script = Self.value(SessionScript.self, script), script.isWithinLimits,
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
    /// As it is kept.
    var text: String { String(decoding: self.json, as: UTF8.self) }
}
