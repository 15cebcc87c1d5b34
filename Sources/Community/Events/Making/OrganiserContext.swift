import HTTPTypes
import Hummingbird
import Logging
import Members
import Web

/// A request by a member who looks after events; a handler that takes it can't be reached by others.
struct OrganiserContext: ChildRequestContext, PageContext {
    var coreContext: CoreRequestContextStorage
    let organiser: Member
    let toast: Toast?
    let route: RouteRules

    var member: Member? { self.organiser }

    init(context: ConfirmedContext) throws {
        guard context.signedIn.looksAfterEvents else { throw EventAccess.notYours }
        self.coreContext = context.coreContext
        self.organiser = context.signedIn
        self.toast = context.toast
        self.route = context.route
    }
}
