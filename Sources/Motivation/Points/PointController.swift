import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's ledger.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/points` | every point, its day and its reason, a month at a time |
/// | `GET /api/v1/motivation/points` | the same for a device |
struct PointController: Controller {
    let counter: DeedCounter
    let switches: HouseSwitches
    let views: Views

    func addRoutes(to routes: Routes) {
        routes.own.get(PointLinks.points, use: self.page)
        routes.api(.motivation).get(PointLinks.points, use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let (stretch, total) = try await self.ledger(request, of: member)
        return try self.views.render(
            PointsPage(
                stretch,
                total: total,
                for: member,
                today: member.day(at: self.counter.now()),
                switches: self.switches,
                frame: self.views.frame(
                    "Your points",
                    back: Places.motivation.path,
                    help: Places.help("motivation"),
                    in: context
                )
            )
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (stretch, total) = try await self.ledger(request, of: context.signedIn)
        return JSONResponse(PointsResponse(stretch, total: total))
    }

    private func ledger(_ request: Request, of member: Member) async throws -> (PointStore.Stretch, total: Int) {
        let before = try request.query(PointsForm.self).values().before
        try await self.counter.catchUp(member.id)
        let points = PointStore(database: self.counter.database, owner: member.id)
        return (try await points.page(before: before), try await points.sum())
    }
}
