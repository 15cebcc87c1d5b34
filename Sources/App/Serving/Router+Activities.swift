import Accounts
import Hummingbird
import Training
import Web

extension AppEnvironment {
    /// What members trained: the week, the log, files, progress.
    func addActivities(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (database, now, log) = (self.database, self.now, self.activityLog)
        let weeks = WeekController(
            database: database,
            views: views,
            energy: self.energyLog,
            plans: self.planLines(of:on:),
            now: now
        )
        weeks.addRoutes(to: own)
        weeks.addRoutes(toAPI: api)
        let activities = ActivityController(log, views: views)
        activities.addRoutes(to: own)
        activities.addRoutes(toAPI: api)
        CaloriesController(log, views: views).addRoutes(to: own)
        let progress = ProgressController(log, goal: { try await self.trainingFacts(of: $0).goal }, views: views)
        progress.addRoutes(to: own)
        progress.addRoutes(toAPI: api)
        let files = self.files(views)
        files.addRoutes(to: own)
        files.addRoutes(toAPI: api)
    }

    func files(_ views: Views) -> FileController { FileController(WorkoutFileImport(self.activityLog), views: views) }

    private var activityLog: ActivityLog {
        let (database, catalogue) = (self.database, self.exercises)
        return ActivityLog(
            database: database,
            energy: self.energyLog,
            exercises: { try await ExerciseShelf.read(catalogue, of: $0, in: database).all },
            body: { try await BodyStore(database: database, owner: $0).facts()?.body },
            now: self.now
        )
    }
}
