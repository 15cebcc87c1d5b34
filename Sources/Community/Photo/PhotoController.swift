import Foundation
import HTTPTypes
import Hummingbird
import Members
import Pictures
import Storage
import Web

/// Serves the page and the API of a member's own picture.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /together/profile/photo` | shows it; takes another, and with `?show=on` shows it to others |
/// | `GET`, `POST /together/first-picture` | the same at the end of signing up, before there is a profile; nobody sees it |
/// | `POST …/photo/removal`, `…/restoration` | removes it, with Undo |
/// | `PUT`, `DELETE /api/v1/buddy-profile/photo` | the same for a device |
struct PhotoController: Controller {
    let database: any Database
    let imageProcessor: ImageProcessor
    let people: PersonLookup
    /// Counts the steps of signing up that come before the picture.
    let stepsBefore: @Sendable (Member) async throws -> Int
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.get(TogetherLinks.firstPhoto, use: self.showFirst)
        routes.own.post(TogetherLinks.firstPhoto, .limited(.pictures), .changesMember, use: self.takeFirst)
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(TogetherLinks.photo, use: self.show)
        own.post(TogetherLinks.photo, .limited(.pictures), .changesMember, use: self.take)
        own.post(TogetherLinks.photoRemoval, .changesMember, use: self.remove)
        own.post(TogetherLinks.photoRestoration, .changesMember, use: self.restore)
        api.put(TogetherAPI.photo, .limited(.pictures), .changesMember, .key(in: .address), use: self.answerTaking)
        api.delete(TogetherAPI.photo, .changesMember, use: self.answerRemoving)
    }

    func showFirst(request: Request, context: MemberContext) async throws -> Response {
        let profiles = ProfileStore(database: self.database, owner: context.signedIn.id)
        // A member with a photo changes it on the page of their profile, which may show it.
        if try await profiles.hasPhoto() { return .onward(to: Places.welcome("done")) }
        return try await self.firstPage(nil, context).response()
    }

    func takeFirst(request: Request, context: MemberContext) async throws -> Response {
        do {
            let picture = try await self.imageProcessor.picture(of: request)
            try await PhotoStore(database: self.database, owner: context.signedIn.id).put(picture)
            return .onward(to: Places.welcome("done"), toast: Toast("Your picture is in"))
        } catch let refusal as FileRefusal {
            return try await self.firstPage(refusal, context).response()
        }
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Response {
        try await self.page(nil, isStep: Self.isStep(request), context)
    }

    func take(request: Request, context: ConfirmedContext) async throws -> Response {
        do {
            try await self.keep(request, context)
            let next = Self.isStep(request) ? try await self.next(context) : TogetherLinks.photo.path
            return .onward(to: next, toast: Toast("Your picture is in"))
        } catch let refusal as FileRefusal {
            return try await self.page(refusal, isStep: Self.isStep(request), context)
        }
    }

    func remove(request: Request, context: ConfirmedContext) async throws -> Response {
        let isRemoved = try await self.photos(context).remove(at: self.now())
        let toast = isRemoved ? Toast("Your picture is gone", undo: TogetherLinks.photoRestoration.path) : nil
        return .onward(to: TogetherLinks.photo.path, toast: toast)
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.photos(context).restore() else {
            throw NotFound("This picture was removed too long ago to be put back. Choose it again.")
        }
        return .onward(to: TogetherLinks.photo.path, toast: Toast("Your picture is back"))
    }

    func answerTaking(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        JSONResponse(PhotoResponse(photoVersion: try await self.keep(request, context)))
    }

    func answerRemoving(request: Request, context: ConfirmedContext) async throws -> Response {
        guard try await self.photos(context).remove(at: self.now()) else {
            throw NotFound("There is no picture of yours.")
        }
        return Response(status: .noContent)
    }

    /// Stores the uploaded picture and returns its version; throws `FileRefusal` for any other file.
    @discardableResult
    private func keep(_ request: Request, _ context: ConfirmedContext) async throws -> String {
        let isToBeShown = try request.query(PhotoForm.self).values()
        let profiles = ProfileStore(database: self.database, owner: context.signedIn.id)
        guard try await profiles.begun().isBegun else {
            throw Conflict("Tell something about yourself first: a picture belongs to a profile.")
        }
        let picture = try await self.imageProcessor.picture(of: request)
        let version = try await self.photos(context).put(picture)
        if isToBeShown { try await profiles.showPhoto() }
        return version
    }

    private static func isStep(_ request: Request) -> Bool { request.uri.queryParameters.get("step") == "on" }

    private func page(
        _ refusal: FileRefusal?,
        isStep: Bool,
        _ context: ConfirmedContext
    ) async throws -> Response {
        let owner = context.signedIn.id
        guard let person = try await self.people([owner])[owner] else { throw SignInRequired() }
        let own = try await ProfileStore(database: self.database, owner: owner).begun()
        guard own.isBegun else {
            return .onward(to: TogetherLinks.profile.path, toast: Toast("Tell something about yourself first"))
        }
        let version = try await self.photos(context).version()
        let page = PhotoPage(
            me: PersonView(person, photo: version, on: context.signedIn.day(at: self.now())),
            isShown: own.profile.shares.contains(.photo),
            isStep: isStep,
            nextPath: try await self.next(context),
            refusal,
            frame: self.views.frame(
                "Your picture",
                back: ProfilePart.who.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page).response()
    }

    private func firstPage(_ refusal: FileRefusal?, _ context: MemberContext) async throws -> Page {
        let owner = context.signedIn.id
        guard let person = try await self.people([owner])[owner] else { throw SignInRequired() }
        let page = FirstPhotoPage(
            me: PersonView(person, photo: nil, on: context.signedIn.day(at: self.now())),
            after: try await self.stepsBefore(context.signedIn),
            refusal,
            frame: self.views.frame("Your picture", back: Places.welcome("about"), in: context)
        )
        return try self.views.render(page)
    }

    /// Returns the page to which the step leads: to the next part of the profile, or home when nothing of it is left.
    private func next(_ context: ConfirmedContext) async throws -> String {
        let own = try await ProfileStore(database: self.database, owner: context.signedIn.id).begun()
        return own.next?.path ?? Places.together.path
    }

    private func photos(_ context: ConfirmedContext) -> PhotoStore {
        PhotoStore(database: self.database, owner: context.signedIn.id)
    }
}
