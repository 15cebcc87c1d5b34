import FoodCatalogue

/// A day in words instead of numbers, for no-pressure mode.
struct GentleDay: Sendable, Equatable {
    /// Like "3 meals logged, vegetables twice, fruit once".
    let words: String

    /// `group` returns a food's category; foods without one are not counted by category.
    init(_ day: DiaryDay, group: (Food.ID) async throws -> String?) async rethrows {
        let meals = day.meals.filter { !$0.entries.isEmpty }
        guard !meals.isEmpty else {
            self.words = "Nothing logged yet. Whenever you like."
            return
        }
        var groups: [String] = []
        for food in meals.flatMap(\.entries).compactMap(\.food) {
            if let group = try await group(food) { groups.append(group) }
        }
        let parts = Self.worthSaying.compactMap { shelf, name -> String? in
            let count = groups.count { $0.hasPrefix(shelf) }
            return count == 0 ? nil : "\(name) \(Self.times(count))"
        }
        self.words =
            (["\(meals.count) \(meals.count == 1 ? "meal" : "meals") logged"] + parts).joined(separator: ", ") + "."
    }

    /// Categories of USDA that are mentioned, by their first word.
    private static let worthSaying = [("Vegetable", "vegetables"), ("Fruit", "fruit"), ("Legume", "pulses")]

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
