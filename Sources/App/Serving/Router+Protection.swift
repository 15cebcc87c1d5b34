import Community
import Hummingbird
import Web

/// What keeps members safe from each other.
extension AppEnvironment {
    /// Open to whoever is signed in: to go out of somebody's way asks for no confirmed address.
    func addProtection(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (database, now) = (self.database, self.now)
        let blocks = BlockController(database: database, views: views, people: self.people, now: now)
        blocks.addRoutes(to: own)
        blocks.addRoutes(toAPI: api)
        let reports = ReportController(
            database: database,
            seal: self.seal,
            views: views,
            people: self.people,
            now: now
        )
        reports.addRoutes(to: own)
        reports.addRoutes(toAPI: api)
        SuspendedController(queue: self.reportQueue, appeal: self.appeal, views: views).addRoutes(to: own)
    }

    /// What members reported, for administrators.
    func addReportQueue(_ views: Views, admin: RouterGroup<AdminContext>) {
        QueueController(
            queue: self.reportQueue,
            suspending: self.suspending,
            people: self.people,
            views: views,
            now: self.now
        ).addRoutes(to: admin)
    }

    private var reportQueue: ReportQueue {
        ReportQueue(database: self.database, seal: self.seal, suspending: self.suspending, appeal: self.appeal)
    }

    private var appeal: Appeal { Appeal(contact: self.config.contact, sender: self.config.mailFrom) }
}
