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
/// | `POST /admin/announcements/preview` | shows it as it will be read, and how many it reaches |
/// | `POST /admin/announcements` | sends it in a minute |
/// | `POST /admin/announcements/{id}/removal` | takes it back within that minute |
struct AnnouncementController: Controller {
    let database: any Database
    let count: @Sendable (MemberAudience, Date) async throws -> Int
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(AdministrationLinks.announcements, use: self.show)
        administration.post(AdministrationLinks.announcementPreview, .changesMembers, use: self.preview)
        administration.post(AdministrationLinks.announcements, .changesMembers, use: self.send)
        administration.post(AdministrationLinks.announcementRemoval, .changesMembers, use: self.takeBack)
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(AnnouncementListForm.self).after
        return try await self.page(AnnouncementForm(), FormErrors(), after: after, context)
    }

    func preview(request: Request, context: AdminContext) async throws -> Response {
        let form = try await request.form(AnnouncementForm.self)
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
        guard try await self.store.takeBack(context.id(), by: context.administrator, at: self.now()) else {
            throw HTTPError(.conflict, message: "It has gone out already.")
        }
        return .onward(to: AdministrationLinks.announcements.path, toast: Toast("Taken back. Nobody was told."))
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
            AnnouncementsPage(form, errors, said, in: context.administrator.timeZone, frame: frame)
        )
    }
}
