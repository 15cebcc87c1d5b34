import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page on which administrators say who may sign up, and make invitations; the API of invitations.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/sign-up` | the rule, and the invitations that are open |
/// | `POST /admin/sign-up` | sets the rule, with a reason and the password |
/// | `POST /admin/sign-up/undoing` | undoes that |
/// | `POST /admin/invitations` | makes a link, and shows it once |
/// | `GET /admin/invitations` | leads to the page of sign-up |
/// | `GET`, `POST /admin/invitations/{id}/removal` | asks why, ends one |
/// | `POST /admin/invitations/{id}/restoration` | undoes that |
/// | `GET /api/v1/admin/invitations?after=` | those that are good, never their links |
/// | `POST /api/v1/admin/invitations` | makes one, and shows its link once |
/// | `POST /api/v1/admin/invitations/{id}/end` | ends one, with a reason |
struct InvitationController: Controller {
    let database: any Database
    let publicAddress: String
    let proof: PasswordProof
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(Places.signUpRule, use: self.show)
        administration.post(Places.signUpRule, .limited(.signIn), .changesMembers, use: self.decide)
        administration.post(AccountLinks.signUpRuleUndoing, .changesMembers, use: self.undo)
        administration.get(AccountLinks.invitations) { _, _ in Response.onward(to: Places.signUpRule.path) }
        let isMade = "Your invitation was made, and its link is shown once. If you didn't see it, end it, make another."
        let told = RouteTrait.tellsRepetition(isMade, look: Places.signUpRule, "Look at your invitations")
        administration.post(AccountLinks.invitations, .changesMembers, told, use: self.invite)
        administration.get(AccountLinks.invitationEnd, use: self.askWhy)
        administration.post(AccountLinks.invitationEnd, .changesMembers, use: self.end)
        administration.post(AccountLinks.invitationReturn, .changesMembers, use: self.restore)
        let api = routes.administrationAPI
        api.get(InvitationAPI.all, use: self.answerOpen)
        api.post(InvitationAPI.all, .changesMembers, .remembered, use: self.answerInvitation)
        api.post(InvitationAPI.end, .changesMembers, use: self.answerEnd)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let form = try request.query(InvitationListForm.self)
        return try await self.page(FormInput(), FormErrors(), after: form.after, context)
    }

    func decide(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(SignUpRuleForm.self)
        return try await form.submit(again: { try await self.page(form.input, $0, context) }) { values in
            let (administrator, now) = (context.administrator, self.now())
            try await self.proof.demand(values.password, of: administrator.id)
            let isNew = try await self.database.write { db in
                try SignUpRule.set(
                    values.rule,
                    by: administrator,
                    because: values.reason,
                    undo: AccountLinks.signUpRuleUndoing.path,
                    at: now,
                    in: db
                )
            }
            return Self.done(values.rule, undo: isNew ? AccountLinks.signUpRuleUndoing.path : "")
        }
    }

    func undo(request: Request, context: AdminContext) async throws -> Response {
        let (administrator, now) = (context.administrator, self.now())
        let rule = try await self.database.write { try SignUpRule.undo(by: administrator, at: now, in: $0) }
        guard let rule else {
            throw Conflict("Only who changed it takes it back, within ten minutes. Say it anew.")
        }
        return Self.done(rule, undo: "")
    }

    private static func done(_ rule: SignUpRule, undo: String) -> Response {
        .onward(
            to: Places.signUpRule.path,
            toast: Toast("Who may sign up: \(rule.title.lowercased())", undo: undo)
        )
    }

    func invite(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(InvitationForm.self)
        return try await form.submit(again: { try await self.page(form.input, $0, context) }) { values in
            let made = try await self.made(values, context)
            var response = try await self.page(FormInput(), FormErrors(), made: made, context).response()
            response.headers[.cacheControl] = "private, no-store"
            return response
        }
    }

    func askWhy(request: Request, context: AdminContext) async throws -> Page {
        try self.page(ending: try await self.invitation(context), InvitationEndForm(), FormErrors(), context)
    }

    func end(request: Request, context: AdminContext) async throws -> Response {
        let invitation = try await self.invitation(context)
        let form = try await request.form(InvitationEndForm.self)
        return try await form.submit(again: { try self.page(ending: invitation, form, $0, context) }) { reason in
            try await self.end(invitation.id, because: reason, context)
            let undo = AccountLinks.invitationReturn(invitation.id)
            return .onward(
                to: Places.signUpRule.path,
                toast: Toast("That link lets nobody in any more", undo: undo)
            )
        }
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        guard try await self.store.restore(context.id(), by: context.administrator, at: self.now()) else {
            throw Conflict("Only who ended it undoes that, within ten minutes. Make a new one.")
        }
        return .onward(to: Places.signUpRule.path, toast: Toast("That link counts again"))
    }

    func answerOpen(request: Request, context: AdminContext) async throws -> JSONResponse {
        let after = try request.query(InvitationListForm.self).after
        return JSONResponse(InvitationsResponse(try await self.open(after: after)))
    }

    func answerInvitation(request: Request, context: AdminContext) async throws -> JSONResponse {
        let made = try await self.made(try await request.form(InvitationForm.self).values(), context)
        let link = self.publicAddress + AccountLinks.signUp(made)
        return JSONResponse(NewInvitationResponse(link: link), status: .created)
    }

    func answerEnd(request: Request, context: AdminContext) async throws -> HTTPResponse.Status {
        let (id, reason) = (try context.id(), try await request.form(InvitationEndForm.self).values())
        try await self.end(id, because: reason, context)
        return .noContent
    }

    private func made(_ values: InvitationForm.Values, _ context: AdminContext) async throws -> SecretToken {
        guard let made = try await self.store.make(values, by: context.administrator, at: self.now()) else {
            throw FormErrors("form", "\(Invitation.most) invitations are open already. End one first.")
        }
        return made
    }

    private func end(_ id: String, because reason: String, _ context: AdminContext) async throws {
        guard try await self.store.end(id, because: reason, by: context.administrator, at: self.now()) else {
            throw Self.ended
        }
    }

    private func open(after cursor: Cursor?) async throws -> [Invitation] {
        try await self.store.open(
            at: self.now(),
            after: cursor.map { ($0.at, $0.id) },
            limit: InvitationsPage.length
        )
    }

    private static let ended = NotFound("This invitation has ended already.")

    private func invitation(_ context: AdminContext) async throws -> Invitation {
        guard let invitation = try await self.store.find(context.id(), at: self.now()) else { throw Self.ended }
        return invitation
    }

    private func page(
        ending invitation: Invitation,
        _ form: InvitationEndForm,
        _ errors: FormErrors,
        _ context: AdminContext
    ) throws -> Page {
        let frame = self.views.frame("End an invitation", back: Places.signUpRule.path, in: context)
        return try self.views.render(
            InvitationEndPage(invitation, form, errors, in: context.administrator.timeZone, frame: frame)
        )
    }

    private var store: InvitationStore { InvitationStore(database: self.database) }

    private func page(
        _ input: FormInput,
        _ errors: FormErrors,
        made: SecretToken? = nil,
        after cursor: Cursor? = nil,
        _ context: AdminContext
    ) async throws -> Page {
        let rule = try await self.database.read { try SignUpRule.current(in: $0) }
        let open = try await self.open(after: cursor)
        let link = made.map { self.publicAddress + AccountLinks.signUp($0) } ?? ""
        let frame = self.views.frame("Who may sign up", back: Places.administration.path, in: context)
        return try self.views.render(
            InvitationsPage(rule, open, input, errors, made: link, in: context.administrator.timeZone, frame: frame)
        )
    }
}
