import Storage
import Web

/// Routes for who may meet people and agreed to the guidelines.
extension Routes {
    func meeting(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.own.needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }

    /// No personal access token is let through: whom people meet is theirs alone.
    func meetingAPI(_ database: any Database) -> RouteGroup<ConfirmedContext> {
        self.api().needing(ConfirmedContext.self).behind(GuidelinesMiddleware(database: database))
    }
}
