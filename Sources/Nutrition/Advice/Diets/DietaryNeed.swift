/// What a member eats or leaves out, as advice has to mind it.
package enum DietaryNeed: String, Sendable, CaseIterable, Hashable {
    case vegetarian, vegan, pescatarian, halal, kosher
    case noNuts = "no-nuts"
    case lactoseFree = "lactose-free"
    case glutenFree = "gluten-free"
    case noEggs = "no-eggs"
    case noShellfish = "no-shellfish"
    case noSoy = "no-soy"
    case lowSalt = "low-salt"

    var name: String {
        switch self {
        case .vegetarian: "vegetarian"
        case .vegan: "vegan"
        case .pescatarian: "fish, no meat"
        case .halal: "halal"
        case .kosher: "kosher"
        case .noNuts: "no nuts"
        case .lactoseFree: "lactose-free"
        case .glutenFree: "gluten-free"
        case .noEggs: "no eggs"
        case .noShellfish: "no shellfish"
        case .noSoy: "no soy"
        case .lowSalt: "low salt"
        }
    }

    /// What a food must surely not contain to be proposed.
    var forbids: FoodContents {
        switch self {
        case .vegetarian: [.meat, .fish, .shellfish]
        case .vegan: [.meat, .fish, .shellfish, .dairy, .egg, .honey]
        case .pescatarian: [.meat]
        case .halal: [.pork, .alcohol]
        case .kosher: [.pork, .shellfish, .unkosherFish]
        case .noNuts: [.nuts]
        case .lactoseFree: [.dairy]
        case .glutenFree: [.gluten]
        case .noEggs: [.egg]
        case .noShellfish: [.shellfish]
        case .noSoy: [.soy]
        case .lowSalt: [.salt]
        }
    }

    /// What the member must see to themselves, because no table knows it; empty for nothing.
    func hint(for contents: FoodContents) -> String {
        guard contents.contains(.meat), self == .halal || self == .kosher else { return "" }
        return "Choose \(self.name)."
    }
}
