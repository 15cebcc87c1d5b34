import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Makes and ends invitations for an administrator's device.
///
/// | route | does |
/// |---|---|
/// | `GET /api/v1/admin/invitations?after=` | those that are good, never their links |
/// | `POST /api/v1/admin/invitations` | makes one, and shows its link once |
/// | `POST /api/v1/admin/invitations/{id}/end` | ends one, with a reason |
struct InvitationAPIController: Controller {
    let database: any Database
    let publicAddress: String
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administrationAPI
        administration.get(InvitationAPI.all, use: self.list)
        administration.post(InvitationAPI.all, .changesMembers, use: self.make)
        administration.post(InvitationAPI.end, .changesMembers, use: self.end)
    }

    func list(request: Request, context: AdminContext) async throws -> JSONResponse {
        let after = try request.query(InvitationListForm.self).after
        let open = try await self.store
            .open(at: self.now(), after: after.map { ($0.at, $0.id) }, limit: InvitationsPage.length)
        return JSONResponse(InvitationsResponse(open))
    }

    func make(request: Request, context: AdminContext) async throws -> JSONResponse {
        let values = try await request.form(InvitationForm.self).values()
        guard let made = try await self.store.make(values, by: context.administrator, at: self.now()) else {
            throw FormErrors("form", "\(Invitation.most) invitations are open already. End one first.")
        }
        return JSONResponse(
            NewInvitationResponse(link: self.publicAddress + AccountLinks.signUp(made)),
            status: .created
        )
    }

    func end(request: Request, context: AdminContext) async throws -> HTTPResponse.Status {
        let (id, reason) = (try context.id(), try await request.form(InvitationEndForm.self).values())
        guard try await self.store.end(id, because: reason, by: context.administrator, at: self.now()) else {
            throw NotFound("This invitation has ended already.")
        }
        return .noContent
    }

    private var store: InvitationStore { InvitationStore(database: self.database) }
}

/// The invitations that are good, the newest first.
struct InvitationsResponse: Encodable, Sendable {
    struct One: Encodable, Sendable {
        let id: String
        let note: String
        let places: Int
        /// In UTC.
        let expiresAt: String
    }

    let invitations: [One]
    /// The value of `after` for the next page; null on the last.
    let next: OrNull<String>

    init(_ open: [Invitation]) {
        self.invitations = open.map {
            One(id: $0.id, note: $0.note, places: $0.places, expiresAt: $0.expiresAt.formatted(.iso8601))
        }
        let last = open.count == InvitationsPage.length ? open.last : nil
        self.next = OrNull(last.map { Cursor(at: $0.createdAt.milliseconds, id: $0.id).description })
    }
}

/// A link that can't be shown again.
struct NewInvitationResponse: Encodable, Sendable {
    let link: String
}
