import Storage
import Web

/// Routes for members who may meet others and agreed to the guidelines.
extension Routes {
    func meeting(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.own.needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }

    /// Returns routes of events: they need no profile, so who wanted to see them gets there after agreeing.
    func events(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.own.needing(ConfirmedContext.self)
            .behind(GuidelinesMiddleware(database: database, leadsBack: true))
            .part(.events)
    }

    /// Returns the routes for devices without access tokens, which can't read whom a member meets.
    func meetingAPI(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.api().needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }
}
