import Foundation
import Hummingbird
import Members
import Pictures
import Storage
import Web

/// Serves the picture of an event; for those who may change it.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /together/events/{id}/picture` | shows it; takes another |
/// | `POST …/picture/removal`, `…/restoration` | removes it, with Undo for a day |
/// | `PUT`, `DELETE /api/v1/events/{id}/picture` | the same for a device |
struct EventPictureController: Controller {
    let access: EventAccess
    let imageProcessor: ImageProcessor
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.events(self.access.database)
        own.get(EventLinks.picture, use: self.show)
        own.post(EventLinks.picture, .limited(.pictures), .changesMember, use: self.take)
        own.post(EventLinks.pictureRemoval, .changesMember, use: self.remove)
        own.post(EventLinks.pictureRestoration, .changesMember, use: self.restore)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.put(EventAPI.picture, .limited(.pictures), .changesMember, .key(in: .address), use: self.answerTaking)
        api.delete(EventAPI.picture, .changesMember, use: self.answerRemoving)
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Page {
        try self.page(try await self.access.changeable(context), nil, context)
    }

    func take(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.changeable(context)
        do {
            try await self.keep(request, event, context.signedIn)
            return .onward(to: EventLinks.event(event.id), toast: Toast("The picture is in"))
        } catch let refusal as FileRefusal {
            return try self.page(event, refusal, context).response()
        }
    }

    func remove(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.changeable(context)
        let isRemoved = try await self.store(event).remove(by: context.signedIn, at: self.now())
        let undo = EventLinks.pictureRestoration(event.id)
        let toast = isRemoved ? Toast("The picture is gone", undo: undo) : nil
        return .onward(to: EventLinks.event(event.id), toast: toast)
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.changeable(context)
        guard try await self.store(event).restore(by: context.signedIn, at: self.now()) else {
            throw NotFound("It can't be put back any more.")
        }
        return .onward(to: EventLinks.event(event.id), toast: Toast("The picture is back"))
    }

    func answerTaking(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.access.changeable(context)
        return JSONResponse(PhotoResponse(photoVersion: try await self.keep(request, event, context.signedIn)))
    }

    func answerRemoving(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.changeable(context)
        guard try await self.store(event).remove(by: context.signedIn, at: self.now()) else {
            throw NotFound("It has no picture.")
        }
        return Response(status: .noContent)
    }

    /// Stores the uploaded picture and returns its version; throws `FileRefusal` for any other file.
    @discardableResult
    private func keep(_ request: Request, _ event: GroupEvent, _ organiser: Member) async throws -> String {
        let picture = try await self.imageProcessor.picture(of: request)
        return try await self.store(event).put(picture, by: organiser, at: self.now())
    }

    private func store(_ event: GroupEvent) -> EventPictureStore {
        EventPictureStore(database: self.access.database, event: event)
    }

    private func page(_ event: GroupEvent, _ refusal: FileRefusal?, _ context: ConfirmedContext) throws -> Page {
        let frame = self.views.frame(
            "Picture",
            back: EventLinks.event(event.id),
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(EventPicturePage(event, refusal, frame: frame))
    }
}
