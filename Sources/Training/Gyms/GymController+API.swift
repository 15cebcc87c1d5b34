import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// The API of gyms.
extension GymController {
    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let around = try await self.around(try request.query(GymSearchForm.self).placed(), otherwise: nil)
        return JSONResponse(GymsResponse(around.near, named: around.named, mine: try await self.own(context).all()))
    }

    func answerOwn(request: Request, context: MemberContext) async throws -> JSONResponse {
        let own = self.own(context)
        return JSONResponse(
            OwnGymsResponse(try await own.all(), visited: try await own.visited(on: self.today(context)))
        )
    }

    func answerChoosing(request: Request, context: MemberContext) async throws -> Response {
        try await self.own(context).add(try await self.gym(context), at: self.now())
        return Response(status: .noContent)
    }

    func answerLeaving(request: Request, context: MemberContext) async throws -> Response {
        try await self.own(context).remove(try await self.gym(context).id)
        return Response(status: .noContent)
    }

    func answerVisiting(request: Request, context: MemberContext) async throws -> Response {
        let gym = try await self.gym(context)
        try await self.own(context).visit(gym, on: self.today(context), at: self.now(), self.presence)
        return Response(status: .noContent)
    }

    func answerTakingBack(request: Request, context: MemberContext) async throws -> Response {
        let gym = try await self.gym(context)
        try await self.own(context).takeBack(gym.id, on: self.today(context), at: self.now(), self.presence)
        return Response(status: .noContent)
    }

    private func gym(_ context: MemberContext) async throws -> Gym {
        try await self.gym(try context.name(orElse: Self.missing), context)
    }
}
