/// What a route says about itself, so that nothing about a request is decided by how its path is spelt.
package struct RouteRules: Sendable {
    /// How whoever asks proves who they are.
    package enum Proof: Sendable {
        /// The cookie of a browser's session.
        case cookie
        /// A bearer token: a session's, or a personal access token.
        case token
        /// Nothing is asked: the answer is the same for everybody.
        case none
    }

    /// Whose facts a request may change of those that sessions remember.
    package enum Change: Sendable {
        case nobodys
        /// Of who asks: who they are, what is unread, or whether the session goes on.
        case theirOwn
        /// Of somebody else: only the handler knows whose.
        case somebodys
    }

    package internal(set) var proof: Proof
    /// How often one address may ask; nil where only the limit for everything counts.
    package internal(set) var limit: RateLimiter.Rule?
    /// What a personal access token must be allowed to do; nil where none is let through.
    package internal(set) var scope: Scope?
    package internal(set) var change = Change.nobodys
    /// Whether a suspended member may ask; nil where the method says it: they read, and change nothing.
    package internal(set) var allowsSuspended: Bool?
    /// Whether a route stands for what was asked.
    var isKnown = true

    /// Of a path or method that nobody answers: a browser's failure page still knows its member.
    static let unknown = RouteRules(proof: .cookie, isKnown: false)
}

/// One thing that a route says of itself beyond its group.
package struct RouteTrait: Sendable {
    let apply: @Sendable (inout RouteRules) -> Void

    /// One address may ask this often, counted together with all routes of the same rule.
    package static func limited(_ rule: RateLimiter.Rule) -> RouteTrait { RouteTrait { $0.limit = rule } }

    /// It may change who the member is, what is unread, or end a session: sessions are looked up anew after it.
    package static let changesMember = RouteTrait { $0.change = .theirOwn }

    /// It may change who somebody else is.
    package static let changesMembers = RouteTrait { $0.change = .somebodys }

    /// A suspended member may ask it too: it proves who they are, only marks what was read, or ends something of their own.
    package static let allowsSuspended = RouteTrait { $0.allowsSuspended = true }

    /// It changes something although it is asked for by GET, so a suspended member may not.
    package static let refusesSuspended = RouteTrait { $0.allowsSuspended = false }
}
