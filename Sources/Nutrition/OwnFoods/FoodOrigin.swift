import FoodCatalogue

/// The origin of a food, which its id tells.
enum FoodOrigin: Sendable, Equatable {
    /// The catalogue, which is the same for everybody.
    case catalogue
    /// The member's own food.
    case own
    /// A food that was offered and everybody has.
    case shared
    case recipe, meal

    init(_ id: Food.ID) {
        let prefix = id.prefix { $0 != "-" }
        self =
            switch prefix {
            case "own": .own
            case "here": .shared
            case "recipe": .recipe
            case "meal": .meal
            default: .catalogue
            }
    }

    /// Whether only one member has it.
    var isOwn: Bool { self == .own || self == .recipe || self == .meal }

    /// Returns the id of a new food, made of its request's id.
    func id(_ request: String) -> Food.ID {
        switch self {
        case .own: "own-" + request
        case .shared: "here-" + request
        case .recipe: "recipe-" + request
        case .meal: "meal-" + request
        case .catalogue: request
        }
    }
}

extension ShortName {
    /// Shortens the name of a food of the catalogue; what people called something stays whole.
    ///
    /// - Parameter food: Nil for what was logged without a food.
    init(_ name: String, of food: Food.ID?) {
        if let food, FoodOrigin(food) == .catalogue { self.init(name) } else { self.init(whole: name) }
    }
}

extension FoodOrigin {
    /// The name in the API.
    var kind: String {
        switch self {
        case .catalogue: "catalogue"
        case .own: "own"
        case .shared: "shared"
        case .recipe: "recipe"
        case .meal: "meal"
        }
    }

    /// The note in lists; nil for foods of the catalogue.
    var words: String? {
        switch self {
        case .catalogue: nil
        case .own: "Yours"
        case .shared: "From members here"
        case .recipe: "Your recipe"
        case .meal: "Your meal"
        }
    }
}
