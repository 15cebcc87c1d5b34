import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Takes a place at an event, and gives it back.
///
/// | route | does |
/// |---|---|
/// | `POST /together/events/{id}/joining`, `…/leaving` | takes a place or waits for one; gives it back |
/// | `PUT`, `DELETE /api/v1/events/{id}/joining` | the same for a device |
struct AttendanceController: Controller {
    let access: EventAccess
    let pages: EventPages
    let planAgain: PlanAgainPort
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.events(self.access.database)
        own.post(EventLinks.joining, .changesMember, use: self.join)
        own.post(EventLinks.leaving, .changesMember, use: self.leave)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.put(EventAPI.joining, .changesMember, use: self.answerJoining)
        api.delete(EventAPI.joining, .changesMember, use: self.answerLeaving)
    }

    static let closed = "It is over or doesn't take place."
    private static let isHere =
        "You checked in, so you keep your place and what being there gives. Go whenever you like."
    private static let tooMany = """
        You have a part in \(AttendanceStore.most) events. Leave one that you won't come to first.
        """

    func join(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.joinable(context)
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

    func answerJoining(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.access.joinable(context)
        switch try await self.store(context).join(event.id, at: self.now()) {
        case .joined, .waiting: return try await self.pages.answer(event.id, context)
        case .closed: throw Conflict(Self.closed)
        case .tooMany: throw Conflict(Self.tooMany)
        }
    }

    func answerLeaving(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        switch try await self.store(context).leave(event.id, at: self.now()) {
        case .left: return Response(status: .noContent)
        case .isHere: throw Conflict(Self.isHere)
        case .noPart: throw NotFound("You have no part in it, or it is over.")
        }
    }

    private func store(_ context: ConfirmedContext) -> AttendanceStore {
        AttendanceStore(
            database: self.access.database,
            owner: context.signedIn.id,
            planAgain: self.planAgain
        )
    }
}
