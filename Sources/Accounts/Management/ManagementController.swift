import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Serves the pages on which administrators look after members.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/members?q=&after=` | everybody, or who is found by name, screen name or address |
/// | `GET /admin/members/{id}` | the state of an account, never of a body |
/// | `GET /admin/members/{id}/{action}` | asks for the reason, and for the password where it is grave |
/// | `POST /admin/members/{id}/{action}` | does it, or takes back by Undo what one just did; refuses what is about oneself |
struct ManagementController: Controller {
    let store: ManagementStore
    let proof: PasswordProof
    let views: Views

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(Places.members, use: self.list)
        administration.get(ManagementLinks.member, use: self.show)
        for action in ManagementAction.allCases {
            let path = ManagementPath(action: action)
            administration.get(path) { try await self.ask(action, $0, $1) }
            if action.isGrave {
                administration.post(path, .limited(.signIn), .changesMembers) { try await self.act(action, $0, $1) }
            } else {
                administration.post(path, .changesMembers) { try await self.act(action, $0, $1) }
            }
        }
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let form = try request.query(MemberSearchForm.self)
        let found = try await self.store.find(form.query, after: form.after, limit: ManagedMembersPage.length)
        let madeUp = try await self.store.madeUp(among: found)
        let frame = self.views.frame("Members", back: Places.administration.path, in: context)
        return try self.views.render(ManagedMembersPage(found, madeUp: madeUp, query: form.query, frame: frame))
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let member = try await self.member(of: context)
        let frame = self.views.frame(member.account.screenName, back: Places.members.path, in: context)
        return try self.views.render(ManagedMemberPage(member, for: context.administrator, frame: frame))
    }

    private func ask(_ action: ManagementAction, _ request: Request, _ context: AdminContext) async throws -> Page {
        let member = try await self.member(of: context)
        guard member.account.id != context.administrator.id else { throw Self.oneself }
        return try self.page(action, member, ManagementForm(), FormErrors(), context)
    }

    private func act(_ action: ManagementAction, _ request: Request, _ context: AdminContext) async throws -> Response {
        let member = try await self.member(of: context)
        var form = try await request.form(ManagementForm.self)
        form.action = action
        form.mayUndo = try await self.store.mayUndo(by: action, of: member.account, context.administrator)
        if !form.mayUndo, !form.input.has("reason"), action.isSo(for: member) { throw Self.already }
        return try await form.submit(again: { [form] in try self.page(action, member, form, $0, context) }) {
            [form] values in
            if action.isGrave, !form.isUndo {
                try await self.proof.demand(values.password, of: context.administrator.id)
            }
            do {
                let account = member.account
                let (administrator, isUndo) = (context.administrator, form.isUndo)
                guard try await self.store.do(action, values, to: account, by: administrator, isUndo: isUndo) else {
                    throw Self.already
                }
                return .onward(
                    to: ManagementLinks.member(account.id),
                    toast: Toast("\(account.screenName): \(action.done)", undo: action.undo(of: account.id))
                )
            } catch is ManagementStore.Overtaken {
                throw Conflict("Something else was decided meanwhile. Open the member again.")
            } catch is ManagementStore.Oneself {
                throw Self.oneself
            } catch is LastAdministrator {
                throw FormErrors("form", "This is the only administrator. Name another one first.")
            }
        }
    }

    private func page(
        _ action: ManagementAction,
        _ member: ManagedMember,
        _ form: ManagementForm,
        _ errors: FormErrors,
        _ context: AdminContext
    ) throws -> Page {
        let back = ManagementLinks.member(member.account.id)
        let frame = self.views.frame(action.title, back: back, in: context)
        return try self.views.render(ManagementPage(action, member, form, errors, frame: frame))
    }

    private func member(of context: AdminContext) async throws -> ManagedMember {
        guard let member = try await self.store.member(context.number()) else {
            throw NotFound("Nobody here has this account any more.")
        }
        return member
    }

    private static let already = Conflict("It is so already. Open the member again.")

    private static let oneself = NotAllowed(
        """
        What is about you is decided by another administrator. Where there is none, the command line does it: \
        spotter admin --help.
        """
    )
}

extension ManagementAction {
    /// Returns whether it was taken back already, for an Undo that is sent again.
    fileprivate func isSo(for member: ManagedMember) -> Bool {
        switch self {
        case .restoration: member.account.suspendedAt == nil
        case .keeping: member.leavesAt == nil
        case .suspension, .role, .sessions, .deletion: false
        }
    }

    /// Says what happened, for the toast.
    fileprivate var done: String {
        switch self {
        case .suspension: "suspended"
        case .restoration: "back in"
        case .role: "has the role now"
        case .sessions: "logged out everywhere"
        case .deletion: "is deleted in \(Leaving.grace) days"
        case .keeping: "stays"
        }
    }
}
