import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of progress.
///
/// | route | does |
/// |---|---|
/// | `GET /training/progress` | next targets, bests of late, the week's sets for each muscle |
/// | `GET /training/progress/{exercise}` | an exercise's target, records, and strength over time |
/// | `GET /api/v1/progress/{exercise}` | the same for a device |
struct ProgressController: Controller {
    let log: ActivityLog
    /// Finds the goal that a member trains for.
    let goal: @Sendable (Member.ID) async throws -> TrainingGoal
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(TrainingLinks.progress, use: self.page)
        own.get(TrainingLinks.progressOf, use: self.exercise)
        routes.api(.training).get(TrainingAPI.progress, use: self.answer)
    }

    /// The most exercises of the last twelve weeks that the page shows.
    private static let most = 40

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let today = member.day(at: self.log.now())
        let store = ProgressStore(database: self.log.database, owner: member.id)
        let catalogue = try await self.log.exercises(member.id)
        let recent = try await store.recent(since: today.adding(days: -84), limit: Self.most)
        let efforts = try await store.efforts(of: Set(recent))
        let goal = try await self.goal(member.id)
        let progress = recent.compactMap { id in
            catalogue[id].map { ExerciseProgress($0, efforts[id] ?? [], goal: goal, on: today) }
        }
        let week = try await self.log.store(of: member).activities(in: TrainingWeek.days(around: today))
        return try self.views.render(
            ProgressPage(
                progress,
                volumes: MuscleVolume.all(week.flatMap(\.sets), catalogue: catalogue),
                today: today,
                units: member.units,
                frame: self.frame("Progress", back: Places.training.path, context)
            )
        )
    }

    func exercise(request: Request, context: MemberContext) async throws -> Page {
        let progress = try await self.progress(context)
        let today = context.signedIn.day(at: self.log.now())
        return try self.views.render(
            ExerciseProgressPage(
                progress,
                today: today,
                units: context.signedIn.units,
                frame: self.frame(progress.exercise.name, back: TrainingLinks.progress.path, context)
            )
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(ProgressResponse(try await self.progress(context)))
    }

    private func progress(_ context: MemberContext) async throws -> ExerciseProgress {
        let member = context.signedIn
        let catalogue = try await self.log.exercises(member.id)
        let unknown = NotFound("We don't know this exercise.")
        let id = try context.name("exercise", orElse: unknown)
        guard let exercise = catalogue[id] else { throw unknown }
        let efforts = try await ProgressStore(database: self.log.database, owner: member.id).efforts(of: [id])[id] ?? []
        let today = member.day(at: self.log.now())
        return ExerciseProgress(exercise, efforts, goal: try await self.goal(member.id), on: today)
    }

    private func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: TrainingHelp.trained.path, in: context)
    }
}
