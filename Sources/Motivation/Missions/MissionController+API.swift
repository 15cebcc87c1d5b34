import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The API.
extension MissionController {
    func answerAll(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (running, past) = try await self.missions.all(of: context.signedIn)
        return JSONResponse(MissionsResponse(running, past))
    }

    func answerStart(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await self.form(request, in: .metric, context.signedIn)
        let (mission, isNew) = try await self.missions.start(try form.values(), of: context.signedIn)
        return try await self.answer(mission.id, context, status: isNew ? .created : .ok)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(MissionResponse(try await self.found(context)))
    }

    func answerEnd(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.ended(context).id, context)
    }

    func answerRestore(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.restored(context).id, context)
    }

    func answerTick(_ isReached: Bool, _ context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try await self.ticked(isReached, context).id, context)
    }

    private func answer(
        _ id: Mission.ID,
        _ context: MemberContext,
        status: HTTPResponse.Status = .ok
    ) async throws -> JSONResponse {
        guard let seen = try await self.missions.find(id, of: context.signedIn) else { throw Self.missing }
        return JSONResponse(MissionResponse(seen), status: status)
    }
}

/// Handlers that browsers and devices share.
extension MissionController {
    func form(_ request: Request, in units: Units, _ member: Member) async throws -> MissionForm {
        var form = try await request.form(MissionForm.self)
        form.units = units
        if form.input["kind"] == MissionKind.weight.rawValue {
            form.latest = try await self.missions.latestWeight(of: member)
        }
        return form
    }

    func found(_ context: MemberContext) async throws -> Missions.Seen {
        guard let seen = try await self.missions.find(try context.id(orElse: Self.missing), of: context.signedIn)
        else { throw Self.missing }
        return seen
    }

    func ended(_ context: MemberContext) async throws -> Mission {
        let id = try context.id(orElse: Self.missing)
        guard let mission = try await self.missions.end(id, of: context.signedIn) else { throw Self.missing }
        return mission
    }

    func restored(_ context: MemberContext) async throws -> Mission {
        let id = try context.id(orElse: Self.missing)
        guard let mission = try await self.missions.restore(id, of: context.signedIn) else {
            throw NotFound("An end can be taken back for a day, while no other mission of the kind runs.")
        }
        return mission
    }

    func ticked(_ isReached: Bool, _ context: MemberContext) async throws -> Mission {
        let id = try context.id(orElse: Self.missing)
        let (store, now) = (self.missions.store(of: context.signedIn), self.missions.now)
        let today = context.signedIn.day(at: now)
        guard let mission = try await store.tick(id, isReached, today: today, at: now) else { throw Self.missing }
        return mission
    }

    private static var missing: NotFound {
        NotFound("There is no such mission under way.")
    }
}
