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

/// The food that is to be forgotten; empty for all.
struct ForgettingForm: Form {
    static let fields: [String: FieldKind] = ["foodId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Food.ID? { self.input.text("foodId", max: 100, into: &errors) }
}

/// What a member's corrections taught.
struct TaughtPhotosPage: PageModel {
    static let template = "scans/taught"

    let frame: Frame
    let foods: [FoodView]
    let keeps: Bool

    /// A food with the number of its photos.
    struct FoodView: Encodable, Sendable {
        let taughtFood: String
        let taughtName: String
        let taughtCount: String
        let foodSign: String
    }

    init(_ taught: [TaughtFood], _ names: [Food.ID: String], keeps: Bool, frame: Frame) {
        self.frame = frame
        self.keeps = keeps
        self.foods = taught.map { food in
            let name = names[food.food] ?? "A food that is gone"
            return FoodView(
                taughtFood: food.food,
                taughtName: name,
                taughtCount: food.count == 1 ? "1 photo" : "\(food.count) photos",
                foodSign: FoodSign(name, of: food.food).rawValue
            )
        }
    }
}
