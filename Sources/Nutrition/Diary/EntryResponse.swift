import HealthMath
import Members
import Web

/// An entry as a device reads it; unknown amounts are null.
struct EntryResponse: Encodable, Sendable {
    let id: String
    let day: String
    let meal: String
    let foodId: OrNull<String>
    let name: String
    /// The saved meal that it was logged with; null for what was logged by itself.
    let dish: OrNull<String>
    let amount: Double
    let unit: String
    let grams: OrNull<Double>
    let time: OrNull<String>
    let kcal: OrNull<Double>
    let fat: OrNull<Double>
    let carbohydrate: OrNull<Double>
    let protein: OrNull<Double>
    let version: Int64

    init(_ entry: DiaryEntry) {
        self.id = entry.id
        self.day = entry.day.description
        self.meal = entry.meal
        self.foodId = OrNull(entry.food)
        self.name = entry.name
        self.dish = OrNull(entry.dish)
        self.amount = entry.amount
        self.unit = entry.unit
        self.grams = OrNull(entry.grams?.inThousandths)
        self.time = OrNull(entry.minutes.map { EntryFields.time($0) })
        self.kcal = OrNull(entry.facts[.kcal]?.inThousandths)
        self.fat = OrNull(entry.facts[.fat]?.inThousandths)
        self.carbohydrate = OrNull(entry.facts[.carbohydrate]?.inThousandths)
        self.protein = OrNull(entry.facts[.protein]?.inThousandths)
        self.version = entry.version
    }
}
