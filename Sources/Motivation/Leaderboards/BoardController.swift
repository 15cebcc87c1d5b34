import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves the page and the API of a member's board, which they join and leave.
///
/// | route | does |
/// |---|---|
/// | `GET /motivation/board` | their own place and those around it, by week, month or all |
/// | `POST /motivation/board/seat`, `POST /motivation/board/seat/removal` | joins, leaves |
/// | `GET /api/v1/motivation/board` | the same for a device |
/// | `PUT`, `DELETE /api/v1/motivation/board/seat` | joins, leaves |
struct BoardController: Controller {
    let boards: Boards
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own.part(.leaderboards)
        own.get(BoardLinks.board, use: self.page)
        own.post(BoardLinks.seat, use: self.join)
        own.post(BoardLinks.seatRemoval, use: self.leave)
        let api = routes.api(.motivation).part(.leaderboards)
        api.get(BoardLinks.board, use: self.answer)
        api.put(BoardLinks.seat, use: self.answerJoin)
        api.delete(BoardLinks.seat, use: self.answerLeave)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let span = try request.query(BoardForm.self).values()
        let seen = member.noPressure ? nil : try await self.boards.seen(span, by: member)
        let profilePath = try await self.boards.ports.profilePath(member)
        let frame = self.views.frame(
            "Leaderboard",
            back: Places.motivation.path,
            help: Places.help("motivation"),
            in: context
        )
        return try self.views.render(BoardPage(seen, span, profilePath: profilePath, frame: frame))
    }

    func join(request: Request, context: MemberContext) async throws -> Response {
        guard try await self.boards.join(context.signedIn) else { throw Self.mayNot }
        return .onward(
            to: BoardLinks.board.path,
            toast: Toast("You are on the board.", undo: BoardLinks.seatRemoval.path)
        )
    }

    func leave(request: Request, context: MemberContext) async throws -> Response {
        try await self.boards.leave(context.signedIn)
        return .onward(to: BoardLinks.board.path, toast: Toast("You left the board.", undo: BoardLinks.seat.path))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let span = try request.query(BoardForm.self).values()
        return JSONResponse(BoardResponse(try await self.boards.seen(span, by: context.signedIn), span))
    }

    func answerJoin(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        guard try await self.boards.join(context.signedIn) else { throw Self.mayNot }
        return .noContent
    }

    func answerLeave(request: Request, context: MemberContext) async throws -> HTTPResponse.Status {
        try await self.boards.leave(context.signedIn)
        return .noContent
    }

    private static var mayNot: NotAllowed {
        NotAllowed("Boards are for who may meet others. Confirm your mail address first.")
    }
}
