import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Takes an exercise that was done into the training.
///
/// | route | does |
/// |---|---|
/// | `GET /activities/new` | finds an exercise by `?kind=` and `?q=` |
/// | `GET /activities/form` | the form of an `?exercise=`, or of something else by its `?title=`; without, as `new` |
/// | `POST /activities` | logs it, once for each `requestId` |
/// | `POST /api/v1/activities` | logs one for a device; the same `requestId` logs once |
struct ActivityLoggingController: Controller {
    let log: ActivityLog
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(ActivityLinks.new, use: self.page)
        routes.own.get(ActivityLinks.form, use: self.page)
        routes.own.post(ActivityLinks.all, use: self.add)
        routes.api(.training).post(ActivityLinks.all, use: self.answerAdd)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(ExerciseChoiceForm.self).input
        let catalogue = try await self.log.exercises(context.signedIn.id)
        let exercise = catalogue[asked["exercise"]]
        let title = String(asked["title"].prefix(ActivityFields.longestTitle))
        guard exercise != nil || !title.isEmpty else { return try await self.choose(asked, catalogue, context) }
        let today = context.signedIn.day(at: self.log.now())
        let about = exercise.map { ["exerciseId": $0.id] } ?? ["title": title]
        let form = ActivityForm(FormInput(about.merging(["day": today.description]) { $1 }))
        return try self.form(form, FormErrors(), exercise, context)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(ActivityForm.self)
        return try await form.submit(
            again: { errors in
                let catalogue = try await self.log.exercises(context.signedIn.id)
                let exercise = catalogue[form.input["exerciseId"]]
                // An activity that is none of our exercises has a name instead.
                let isNamed = form.input["exerciseId"].isEmpty && !form.input["title"].isEmpty
                guard exercise != nil || isNamed else { throw errors }
                return try self.form(form, errors, exercise, context)
            }
        ) { values in
            let activity = try await self.log.add(values, of: context.signedIn).activity
            let next = form.input["next"] == "another" ? ActivityLinks.new.path : Places.training.path
            let energy = context.signedIn.units.text(kilocalories: activity.kilocalories)
            let words =
                "\(activity.title) logged"
                + (context.signedIn.noPressure || !activity.isEnergyKnown ? "" : ": \(energy)")
            return .onward(to: next, toast: Toast(words, undo: ActivityLinks.removal(activity.id)))
        }
    }

    /// Answers 201 the first time, 200 with what is there when the request was seen before.
    func answerAdd(request: Request, context: MemberContext) async throws -> JSONResponse {
        let values = try await request.form(ActivityForm.self).values()
        guard values.id != nil else { throw FormErrors.requestID() }
        let added = try await self.log.add(values, of: context.signedIn)
        return JSONResponse(ActivityResponse(added.activity), status: added.isNew ? .created : .ok)
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
        _ exercise: Exercise?,
        _ context: MemberContext
    ) throws -> Page {
        let back = exercise.map { ActivityLinks.new(ExerciseKind($0.category)) } ?? ActivityLinks.new.path
        let frame = self.views.frame(
            exercise?.name ?? "Log an activity",
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
}
