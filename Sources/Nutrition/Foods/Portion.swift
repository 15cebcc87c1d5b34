import FoodCatalogue
import Members
import Web

/// An amount of a food.
struct Portion: Sendable, Equatable {
    let amount: Double
    let unit: FoodUnit

    var grams: Double { self.amount * self.unit.grams }
    var words: String { self.unit.words(self.amount) }
}

extension Portion {
    /// Reads a portion; nil with a complaint for an unknown unit or too large an amount.
    init?(_ amount: Double, _ label: String, among units: [FoodUnit], into errors: inout FormErrors) {
        guard let unit = units.first(where: { $0.label == label }) else {
            errors.add("unit", "This food isn't measured in that. Choose one of its units.")
            return nil
        }
        self.init(amount: amount, unit: unit)
        guard self.grams <= DiaryEntry.mostGrams else {
            errors.add("amount", "That is more than 100 kg. Type a smaller amount.")
            return nil
        }
    }
}

extension Food {
    /// The proposed portion: one of the reviewed one, else of the first household measure, else 100 g.
    var usualPortion: Portion {
        Portion(amount: 1, unit: FoodUnit(self.portion, self.measures.first) ?? .hundredGrams)
    }

    /// Returns the proposed portion in a member's own measures.
    func usualPortion(in units: Units) -> Portion {
        Portion(amount: 1, unit: .usual(self.id, self.brand, self.portion, self.measures.first, in: units))
    }
}
