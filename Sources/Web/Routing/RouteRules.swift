package import Members

/// The rules that a route declares, so that nothing is decided by how a path is spelt.
package struct RouteRules: Sendable {
    /// How a request proves who sends it.
    package enum Proof: Sendable {
        /// The cookie of a browser's session.
        case cookie
        /// A bearer token: a session's, or a personal access token.
        case token
        /// No proof: the response is the same for everybody.
        case none
    }

    /// The members whose facts, of those cached with sessions, a request may change.
    package enum Change: Sendable {
        case nobodys
        /// The requesting member's: facts, unread counts, or whether the session continues.
        case theirOwn
        /// Another member's, whom only the handler knows.
        case somebodys
    }

    package internal(set) var proof: Proof
    /// How often one client address may request it; nil for only the general limit.
    package internal(set) var limit: RateLimiter.Rule?
    /// Whether the general limit counts its requests.
    package internal(set) var isCounted = true
    /// The scope that an access token needs; nil where none is let through.
    package internal(set) var scope: Scope?
    package internal(set) var change = Change.nobodys
    /// Whether it only reads, whatever its method, so that an access token that may read is enough.
    package internal(set) var onlyReads = false
    /// Whether a suspended member may ask; nil where the method says it: they read, and change nothing.
    package internal(set) var allowsSuspended: Bool?
    /// The duties of which a member of the staff needs one; empty where no duty lets anybody in.
    package internal(set) var duties: Set<Member.Duty> = []
    /// The parts of the house that it belongs to, with each of which it is switched off; none for what is always there.
    package internal(set) var parts: [HousePart] = []
    /// Whether its page has a content policy of its own, so that it must be loaded and not swapped into another document.
    var isOwnDocument = false
    /// Where a request says the id of what it makes.
    var keyPlace = IdempotencyKeyPlace.form
    /// What a browser's form gets whose first answer led nowhere, when it is sent again.
    var repetition = Repetition.isTold(DoneBefore())
    /// Whether a device that sends it again with the key of its header is told that it was done: what it makes has no id
    /// of its own, by which the route would know it.
    var isRemembered = false
    /// Whether its answers show what other members wrote beside what only their reader may know: they aren't compressed.
    package internal(set) var showsOthersWords = false
    /// Whether a route was found.
    var isKnown = true

    /// The rules of a path or method without a route: a browser's failure page still needs its member.
    static let unknown = RouteRules(proof: .cookie, isKnown: false)
}

/// A rule that a route declares beyond its group's.
package struct RouteTrait: Sendable {
    let apply: @Sendable (inout RouteRules) -> Void

    /// Limits how often one client address may request it, counted together with all routes of the same rule.
    package static func limited(_ rule: RateLimiter.Rule) -> RouteTrait { RouteTrait { $0.limit = rule } }

    /// The general limit doesn't count its requests: they cost next to nothing, and refusing them would make a house look
    /// down that only has many visitors behind one address.
    package static let uncounted = RouteTrait { $0.isCounted = false }

    /// The route may change facts of the requesting member, unread counts, or end a session: sessions are read anew
    /// after it.
    package static let changesMember = RouteTrait { $0.change = .theirOwn }

    /// The route may change facts of other members.
    package static let changesMembers = RouteTrait { $0.change = .somebodys }

    /// A suspended member may ask it too: it proves who they are, only marks what was read, or ends something of their own.
    package static let allowsSuspended = RouteTrait { $0.allowsSuspended = true }

    /// It only reads, and is a POST because an address would be too short for what it asks, or would keep it: an access
    /// token that may read is enough.
    package static let reads = RouteTrait { $0.onlyReads = true }

    /// The page has a content policy of its own; a link that would swap it in is answered 204, and loads it.
    package static let ownDocument = RouteTrait { $0.isOwnDocument = true }

    /// The id of what a request makes stands in another place than its form.
    package static func key(in place: IdempotencyKeyPlace) -> RouteTrait { RouteTrait { $0.keyPlace = place } }

    /// A form that is sent again is handled again: it changes nothing, or only shows what would come of it.
    package static let handlesRepetition = RouteTrait { $0.repetition = .isHandled }

    /// A form that is sent again is told that it was done, and where to look.
    package static func tellsRepetition(_ words: String, look place: some RoutePath, _ name: String) -> RouteTrait {
        RouteTrait { $0.repetition = .isTold(DoneBefore(words: words, way: (path: place.path, name: name))) }
    }

    /// A device's request that comes again with the key of its header is told that it was done: what it makes has no id of its
    /// own, so that it would be made twice.
    package static let remembered = RouteTrait { $0.isRemembered = true }

    /// The route changes something although it is a GET, so a suspended member may not ask it.
    package static let refusesSuspended = RouteTrait { $0.allowsSuspended = false }
}
