import Hummingbird
import Members
import Web

/// Serves the groups of a member, and the page of one.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/rivals` | the groups that they are in |
/// | `GET /motivation/rivals/{id}` | the board, the podium and the feed of one |
/// | `GET /api/v1/motivation/rivals`, `…/{id}` | the same for a device |
struct RivalController: Controller {
    let rivals: Rivals
    let pages: RivalPages

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.rivals)
        own.get(RivalLinks.all, use: self.list)
        own.get(RivalLinks.group, use: self.show)
        let api = routes.api(.motivation).part(.rivals)
        api.get(RivalLinks.all, use: self.answerList)
        api.get(RivalLinks.group, use: self.answer)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        if let hidden = try self.pages.hidden(in: context) { return hidden }
        let member = context.signedIn
        return try self.pages.views.render(
            RivalsPage(
                try await self.rivals.all(of: member),
                today: member.day(at: self.rivals.counter.now()),
                frame: self.pages.frame("Rivals", back: Places.motivation.path, in: context)
            )
        )
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        if let hidden = try self.pages.hidden(in: context) { return hidden }
        return try await self.pages.page(try self.pages.id(context), context)
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let member = context.signedIn
        let groups = try await self.rivals.all(of: member)
        return JSONResponse(RivalsResponse(groups, on: member.day(at: self.rivals.counter.now())))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.pages.answer(try self.pages.id(context), context)
    }
}
