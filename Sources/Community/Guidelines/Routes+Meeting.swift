import Storage
import Web

/// Routes for members who may meet others and agreed to the guidelines.
extension Routes {
    func meeting(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.own.needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }

    /// Routes of events: they need no profile, so who wanted to see them gets there after agreeing.
    func events(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.own.needing(ConfirmedContext.self)
            .behind(GuidelinesMiddleware(database: database, leadsBack: true))
            .part(.events)
    }

    /// Access tokens are refused: they can't read whom a member meets.
    func meetingAPI(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.api().needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }
}
