import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Web

/// Workouts: asked for, looked at, changed, kept and deleted.
///
/// | route | does |
/// |---|---|
/// | `GET /workouts` | the list, by status |
/// | `GET /workouts/new`, `POST /workouts` | asks what it should be like; makes it |
/// | `GET /workouts/{id}` | all of it, with reasons |
/// | `POST /workouts/{id}/another` | makes another like it |
/// | `GET /workouts/{id}/exercises/{exercise}` | what may stand in for an exercise |
/// | `POST …/{exercise}/swap`, `…/{exercise}/exclusion` | swaps it; leaves it out for good |
/// | `GET /workouts/{id}/edit`, `POST /workouts/{id}` | its form; saves it, or shows what changed meanwhile |
/// | `POST /workouts/{id}/draft` | the form with an exercise more, less or elsewhere, nothing saved |
/// | `POST /workouts/{id}/removal`, `…/restoration` | deletes it, with Undo |
/// | `GET`, `POST /api/v1/workouts`, `GET`, `PATCH`, `DELETE /api/v1/workouts/{id}` | for devices |
/// | `GET /api/v1/workouts/{id}/exercises/{exercise}/alternatives`, `POST …/swap`, `…/exclusion` | for devices |
package struct WorkoutController: Sendable {
    let maker: WorkoutMaker
    let gyms: GymsNearby
    let views: Views

    package init(maker: WorkoutMaker, gyms: GymsNearby, views: Views) {
        self.maker = maker
        self.gyms = gyms
        self.views = views
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        let workouts = pages.group("workouts")
        workouts.get(use: self.list)
        workouts.get("new", use: self.new)
        workouts.post(use: self.create)
        workouts.get(":id", use: self.show)
        workouts.post(":id/another", use: self.another)
        workouts.get(":id/exercises/:exercise", use: self.exercise)
        workouts.post(":id/exercises/:exercise/swap", use: self.swap)
        workouts.post(":id/exercises/:exercise/exclusion", use: self.exclude)
        workouts.get(":id/edit", use: self.edit)
        workouts.post(":id", use: self.save)
        workouts.post(":id/draft", use: self.draft)
        workouts.post(":id/removal", use: self.remove)
        workouts.post(":id/restoration", use: self.restore)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(WorkoutListForm.self).lenient
        let store = self.workouts(of: context)
        let workouts =
            try await store
            .page(asked.status, shared: asked.isShared, after: asked.after, limit: asked.limit)
        let frame = self.views.frame(
            "Workouts",
            back: "/training",
            tab: .training,
            help: "/help#workouts",
            in: context
        )
        return try self.views.render(
            WorkoutsPage(workouts, asked, hasShared: try await store.holdsShared(), frame: frame)
        )
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let workout = try await self.find(in: context)
        let frame = self.views.frame(
            workout.title,
            back: WorkoutPath.all,
            tab: .training,
            help: "/help#workouts",
            in: context
        )
        return try self.views.render(
            WorkoutPage(
                workout,
                for: try await self.maker.trainee(context.signedIn),
                gyms: workout.request.place == .gym ? try await self.gyms.nearest(to: context.signedIn.id) : [],
                units: context.signedIn.units,
                ids: (UUID().uuidString.lowercased(), UUID().uuidString.lowercased()),
                frame: frame
            )
        )
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try self.id(of: context)
        guard let removed = try await self.workouts(of: context).remove(id, now: self.maker.now()) else {
            throw self.missing
        }
        let toast = Toast("\(removed.workout.title) is deleted", undo: WorkoutPath.restoration(id))
        return .onward(to: WorkoutPath.all, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        guard let workout = try await self.workouts(of: context).restore(try self.id(of: context)) else {
            throw HTTPError(.notFound, message: "This was deleted too long ago to be put back. Make another.")
        }
        return .onward(to: WorkoutPath.workout(workout.id), toast: Toast("\(workout.title) is back"))
    }

    func find(in context: MemberContext) async throws -> Workout {
        guard let workout = try await self.workouts(of: context).find(try self.id(of: context)) else {
            throw self.missing
        }
        return workout
    }

    /// Throws 404 for what can't be an id.
    func id(of context: MemberContext) throws -> String {
        guard let id = UUID(uuidString: context.parameters.get("id") ?? "") else { throw self.missing }
        return id.uuidString.lowercased()
    }

    func workouts(of context: MemberContext) -> WorkoutStore {
        WorkoutStore(database: self.maker.database, owner: context.signedIn.id)
    }

    var missing: HTTPError {
        HTTPError(.notFound, message: "This isn't one of your workouts, or it was deleted.")
    }

    var stale: HTTPError {
        HTTPError(.conflict, message: "This workout changed since you opened it. Look again and repeat your change.")
    }
}
