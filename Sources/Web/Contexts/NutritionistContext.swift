import HTTPTypes
package import Hummingbird
import Logging
package import Members

/// A request by a nutritionist; a handler that takes it can't be reached by others.
package struct NutritionistContext: ChildRequestContext, PageContext {
    package var coreContext: CoreRequestContextStorage
    package let nutritionist: Member
    package let toast: Toast?
    package let route: RouteRules

    package var member: Member? { self.nutritionist }

    package init(context: MemberContext) throws {
        guard context.signedIn.role == .nutritionist else { throw NotAllowed() }
        self.coreContext = context.coreContext
        self.nutritionist = context.signedIn
        self.toast = context.toast
        self.route = context.route
    }
}
