import Foundation

/// A new session as a device reads it.
struct LogInResponse: Encodable, Sendable {
    /// To be sent as `Authorization: Bearer`.
    let token: String
    /// In the format of RFC 3339; every use extends it, up to a year after its beginning.
    let expiresAt: String

    init(_ opened: OpenedSession) {
        self.token = opened.token.text
        self.expiresAt = opened.expiresAt.formatted(.iso8601)
    }
}
