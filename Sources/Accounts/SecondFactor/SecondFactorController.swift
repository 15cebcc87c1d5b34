import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Serves the page of a member's second factor.
///
/// | route | does |
/// |---|---|
/// | `GET /me/settings/second-factor` | offers one, or says that it is on |
/// | `POST /me/settings/second-factor` | turns it on with a first code, and shows the recovery codes, this once |
/// | `POST /me/settings/second-factor/codes` | makes new recovery codes and shows them, this once |
/// | `POST /me/settings/second-factor/end` | turns it off |
struct SecondFactorController: Controller {
    let factors: SecondFactorStore
    let proof: PasswordProof
    let views: Views
    /// Whether strangers can reach this Spotter, so that administrators must have one.
    let isOpen: Bool
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        let isMade = "The recovery codes were made, and are shown only once. If you didn't see them, make new ones."
        let told = RouteTrait.tellsRepetition(isMade, look: Places.secondFactor, "Make new ones")
        own.get(Places.secondFactor, use: self.show)
        own.post(Places.secondFactor, .limited(.signIn), .changesMember, .allowsSuspended, told, use: self.turnOn)
        own.post(
            SettingsLinks.recoveryCodes,
            .limited(.signIn),
            .changesMember,
            .allowsSuspended,
            told,
            use: self.renewCodes
        )
        own.post(SettingsLinks.secondFactorEnd, .limited(.signIn), .changesMember, .allowsSuspended, use: self.turnOff)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(FormErrors(), context)
    }

    func turnOn(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(SecondFactorForm.self)
        let account = try await self.account(context)
        guard let offer = try SecondFactorOffer(form.secret, of: account.id, by: self.factors.seal) else {
            // The app's codes belong to a key that can't be read any more: it begins anew, and says so.
            let another = try SecondFactorOffer(to: account.id, by: self.factors.seal)
            return try self.page(another, FormErrors("code", Self.anotherKey), context).response()
        }
        return try await form.submit(again: { try self.page(offer, $0, context) }) { values in
            try await self.proof.demand(values.password, of: account.id)
            guard let codes = try await self.turnOn(account, offer, values.code) else {
                throw FormErrors(
                    "code",
                    "That isn't the code of now. Take the newest one, and check the phone's clock."
                )
            }
            return try self.show(codes, context)
        }
    }

    /// Returns nil for a wrong code.
    private func turnOn(_ account: Account, _ offer: SecondFactorOffer, _ code: String) async throws -> [String]? {
        do {
            return try await self.factors.turnOn(account, offer, code: code, at: self.now())
        } catch is SecondFactorStore.IsOn {
            throw Conflict("Two-step log-in is on already. Look at it again.")
        }
    }

    func renewCodes(request: Request, context: MemberContext) async throws -> Response {
        try await self.proven(request, context) { account in
            try self.show(try await self.factors.renewCodes(of: account, at: self.now()), context)
        }
    }

    func turnOff(request: Request, context: MemberContext) async throws -> Response {
        try await self.proven(request, context) { account in
            try await self.factors.turnOff(account, at: self.now())
            return .onward(to: Places.settings.path, toast: Toast("Your password alone logs you in now."))
        }
    }

    /// Does what the password was typed for.
    private func proven(
        _ request: Request,
        _ context: MemberContext,
        _ work: (Account) async throws -> Response
    ) async throws -> Response {
        let form = try await request.form(OwnPasswordForm.self)
        return try await form.submit(again: { try await self.page($0, context) }) { password in
            let account = try await self.account(context)
            try await self.proof.demand(password, of: account.id)
            do {
                return try await work(account)
            } catch is SecondFactorStore.IsOff {
                throw Conflict("Two-step log-in is off by now. Look at it again.")
            }
        }
    }

    private func page(_ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        guard let state = try await self.factors.state(of: context.signedIn.id) else {
            return try self.page(SecondFactorOffer(to: context.signedIn.id, by: self.factors.seal), errors, context)
        }
        let (zone, isDemanded) = (context.signedIn.timeZone, self.isDemanded(of: context))
        let frame = self.frame(context)
        return try self.views.render(SecondFactorPage(state, in: zone, isDemanded: isDemanded, errors, frame: frame))
    }

    private func page(_ offer: SecondFactorOffer, _ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let (name, isDemanded) = (context.signedIn.screenName, self.isDemanded(of: context))
        let page = SecondFactorOfferPage(offer, to: name, isDemanded: isDemanded, errors, frame: self.frame(context))
        return try self.views.render(page)
    }

    private func show(_ codes: [String], _ context: MemberContext) throws -> Response {
        let onward = self.isDemanded(of: context) ? Places.administration : Places.settings
        let page = RecoveryCodesPage(codes, onward: onward.path, frame: self.frame(context))
        return try self.views.render(page).response()
    }

    private func isDemanded(of context: MemberContext) -> Bool {
        self.isOpen && context.signedIn.role == .administrator
    }

    private func frame(_ context: MemberContext) -> Frame {
        self.views.frame("Two-step log-in", back: Places.settings.path, tab: .me, in: context)
    }

    private func account(_ context: MemberContext) async throws -> Account {
        guard let account = try await MemberStore(database: self.factors.database).find(context.signedIn.id) else {
            throw SignInRequired()
        }
        return account
    }

    private static let anotherKey = "That key can't be used any more. Here is a new one: put it into the app instead."
}
