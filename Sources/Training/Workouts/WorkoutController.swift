import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of workouts.
///
/// | route | does |
/// |---|---|
/// | `GET /workouts` | the list, by status |
/// | `GET /workouts/new`, `POST /workouts` | asks what it should be like; makes it |
/// | `POST /workouts/proposal` | makes one for the time one has |
/// | `GET /workouts/{id}` | all of it, with reasons; the list for one that was deleted, with Undo |
/// | `POST /workouts/{id}/another` | makes another like it |
/// | `POST /workouts/{id}/repetition` | makes a copy to be done again, with what to try next |
/// | `GET /workouts/{id}/exercises/{exercise}` | the alternatives to an exercise |
/// | `POST …/{exercise}/swap`, `…/swap/removal` | swaps it; undoes that |
/// | `POST …/{exercise}/exclusion` | leaves it out for good |
/// | `GET /workouts/{id}/edit`, `POST /workouts/{id}` | its form; saves it, or shows what changed meanwhile |
/// | `POST /workouts/{id}/draft` | the form with an exercise more, less or elsewhere, nothing saved |
/// | `POST /workouts/{id}/removal`, `…/restoration` | deletes it, with Undo |
/// | `GET`, `POST /api/v1/workouts`, `GET`, `PATCH`, `DELETE /api/v1/workouts/{id}` | for devices |
/// | `POST /api/v1/workouts/{id}/repetition` | for devices |
/// | `GET /api/v1/workouts/{id}/exercises/{exercise}/alternatives`, `POST …/swap`, `…/exclusion` | for devices |
struct WorkoutController: Controller {
    let maker: WorkoutMaker
    /// Whether a member named a gym as theirs, where a first workout begins.
    let hasGym: @Sendable (Member.ID) async throws -> Bool
    let gyms: GymsNearby
    let log: ActivityLog
    let songs: @Sendable (Member.ID, _ workout: String) async throws -> [WorkoutSongs]
    let switches: HouseSwitches
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.workouts, use: self.list)
        own.get(Places.newWorkout, use: self.new)
        own.post(Places.workouts, use: self.create)
        own.post(Places.proposedWorkout, use: self.propose)
        own.get(Places.workout, use: self.show)
        own.post(WorkoutLinks.another, use: self.another)
        own.post(WorkoutLinks.repetition, use: self.repeat)
        own.get(WorkoutLinks.exercise, use: self.exercise)
        own.post(WorkoutLinks.swap, use: self.swap)
        own.post(WorkoutLinks.unswap, use: self.unswap)
        own.post(WorkoutLinks.exclusion, use: self.exclude)
        own.get(WorkoutLinks.edit, use: self.edit)
        own.post(Places.workout, use: self.save)
        own.post(WorkoutLinks.draft, .handlesRepetition, use: self.draft)
        own.post(WorkoutLinks.removal, use: self.remove)
        own.post(WorkoutLinks.restoration, use: self.restore)
        let api = routes.api(.training)
        api.get(Places.workouts, use: self.answerList)
        api.post(Places.workouts, use: self.answerCreate)
        api.get(Places.workout, use: self.answer)
        api.patch(Places.workout, use: self.answerSave)
        api.delete(Places.workout, use: self.answerRemove)
        api.post(WorkoutLinks.repetition, use: self.answerRepeat)
        api.get(WorkoutAPI.alternatives, use: self.answerAlternatives)
        api.post(WorkoutLinks.swap, use: self.answerSwap)
        api.post(WorkoutLinks.exclusion, use: self.answerExclude)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let removed = try await self.workouts(of: context).remove(id, now: self.maker.now()) else {
            throw Self.missing
        }
        return .onward(to: Places.workouts.path, toast: Self.deleted(removed.workout))
    }

    static func deleted(_ workout: Workout) -> Toast {
        Toast("\(workout.title) is deleted", undo: WorkoutLinks.restoration(workout.id))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let workout = try await self.workouts(of: context).restore(id) else {
            throw NotFound("This was deleted too long ago to be put back. Make another.")
        }
        return .onward(to: WorkoutLinks.workout(workout.id), toast: Toast("\(workout.title) is back"))
    }

    func find(in context: MemberContext) async throws -> Workout {
        let id = try context.id(orElse: Self.missing)
        guard let workout = try await self.workouts(of: context).find(id) else { throw Self.missing }
        return workout
    }

    /// Returns the workout, which isn't done yet; throws `Conflict` for one that is done, which stays as it was.
    func findChangeable(in context: MemberContext) async throws -> Workout {
        let workout = try await self.find(in: context)
        guard workout.isChangeable else { throw Self.done }
        return workout
    }

    func workouts(of context: MemberContext) -> WorkoutStore {
        WorkoutStore(database: self.maker.database, owner: context.signedIn.id)
    }

    static let missing = NotFound("This isn't one of your workouts, or it was deleted.")
    static let done = Conflict(
        "This workout is done and stays as it was. “Do it again” makes a new one, which you can change."
    )
    static let stale = Conflict("This workout changed since you opened it. Look again and repeat your change.")

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.workouts(of: context).remove(id, version: version, now: self.maker.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        return Response(status: .noContent)
    }
}
