import Accounts
import Community
import Hummingbird
import Notices
import Web

/// What members are told, and how.
extension AppEnvironment {
    func addNotices(
        _ views: Views,
        open: Router<AppContext>,
        own: RouterGroup<MemberContext>,
        api: RouterGroup<MemberContext>
    ) {
        let (database, now, live) = (self.database, self.now, self.relay.live)
        UnsubscribeController(database: database, seal: self.seal, views: views).addRoutes(to: open)
        // Before the notices themselves, whose names could be any word.
        let settings = NoticeSettingsController(database: database, views: views, push: self.push)
        settings.addRoutes(to: own)
        settings.addRoutes(toAPI: api)
        let notices = NoticeController(database: database, views: views, live: live, now: now)
        notices.addRoutes(to: own)
        notices.addRoutes(toAPI: api)
        let devices = PushSubscriptionController(push: self.push, now: now)
        devices.addRoutes(to: own)
        devices.addRoutes(toAPI: api)
        let members = MemberStore(database: database)
        let stream = LiveController(
            database: database,
            live: live,
            unreadChats: { try await UnreadChats.count(of: $0, at: now(), in: database) },
            isOpen: { try await members.isOpen(session: $1, of: $0, at: now()) }
        )
        stream.addRoutes(to: own)
        stream.addRoutes(to: api)
    }
}
