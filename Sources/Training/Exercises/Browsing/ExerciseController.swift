import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of exercises, and of excluding them.
///
/// | route | does |
/// |---|---|
/// | `GET /exercises` | everybody's and one's own, by words, place, equipment, gear, muscle and category |
/// | `GET /exercises/results` | the same list as a piece of a page |
/// | `GET /exercises/{id}` | all about one, and for whom it is not |
/// | `GET /exercises/left-out` | the excluded exercises, each with a button that takes it back |
/// | `POST /exercises/{id}/exclusion`, `…/removal` | leaves it out for good, or takes that back |
/// | `GET /api/v1/exercises`, `…/{id}` | the same for a device |
/// | `PUT`, `DELETE /api/v1/exercises/{id}/exclusion` | leaves it out for good, or not |
struct ExerciseController: Controller {
    let database: any Database
    let catalogue: ExerciseCatalogue
    let safety: SafetyRules
    let views: Views
    let facts: @Sendable (Member.ID) async throws -> TrainingFacts
    let tempos: @Sendable (WorkoutStretch.Kind, Intensity) -> ClosedRange<Double>
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(ExerciseLinks.all, .limited(.search), use: self.list)
        own.get(ExerciseLinks.results, .limited(.search), use: self.results)
        own.get(ExerciseLinks.exclusions, use: self.exclusions)
        own.get(ExerciseLinks.exercise, use: self.show)
        own.post(ExerciseLinks.exclusion, use: self.exclude)
        own.post(ExerciseLinks.allowing, use: self.allow)
        let api = routes.api(.training)
        api.get(ExerciseLinks.all, .limited(.search), use: self.answerList)
        api.get(ExerciseLinks.exercise, use: self.answer)
        api.put(ExerciseLinks.exclusion, use: self.answerExcluding)
        api.delete(ExerciseLinks.exclusion, use: self.answerAllowing)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(ExerciseSearchForm.self)
        let frame = self.views.frame(
            "Exercises",
            back: Places.training.path,
            tab: .training,
            help: TrainingHelp.exercises.path,
            in: context
        )
        return try self.views.render(
            ExercisesPage(form.filter, try await self.results(form, in: context), frame: frame)
        )
    }

    func results(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(ExerciseSearchForm.self)
        let frame = self.views.frame("Exercises", in: context)
        return try self.views.render(
            ExerciseResultsPage(form.filter, try await self.results(form, in: context), frame: frame)
        )
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        let shelf = try await self.shelf(of: context)
        let exercise = try self.exercise(on: shelf, in: context)
        let frame = self.views.frame(
            exercise.name,
            back: ExerciseLinks.all.path,
            tab: .training,
            help: TrainingHelp.exercises.path,
            in: context
        )
        let (progress, times) = try await self.progress(in: exercise, of: context.signedIn)
        return try self.views.render(
            ExercisePage(
                exercise,
                on: shelf,
                safety: self.safety.contraindications(of: exercise),
                rules: try await self.rules(for: context),
                progress: progress,
                times: times,
                hasVideos: self.switches.isOn(.videos),
                songTempos: self.songTempos(of: exercise),
                frame: frame
            )
        )
    }

    /// Returns the tempos of songs that suit an exercise; nil where music is switched off.
    private func songTempos(of exercise: Exercise) -> ClosedRange<Double>? {
        guard self.switches.isOn(.music), let pace = exercise.usualPace else { return nil }
        return self.tempos(WorkoutStretch.Kind(exercise), pace.intensity)
    }

    /// Returns the member's progress in the exercise with the next target, and the last times with their summaries.
    private func progress(in exercise: Exercise, of member: Member) async throws -> (ProgressView, [TimeView]) {
        let store = ProgressStore(database: self.database, owner: member.id)
        let efforts = try await store.efforts(of: [exercise.id])[exercise.id] ?? []
        let today = member.day(at: self.now())
        let progress = ExerciseProgress(exercise, efforts, goal: try await self.facts(member.id).goal, on: today)
        let latest = Array(Set(efforts.suffix(Self.latestEfforts).map(\.activity)))
        let summaries = try await ActivityStore.summaries(of: latest, of: member.id, in: self.database)
        let times = TimeView.latest(Self.latestTimes, of: efforts, today: today, units: member.units) {
            summaries.contains($0) ? SessionLinks.session($0) : ActivityLinks.activity($0)
        }
        return (ProgressView(progress, today: today, units: member.units), times)
    }

    private static let latestTimes = 3
    /// The most sets that are read: more than a few workouts have.
    private static let latestEfforts = 100

    private func results(_ form: ExerciseSearchForm, in context: MemberContext) async throws -> ExerciseResults {
        let shelf = try await self.shelf(of: context)
        return ExerciseResults(
            ExerciseSearch(shelf: shelf).find(form.filter),
            form.filter,
            from: form.from,
            on: shelf,
            rules: try await self.rules(for: context)
        )
    }

    func rules(for context: MemberContext) async throws -> SafetyRules {
        let facts = try await self.facts(context.signedIn.id)
        return SafetyRules(self.safety.rules(for: facts, on: context.signedIn.day(at: self.now())))
    }

    func shelf(of context: MemberContext) async throws -> ExerciseShelf {
        try await ExerciseShelf.read(self.catalogue, of: context.signedIn.id, in: self.database)
    }

    func exercise(on shelf: ExerciseShelf, in context: MemberContext) throws -> Exercise {
        let missing = NotFound("There is no such exercise. Look for it by name.")
        guard let exercise = shelf.all[try context.name(orElse: missing)] else { throw missing }
        return exercise
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let filter = try request.query(ExerciseSearchForm.self).values()
        let shelf = try await self.shelf(of: context)
        let found = ExerciseSearch(shelf: shelf).find(filter)
        return JSONResponse(ExercisesResponse(found, on: shelf, assets: self.views.assets))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let shelf = try await self.shelf(of: context)
        let exercise = try self.exercise(on: shelf, in: context)
        return JSONResponse(
            ExerciseResponse(
                exercise,
                on: shelf,
                safety: self.safety.contraindications(of: exercise),
                personal: try await self.rules(for: context).contraindication(of: exercise),
                tellsHealth: context.mayTellHealth,
                assets: self.views.assets
            )
        )
    }
}
