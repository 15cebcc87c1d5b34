import Foundation
import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage
import Web

/// Shows an event, its picture and its file for calendars.
///
/// | route | does |
/// |---|---|
/// | `GET /together/events/{id}` | an event |
/// | `GET /together/events/{id}/pictures/{size}?v=` | its picture, small or large |
/// | `GET /together/events/{id}/calendar` | a file that calendars read |
/// | `GET /api/v1/events/{id}`, `…/pictures/{size}`, `…/calendar` | the same for a device |
struct EventController: Controller {
    let access: EventAccess
    let pages: EventPages
    /// The address of this server, without a slash at the end.
    let publicAddress: String

    func addRoutes(to routes: Routes) {
        let own = routes.events(self.access.database)
        own.get(EventLinks.event, use: self.show)
        own.get(EventLinks.pictureFile, use: self.picture)
        own.get(EventLinks.calendar, use: self.calendar)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.get(EventAPI.event, use: self.answer)
        api.get(EventAPI.pictureFile, use: self.picture)
        api.get(EventAPI.calendar, use: self.calendar)
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Page {
        try await self.pages.page(try await self.access.event(context), context)
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        try await self.pages.answer(try await self.access.event(context).id, context)
    }

    func picture(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let asked = request.uri.queryParameters["v"].map(String.init)
        guard let size = PictureSize(rawValue: context.parameters.get("size") ?? ""),
            let version = event.pictureVersion, asked == nil || asked == version,
            let bytes = try await EventPictureStore(database: self.access.database, event: event)
                .bytes(size, version: version)
        else { throw NotFound("There is no such picture.") }
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/jpeg",
                // A new picture has a new address.
                .cacheControl: asked == nil ? "private, no-cache" : "private, max-age=86400, immutable",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    func calendar(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let text = event.calendarText(address: self.publicAddress, at: self.access.now())
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/calendar; charset=utf-8",
                .contentDisposition: #"attachment; filename="event.ics""#,
                .cacheControl: "private, no-store",
            ],
            body: .init(byteBuffer: ByteBuffer(string: text))
        )
    }
}
