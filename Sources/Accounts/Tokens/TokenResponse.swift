import Foundation
import Web

/// A token as its owner's devices read it.
struct TokenResponse: Encodable, Sendable {
    let id: String
    let name: String
    let scopes: [String]
    let createdAt: String
    let lastUsedAt: OrNull<String>
    let expiresAt: OrNull<String>
    /// The secret itself; only in the response that made it.
    let token: String?

    init(_ token: AccessToken, secret: SecretToken? = nil) {
        self.id = token.id
        self.name = token.name
        self.scopes = token.scopes.map(\.rawValue)
        self.createdAt = token.createdAt.formatted(.iso8601)
        self.lastUsedAt = OrNull(token.seenAt?.formatted(.iso8601))
        self.expiresAt = OrNull(token.expiresAt?.formatted(.iso8601))
        self.token = secret?.text
    }
}

/// All tokens of a member.
struct TokensResponse: Encodable, Sendable {
    let tokens: [TokenResponse]
}
