import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The API of a member's own exercises.
extension OwnExerciseController {
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
