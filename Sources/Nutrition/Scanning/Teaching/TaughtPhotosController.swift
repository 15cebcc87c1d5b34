import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Web

/// Shows what a member's corrections taught, and forgets it.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/photos` | the foods that were taught, and whether photos are kept |
/// | `POST /diary/photos/removal`, `…/restoration` | forgets one of them, or all; brings them back, for a day |
struct TaughtPhotosController: Controller {
    let photos: PhotoScans
    let kept: FoodPhotos
    let lookup: FoodLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(PhotoScanLinks.taught, use: self.page)
        own.post(PhotoScanLinks.forgetting, use: self.forget)
        own.post(PhotoScanLinks.restoration, use: self.restore)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let member = context.signedIn
        let taught = try await self.photos.taught(by: member).foods()
        var names: [Food.ID: String] = [:]
        for food in taught {
            names[food.food] = try await self.lookup.itemAtHand(food.food, for: member.id)?.food.plainName
        }
        let frame = self.views.frame(
            "Food photos",
            back: PhotoScanLinks.photo.path,
            tab: .food,
            help: Places.help("diary"),
            in: context
        )
        let store = self.kept.store(of: member)
        let (keeps, kept) = (try await store.isKeeping(), try await store.count())
        return try self.views.render(TaughtPhotosPage(taught, names, keeps: keeps, kept: kept, frame: frame))
    }

    func forget(request: Request, context: MemberContext) async throws -> Response {
        let food = try await request.form(ForgettingForm.self).values()
        let now = self.now()
        let count = try await self.photos.taught(by: context.signedIn).forget(food.isEmpty ? nil : food, at: now)
        let toast =
            count == 0
            ? Toast("There was nothing to forget")
            : Toast("\(Self.words(count)) forgotten", undo: PhotoScanLinks.restoration(forgottenAt: now))
        return .onward(to: PhotoScanLinks.taught.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let moment = try request.query(RememberingForm.self).values()
        let count = try await self.photos.taught(by: context.signedIn).restore(forgottenAt: moment, at: self.now())
        guard count > 0 else { throw NotFound("There is nothing of that to bring back any more.") }
        return .onward(to: PhotoScanLinks.taught.path, toast: Toast("\(Self.words(count)) known again"))
    }

    private static func words(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }
}
