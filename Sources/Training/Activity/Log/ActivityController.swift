import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Storage
import Web

/// What members trained, one by one.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/new` | `?kind=` and `?q=` find an exercise, `?exercise=` shows its form |
/// | `POST /activities` | logs it, once for each `requestId` |
/// | `GET /activities/{id}` | what it was, to be edited |
/// | `POST /activities/{id}` | saves the edit |
/// | `POST /activities/{id}/removal` | removes it, with Undo |
/// | `POST /activities/{id}/restoration` | puts it back |
/// | `GET /api/v1/activities` | those of some days |
/// | `POST /api/v1/activities` | logs one; the same `requestId` logs once |
/// | `GET /api/v1/activities/{id}` | one |
/// | `PATCH /api/v1/activities/{id}` | changes what is sent |
/// | `DELETE /api/v1/activities/{id}` | removes it |
struct ActivityController: Controller {
    let log: ActivityLog
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(ActivityLinks.new, use: self.new)
        own.post(ActivityLinks.all, use: self.add)
        own.get(Places.activity, use: self.show)
        own.post(Places.activity, use: self.save)
        own.post(ActivityLinks.removal, use: self.remove)
        own.post(ActivityLinks.restoration, use: self.restore)
        let api = routes.api(.training)
        api.get(ActivityLinks.all, use: self.list)
        api.post(ActivityLinks.all, use: self.addFromDevice)
        api.get(Places.activity, use: self.read)
        api.patch(Places.activity, use: self.change)
        api.delete(Places.activity, use: self.removeFromDevice)
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(ExerciseChoiceForm.self).input
        let catalogue = try await self.log.exercises(context.signedIn.id)
        guard let exercise = catalogue[asked["exercise"]] else {
            return try await self.choose(asked, catalogue, context)
        }
        let today = context.signedIn.day(at: self.log.now())
        let form = ActivityForm(FormInput(["exerciseId": exercise.id, "day": today.description]))
        return try self.form(form, FormErrors(), exercise, context)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(ActivityForm.self)
        return try await form.submit(
            again: { errors in
                let catalogue = try await self.log.exercises(context.signedIn.id)
                guard let exercise = catalogue[form.input["exerciseId"]] else { throw errors }
                return try self.form(form, errors, exercise, context)
            }
        ) { values in
            let activity = try await self.log.add(values, of: context.signedIn).activity
            let next = form.input["next"] == "another" ? ActivityLinks.new.path : Places.training.path
            let energy = context.signedIn.units.text(kilocalories: activity.kilocalories)
            let words = "\(activity.title) logged" + (context.signedIn.noPressure ? "" : ": \(energy)")
            return .onward(to: next, toast: Toast(words, undo: ActivityLinks.removal(activity.id)))
        }
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let activity = try await self.activity(of: context)
        let (units, zone) = (context.signedIn.units, context.signedIn.timeZone)
        return try self.page(activity, ActivityChangeForm(activity, in: units, zone), FormErrors(), context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let activity = try await self.activity(of: context)
        let form = try await request.form(ActivityChangeForm.self)
        return try await form.submit(again: { try self.page(activity, form, $0, context) }) { values in
            let saved = try await self.log.change(activity, to: values, of: context.signedIn)
            guard let saved else { throw Self.stale }
            return .onward(to: ActivityLinks.activity(saved.id), toast: Toast("\(saved.title) changed"))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let store = self.log.store(of: context.signedIn)
        guard let removed = try await store.remove(try context.id(orElse: Self.missing), at: self.log.now()) else {
            throw Self.missing
        }
        let toast = Toast("\(removed.title) removed", undo: ActivityLinks.restoration(removed.id))
        return .onward(to: TrainingLinks.home(removed.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let store = self.log.store(of: context.signedIn)
        let id = try context.id(orElse: Self.missing)
        guard let back = try await store.restore(id, at: self.log.now()) else {
            throw HTTPError(.notFound, message: "This was removed too long ago to be put back. Log it again.")
        }
        return .onward(to: ActivityLinks.activity(back.id), toast: Toast("\(back.title) is back"))
    }

    private func choose(
        _ asked: FormInput,
        _ catalogue: ExerciseCatalogue,
        _ context: MemberContext
    ) async throws -> Page {
        let recent = try await self.log.store(of: context.signedIn).recentExercises()
        let page = ExerciseChoicePage(
            asked,
            catalogue,
            recent: recent,
            frame: self.views.frame(
                "Log an exercise",
                back: Places.training.path,
                tab: .training,
                help: TrainingHelp.trained.path,
                in: context
            )
        )
        return try self.views.render(page)
    }

    private func form(
        _ form: ActivityForm,
        _ errors: FormErrors,
        _ exercise: Exercise,
        _ context: MemberContext
    ) throws -> Page {
        let back = ActivityLinks.new(ExerciseKind(exercise.category))
        let frame = self.views.frame(
            exercise.name,
            back: back,
            tab: .training,
            help: TrainingHelp.trained.path,
            in: context
        )
        let today = context.signedIn.day(at: self.log.now())
        return try self.views.render(
            NewActivityPage(exercise, form, errors, today: today, units: context.signedIn.units, frame: frame)
        )
    }

    private func page(
        _ activity: Activity,
        _ form: ActivityChangeForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let back = TrainingLinks.home(activity.day)
        let frame = self.views.frame(
            activity.title,
            back: back,
            tab: .training,
            help: TrainingHelp.trained.path,
            in: context
        )
        let today = context.signedIn.day(at: self.log.now())
        return try self.views.render(
            ActivityPage(activity, form, errors, today: today, units: context.signedIn.units, frame: frame)
        )
    }

    func activity(of context: MemberContext) async throws -> Activity {
        let found = try await self.log.store(of: context.signedIn).find(try context.id(orElse: Self.missing))
        guard let found else { throw Self.missing }
        return found
    }

    static let missing = HTTPError(.notFound, message: "This isn't in your training, or it was removed.")
    static let stale = HTTPError(
        .conflict,
        message: "This changed meanwhile. Open it again and repeat your change."
    )
}
