import Foundation

/// A member's consent at Spotify; kept sealed.
struct SpotifySettings: Codable, Equatable, Sendable {
    /// Opens once: each new access token comes with the next.
    var refreshToken: String
    var accessToken: String
    /// When the access token ends, in milliseconds since 1970.
    var until: Int64

    var text: String {
        get throws(SourceProblem) {
            do {
                return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
            } catch {
                throw .confused
            }
        }
    }
}

extension SpotifySettings {
    /// Reads the kept settings; throws `lost` for any other text.
    init(reading text: String) throws(SourceProblem) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
        } catch {
            throw .lost
        }
    }
}
