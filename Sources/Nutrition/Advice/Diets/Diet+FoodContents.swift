import HealthMath

/// What a diet asks of food.
extension Diet {
    /// In the middle of a sentence: "no nuts".
    var name: String { self == .pescatarian ? "fish, no meat" : self.label.lowercased() }

    /// The contents that a proposed food must surely not have.
    var forbids: FoodContents {
        switch self {
        case .vegetarian: [.meat, .fish, .shellfish, .rennet]
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

    /// Returns what the member must check themselves, because no table has it; empty for nothing.
    func hint(for contents: FoodContents) -> String {
        guard contents.contains(.meat), self == .halal || self == .kosher else { return "" }
        return "Choose \(self.name)."
    }
}
