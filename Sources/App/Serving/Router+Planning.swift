import Hummingbird
import Web

/// The planning wing, and what it needs to know of others.
extension AppEnvironment {
    func addPlanning(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<AppContext>) {
        // Where and when people are is theirs alone: no access token reads it.
        let ownAPI = Self.own(api)
        self.addCalendars(views, own: own, api: ownAPI)
        self.addFreeTime(views, own: own, api: ownAPI)
        self.addReminders(views, own: own, api: ownAPI)
    }
}
