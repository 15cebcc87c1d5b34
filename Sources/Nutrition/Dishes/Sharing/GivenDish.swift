import FoodCatalogue
import HealthMath

/// A dish that a member shares: a saved one, or what they had at a meal of a day.
package struct GivenDish: Sendable, Equatable {
    let kind: Dish.Kind
    let facts: DishFacts
    /// The path of the owner's own.
    package let path: String

    package var name: String { self.facts.name }

    /// The line below the title on a card: "3 foods".
    package var inShort: String {
        let foods = self.facts.lines.count == 1 ? "1 food" : "\(self.facts.lines.count) foods"
        return self.kind == .recipe ? "A recipe of \(foods)" : foods
    }

    /// The energy of all of it, each line rounded as its page shows it; nil where a line doesn't know its own.
    package var kilocalories: Double? {
        self.facts.lines.reduce(0.0) { sum, line in
            sum.flatMap { sum in line.total.kcal.map { sum + $0.rounded() } }
        }
    }

    /// The signs of its foods, each once.
    package var signs: [String] {
        let all = self.facts.lines.map { FoodSign($0.name, of: $0.food ?? "").rawValue }
        let each = all.enumerated().filter { place, sign in all.firstIndex(of: sign) == place }.map(\.element)
        return Array(each.prefix(Self.mostSigns))
    }

    /// The signs that fit beside each other in a message.
    private static let mostSigns = 5

    /// The name under which it is shared: the id of a dish, or a day and one of its meals, "2026-03-14 Lunch".
    enum Name: Equatable {
        case dish(Food.ID)
        case eaten(CalendarDay, meal: String)

        init?(_ text: String) {
            if [.meal, .recipe].contains(FoodOrigin(text)) {
                self = .dish(text)
                return
            }
            guard let day = CalendarDay(String(text.prefix(10))), text.dropFirst(10).first == " " else { return nil }
            self = .eaten(day, meal: String(text.dropFirst(11)))
        }
    }
}
