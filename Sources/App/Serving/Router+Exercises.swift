import Accounts
import HealthMath
import Hummingbird
import Training
import Web

extension AppEnvironment {
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
        let videos = VideoController(
            database: database,
            catalogue: self.exercises,
            videos: self.videos,
            views: views,
            viewer: self.viewer
        )
        videos.addRoutes(to: own)
        videos.addRoutes(toAPI: api)
    }

    /// Gender is told at sign-up; what is known of level and goal came with the first questions.
    @Sendable
    private func viewer(_ member: Member.ID) async throws -> Viewer {
        let body = try await BodyStore(database: self.database, owner: member).body()
        return Viewer(sex: body?.sex, level: Self.level(body?.experience), goal: Self.goal(body?.aim))
    }
}
