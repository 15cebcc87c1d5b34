import Community
import Hummingbird
import Notices
import Web

/// Conversations of buddies.
extension AppEnvironment {
    func addChats(
        _ views: Views,
        own: RouterGroup<ConfirmedContext>,
        api: RouterGroup<ConfirmedContext>
    ) {
        let chats = Chats(
            database: self.database,
            seal: self.seal,
            live: self.relay.live,
            people: self.people,
            limiter: self.config.rateLimits ? RateLimiter() : nil,
            now: self.now
        )
        ChatController(chats, views: views).addRoutes(to: own)
        ChatAPIController(chats).addRoutes(to: api)
    }
}
