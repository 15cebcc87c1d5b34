import Hummingbird
import Training
import Web

extension AppEnvironment {
    /// Workouts, made for whoever asks.
    func addWorkouts(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let maker = WorkoutMaker(
            database: self.database,
            catalogue: self.exercises,
            safety: self.safety,
            facts: self.trainingFacts(of:),
            now: self.now
        )
        let workouts = WorkoutController(
            maker: maker,
            gyms: GymsNearby(database: self.database, seal: self.seal),
            views: views
        )
        workouts.addRoutes(to: own)
        workouts.addRoutes(toAPI: api)
    }
}
