import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves a member's missions: what they set out to, how far it came, and what it was.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/missions` | those under way, what buddies propose, past ones |
/// | `GET /motivation/missions/new`, `POST /motivation/missions` | starts one of `?kind=` |
/// | `GET /motivation/missions/{id}` | one of them |
/// | `POST /motivation/missions/{id}/ending`, `…/restoration` | ends it; lets it run on |
/// | `POST /motivation/missions/{id}/tick`, `…/tick/removal` | says of own words that they are done, or not |
/// | `GET`, `POST /api/v1/motivation/missions` | all; starts one: 201 |
/// | `GET /api/v1/motivation/missions/{id}` | one of them |
/// | `PUT`, `DELETE /api/v1/motivation/missions/{id}/ending`, `…/tick` | the same for a device |
struct MissionController: Controller {
    let missions: Missions
    let proposals: MissionProposals
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.missions)
        own.get(MissionLinks.missions, use: self.all)
        own.post(MissionLinks.missions, use: self.start)
        own.get(MissionLinks.new, use: self.new)
        own.get(MissionLinks.mission, use: self.page)
        own.post(MissionLinks.ending, use: self.end)
        own.post(MissionLinks.restoration, use: self.restore)
        own.post(MissionLinks.tick) { try await self.tick(true, $1) }
        own.post(MissionLinks.tickRemoval) { try await self.tick(false, $1) }
        let api = routes.api(.motivation).part(.missions)
        api.get(MissionLinks.missions, use: self.answerAll)
        api.post(MissionLinks.missions, use: self.answerStart)
        api.get(MissionLinks.mission, use: self.answer)
        api.put(MissionLinks.ending, use: self.answerEnd)
        api.delete(MissionLinks.ending, use: self.answerRestore)
        api.put(MissionLinks.tick) { try await self.answerTick(true, $1) }
        api.delete(MissionLinks.tick) { try await self.answerTick(false, $1) }
    }

    func all(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let (running, past) = try await self.missions.all(of: member)
        return try self.views.render(
            MissionsPage(
                running,
                past,
                today: try await self.missions.today(running, of: member),
                try await self.proposals.open(for: member),
                for: member,
                on: member.day(at: self.missions.now),
                frame: self.frame("Missions", back: Places.motivation.path, context)
            )
        )
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let kind = try request.query(MissionKindForm.self).values()
        let isShown = kind == .weight && !member.noPressure
        let latest = isShown ? try await self.missions.latestWeight(of: member) : nil
        let target = isShown ? try await self.missions.ports.goalTarget(member.id) : nil
        let form = MissionForm(kind, latest: latest, target: target, units: member.units)
        return try await self.page(form, FormErrors(), kind, context)
    }

    func start(request: Request, context: MemberContext) async throws -> Response {
        let form = try await self.form(request, in: context.signedIn.units, context.signedIn)
        let kind = MissionKind(rawValue: form.input["kind"]) ?? .steps
        return try await form.submit(again: { try await self.page(form, $0, kind, context) }) { values in
            let mission = try await self.missions.start(values, of: context.signedIn).mission
            return .onward(to: MissionLinks.mission(mission.id), toast: Toast("It begins. One day at a time"))
        }
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let seen = try await self.found(context)
        let today = member.day(at: self.missions.now)
        let achievements = try await AchievementStore(database: self.missions.database, owner: member.id)
            .earned(in: seen.mission.days(today: today)).filter(seen.mission.earned)
        return try self.views.render(
            MissionPage(
                seen,
                today: try await self.missions.today([seen].filter { $0.mission.ended == nil }, of: member),
                achievements,
                try await self.missions.photos(of: seen.mission, for: member),
                seen.rest == nil ? try await self.proposals.askable(for: seen.mission, of: member) : [],
                for: member,
                on: today,
                frame: self.frame("Mission", back: MissionLinks.missions.path, context)
            )
        )
    }

    func end(request: Request, context: MemberContext) async throws -> Response {
        let mission = try await self.ended(context)
        let words = mission.reachedOn == nil ? "Ended. What you did stays done" : "Ended, and reached. Well done"
        return .onward(
            to: MissionLinks.mission(mission.id),
            toast: Toast(words, undo: MissionLinks.restoration.path(mission.id))
        )
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let mission = try await self.restored(context)
        return .onward(to: MissionLinks.mission(mission.id), toast: Toast("It runs on"))
    }

    private func tick(_ isReached: Bool, _ context: MemberContext) async throws -> Response {
        let mission = try await self.ticked(isReached, context)
        let path = MissionLinks.mission(mission.id)
        guard isReached else { return .onward(to: path, toast: Toast("It isn't done yet")) }
        return .onward(to: path, toast: Toast("Done. Well done", undo: MissionLinks.tickRemoval.path(mission.id)))
    }

    private func page(
        _ form: MissionForm,
        _ errors: FormErrors,
        _ kind: MissionKind,
        _ context: MemberContext
    ) async throws -> Page {
        let frame = self.frame("New mission", back: MissionLinks.missions.path, context)
        let underWay = try await self.missions.underWay(kind, of: context.signedIn)
        let obstacle = try await self.missions.obstacle(to: kind, for: context.signedIn)
        return try self.views.render(
            NewMissionPage(form, errors, kind, from: nil, underWay: underWay, obstacle, frame: frame)
        )
    }

    private func frame(_ title: String, back: String, _ context: MemberContext) -> Frame {
        self.views.frame(title, back: back, help: Places.help("motivation"), in: context)
    }

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
