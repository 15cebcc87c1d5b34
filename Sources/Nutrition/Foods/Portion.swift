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

/// A unit for amounts of a food, with its weight.
struct FoodUnit: Sendable, Equatable {
    let label: String
    let grams: Double

    static let gram = FoodUnit(label: "g", grams: 1)
    static let hundredGrams = FoodUnit(label: "100 g", grams: 100)
    /// The international avoirdupois ounce.
    static let ounce = FoodUnit(label: "oz", grams: 28.349523125)
    static let weights = [gram, hundredGrams, ounce]

    /// Writes an amount in it: "150 g", "2 × 1 cup, sliced", "1 cup, sliced".
    func words(_ amount: Double) -> String { Self.words(amount, self.label) }

    static func words(_ amount: Double, _ label: String) -> String {
        let number = Numerals.text(amount, decimals: 2)
        if label == DiaryEntry.plainUnit { return amount == 1 ? "1 serving" : "\(number) servings" }
        // Labels of household measures begin with their own count.
        guard label.first?.isNumber == true else { return "\(number) \(label)" }
        return amount == 1 ? label : "\(number) × \(label)"
    }
}

extension Food {
    /// The units: household measures first, then weights.
    var units: [FoodUnit] {
        self.measures.filter { $0.grams > 0 }.map { FoodUnit(label: $0.label, grams: $0.grams) } + FoodUnit.weights
    }

    /// The proposed portion: one of the first household measure, or 100 g.
    var usualPortion: Portion {
        guard let unit = self.units.first, unit != .gram else { return Portion(amount: 1, unit: .hundredGrams) }
        return Portion(amount: 1, unit: unit)
    }
}
