import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Says something to all members, or to those whom it concerns.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/announcements` | the form, and what was said before |
/// | `POST /admin/announcements/preview` | shows it as it will be read, and how many it reaches; or the form again |
/// | `GET /admin/announcements/preview` | leads to the form |
/// | `POST /admin/announcements` | sends it in a minute |
/// | `POST /admin/announcements/{id}/removal`, `…/restoration` | takes it back within that minute, with Undo |
/// | `GET`, `POST /api/v1/admin/announcements` | the same for a device |
/// | `DELETE /api/v1/admin/announcements/{id}` | takes it back |
/// | `GET /api/v1/admin/audiences/{audience}` | how many it would reach |
struct AnnouncementController: Controller {
    let database: any Database
    let count: @Sendable (MemberAudience, Date) async throws -> Int
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(AdministrationLinks.announcements, use: self.show)
        administration.get(AdministrationLinks.announcementPreview, use: self.begin)
        let preview = AdministrationLinks.announcementPreview
        administration.post(preview, .changesMembers, .handlesRepetition, use: self.preview)
        administration.post(AdministrationLinks.announcements, .changesMembers, use: self.send)
        administration.post(AdministrationLinks.announcementRemoval, .changesMembers, use: self.takeBack)
        administration.post(AdministrationLinks.announcementRestoration, .changesMembers, use: self.restore)
        let api = routes.administrationAPI
        api.get(AdministrationAPI.announcements, use: self.answerAll)
        api.get(AdministrationAPI.audience, use: self.answerAudience)
        api.post(AdministrationAPI.announcements, .changesMembers, .remembered, use: self.answerSending)
        api.delete(AdministrationAPI.announcement, .changesMembers, use: self.answerTakingBack)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(AnnouncementListForm.self).after
        return try await self.page(AnnouncementForm(), FormErrors(), after: after, context)
    }

    /// Leads on who opens the address of the preview anew.
    func begin(request: Request, context: AdminContext) async throws -> Response {
        .onward(to: AdministrationLinks.announcements.path)
    }

    func preview(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(AnnouncementForm.self)
        if form.isToChange { return try await self.page(form, FormErrors(), context).response() }
        return try await form.submit(again: { try await self.page(form, $0, context) }) { values in
            let count = try await self.count(values.audience, self.now())
            let back = AdministrationLinks.announcements.path
            let frame = self.views.frame("Before it goes", back: back, in: context)
            return try self.views.render(AnnouncementPreviewPage(values, count: count, frame: frame)).response()
        }
    }

    func send(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(AnnouncementForm.self)
        return try await form.submit(again: { try await self.page(form, $0, context) }) { values in
            let id = try await self.store.add(values, by: context.administrator, at: self.now())
            return .onward(
                to: AdministrationLinks.announcements.path,
                toast: Toast("It goes out in a minute", undo: AdministrationLinks.announcementRemoval(id))
            )
        }
    }

    func takeBack(request: Request, context: AdminContext) async throws -> Response {
        let id = try await self.takeBack(context)
        let toast = Toast("Taken back. Nobody was told.", undo: AdministrationLinks.announcementRestoration(id))
        return .onward(to: AdministrationLinks.announcements.path, toast: toast)
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id()
        guard try await self.store.restore(id, by: context.administrator, at: self.now()) else {
            throw Conflict("Only who took it back undoes that, within ten minutes. Write it anew.")
        }
        return .onward(
            to: AdministrationLinks.announcements.path,
            toast: Toast("It goes out in a minute", undo: AdministrationLinks.announcementRemoval(id))
        )
    }

    func answerAll(request: Request, context: AdminContext) async throws -> JSONResponse {
        let after = try request.query(AnnouncementListForm.self).after
        return JSONResponse(
            AnnouncementsResponse(try await self.store.all(after: after, limit: AnnouncementsPage.length))
        )
    }

    func answerAudience(request: Request, context: AdminContext) async throws -> JSONResponse {
        guard let audience = MemberAudience(rawValue: context.parameters.get("id") ?? "") else {
            throw NotFound("There is no such audience.")
        }
        let count = try await self.count(audience, self.now())
        return JSONResponse(AudienceResponse(audience: audience.rawValue, members: count))
    }

    func answerSending(request: Request, context: AdminContext) async throws -> JSONResponse {
        let values = try await request.form(AnnouncementForm.self).values()
        let id = try await self.store.add(values, by: context.administrator, at: self.now())
        guard let added = try await self.store.find(id) else { throw NotFound() }
        return JSONResponse(AnnouncementResponse(added), status: .created)
    }

    func answerTakingBack(request: Request, context: AdminContext) async throws -> HTTPResponse.Status {
        try await self.takeBack(context)
        return .noContent
    }

    @discardableResult
    private func takeBack(_ context: AdminContext) async throws -> String {
        let id = try context.id()
        guard try await self.store.takeBack(id, by: context.administrator, at: self.now()) else {
            throw Conflict("It has gone out already.")
        }
        return id
    }

    private var store: AnnouncementStore { AnnouncementStore(database: self.database) }

    private func page(
        _ form: AnnouncementForm,
        _ errors: FormErrors,
        after cursor: Cursor? = nil,
        _ context: AdminContext
    ) async throws -> Page {
        let said = try await self.store.all(after: cursor, limit: AnnouncementsPage.length)
        let frame = self.views.frame("Announcements", back: Places.administration.path, in: context)
        return try self.views.render(
            AnnouncementsPage(
                form,
                errors,
                said,
                at: self.now(),
                in: context.administrator.timeZone,
                frame: frame
            )
        )
    }
}
