import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of open requests.
///
/// Members aren't told of a refusal: their request seems to wait. Devices answer by `PUT /buddies/answers/{id}`.
///
/// | route | does |
/// |---|---|
/// | `GET /together/requests` | the open requests, received and sent |
/// | `POST /together/requests` | asks: `memberId`, which stands in the query where Undo asks again |
/// | `POST /together/requests/{id}/acceptance`, `…/refusal` | answers who asked |
/// | `POST /together/requests/{id}/removal` | takes one's own back |
/// | `GET`, `POST /api/v1/buddies/requests` | the same for a device |
/// | `DELETE /api/v1/buddies/requests/{id}` | takes one's own back |
struct BuddyRequestController: Controller {
    let database: any Database
    let views: Views
    let people: BuddyPeople
    let answers: BuddyRequests
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(BuddyLinks.requests, use: self.page)
        own.post(BuddyLinks.requests, .changesMember, use: self.ask)
        own.post(BuddyLinks.acceptance, .changesMember, use: self.accept)
        own.post(BuddyLinks.refusal, .changesMember, use: self.refuse)
        own.post(BuddyLinks.withdrawal, .changesMember, use: self.withdraw)
        api.get(BuddyAPI.requests, use: self.answerList)
        api.post(BuddyAPI.requests, .changesMember, use: self.answerAsk)
        api.delete(BuddyAPI.request, .changesMember, use: self.answerWithdraw)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let (received, sent) = try await self.requests(context.signedIn)
        let page = BuddyRequestsPage(
            received: received,
            sent: sent,
            today: context.signedIn.day(at: self.now()),
            zone: context.signedIn.timeZone,
            frame: self.views.frame(
                "Requests",
                back: Places.together.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func ask(request: Request, context: ConfirmedContext) async throws -> Response {
        let me = context.signedIn.id
        let form = try await request.form(BuddyRequestForm.self)
        let asked = form.input.has("memberId") ? form : try request.query(BuddyRequestForm.self)
        let them = try asked.values()
        switch try await self.answers.ask(them, of: me) {
        case nil: throw NotFound()
        case .tooMany: return .onward(to: BuddyLinks.requests.path, toast: Toast(BuddyRequestWords.tooMany))
        case .buddies: return .onward(to: BuddyLinks.match(with: them))
        case .asked, .kept:
            return .onward(to: BuddyLinks.requests.path, toast: Toast("Asked. You hear of it when they say yes."))
        }
    }

    func accept(request: Request, context: ConfirmedContext) async throws -> Response {
        let them = try context.number()
        switch try await self.answers.say(.yes, of: context.signedIn.id, to: them) {
        case nil: throw NotFound()
        case .buddies: return .onward(to: BuddyLinks.match(with: them))
        // The request was withdrawn meanwhile.
        case .kept, .asked, .tooMany:
            return .onward(to: BuddyLinks.requests.path, toast: Toast("If they say yes too, you'll both hear of it."))
        }
    }

    func refuse(request: Request, context: ConfirmedContext) async throws -> Response {
        let them = try context.number()
        guard try await self.answers.say(.no, of: context.signedIn.id, to: them) != nil else {
            throw NotFound()
        }
        return .onward(
            to: BuddyLinks.requests.path,
            toast: Toast("Not now, then. They aren't told.", undo: BuddyLinks.passRemoval(them))
        )
    }

    func withdraw(request: Request, context: ConfirmedContext) async throws -> Response {
        let them = try context.number()
        guard try await self.answers.withdraw(of: context.signedIn.id, from: them) else {
            throw NotFound()
        }
        let again = "\(BuddyLinks.requests.path)?memberId=\(them)"
        return .onward(to: BuddyLinks.requests.path, toast: Toast("Taken back", undo: again))
    }

    func answerList(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let (received, sent) = try await self.requests(context.signedIn)
        return JSONResponse(
            BuddyRequestsResponse(received: received, sent: sent, on: context.signedIn.day(at: self.now()))
        )
    }

    func answerAsk(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let them = try await request.form(BuddyRequestForm.self).values()
        return try .buddyAnswer(try await self.answers.ask(them, of: context.signedIn.id))
    }

    func answerWithdraw(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.answers.withdraw(of: context.signedIn.id, from: context.number()) else {
            throw NotFound()
        }
        return Response(status: .noContent)
    }

    /// Returns the requests, without members whom the member may not meet.
    private func requests(
        _ member: Member
    ) async throws -> (received: [PendingBuddyRequest], sent: [PendingBuddyRequest]) {
        let store = BuddyRequestStore(database: self.database, owner: member.id)
        let (received, sent) = (try await store.received(), try await store.sent())
        let them = try await self.people.find((received + sent).map(\.other), for: member, at: self.now())
        func asked(_ requests: [BuddyRequestStore.Request]) -> [PendingBuddyRequest] {
            requests.compactMap { request in
                them[request.other].map { PendingBuddyRequest(who: $0, at: request.askedAt) }
            }
        }
        return (asked(received), asked(sent))
    }
}

extension JSONResponse {
    /// Returns the outcome of an answer or a request, for a device.
    ///
    /// Throws 404 for somebody who isn't there, 429 for a day's requests used up.
    static func buddyAnswer(_ outcome: BuddyAnswerStore.Outcome?) throws -> JSONResponse {
        switch outcome {
        case nil: throw NotFound()
        case .tooMany: throw TooOften(seconds: 3_600, words: BuddyRequestWords.tooMany)
        case .kept, .asked: JSONResponse(BuddyAnswerResponse(areBuddies: false, chatId: nil))
        case .buddies(let chat, _): JSONResponse(BuddyAnswerResponse(areBuddies: true, chatId: chat))
        }
    }
}
