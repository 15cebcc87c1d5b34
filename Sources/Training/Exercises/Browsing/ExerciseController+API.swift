import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The API of exercises.
extension ExerciseController {
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
