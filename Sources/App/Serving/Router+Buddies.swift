import Community
import Hummingbird
import Notices
import Web

/// Suggestions, requests and buddies.
extension AppEnvironment {
    func addBuddies(
        _ views: Views,
        own: RouterGroup<ConfirmedContext>,
        api: RouterGroup<ConfirmedContext>
    ) {
        let (database, live, now) = (self.database, self.relay.live, self.now)
        let answers = BuddyRequests(database: database, people: self.people, live: live, now: now)
        let cards = CardController(
            database: database,
            views: views,
            suggestions: Suggestions(database: database, people: self.people, freeTimes: self.freeTimes),
            answers: answers,
            now: now
        )
        cards.addRoutes(to: own)
        cards.addRoutes(toAPI: api)
        let requests = BuddyRequestController(
            database: database,
            views: views,
            people: self.people,
            answers: answers,
            now: now
        )
        requests.addRoutes(to: own)
        requests.addRoutes(toAPI: api)
        let buddies = BuddyController(database: database, views: views, people: self.people, live: live, now: now)
        buddies.addRoutes(to: own)
        buddies.addRoutes(toAPI: api)
    }
}
