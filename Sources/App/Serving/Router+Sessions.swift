import Hummingbird
import Training
import Web

/// Workouts under way.
extension AppEnvironment {
    func addSessions(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let sessions = Sessions(
            database: self.database,
            energy: self.energyLog,
            facts: self.trainingFacts(of:),
            now: self.now
        )
        let (catalogue, database) = (self.exercises, self.database)
        WorkoutSessionController(
            sessions,
            bell: self.restBell,
            views: views,
            exercises: { try await ExerciseShelf.read(catalogue, of: $0, in: database).all },
            simulates: self.config.development
        ).addRoutes(to: own)
        WorkoutSessionAPIController(sessions).addRoutes(to: api)
    }

    var restBell: RestBell { RestBell(database: self.database, energy: self.energyLog, now: self.now) }
}
