import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Checks in at an event.
///
/// | route | does |
/// |---|---|
/// | `POST /together/events/{id}/check-in` | by where the device is or by the code |
/// | `PUT /api/v1/events/{id}/check-in` | the same for a device |
struct CheckInController: Controller {
    let access: EventAccess
    let pages: EventPages
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.events(self.access.database)
            .post(EventLinks.checkIn, .limited(.eventCodes), .changesMember, use: self.checkIn)
        routes.meetingAPI(self.access.database).part(.events)
            .put(EventAPI.checkIn, .limited(.eventCodes), .changesMember, use: self.answerCheckIn)
    }

    func checkIn(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.joinable(context)
        let form = try await request.form(CheckInForm.self)
        return try await form.submit(again: { try await self.pages.page(event, form, $0, context) }) { proof in
            try await self.check(in: event, by: proof, context)
            let points = context.signedIn.noPressure ? 0 : event.details.points
            let earned =
                points == 0 ? "" : points == 1 ? ". 1 point is yours" : ". \(points) points are yours"
            return .onward(to: EventLinks.event(event.id), toast: Toast("You're here. Have fun\(earned)"))
        }
    }

    func answerCheckIn(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.access.joinable(context)
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
}

extension RateLimiter.Rule {
    /// Codes of events, from one address; each member's own wrong ones are counted too.
    fileprivate static let eventCodes = Self("event-codes", burst: 60, perMinute: 60)
}
