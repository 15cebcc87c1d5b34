import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Leaves exercises out for good, and takes that back.
extension ExerciseController {
    func exclusions(request: Request, context: MemberContext) async throws -> Page {
        let shelf = try await self.shelf(of: context)
        let excluded = try await self.exclusions(of: context).all().compactMap { shelf.all[$0] }
        let frame = self.views.frame(
            "Left out for good",
            back: ExerciseLinks.all.path,
            tab: .training,
            help: TrainingHelp.exercises.path,
            in: context
        )
        return try self.views.render(ExerciseExclusionsPage(excluded, frame: frame))
    }

    func exclude(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try self.exercise(on: try await self.shelf(of: context), in: context)
        try await self.exclusions(of: context).exclude(exercise.id, now: self.now())
        let toast = Toast("\(exercise.name) is left out from now on", undo: ExerciseLinks.allowing(exercise.id))
        return .onward(to: ExerciseLinks.exercise(exercise.id), toast: toast)
    }

    func allow(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try self.exercise(on: try await self.shelf(of: context), in: context)
        try await self.exclusions(of: context).allow(exercise.id)
        return .onward(to: ExerciseLinks.exercise(exercise.id), toast: Toast("\(exercise.name) may come again"))
    }

    func answerExcluding(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try self.exercise(on: try await self.shelf(of: context), in: context)
        try await self.exclusions(of: context).exclude(exercise.id, now: self.now())
        return Response(status: .noContent)
    }

    func answerAllowing(request: Request, context: MemberContext) async throws -> Response {
        let exercise = try self.exercise(on: try await self.shelf(of: context), in: context)
        try await self.exclusions(of: context).allow(exercise.id)
        return Response(status: .noContent)
    }

    private func exclusions(of context: MemberContext) -> ExerciseExclusionStore {
        ExerciseExclusionStore(database: self.database, owner: context.signedIn.id)
    }
}
