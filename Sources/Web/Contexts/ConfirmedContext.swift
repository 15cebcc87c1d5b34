import HTTPTypes
package import Hummingbird
import Logging
package import Members

/// A request by a member who may meet others; a handler that takes it can't be reached by others.
///
/// Where the operator sends mail, the member must have confirmed their address; suspended members are never let
/// through.
package struct ConfirmedContext: ChildRequestContext, PageContext {
    package var coreContext: CoreRequestContextStorage
    package var signedIn: Member
    package let session: String?
    package let toast: Toast?
    package let route: RouteRules

    package var member: Member? { self.signedIn }

    package init(context: MemberContext) throws {
        if context.signedIn.isSuspended {
            throw NotAllowed.suspended("meet others")
        }
        if context.signedIn.awaitsConfirmation {
            throw ConfirmationRequired()
        }
        self.coreContext = context.coreContext
        self.signedIn = context.signedIn
        self.session = context.session
        self.toast = context.toast
        self.route = context.route
    }
}

/// Thrown for a member who must confirm their address first; a page has the button that mails the link anew.
struct ConfirmationRequired: Error {}
