import FoodCatalogue

/// Where a food comes from, as its id says.
enum FoodOrigin: Sendable, Equatable {
    /// The catalogue, the same for everybody.
    case catalogue
    /// A food of the member's own.
    case own
    /// A food that a member gave to everybody here.
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

    /// Whether only its owner has it.
    var isOwn: Bool { self == .own || self == .recipe || self == .meal }

    /// The id of a new food, by the id that its request brought.
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

extension FoodOrigin {
    /// As devices are told.
    var kind: String {
        switch self {
        case .catalogue: "catalogue"
        case .own: "own"
        case .shared: "shared"
        case .recipe: "recipe"
        case .meal: "meal"
        }
    }

    /// What a list says of it; nil for what everybody knows.
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
