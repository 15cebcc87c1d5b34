/// Diets: what a member eats or leaves out.
package enum Diet: String, Sendable, Hashable, Codable, CaseIterable {
    case vegetarian
    case vegan
    case pescatarian
    case halal
    case kosher
    case noNuts = "no-nuts"
    case lactoseFree = "lactose-free"
    case glutenFree = "gluten-free"
    case noEggs = "no-eggs"
    case noShellfish = "no-shellfish"
    case noSoy = "no-soy"
    case lowSalt = "low-salt"

    package var label: String {
        switch self {
        case .vegetarian: "Vegetarian"
        case .vegan: "Vegan"
        case .pescatarian: "Fish, but no meat"
        case .halal: "Halal"
        case .kosher: "Kosher"
        case .noNuts: "No nuts"
        case .lactoseFree: "Lactose-free"
        case .glutenFree: "Gluten-free"
        case .noEggs: "No eggs"
        case .noShellfish: "No shellfish"
        case .noSoy: "No soy"
        case .lowSalt: "Low salt"
        }
    }
}
