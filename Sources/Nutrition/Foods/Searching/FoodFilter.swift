import FoodCatalogue

/// The filters of a food search.
enum FoodFilter: String, CaseIterable, Sendable {
    case all, mine, raw, branded, meals

    var name: String {
        switch self {
        case .all: "All"
        case .mine: "Mine"
        case .raw: "Raw"
        case .branded: "Branded"
        case .meals: "Meals"
        }
    }

    /// Whether the catalogue or shared foods may match.
    var asksEverybodys: Bool { self != .mine && self != .meals }

    /// The kind for the catalogue's search.
    var kind: FoodKind? {
        switch self {
        case .raw: .whole
        case .branded: .branded
        case .all, .mine, .meals: nil
        }
    }

    /// Returns whether a food that was had before may be shown; its entry doesn't tell whether it is raw or branded.
    func allows(_ food: Food.ID) -> Bool {
        let origin = FoodOrigin(food)
        return switch self {
        case .all, .raw, .branded: true
        case .mine: origin.isOwn
        case .meals: origin == .meal || origin == .recipe
        }
    }

    func allows(_ food: FoodSummary) -> Bool {
        switch self {
        case .all, .mine, .meals: self.allows(food.id)
        case .branded: food.brand != nil
        case .raw: food.brand == nil && Wording.words(food.name).contains("raw")
        }
    }
}
