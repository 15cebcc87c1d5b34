import HTTPTypes
package import Hummingbird
import Logging
package import Members

/// A request by an administrator; a handler that takes it can't be reached by others.
package struct AdminContext: ChildRequestContext, PageContext {
    package var coreContext: CoreRequestContextStorage
    package let administrator: Member
    package let toast: Toast?
    package let route: RouteRules

    package var member: Member? { self.administrator }

    package init(context: AppContext) throws {
        guard let member = context.member else { throw SignInRequired() }
        guard member.role == .administrator else {
            throw NotAllowed("Only administrators can do this. Ask one if you should be able to.")
        }
        if member.isSuspended {
            throw NotAllowed.suspended("look after others")
        }
        if member.awaitsSecondFactor { throw SecondFactorRequired() }
        self.coreContext = context.coreContext
        self.administrator = member
        self.toast = context.toast
        self.route = context.route
    }
}

/// Thrown for an administrator without the second factor that they must have; a page says why, and leads to it.
struct SecondFactorRequired: Error {}
