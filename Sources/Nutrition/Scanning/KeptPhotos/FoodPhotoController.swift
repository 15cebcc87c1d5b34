import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage
import Web

/// Serves the photos of meals, and the list of them, to their owner, and single ones to whom they shared that meal with.
///
/// | route | does |
/// |---|---|
/// | `POST /diary/photos/keeping` | keeps photos from now on, or no more |
/// | `GET /diary/photos/kept` | all that are kept, a page at a time |
/// | `GET /api/v1/diary/photos/kept` | likewise for devices, without the pictures |
/// | `GET /diary/entries/{id}/photo/{size}` | the photo of an entry |
/// | `POST /diary/entries/{id}/photo/removal`, `…/restoration` | deletes it; brings it back, for a day |
/// | `GET /meals/{id}/photos/{entry}/{size}` | a photo that came with a meal which somebody shared |
///
/// Pictures are for sessions only: no access token reads them but in an export.
struct FoodPhotoController: Controller {
    let photos: FoodPhotos
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.post(PhotoScanLinks.keeping, use: self.keep)
        own.get(FoodPhotoLinks.kept, use: self.list)
        routes.api(.diary).get(FoodPhotoLinks.kept, use: self.answerList)
        own.get(FoodPhotoLinks.image, use: self.image)
        own.post(FoodPhotoLinks.removal, use: self.remove)
        own.post(FoodPhotoLinks.restoration, use: self.restore)
        own.get(FoodPhotoLinks.shared, use: self.sharedImage)
    }

    func keep(request: Request, context: MemberContext) async throws -> Response {
        let keeps = try await request.form(PhotoKeepingForm.self).values()
        try await self.photos.store(of: context.signedIn).keep(keeps, at: self.now())
        let words = keeps ? "Photos are kept from now on, for you alone" : "Photos aren't kept any more"
        return .onward(to: PhotoScanLinks.taught.path, toast: Toast(words))
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let frame = self.views.frame(
            "Kept photos",
            back: PhotoScanLinks.taught.path,
            tab: .food,
            help: Places.help("diary"),
            in: context
        )
        let kept = try await self.kept(request, context)
        return try self.views.render(KeptPhotosPage(kept, today: member.day(at: self.now()), frame: frame))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(KeptPhotosResponse(try await self.kept(request, context)))
    }

    private func kept(_ request: Request, _ context: MemberContext) async throws -> KeptPhotos {
        let asked = try request.query(KeptPhotosQuery.self).values()
        let store = self.photos.store(of: context.signedIn)
        return KeptPhotos(try await store.kept(after: asked.cursor, limit: asked.limit + 1), limit: asked.limit)
    }

    func image(request: Request, context: MemberContext) async throws -> Response {
        let entry = try context.id(orElse: Self.missing)
        let store = self.photos.store(of: context.signedIn)
        return try await self.response(context) { try await store.image($0, of: entry) }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let entry = try context.id(orElse: Self.missing)
        let store = self.photos.store(of: context.signedIn)
        guard try await store.remove(entry, at: self.now()) else { throw Self.missing }
        let undo = FoodPhotoLinks.restoration.path(entry)
        return .onward(to: DiaryLinks.entry(entry), toast: Toast("The photo is deleted", undo: undo))
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let entry = try context.id(orElse: Self.missing)
        let store = self.photos.store(of: context.signedIn)
        guard try await store.restore(entry, at: self.now()) else { throw Self.missing }
        return .onward(to: FoodPhotoLinks.photo(of: entry), toast: Toast("The photo is back"))
    }

    func sharedImage(request: Request, context: MemberContext) async throws -> Response {
        let dish = try context.food(of: .meal, orElse: Self.missing)
        let entry = try context.id("entry", orElse: Self.missing)
        let store = self.photos.store(of: context.signedIn)
        let shared = try await self.photos.shared(with: dish, to: context.signedIn)
        guard let photo = shared.first(where: { $0.entry == entry }) else { throw Self.missing }
        return try await self.response(context) { try await store.image($0, of: photo) }
    }

    private func response(
        _ context: MemberContext,
        _ image: (FoodPhoto.Size) async throws -> [UInt8]?
    ) async throws -> Response {
        guard let size = FoodPhoto.Size(rawValue: context.parameters.get("size") ?? "") else { throw Self.missing }
        let bytes: [UInt8]?
        do {
            bytes = try await image(size)
        } catch is Seal.Broken {
            throw NotFound("This photo was sealed with a key that is lost. It can't be shown.")
        }
        guard let bytes else { throw Self.missing }
        return Response(
            status: .ok,
            headers: [.contentType: "image/jpeg", .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    private static let missing = NotFound("There is no such photo here.")
}
