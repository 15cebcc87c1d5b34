import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's own exercises.
///
/// | route | does |
/// |---|---|
/// | `GET /exercises/new` | an empty form, perhaps with a `name` |
/// | `POST /exercises` | writes it down |
/// | `GET /exercises/{id}/edit`, `POST /exercises/{id}` | its form; saves it, or shows what changed meanwhile |
/// | `POST /exercises/draft`, `POST /exercises/{id}/draft` | the form again with exercises that it may be like; saves nothing |
/// | `POST /exercises/{id}/removal`, `…/restoration` | removes it, with Undo |
/// | `POST /api/v1/exercises` | writes it down; the same `requestId` does so once |
/// | `PATCH`, `DELETE /api/v1/exercises/{id}` | changes what is sent; removes it |
struct OwnExerciseController: Controller {
    let database: any Database
    let catalogue: ExerciseCatalogue
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(ExerciseLinks.new, use: self.new)
        own.post(ExerciseLinks.all, use: self.create)
        own.post(ExerciseLinks.draft, .handlesRepetition, use: self.draft)
        own.post(ExerciseLinks.draftOf, .handlesRepetition, use: self.draftOfKnown)
        own.get(ExerciseLinks.edit, use: self.edit)
        own.post(ExerciseLinks.exercise, use: self.save)
        own.post(ExerciseLinks.removal, use: self.remove)
        own.post(ExerciseLinks.restoration, use: self.restore)
        let api = routes.api(.training)
        api.post(ExerciseLinks.all, use: self.answerCreate)
        api.patch(ExerciseLinks.exercise, use: self.answerSave)
        api.delete(ExerciseLinks.exercise, use: self.answerRemove)
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        let name = String(try request.query(OwnExerciseForm.self).input["name"].prefix(OwnExerciseForm.longestName))
        return try self.page(OwnExerciseForm(FormInput(["name": name])), FormErrors(), in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(OwnExerciseForm.self)
        let filled = form.filled(from: self.catalogue)
        return try await filled.submit(again: { try self.page(form, $0, in: context) }) { values in
            let added = try await self.add(values.facts, id: try form.requestID(), in: context)
            let toast = Toast("\(added.exercise.facts.name) is yours now")
            return .onward(to: ExerciseLinks.exercise(added.exercise.id), toast: toast)
        }
    }

    func edit(request: Request, context: MemberContext) async throws -> Page {
        let exercise = try await self.exercise(of: context)
        return try self.page(OwnExerciseForm(exercise), FormErrors(), of: exercise, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try await self.exercise(of: context)
        let form = try await request.form(OwnExerciseForm.self)
        return try await form.submit(again: { try self.page(form, $0, of: exercise, in: context) }) { values in
            let saved = try await self.exercises(of: context).save(
                values.facts,
                exercise.id,
                version: values.version ?? 0
            )
            guard let saved else { return try await self.conflict(form, in: context) }
            return .onward(to: ExerciseLinks.exercise(saved.id), toast: Toast("\(saved.facts.name) is saved"))
        }
    }

    func draft(request: Request, context: MemberContext) async throws -> Page {
        try self.page(try await request.form(OwnExerciseForm.self), FormErrors(), in: context)
    }

    func draftOfKnown(request: Request, context: MemberContext) async throws -> Page {
        let exercise = try await self.exercise(of: context)
        return try self.page(try await request.form(OwnExerciseForm.self), FormErrors(), of: exercise, in: context)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        guard let removed = try await self.exercises(of: context).remove(id, now: self.now()) else {
            throw Self.missing
        }
        let name = removed.exercise.facts.name
        let toast = Toast("\(name) removed", undo: ExerciseLinks.restoration(removed.exercise.id))
        return .onward(to: ExerciseLinks.all.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let gone = NotFound("This was removed too long ago. Write it down again.")
        let id = try context.id(orElse: gone)
        do {
            guard let exercise = try await self.exercises(of: context).restore(id) else { throw gone }
            let toast = Toast("\(exercise.facts.name) is back")
            return .onward(to: ExerciseLinks.exercise(exercise.id), toast: toast)
        } catch let full as OwnExerciseStore.Full {
            return .onward(to: ExerciseLinks.all.path, toast: Toast(full.words))
        }
    }

    /// Shows the form with what was typed, and beside it what is stored now.
    private func conflict(_ form: OwnExerciseForm, in context: MemberContext) async throws -> Response {
        let exercise = try await self.exercise(of: context)
        var input = form.input
        input.set("version", to: String(exercise.version))
        return try self.page(OwnExerciseForm(input), FormErrors(), of: exercise, stale: true, in: context).response()
    }

    private func page(
        _ form: OwnExerciseForm,
        _ errors: FormErrors,
        of exercise: OwnExercise? = nil,
        stale: Bool = false,
        in context: MemberContext
    ) throws -> Page {
        let frame = self.views.frame(
            exercise == nil ? "New exercise" : "Edit exercise",
            back: exercise.map { ExerciseLinks.exercise($0.id) } ?? ExerciseLinks.all.path,
            tab: .training,
            help: TrainingHelp.exercises.path,
            in: context
        )
        let likes = OwnExerciseLikes(form, in: self.catalogue).exercises
        return try self.views.render(
            OwnExercisePage(form, errors, of: exercise, likes: likes, stale: stale, frame: frame)
        )
    }

    /// Adds an exercise; complains when the member has as many as allowed.
    func add(
        _ facts: OwnExercise.Facts,
        id: Exercise.ID,
        in context: MemberContext
    ) async throws -> (exercise: OwnExercise, isNew: Bool) {
        do {
            return try await self.exercises(of: context).add(facts, id: id, now: self.now())
        } catch let full as OwnExerciseStore.Full {
            throw FormErrors("form", full.words)
        }
    }

    func exercise(of context: MemberContext) async throws -> OwnExercise {
        guard let exercise = try await self.exercises(of: context).find(try context.id(orElse: Self.missing)) else {
            throw Self.missing
        }
        return exercise
    }

    func exercises(of context: MemberContext) -> OwnExerciseStore {
        OwnExerciseStore(database: self.database, owner: context.signedIn.id)
    }

    static let missing = NotFound("This isn't an exercise of your own, or it was removed.")

    /// Answers 201 the first time, and 200 with the stored exercise when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(OwnExerciseForm.self).filled(from: self.catalogue)
        let facts = try form.values().facts
        let added = try await self.add(facts, id: try form.requestID(), in: context)
        return JSONResponse(OwnExerciseResponse(added.exercise), status: added.isNew ? .created : .ok)
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let exercise = try await self.exercise(of: context)
        let sent = try await request.form(OwnExerciseForm.self)
        let values = try OwnExerciseForm(exercise, changedBy: sent).values()
        guard let version = values.version else { throw FormErrors("version", "Send the version you edited.") }
        let saved = try await self.exercises(of: context).save(values.facts, exercise.id, version: version)
        guard let saved else { throw Self.stale }
        return JSONResponse(OwnExerciseResponse(saved))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let version = try request.query(OwnExerciseForm.self).removedVersion()
        let removed = try await self.exercises(of: context).remove(
            try context.id(orElse: Self.missing),
            version: version,
            now: self.now()
        )
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        return Response(status: .noContent)
    }

    private static let stale = Conflict.changed("This exercise")
}

extension OwnExerciseForm {
    /// Returns the version that is to be removed; nil for any.
    fileprivate func removedVersion() throws -> Int64? {
        var errors = FormErrors()
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if !errors.isEmpty { throw errors }
        return version.map(Int64.init)
    }
}
