import HTTPTypes
package import Hummingbird
import Logging
package import Members

/// A request by somebody whose role has one of the duties that the route declares; a handler that takes it can't be
/// reached by others.
package struct StaffContext: ChildRequestContext, PageContext {
    package var coreContext: CoreRequestContextStorage
    package let staff: Member
    package let toast: Toast?
    package let route: RouteRules

    package var member: Member? { self.staff }

    package init(context: AppContext) throws {
        guard let member = context.member else { throw SignInRequired() }
        guard !member.role.duties.isDisjoint(with: context.route.duties) else {
            throw NotAllowed("Only those who look after this can do it. Ask an administrator if you should be able to.")
        }
        if member.isSuspended {
            throw NotAllowed.suspended("look after others")
        }
        if member.awaitsSecondFactor { throw SecondFactorRequired() }
        self.coreContext = context.coreContext
        self.staff = member
        self.toast = context.toast
        self.route = context.route
    }
}
