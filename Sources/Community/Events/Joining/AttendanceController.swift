import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Takes a place at an event, gives it back, and checks in.
///
/// | route | does |
/// |---|---|
/// | `POST /together/events/{id}/joining`, `…/leaving` | takes a place or waits for one; gives it back |
/// | `POST /together/events/{id}/check-in` | checks in, by where the device is or by the code |
/// | `PUT`, `DELETE /api/v1/events/{id}/joining` | the same for a device |
/// | `PUT /api/v1/events/{id}/check-in` | the same for a device |
struct AttendanceController: Controller {
    let access: EventAccess
    let pages: EventPages
    let planAgain: PlanAgainPort
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.events(self.access.database)
        own.post(EventLinks.joining, .changesMember, use: self.join)
        own.post(EventLinks.leaving, .changesMember, use: self.leave)
        own.post(EventLinks.checkIn, .limited(.eventCodes), .changesMember, use: self.checkIn)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.put(EventAPI.joining, .changesMember, use: self.answerJoining)
        api.delete(EventAPI.joining, .changesMember, use: self.answerLeaving)
        api.put(EventAPI.checkIn, .limited(.eventCodes), .changesMember, use: self.answerCheckIn)
    }

    static let closed = "It is over or doesn't take place."
    private static let isHere =
        "You checked in, so you keep your place and what being there gives. Go whenever you like."
    private static let tooMany = """
        You have a part in \(AttendanceStore.most) events. Leave one that you won't come to first.
        """

    func join(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.joinable(context)
        let words =
            switch try await self.store(context).join(event.id, at: self.now()) {
            case .joined: Toast("You're in", undo: EventLinks.leaving(event.id))
            case .waiting: Toast("You wait for a place, and hear of it", undo: EventLinks.leaving(event.id))
            case .closed: Toast(Self.closed)
            case .tooMany: Toast(Self.tooMany)
            }
        return .onward(to: EventLinks.event(event.id), toast: words)
    }

    func leave(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let toast: Toast? =
            switch try await self.store(context).leave(event.id, at: self.now()) {
            case .left: Toast("You don't come. Thanks for saying so", undo: EventLinks.joining(event.id))
            case .isHere: Toast(Self.isHere)
            case .noPart: nil
            }
        return .onward(to: EventLinks.event(event.id), toast: toast)
    }

    func checkIn(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let form = try await request.form(CheckInForm.self)
        return try await form.submit(again: { try await self.pages.page(event, form, $0, context) }) { proof in
            try await self.check(in: event, by: proof, context)
            return .onward(to: EventLinks.event(event.id), toast: Toast("You're here. Have fun"))
        }
    }

    func answerJoining(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.joinable(context)
        switch try await self.store(context).join(event.id, at: self.now()) {
        case .joined, .waiting: return try await self.pages.answer(event.id, context)
        case .closed: throw HTTPError(.conflict, message: Self.closed)
        case .tooMany: throw HTTPError(.conflict, message: Self.tooMany)
        }
    }

    func answerLeaving(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        switch try await self.store(context).leave(event.id, at: self.now()) {
        case .left: return Response(status: .noContent)
        case .isHere: throw HTTPError(.conflict, message: Self.isHere)
        case .noPart: throw HTTPError(.notFound, message: "You have no part in it, or it is over.")
        }
    }

    func answerCheckIn(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.access.event(context)
        try await self.check(in: event, by: try await request.form(CheckInForm.self).values(), context)
        return try await self.pages.answer(event.id, context)
    }

    /// Throws a complaint for who isn't there, or at another time.
    private func check(in event: GroupEvent, by proof: CheckIn, _ context: ConfirmedContext) async throws {
        let member = context.signedIn
        let outcome = try await CheckInStore(database: self.access.database, owner: member.id)
            .checkIn(at: event.id, by: proof, on: member.day(at: self.now()), at: self.now())
        switch outcome {
        case nil: throw EventAccess.missing
        case .success: return
        case .failure(let refusal): throw refusal.complaint(in: member.units)
        }
    }

    /// Throws 404 for who may see an event only because they look after it, but is of another age.
    private func joinable(_ context: ConfirmedContext) async throws -> GroupEvent {
        let (event, id) = (try await self.access.event(context), context.signedIn.id)
        guard let me = try await self.access.people([id])[id], me.mayCome(to: event, at: self.now()) else {
            throw HTTPError(.notFound, message: "It is for another age.")
        }
        return event
    }

    private func store(_ context: ConfirmedContext) -> AttendanceStore {
        AttendanceStore(
            database: self.access.database,
            owner: context.signedIn.id,
            planAgain: self.planAgain
        )
    }
}

extension RateLimiter.Rule {
    /// Codes of events, from one address; each member's own wrong ones are counted too.
    fileprivate static let eventCodes = Self("event-codes", burst: 60, perMinute: 60)
}
