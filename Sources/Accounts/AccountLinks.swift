import Web

/// The addresses of signing up, logging in and sessions.
enum AccountLinks: String, LinkTable {
    static let name = "account"

    /// The second step of a log-in.
    case code = "/log-in/code"
    case confirmation = "/confirmation/:token"
    case recovery = "/recovery"
    case recoveryEnd = "/recovery/:token"
    case welcome = "/welcome"
    case setUpPostponement = "/me/set-up/postponement"
    case administrator = "/administrator"
    case administratorOffer = "/administrator/:token"
    case sessions = "/me/sessions"
    case otherSessionsEnd = "/me/sessions/end-others"
    case sessionEnd = "/me/sessions/:id/end"
    case tokenRevocation = "/me/tokens/:id/revocation"
    /// Undoes a revocation.
    case tokenRestoration = "/me/tokens/:id/restoration"
    case stay = "/me/leaving/end"
    case invitations = "/admin/invitations"
    case invitationEnd = "/admin/invitations/:id/removal"
    /// Undoes ending one.
    case invitationReturn = "/admin/invitations/:id/restoration"
    /// Undoes a change of who may sign up.
    case signUpRuleUndoing = "/admin/sign-up/undoing"

    static func recovery(_ token: String) -> String { Self.recoveryEnd.path(token) }
    static func confirmation(_ token: String) -> String { Self.confirmation.path(token) }
    static func administrator(_ token: String) -> String { Self.administratorOffer.path(token) }
    static func invitationReturn(_ id: String) -> String { Self.invitationReturn.path(id) }
    static func invitationEnd(_ id: String) -> String { Self.invitationEnd.path(id) }

    /// Returns the address of the page on which somebody with an invitation signs up.
    static func signUp(_ invitation: SecretToken) -> String {
        "\(Places.signUp.path)?invitation=\(invitation.text)"
    }
    static func sessionEnd(_ id: String) -> String { Self.sessionEnd.path(id) }
    static func tokenRevocation(_ id: String) -> String { Self.tokenRevocation.path(id) }
    static func tokenRestoration(_ id: String) -> String { Self.tokenRestoration.path(id) }
}

/// Paths of accounts that only devices ask.
enum AccountAPI: String, RoutePath {
    case members = "/members"
    case sessions = "/sessions"
    case currentSession = "/sessions/current"
    case token = "/me/tokens/:id"
}

/// What only an administrator's device asks of invitations.
enum InvitationAPI: String, RoutePath {
    case all = "/admin/invitations"
    case end = "/admin/invitations/:id/end"
}
