import HTTPTypes
import Web

/// The page for adding or editing a food.
struct OwnFoodPage: PageModel {
    static let template = "own/food"
    /// An edited food changes by its version, so only the empty form is the same a day later.
    var isKept: Bool { self.removalPath.isEmpty }

    let status: HTTPResponse.Status
    let frame: Frame
    let savePath: String
    let cancelPath: String
    /// Empty for a new food.
    let removalPath: String
    let isStale: Bool
    let staleWords: String
    let fields: OwnFoodFields

    init(
        _ form: OwnFoodForm,
        _ errors: FormErrors,
        of food: OwnFood?,
        place: DiaryPlace?,
        stale: Bool,
        frame: Frame
    ) {
        self.status = stale ? .conflict : errors.isEmpty ? .ok : .unprocessableContent
        self.frame = frame
        self.savePath = (food.map { FoodLinks.food($0.id) } ?? Places.food.path) + FoodLinks.from(place)
        self.cancelPath = frame.backPath
        self.removalPath = food.map { FoodLinks.removal($0.id) } ?? ""
        self.isStale = stale
        self.staleWords = stale ? "It is now called \(food?.facts.name ?? "")." : ""
        self.fields = OwnFoodFields(form, errors)
    }
}
