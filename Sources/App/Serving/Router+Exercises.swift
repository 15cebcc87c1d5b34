import Hummingbird
import Training
import Web

extension House {
    /// The exercises everybody has, and members' own.
    func addExercises(_ views: Views, own: RouterGroup<MemberContext>, api: RouterGroup<MemberContext>) {
        let (database, now) = (self.database, self.now)
        let exercises = ExerciseController(
            database: database,
            catalogue: self.exercises,
            safety: self.safety,
            views: views,
            facts: self.trainingFacts(of:),
            now: now
        )
        exercises.addRoutes(to: own)
        exercises.addRoutes(toAPI: api)
        let ownExercises = OwnExerciseController(database: database, views: views, now: now)
        ownExercises.addRoutes(to: own)
        ownExercises.addRoutes(toAPI: api)
    }
}
