import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Plans the deletion of an account, and cancels it.
///
/// | route | does |
/// |---|---|
/// | `GET /me/leaving` | says what leaving means and asks for the password; to who has asked, offers to stay |
/// | `POST /me/leaving` | plans the deletion and logs out everywhere |
/// | `POST /me/leaving/end` | keeps the account |
struct DeletionController: Controller {
    let database: any Database
    let views: Views
    let leaving: Leaving
    let proof: PasswordProof

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.leaving, use: self.show)
        own.post(Places.leaving, .limited(.signIn), .changesMember, .allowsSuspended, use: self.ask)
        own.post(AccountLinks.stay, .changesMember, .allowsSuspended, use: self.stay)
    }

    func show(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(FormErrors(), context)
    }

    func ask(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(OwnPasswordForm.self)
        return try await form.submit(again: { try await self.page($0, context) }) { password in
            try await self.proof.demand(password, of: context.signedIn.id)
            let due = try await self.begin(context.signedIn.id)
            let day = DayName.long(due, in: context.signedIn.timeZone)
            let toast = Toast("Your account goes on \(day). Log in before to keep it.")
            return .onward(to: Places.start.path, toast: toast)
        }
    }

    func stay(request: Request, context: MemberContext) async throws -> Response {
        if try await !self.leaving.stay(context.signedIn.id),
            try await self.leaving.planned(of: context.signedIn.id) != nil
        {
            throw NotAllowed("Whoever looks after this Spotter decided it. Write to them to appeal.")
        }
        return .onward(to: Places.today.path, toast: Toast("Good to have you back. Your account stays."))
    }

    private func begin(_ member: Member.ID) async throws -> Date {
        guard let account = try await MemberStore(database: self.database).find(member) else { throw SignInRequired() }
        do {
            return try await self.leaving.ask(account)
        } catch is LastAdministrator {
            throw FormErrors("form", Self.onlyOne)
        }
    }

    private func page(_ errors: FormErrors, _ context: MemberContext) async throws -> Page {
        let planned = try await self.leaving.planned(of: context.signedIn.id)
        let day = planned.map { DayName.long($0.due, in: context.signedIn.timeZone) }
        let frame = self.views.frame("Delete account", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(
            LeavingPage(leavingOn: day, byHouse: planned?.byHouse ?? false, errors, frame: frame)
        )
    }

    private static let onlyOne = """
        You are the only administrator, and others are here. Ask the operator to name another one first: \
        spotter admin make NAME.
        """
}
