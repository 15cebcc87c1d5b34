import HealthMath

/// What a diet asks of food.
extension Diet {
    /// In the middle of a sentence: "no nuts".
    var name: String { self == .pescatarian ? "fish, no meat" : self.label.lowercased() }

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
