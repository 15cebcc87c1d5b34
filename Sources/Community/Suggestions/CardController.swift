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
/// | `GET /together/card?since=` | the next card, and who became a buddy since that millisecond |
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
        own.part(.matching).get(BuddyLinks.card, use: self.page)
        own.post(BuddyLinks.card, .changesMember, use: self.answer)
        own.post(BuddyLinks.passRemoval, .changesMember, use: self.takeBack)
        api.part(.matching).get(BuddyAPI.suggestions, use: self.list)
        api.put(BuddyAPI.answer, .changesMember, use: self.answerCard)
        api.delete(BuddyAPI.answer, .changesMember, use: self.answerTakeBack)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let profile = try await ProfileStore(database: self.database, owner: member.id).profile()?.profile
        let since = request.uri.queryParameters["since"].flatMap { Int64($0) }
        let page = CardPage(
            try await self.suggestions.next(for: member.id, at: self.now()),
            profile: profile,
            matches: try await self.matches(since: since, of: member.id),
            since: since ?? self.now().milliseconds,
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

    /// The most matches that are announced above a card.
    private static let mostMatches = 3

    /// Returns those who became buddies since an instant, and whose chat the member hasn't opened; none without an
    /// instant.
    private func matches(since: Int64?, of member: Member.ID) async throws -> [Person] {
        guard let since else { return [] }
        let buddies = try await BuddyStore(database: self.database, owner: member).all()
        let new = buddies.filter { $0.isNew && $0.since >= since }.prefix(Self.mostMatches)
        var people: [Person] = []
        for buddy in new {
            if let person = try await self.answers.person(buddy.id, for: member) { people.append(person) }
        }
        return people
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

    func answerCard(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let them = try context.number()
        let answer = try await request.form(BuddyAnswerForm.self).values()
        return try .buddyAnswer(try await self.answers.say(answer, of: context.signedIn.id, to: them))
    }

    func answerTakeBack(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.answers.takeBackPass(of: context.signedIn.id, to: context.number()) else {
            throw NotFound()
        }
        return Response(status: .noContent)
    }
}
