package import Hummingbird
package import Logging
package import Members
import NIOCore

/// The facts of one request, never services: controllers get those in `init`.
package struct AppContext: PageContext {
    package var coreContext: CoreRequestContextStorage
    /// Nil until the session middleware found the member.
    package var member: Member?
    /// The session of the request, so that logging out ends just this one.
    package var session: String?
    /// The scopes of the request's access token; nil for a session, which may do everything.
    package var scopes: Set<Scope>?
    package var toast: Toast?
    /// The client's address, for rate limits; never logged.
    package var address: String
    /// The rules of the route.
    package internal(set) var route = RouteRules.unknown

    package init(source: ApplicationRequestContextSource) {
        self.coreContext = .init(source: source)
        self.address = source.channel.remoteAddress?.ipAddress ?? "unknown"
    }

    /// Creates the context of a request that this program makes of itself, over no connection.
    package init(within logger: Logger) {
        self.coreContext = .init(source: OwnRequest(logger: logger))
        self.address = "unknown"
    }
}

private struct OwnRequest: RequestContextSource {
    let logger: Logger
}

/// A request by a member who is logged in; a handler that takes it can't be reached by others.
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

/// The facts of a request that every page's layout needs.
package protocol PageContext: RequestContext {
    var member: Member? { get }
    var toast: Toast? { get }
    /// The rules of the route.
    var route: RouteRules { get }
}

/// Thrown where a member is required; a browser is redirected to the log-in page, a device gets 401.
package struct SignInRequired: Error {
    package init() {}
}
