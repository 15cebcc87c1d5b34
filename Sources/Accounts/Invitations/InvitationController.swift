import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// The page on which administrators say who may sign up, and make invitations.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/sign-up` | the rule, and the invitations that are open |
/// | `POST /admin/sign-up` | sets the rule, with a reason |
/// | `POST /admin/invitations` | makes a link, shown once |
/// | `POST /admin/invitations/{id}/removal` | ends one |
struct InvitationController: Controller {
    let database: any Database
    let publicAddress: String
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(Places.signUpRule, use: self.show)
        administration.post(Places.signUpRule, .changesMembers, use: self.decide)
        administration.post(AccountLinks.invitations, .changesMembers, use: self.invite)
        administration.post(AccountLinks.invitationEnd, .changesMembers, use: self.end)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(InvitationListForm.self).after
        return try await self.page(FormInput(), FormErrors(), after: after, context)
    }

    func decide(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(SignUpRuleForm.self)
        return try await form.submit(again: { try await self.page(form.input, $0, context) }) { values in
            let (administrator, now) = (context.administrator, self.now())
            try await self.database.write { db in
                try SignUpRule.set(values.rule, by: administrator, because: values.reason, at: now, in: db)
            }
            return .onward(
                to: Places.signUpRule.path,
                toast: Toast("Who may sign up: \(values.rule.title.lowercased())")
            )
        }
    }

    func invite(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(InvitationForm.self)
        return try await form.submit(again: { try await self.page(form.input, $0, context) }) { values in
            let made = try await self.store.make(values, by: context.administrator, at: self.now())
            guard let made else {
                throw FormErrors("form", "\(Invitation.most) invitations are open already. End one first.")
            }
            let link = self.publicAddress + AccountLinks.signUp(made)
            return try await self.page(FormInput(), FormErrors(), made: link, context).response()
        }
    }

    func end(request: Request, context: AdminContext) async throws -> Response {
        guard try await self.store.end(context.id(), by: context.administrator, at: self.now()) else {
            throw HTTPError(.notFound, message: "This invitation has ended already.")
        }
        return .onward(to: Places.signUpRule.path, toast: Toast("That link lets nobody in any more"))
    }

    private var store: InvitationStore { InvitationStore(database: self.database) }

    private func page(
        _ input: FormInput,
        _ errors: FormErrors,
        made link: String = "",
        after cursor: Cursor? = nil,
        _ context: AdminContext
    ) async throws -> Page {
        let rule = try await self.database.read { try SignUpRule.current(in: $0) }
        let open = try await self.store
            .open(at: self.now(), after: cursor.map { ($0.at, $0.id) }, limit: InvitationsPage.length)
        let frame = self.views.frame("Who may sign up", back: Places.administration.path, in: context)
        return try self.views.render(
            InvitationsPage(rule, open, input, errors, made: link, in: context.administrator.timeZone, frame: frame)
        )
    }
}
