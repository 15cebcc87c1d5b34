import Hummingbird
import Training
import Web

extension House {
    /// What members trained: the week, the log, files, progress.
    func addActivities(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (database, now, energy) = (self.database, self.now, self.energyLog)
        let weeks = WeekController(database: database, views: views, energy: energy, now: now)
        weeks.addRoutes(to: own)
        weeks.addRoutes(toAPI: api)
    }
}
