import FoodCatalogue
import Web

/// The energy of a line of a dish under edit, as it stands in the form.
struct LineEnergy: Sendable, Equatable {
    /// Nil when the food doesn't know it, or the amount or the unit can't be read.
    let kilocalories: Double?
    /// The energy of a gram, or of a serving of plain calories; nil when the food doesn't know it.
    let perGram: Double?

    init(_ line: FormInput, _ food: Food?) {
        // The form itself complains about what can't be read.
        var ignored = FormErrors()
        let amount = EntryFields.amount(line, into: &ignored)
        if line["foodId"].isEmpty {
            self.perGram = EntryFields.facts(line, into: &ignored)[.kcal]
            self.kilocalories = self.perGram.map { $0 * (amount ?? 1) }
        } else {
            self.perGram = food?.nutrients.kcal.map { $0 / 100 }
            let unit = food?.units.first { $0.label == line["unit"] }
            if let perGram, let amount, let unit {
                self.kilocalories = perGram * amount * unit.grams
            } else {
                self.kilocalories = nil
            }
        }
    }
}
