import DelimitedText
import FoodCatalogue

/// A food in a usual portion, which can be proposed.
struct Idea: Sendable, Equatable {
    let food: Food.ID
    /// "Greek yogurt, plain", where the catalogue says "Yogurt, Greek, plain, nonfat".
    let name: String
    let portion: Portion
    /// "a pot".
    let portionWords: String
    let suits: Set<Occasion>
    let group: String
    let contents: FoodContents
    /// The facts of the whole portion.
    let facts: KeyFacts

    /// The meals of a day as advice tells them apart.
    enum Occasion: Character, Sendable {
        case breakfast = "b"
        case lunch = "l"
        case dinner = "d"
        case snack = "s"

        /// Meals are known by their place in the list: the first is a breakfast, the fourth and later ones are snacks.
        init(_ meal: String, in list: MealList) {
            let place = list.names.firstIndex { $0.lowercased() == meal.lowercased() } ?? 3
            let mains: [Occasion] = [.breakfast, .lunch, .dinner]
            self = place < mains.count ? mains[place] : .snack
        }
    }

    var kcal: Double { self.facts[.kcal] ?? 0 }
    var protein: Double { self.facts[.protein] ?? 0 }
    var carbohydrate: Double { self.facts[.carbohydrate] ?? 0 }
    var fat: Double { self.facts[.fat] ?? 0 }
    var fibre: Double { self.facts[.fibre] ?? 0 }
}

extension Idea {
    /// Returns nil when the catalogue's food doesn't have the unit, or its nutrients are unknown.
    init?(_ line: IdeaLine, _ food: Food) {
        guard let unit = food.units.first(where: { $0.label == line.unit }) else { return nil }
        let portion = Portion(amount: line.amount, unit: unit)
        let facts = KeyFacts(food.nutrients, grams: portion.grams)
        guard [KeyFact.kcal, .protein, .carbohydrate, .fat].allSatisfy({ facts[$0] != nil }) else { return nil }
        self.init(
            food: food.id,
            name: line.name,
            portion: portion,
            portionWords: line.words,
            suits: line.occasions,
            group: food.group,
            contents: FoodContents(food),
            facts: facts
        )
    }
}

extension Idea {
    /// Proposes a food by its plain name, in its usual portion.
    init(_ food: Food) {
        let portion = food.usualPortion
        self.init(
            food: food.id,
            name: food.plainName,
            portion: portion,
            portionWords: "",
            suits: [],
            group: food.group,
            contents: FoodContents(food),
            facts: KeyFacts(food.nutrients, grams: portion.grams)
        )
    }
}

/// A line of the table of ideas.
struct IdeaLine: Sendable, Equatable {
    let food: Food.ID
    let name: String
    let amount: Double
    let unit: String
    let words: String
    let occasions: Set<Idea.Occasion>

    /// Reads a table; leaves malformed lines out.
    static func all(_ table: String) -> [IdeaLine] { TabbedTable(table).rows.compactMap(IdeaLine.init) }

    private init?(_ columns: [String]) {
        guard columns.count == 6, !columns.contains(""), let amount = Double(columns[2]), amount > 0 else { return nil }
        self.food = columns[0]
        self.name = columns[1]
        self.amount = amount
        self.unit = columns[3]
        self.words = columns[4]
        self.occasions = Set(columns[5].compactMap(Idea.Occasion.init(rawValue:)))
    }
}
