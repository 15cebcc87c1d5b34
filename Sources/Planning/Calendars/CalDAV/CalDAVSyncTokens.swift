import Foundation

/// Up to where each calendar of an account was read: its sync token (RFC 6578); none where the server has none.
struct CalDAVSyncTokens: Codable, Equatable {
    var tokens: [String: String] = [:]

    init() {}

    /// Nil for a text that isn't of ours.
    init?(reading text: String) {
        // Then everything is read anew.
        guard let syncTokens = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = syncTokens
    }

    var text: String {
        // Texts alone can't fail to be encoded; without a state everything is read anew.
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
