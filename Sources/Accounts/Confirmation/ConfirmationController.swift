import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Confirms an address by a mailed link.
///
/// | route | does |
/// |---|---|
/// | `GET /confirmation/{token}` | shows one button: programs that follow every link in a mail must not confirm |
/// | `POST /confirmation/{token}` | confirms |
/// | `POST /confirmation` | mails a member a new link, and goes back to where they asked |
struct ConfirmationController: Controller {
    let database: any Database
    let views: Views
    let letters: AddressLetters
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let open = routes.open
        open.get(AccountLinks.confirmation, use: self.show)
        open.post(AccountLinks.confirmation, .changesMember, .allowsSuspended, use: self.confirm)
        routes.own.post(Places.confirmation, .changesMember, .allowsSuspended, use: self.askAgain)
    }

    func show(request: Request, context: AppContext) async throws -> Page {
        let token = try context.parameters.require("token")
        let store = ConfirmationStore(database: self.database)
        let address = try await store.address(of: SecretToken(token), at: self.now())
        return try self.page(address, token, in: context)
    }

    func confirm(request: Request, context: AppContext) async throws -> Response {
        let token = try context.parameters.require("token")
        let store = ConfirmationStore(database: self.database)
        guard try await store.confirm(SecretToken(token), self.letters, at: self.now()) else {
            return try self.page(nil, token, in: context).response()
        }
        return .onward(to: Places.start.path, toast: Toast("Thank you. Your address is confirmed."))
    }

    func askAgain(request: Request, context: MemberContext) async throws -> Response {
        let next = try await request.form(AnotherLinkForm.self).values()
        guard let account = try await MemberStore(database: self.database).find(context.signedIn.id) else {
            throw NotFound()
        }
        guard self.letters.sendsMail else {
            return .onward(
                to: next,
                toast: Toast("No mail goes out here, so there is nothing to confirm.")
            )
        }
        let now = self.now()
        let (isSent, address) = try await self.database.write { [letters] db in
            guard let pending = try AddressMove.pending(for: account.id, at: now, in: db) else {
                return (try letters.askToConfirm(account, at: now, in: db), account.email)
            }
            return (try letters.askToMove(account, to: pending, at: now, in: db), pending)
        }
        // A mistyped address is seen here, before one waits for a letter that went elsewhere.
        let words =
            isSent ? "A new link is on its way to \(address)." : "Today's letters are used up. Try again tomorrow."
        return .onward(to: next, toast: Toast(words))
    }

    private func page(_ address: String?, _ token: String, in context: AppContext) throws -> Page {
        let frame = self.views.frame("Confirm your address", back: Places.start.path, in: context)
        return try self.views.render(ConfirmationPage(address: address, token: token, frame: frame))
    }
}
