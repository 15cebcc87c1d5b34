import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the API of a member's own account.
///
/// | route | does |
/// |---|---|
/// | `GET /api/v1/me` | everything about the member but health details |
/// | `PATCH /api/v1/me` | changes what is named; `weightKg` is today's weight |
struct MeController: Controller {
    let database: any Database
    let letters: AddressLetters
    var minimumAge = 16
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let api = routes.api(.me)
        api.get(Places.me, use: self.answerShow)
        api.patch(Places.me, .changesMember, use: self.answerChange)
    }

    func answerShow(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(context)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        var form = try await request.form(MeForm.self)
        let before = try await self.account(context)
        let today = context.signedIn.day(at: self.now())
        form.ages = AgeRule(minimum: self.minimumAge, today: today, known: before.birthday)
        let values = try form.values()
        try await self.checkBody(values, of: before)
        try await self.changeAccount(before, values)
        if values.changesBody {
            try await BodyStore(database: self.database, owner: context.signedIn.id)
                .change(today: context.signedIn.day(at: self.now()), weight: values.kilograms, at: self.now()) {
                    values.apply(to: &$0)
                }
        }
        return try await self.answer(context)
    }

    /// Throws a complaint about a wish for a weight that is underweight at the height as it will be.
    private func checkBody(_ values: MeForm.Values, of account: Account) async throws {
        guard let desired = values.desired?.value else { return }
        let known = try await BodyStore(database: self.database, owner: account.id).body()?.centimetres
        let height = values.height.map(\.value) ?? known
        let complaint = DesiredWeight.complaint(about: desired, centimetres: height, in: account.units)
        if let complaint { throw FormErrors("desiredWeightKg", complaint) }
    }

    private func changeAccount(_ before: Account, _ values: MeForm.Values) async throws {
        var account = before
        values.apply(to: &account)
        if account == before { return }
        let members = MemberStore(database: self.database)
        let saved = try await NamesTaken.complaining { [account] in
            try await members.update(account, letters: self.letters, at: self.now())
        }
        if saved == nil { throw Conflict() }
    }

    private func answer(_ context: MemberContext) async throws -> JSONResponse {
        let account = try await self.account(context)
        guard let body = try await BodyStore(database: self.database, owner: context.signedIn.id).body() else {
            throw SignInRequired()
        }
        let today = CalendarDay(self.now(), in: TimeZone(identifier: account.timeZone) ?? .gmt)
        return JSONResponse(MeResponse(account, body, today: today))
    }

    private func account(_ context: MemberContext) async throws -> Account {
        guard let account = try await MemberStore(database: self.database).find(context.signedIn.id) else {
            throw SignInRequired()
        }
        return account
    }
}
