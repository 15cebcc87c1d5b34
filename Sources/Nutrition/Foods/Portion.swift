import Web

/// So much of a food.
struct Portion: Sendable, Equatable {
    let amount: Double
    let unit: FoodUnit

    var grams: Double { self.amount * self.unit.grams }
    var words: String { self.unit.words(self.amount) }
}

extension Portion {
    /// From what was typed; nil with a complaint when there is no such unit or it is too much to be true.
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
