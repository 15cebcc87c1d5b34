import Hummingbird
import Web

/// Gyms as devices ask for them.
extension GymController {
    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (place, limit) = try request.query(GymSearchForm.self).placed()
        let near = try await GymStore(database: self.database).nearest(to: place, limit: limit)
        return JSONResponse(GymsResponse(near, mine: try await self.own(context).all()))
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
        try await self.own(context).visit(gym.id, on: self.today(context), at: self.now())
        return Response(status: .noContent)
    }

    func answerTakingBack(request: Request, context: MemberContext) async throws -> Response {
        try await self.own(context).takeBack(try await self.gym(context).id, on: self.today(context))
        return Response(status: .noContent)
    }

    private func gym(_ context: MemberContext) async throws -> Gym {
        try await self.gym(context.parameters.get("id") ?? "", context)
    }
}
