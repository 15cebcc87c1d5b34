import Foundation

/// The sync token of each calendar of an account (RFC 6578); none where the server gives none.
struct CalDAVSyncTokens: Codable, Equatable {
    var tokens: [String: String] = [:]

    init() {}

    /// Returns nil for any text that this type didn't write.
    init?(reading text: String) {
        // Then everything is read anew.
        guard let syncTokens = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = syncTokens
    }

    var text: String {
        // Encoding strings can't fail; without a state everything would be read anew.
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
