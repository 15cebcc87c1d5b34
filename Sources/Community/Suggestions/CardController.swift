import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Suggests members one card at a time, and takes the answers.
///
/// An answer may be sent again. All members whom the asker may not meet get the same response, whatever the reason.
///
/// | route | does |
/// |---|---|
/// | `GET /together/card` | the next card |
/// | `POST /together/card` | answers a card: `member`, `answer` |
/// | `POST /together/card/{id}/removal` | takes a pass back |
/// | `GET /api/v1/buddies/suggestions?limit=` | the next ones |
/// | `PUT`, `DELETE /api/v1/buddies/answers/{id}` | answers somebody; takes a pass back |
struct CardController: Controller {
    let database: any Database
    let views: Views
    let suggestions: Suggestions
    let answers: BuddyRequests
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(BuddyLinks.card, use: self.page)
        own.post(BuddyLinks.card, .changesMember, use: self.answer)
        own.post(BuddyLinks.passRemoval, .changesMember, use: self.takeBack)
        api.get(BuddyAPI.suggestions, use: self.list)
        api.put(BuddyAPI.answer, .changesMember, use: self.answerDevice)
        api.delete(BuddyAPI.answer, .changesMember, use: self.takeBackDevice)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let profile = try await ProfileStore(database: self.database, owner: member.id).profile()?.profile
        let page = CardPage(
            try await self.suggestions.next(for: member.id, at: self.now()),
            profile: profile,
            units: member.units,
            on: member.day(at: self.now()),
            frame: self.views.frame(
                "Find a buddy",
                back: Places.together.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> Response {
        let me = context.signedIn.id
        let (them, answer) = try await request.form(CardForm.self).values()
        guard let outcome = try await self.answers.say(answer, of: me, to: them) else {
            return .onward(to: BuddyLinks.card.path, toast: Toast("That card is gone. Here is the next."))
        }
        if case .buddies = outcome { return .onward(to: BuddyLinks.match(with: them)) }
        let name = try await self.answers.person(them, for: me)?.firstName ?? "They"
        let toast =
            answer == .yes
            ? Toast("If \(name) says yes too, you'll both hear of it.")
            : Toast("You passed on \(name).", undo: BuddyLinks.passRemoval(them))
        return .onward(to: BuddyLinks.card.path, toast: toast)
    }

    func takeBack(request: Request, context: ConfirmedContext) async throws -> Response {
        let (me, them) = (context.signedIn.id, try context.number())
        guard try await self.answers.takeBackPass(of: me, to: them) else {
            return .onward(to: BuddyLinks.card.path, toast: Toast("That can't be taken back."))
        }
        // A declined request waits again once the no is taken back.
        let standing = try await Acquaintance.all(of: me, with: [them], in: self.database)[them]
        return standing == .asks
            ? .onward(to: BuddyLinks.requests.path, toast: Toast("Their request waits again"))
            : .onward(to: BuddyLinks.card.path, toast: Toast("Here they are again"))
    }

    func list(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let most = try request.query(SuggestionsForm.self).values()
        let member = context.signedIn
        let answer = try await self.suggestions.next(most, for: member.id, at: self.now())
        return JSONResponse(SuggestionsResponse(answer, units: member.units, on: member.day(at: self.now())))
    }

    func answerDevice(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let them = try context.number()
        let answer = try await request.form(BuddyAnswerForm.self).values()
        return try .buddyAnswer(try await self.answers.say(answer, of: context.signedIn.id, to: them))
    }

    func takeBackDevice(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.answers.takeBackPass(of: context.signedIn.id, to: context.number()) else {
            throw HTTPError(.notFound)
        }
        return Response(status: .noContent)
    }
}
