import Web

/// The addresses of coming in, and of where one is logged in.
package enum AccountLinks: String, LinkTable {
    package static let name = "account"

    case recovery = "/recovery"
    case welcome = "/welcome"
    case administrator = "/administrator"
    case sessions = "/me/sessions"
    case otherSessionsEnd = "/me/sessions/end-others"
    case stay = "/me/leaving/end"

    static func recovery(_ token: String) -> String { "\(Self.recovery.path)/\(token)" }
    static func confirmation(_ token: String) -> String { "\(Places.confirmation.path)/\(token)" }
    static func administrator(_ token: String) -> String { "\(Self.administrator.path)/\(token)" }
    /// A step of the welcome; "done" is its end.
    static func welcome(_ step: String) -> String { "\(Self.welcome.path)/\(step)" }
    static func sessionEnd(_ id: String) -> String { "\(Self.sessions.path)/\(id)/end" }
    static func tokenRevocation(_ id: String) -> String { "\(Places.tokens.path)/\(id)/revocation" }
}
