package import Hummingbird
import Logging
package import Members
import NIOCore

/// Facts about one request, never services: controllers get those in `init`.
package struct AppContext: PageContext {
    package var coreContext: CoreRequestContextStorage
    /// Nil until the session middleware found who is asking.
    package var member: Member?
    /// The session behind the request, so that signing out ends just this one.
    package var session: String?
    /// What the personal access token behind the request may do; nil for a session, which may do everything.
    package var scopes: Set<Scope>?
    package var toast: Toast?
    /// Where the request came from, for rate limits; never logged.
    package var address: String
    /// What the route says of itself.
    package internal(set) var route = RouteRules.unknown

    package init(source: ApplicationRequestContextSource) {
        self.coreContext = .init(source: source)
        self.address = source.channel.remoteAddress?.ipAddress ?? "unknown"
    }
}

/// A request by someone signed in: a handler that takes this cannot be reached otherwise.
package struct MemberContext: ChildRequestContext, PageContext {
    package var coreContext: CoreRequestContextStorage
    package let signedIn: Member
    package let session: String?
    package let scopes: Set<Scope>?
    package let toast: Toast?
    package let route: RouteRules

    package var member: Member? { self.signedIn }

    package init(context: AppContext) throws {
        guard let member = context.member else { throw SignInRequired() }
        self.coreContext = context.coreContext
        self.signedIn = member
        self.session = context.session
        self.scopes = context.scopes
        self.toast = context.toast
        self.route = context.route
    }
}

/// What the layout of every page needs to know about the request.
package protocol PageContext: RequestContext {
    var member: Member? { get }
    var toast: Toast? { get }
    /// What the route says of itself.
    var route: RouteRules { get }
}

/// Thrown where only members may go; a browser is led to the sign-in page, a device gets 401.
package struct SignInRequired: Error {
    package init() {}
}
