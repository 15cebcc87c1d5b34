import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages of a member's settings.
///
/// | route | does |
/// |---|---|
/// | `GET /settings` | leads to the next |
/// | `GET`, `POST /me/settings` | name, address, birthday, gender |
/// | `GET`, `POST /me/settings/units` | units, time zone, theme |
/// | `GET`, `POST /me/settings/notices` | the choice of what is mailed |
/// | `GET`, `POST /me/settings/no-pressure` | whether numbers are shown |
/// | `POST /me/units` | the one-tap switch of units |
struct SettingsController: Controller {
    let database: any Database
    let views: Views
    let letters: AddressLetters
    let proof: PasswordProof
    var minimumAge = 16
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(SettingsLinks.short) { _, _ in Response.onward(to: Places.settings.path) }
        own.get(Places.settings, use: self.showAccount)
        own.post(Places.settings, .limited(.signIn), .changesMember, use: self.saveAccount)
        own.get(SettingsLinks.units, use: self.showUnits)
        own.post(SettingsLinks.units, .changesMember, use: self.saveUnits)
        own.get(Places.mail, use: self.showNotices)
        own.post(Places.mail, .changesMember, use: self.saveNotices)
        own.get(Places.noPressure, use: self.showNoPressure)
        own.post(Places.noPressure, .changesMember, use: self.saveNoPressure)
        own.post(SettingsLinks.unitSystem, .changesMember, use: self.switchUnits)
    }

    // MARK: Name, address, birthday

    func showAccount(request: Request, context: MemberContext) async throws -> Page {
        let account = try await self.account(context)
        return try await self.accountPage(AccountForm(account), FormErrors(), of: account, context)
    }

    func saveAccount(request: Request, context: MemberContext) async throws -> Response {
        var form = try await request.form(AccountForm.self)
        let before = try await self.account(context)
        let today = context.signedIn.day(at: self.now())
        form.ages = AgeRule(minimum: self.minimumAge, today: today, known: before.birthday)
        return try await form.submit(again: { [form] in try await self.accountPage(form, $0, of: before, context) }) {
            values in
            if values.version != before.version { throw FormErrors("form", Self.stale) }
            var account = before
            values.apply(to: &account)
            let isNewAddress = account.email != before.email
            if isNewAddress { try await self.proof.demand(values.current, of: account.id, in: "current") }
            let isMoving = isNewAddress && self.letters.sendsMail
            if isMoving { account.email = before.email }
            try await self.save(account, asking: isMoving ? values.email : nil)
            let words = isMoving ? "Saved. We mailed you a link to confirm your new address." : "Saved"
            return .onward(to: Places.settings.path, toast: Toast(words))
        }
    }

    private func accountPage(
        _ form: AccountForm,
        _ errors: FormErrors,
        of account: Account,
        _ context: MemberContext
    ) async throws -> Page {
        let now = self.now()
        let pending = try await self.database.read { try AddressMove.pending(for: account.id, at: now, in: $0) }
        let frame = self.views.frame("Settings", back: Places.me.path, tab: .me, in: context)
        return try self.views.render(
            AccountSettingsPage(
                form,
                errors,
                of: account,
                moving: pending,
                sendsMail: self.letters.sendsMail,
                frame: frame
            )
        )
    }

    // MARK: Units

    func showUnits(request: Request, context: MemberContext) async throws -> Page {
        try self.unitsPage(UnitsForm(try await self.account(context)), FormErrors(), context)
    }

    func saveUnits(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(UnitsForm.self)
        return try await form.submit(again: { try self.unitsPage(form, $0, context) }) { values in
            var account = try await self.account(context)
            account.units = values.units
            account.timeZone = values.timeZone
            account.theme = values.theme
            try await self.save(account)
            return .onward(to: Places.settings.path, toast: Toast("Saved"))
        }
    }

    func switchUnits(request: Request, context: MemberContext) async throws -> Response {
        let values = try await request.form(UnitSystemForm.self).values()
        var account = try await self.account(context)
        account.units = values.system.applied(to: account.units)
        try await self.save(account)
        return .onward(to: values.next)
    }

    private func unitsPage(_ form: UnitsForm, _ errors: FormErrors, _ context: MemberContext) throws -> Page {
        let frame = self.views.frame("Units and look", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(UnitsPage(form, errors, frame: frame))
    }

    // MARK: Notices

    func showNotices(request: Request, context: MemberContext) async throws -> Page {
        let frame = self.views.frame("Mail", back: Places.noticeSettings.path, tab: .me, in: context)
        return try self.views.render(MailSettingsPage(try await self.account(context), frame: frame))
    }

    func saveNotices(request: Request, context: MemberContext) async throws -> Response {
        var account = try await self.account(context)
        account.safetyMail = try await request.form(NoticesForm.self).values().safetyMail
        try await self.save(account)
        return .onward(to: Places.noticeSettings.path, toast: Toast("Saved"))
    }

    // MARK: No-pressure mode

    func showNoPressure(request: Request, context: MemberContext) async throws -> Page {
        let frame = self.views.frame("No-pressure mode", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(NoPressurePage(try await self.account(context), frame: frame))
    }

    func saveNoPressure(request: Request, context: MemberContext) async throws -> Response {
        var account = try await self.account(context)
        account.noPressure = try await request.form(NoPressureForm.self).values().noPressure
        try await self.save(account)
        return .onward(
            to: Places.settings.path,
            toast: Toast(account.noPressure ? "Numbers step back" : "Numbers are shown")
        )
    }

    // MARK: The account

    private func account(_ context: MemberContext) async throws -> Account {
        guard let account = try await MemberStore(database: self.database).find(context.signedIn.id) else {
            throw SignInRequired()
        }
        return account
    }

    /// Writes the account; a link is mailed to the address of `asking`, which is the member's once they use it.
    private func save(_ account: Account, asking address: String? = nil) async throws {
        let members = MemberStore(database: self.database)
        do {
            let saved = try await NamesTaken.complaining {
                try await members.update(account, asking: address, letters: self.letters, at: self.now())
            }
            if saved == nil { throw FormErrors("form", Self.stale) }
        } catch is AddressLettersUsedUp {
            throw FormErrors("email", "Today's letters are used up. Nothing was saved; change your address tomorrow.")
        }
    }

    private static let stale = "Your account was changed elsewhere meanwhile. Check this and save it again."
}
