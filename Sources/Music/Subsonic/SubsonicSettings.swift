import Foundation

/// Says how a member's Subsonic server is entered; kept sealed.
struct SubsonicSettings: Codable, Equatable, Sendable {
    /// Without a slash at the end: what stands before `/rest`.
    let address: String
    let user: String
    let password: String
    /// Whether the server takes a token made of the password; else it gets the password itself.
    var takesTokens: Bool

    /// The name by which the member knows it, which holds no password.
    var name: String {
        let place = self.address.replacing("https://", with: "", maxReplacements: 1)
        return "\(self.user) at \(place)"
    }

    var text: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}

extension SubsonicSettings {
    /// Reads the kept settings; throws `lost` for any other text.
    init(reading text: String) throws(SourceProblem) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .lost
        }
    }
}
