import FoodCatalogue
import HTTPTypes
import Hummingbird
import Members
import Web

/// Shows what a member's corrections taught, and forgets it.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/photos` | the foods that were taught, and whether photos are kept |
/// | `POST /diary/photos/removal` | forgets one of them, or all |
struct TaughtPhotosController: Controller {
    let photos: PhotoScans
    let kept: FoodPhotos
    let lookup: FoodLookup
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(PhotoScanLinks.taught, use: self.page)
        own.post(PhotoScanLinks.forgetting, use: self.forget)
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
        let keeps = try await self.kept.store(of: member).isKeeping()
        return try self.views.render(TaughtPhotosPage(taught, names, keeps: keeps, frame: frame))
    }

    func forget(request: Request, context: MemberContext) async throws -> Response {
        let food = try await request.form(ForgettingForm.self).values()
        let store = self.photos.taught(by: context.signedIn)
        let count = food.isEmpty ? try await store.forgetAll() : try await store.forget(food)
        let words =
            count == 0 ? "There was nothing to forget" : "\(count == 1 ? "1 photo" : "\(count) photos") forgotten"
        return .onward(to: PhotoScanLinks.taught.path, toast: Toast(words))
    }
}
