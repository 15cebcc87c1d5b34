import FoodCatalogue
import Members
import Web

/// What was recognised in a sentence, as a device reads it.
struct SentenceResponse: Encodable, Sendable {
    /// The meal that the sentence names, else the usual one at this hour.
    let meal: String
    let items: [Item]

    struct Item: Encodable, Sendable {
        /// What was said of it.
        let said: String
        /// Null when nothing was found.
        let foodId: OrNull<String>
        let name: String
        let amount: OrNull<Double>
        let unit: OrNull<String>
        let grams: OrNull<Double>
        /// Whether neither the food nor the amount needs a second look.
        let sure: Bool
        let others: [Other]
    }

    /// Another food that may be meant, in the amount that it would be.
    struct Other: Encodable, Sendable {
        let foodId: String
        let name: String
        let amount: Double
        let unit: String
        let grams: OrNull<Double>

        init(_ candidate: SentenceItem.Candidate) {
            self.foodId = candidate.food
            self.name = candidate.name
            self.amount = candidate.amount
            self.unit = candidate.unit
            self.grams = OrNull(candidate.grams?.inThousandths)
        }
    }

    init(_ items: [SentenceItem], meal: String) {
        self.meal = meal
        self.items = items.map { item in
            let first = item.candidates.first
            return Item(
                said: item.phrase.text,
                foodId: OrNull(first?.food),
                name: first?.name ?? item.phrase.text,
                amount: OrNull(first?.amount),
                unit: OrNull(first?.unit),
                grams: OrNull(first?.grams?.inThousandths),
                sure: item.isSure,
                others: item.candidates.dropFirst().map(Other.init)
            )
        }
    }
}
