import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the API of a member's health details.
///
/// | route | does |
/// |---|---|
/// | `GET /api/v1/me/health` | injuries, conditions, limitations, cycle |
/// | `PUT /api/v1/me/health` | says those that are named; again says the same |
///
/// They are sealed as the pages seal them, and for sessions only: no access token reads or writes them.
struct HealthController: Controller {
    let database: any Database
    let seal: Seal
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let api = routes.api()
        api.get(Places.health, use: self.answerShow)
        api.put(Places.health, .changesMember, use: self.answerChange)
    }

    func answerShow(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(context)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(HealthForm.self)
        let store = self.answers(context)
        guard let known = try await store.known() else { throw SignInRequired() }
        let today = context.signedIn.day(at: self.now())
        let answers = try form.answers(over: known, in: context.signedIn.units, today: today)
        try await store.keep(answers, today: today, at: self.now())
        return try await self.answer(context)
    }

    private func answer(_ context: MemberContext) async throws -> JSONResponse {
        let health = try await HealthStore(
            database: self.database,
            seal: self.seal,
            owner: context.signedIn.id
        ).facts()
        return JSONResponse(HealthResponse(health, today: context.signedIn.day(at: self.now())))
    }

    private func answers(_ context: MemberContext) -> OnboardingAnswerStore {
        OnboardingAnswerStore(database: self.database, seal: self.seal, owner: context.signedIn.id)
    }
}
