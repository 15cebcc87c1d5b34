extension MealWord {
    /// Returns the member's meal that is meant: the one of that name, else the one that takes its place; nil for none.
    func name(among meals: MealList) -> String? {
        let names = meals.names.map { (name: $0, word: $0.lowercased()) }
        for word in self.likewise {
            if let found = names.first(where: { $0.word == word || $0.word == word + "s" || $0.word == word + "es" }) {
                return found.name
            }
        }
        return names.first { $0.word.contains(self.rawValue) }?.name
    }

    /// The meals that people call so, the very word first.
    private var likewise: [String] {
        switch self {
        case .breakfast: ["breakfast"]
        case .brunch: ["brunch", "lunch", "breakfast"]
        case .lunch: ["lunch"]
        case .dinner: ["dinner", "supper", "tea"]
        case .supper: ["supper", "dinner", "tea"]
        case .tea: ["tea", "dinner", "supper"]
        case .snack: ["snack"]
        }
    }
}
